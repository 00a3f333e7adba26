use gaffer_core::*; use gaffer_fuba::*; use gaffer_coach::*;
fn main(){ let mut luck=Luck::new(1); let mut v=Vec::with_capacity(256); let n:u64=std::env::args().nth(1).map_or(2000,|s|s.parse().unwrap());
 let t=std::time::Instant::now(); let mut a=0; let mut goals=0u64;
 for _ in 0..n { let mut p=Position::begin(&Options::default()).unwrap(); a+=random_play_out(&mut p,&mut luck,&mut v,&mut Silent); goals+=u64::from(p.open().score().home)+u64::from(p.open().score().away);}
 let s=t.elapsed().as_secs_f64(); println!("{} answers, {:.2} M/s, {:.0} matches/s, {} per match, goals {:.2} size {}", a, a as f64/s/1e6, n as f64/s, a/n, goals as f64/n as f64, size_of::<Position>());
 let t=std::time::Instant::now(); let m=n/20; let (mut w,mut d,mut l,mut gf,mut ga)=(0,0,0,0u64,0u64);
 for i in 0..m { let me = if i%2==0 {Side::Home} else {Side::Away}; let mk=|s:Side|->Box<dyn Coach<Position>>{ if s==me {Box::new(gaffer_coach::fuba::Sensible::default())} else {Box::new(Random)}};
  let p=play_match(Position::begin(&Options::default()).unwrap(), &mut BySide::with(mk), i, &mut Silent); let sc=p.open().score(); gf+=sc[me] as u64; ga+=sc[!me] as u64; if sc[me]>sc[!me]{w+=1}else if sc[me]<sc[!me]{l+=1}else{d+=1}}
 println!("sensible vs random: {w}-{d}-{l} goals {:.2}:{:.2}, {:.1} matches/s", gf as f64/m as f64, ga as f64/m as f64, m as f64/t.elapsed().as_secs_f64());
 let t=std::time::Instant::now(); let mut g=0u64; for i in 0..m { let p=play_match(Position::begin(&Options::default()).unwrap(), &mut BySide::with(|_|->Box<dyn Coach<Position>>{Box::new(gaffer_coach::fuba::Sensible::default())}), i, &mut Silent); g+=(p.open().score().home+p.open().score().away) as u64;}
 println!("sensible vs sensible: goals {:.2}, {:.1} matches/s", g as f64/m as f64, m as f64/t.elapsed().as_secs_f64());
}
