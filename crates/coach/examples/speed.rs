use gaffer_core::*; use gaffer_fuba::*; use gaffer_coach::*;
fn main(){ let mut luck=Luck::new(1); let mut v=Vec::with_capacity(256); let n:u64=std::env::args().nth(1).map_or(2000,|s|s.parse().unwrap());
 let t=std::time::Instant::now(); let mut a=0; let mut goals=0u64;
 for _ in 0..n { let mut p=Position::begin(&Options::default()).unwrap(); a+=random_play_out(&mut p,&mut luck,&mut v,&mut Silent); goals+=u64::from(p.open().score().home)+u64::from(p.open().score().away);}
 let s=t.elapsed().as_secs_f64(); println!("{} answers, {:.2} M/s, {:.0} matches/s, {} per match, goals {:.2} size {}", a, a as f64/s/1e6, n as f64/s, a/n, goals as f64/n as f64, size_of::<Position>());}
