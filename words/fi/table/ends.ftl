# Miten ottelu päättyi ennen loppuvihellystä.

resigned = { $loser } luovutti: { $winner } voittaa
on-time = { $loser } ylitti aikansa: { $winner } voittaa
agreed = sovittu tasapeli
aborted = keskeytetty ennen ensimmäistä heittoa: ottelua ei lasketa
abandoned = { $loser } jätti ottelun: { $winner } voittaa
