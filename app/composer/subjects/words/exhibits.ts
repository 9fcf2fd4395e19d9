/**
 * Exhibitions, which are of whatever else is named ("Dinosaurierausstellung"), and what is shown at them or out of
 * doors, by language. Notation: word-list.ts.
 */
export const exhibits: Record<string, string> = {
  en: `
sauropod museum: dinosaur exhibition, dinosaur exhibit, dinosaurs, dinosaur, fossil fair, fossil hunting
diamond magnifier: mineral fair, mineral show, gem fair, gem show, crystal fair, crystal shop
seedling tree: sapling, saplings, bare root, whips, hedging plants
moon tree: bat walk, bat walks, bat night, bat boxes
armchair price-tag: estate sale, estate sales
astronaut planet: space exhibition, space exhibit, space museum
`,
  de: `
framed-picture: ~ ausstellung, ausstellungen, sonderausstellung
sauropod museum: dinosaurier, dinosaurierpark, dinopark, dinos, saurier, saurierpark, naturkundemuseum, fossilien
astronaut planet: raumfahrt, weltraum, weltall, planetarium
diamond magnifier: mineralien, edelsteine, heilsteine
lizard snake: reptilien, terraristik
bouquet plant: orchideen, orchidee
teddy-bear: puppen, teddybären, spielzeugmuseum, puppenmuseum
car-front: oldtimer
`,
  nl: `
framed-picture: ~ expositie, tentoonstelling, tentoonstellingen, expo
sauropod museum: dinosaurus, dinosaurussen, dinosauriërs, dino's, dinopark, natuurhistorisch museum, fossielen
astronaut planet: ruimtevaart, heelal, planetarium
diamond magnifier: mineralen, edelstenen
lizard snake: reptielen
bouquet plant: orchideeën, orchidee
car-front: oldtimer, oldtimers
`,
  sv: `
framed-picture: ~ utställning, utställningar, utställningen
sauropod museum: dinosaurie, dinosaurier, dinosaur, fossil, naturhistoriska museet
astronaut planet: rymden, rymdfart, planetarium
diamond magnifier: mineraler, ädelstenar
lizard snake: reptiler
butterfly: fjäril, fjärilar, fjärils
bouquet plant: orkidé, orkidéer
car-front: veteranbil, veteranbilar
`,
  da: `
framed-picture: ~ udstilling, udstillinger, udstillingen
sauropod museum: dinosaur, dinosaurer, dinosaurus, fossiler
astronaut planet: rummet, rumfart, planetarium
diamond magnifier: mineraler, ædelsten
lizard snake: krybdyr, reptiler
bouquet plant: orkidé, orkideer, orkidéer
car-front: veteranbil, veteranbiler
`,
  nb: `
framed-picture: ~ utstilling, utstillinger, utstillingen
sauropod museum: dinosaur, dinosaurer, fossiler
astronaut planet: verdensrommet, romfart, planetarium
diamond magnifier: mineraler, edelstener
lizard snake: reptiler, krypdyr
bouquet plant: orkidé, orkideer
car-front: veteranbil, veteranbiler
`,
  fi: `
framed-picture: ~ näyttely, näyttelyt, näyttelyssä
sauropod museum: dinosaurus, dinosaurukset, dinosaurusten, fossiilit
astronaut planet: avaruus, planetaario
diamond magnifier: mineraali, mineraalit, jalokivet
lizard snake: matelija, matelijat
butterfly: perhonen, perhos, perhoset
bouquet plant: orkidea, orkideat
bride ring: häämessut
`,
  et: `
framed-picture: ~ näitus, näitused
sauropod museum: dinosaurus, dinosaurused, dinosauruse, fossiilid
astronaut planet: kosmos, planetaarium
bouquet plant: orhidee, orhideed
`,
  hu: `
framed-picture: ~ kiállítás, kiállítások, kiállítása
sauropod museum: dinoszaurusz, dinoszauruszok, dinoszauruszos, dinó, ősmaradványok
astronaut planet: űr, űrkutatás, planetárium
diamond magnifier: ásvány, ásványok, ásványbörze, drágakövek
bouquet plant: orchidea, orchideák
`,
  fr: `
framed-picture: ~ exposition, expositions, expo
sauropod museum: dinosaure, dinosaures, fossiles, muséum
astronaut planet: planétarium, astronautes
diamond magnifier: bourse aux minéraux, minéraux, pierres précieuses, lithothérapie
lizard snake: bourse aux reptiles, reptiles
bouquet plant: orchidée, orchidées
`,
  es: `
framed-picture: ~ exposición, exposiciones
sauropod museum: dinosaurio, dinosaurios, fósiles
astronaut planet: planetario, astronautas
diamond magnifier: minerales, gemas, feria de minerales
lizard snake: reptiles
bouquet plant: orquídea, orquídeas
`,
  it: `
framed-picture: ~ mostra, mostre, esposizione
sauropod museum: dinosauro, dinosauri, fossili
astronaut planet: planetario, astronauti
diamond magnifier: minerali, gemme
lizard snake: rettili
bouquet plant: orchidea, orchidee
`,
  pt: `
framed-picture: ~ exposição, exposições
sauropod museum: dinossauro, dinossauros, dinossáurios, fósseis
astronaut planet: planetário, astronautas
diamond magnifier: minerais, gemas
bouquet plant: orquídea, orquídeas
`,
  ro: `
framed-picture: ~ expoziție, expoziții
sauropod museum: dinozaur, dinozauri, dinozaurilor
bouquet plant: orhidee, orhidei
`,
  pl: `
framed-picture: ~ wystawa, wystawy
sauropod museum: dinozaur, dinozaury, dinozaurów, skamieniałości
astronaut planet: kosmos, planetarium
diamond magnifier: minerały, minerałów
bouquet plant: storczyk, storczyki, storczyków, orchidea, orchidee
`,
  cs: `
framed-picture: ~ výstava, výstavy
sauropod museum: dinosauři, dinosaurů, dinosaurus, dinopark
astronaut planet: vesmír, planetárium
diamond magnifier: minerály, minerálů
bouquet plant: orchidej, orchideje, orchidejí
`,
  sk: `
framed-picture: ~ výstava, výstavy
sauropod museum: dinosaury, dinosaurov, dinosaurus, dinopark
bouquet plant: orchidea, orchidey, orchideí
`,
  sl: `
framed-picture: ~ razstava, razstave, izložba
sauropod museum: dinozavri, dinozaver, dinozavrov
`,
  hr: `
framed-picture: ~ izložba, izložbe
sauropod museum: dinosauri, dinosaura, dinosaur
`,
  lt: `
framed-picture: ~ paroda, parodos
sauropod museum: dinozaurai, dinozaurų, dinozauras
`,
  lv: `
framed-picture: ~ izstāde, izstādes
sauropod museum: dinozauri, dinozauru, dinozaurs
`,
  el: `
sauropod museum: δεινόσαυροι, δεινοσαύρων, δεινόσαυρος
`,
  bg: `
framed-picture: ~ изложба, изложби
sauropod museum: динозаври, динозавър, динозаврите
`,
  ru: `
framed-picture: ~ выставка, выставки
sauropod museum: динозавр, динозавры, динозавров
astronaut planet: космос, космонавтика, планетарий
diamond magnifier: минералы, минералов, самоцветы
bouquet plant: орхидея, орхидеи, орхидей
`,
  uk: `
framed-picture: ~ виставка, виставки
sauropod museum: динозавр, динозаври, динозаврів
bouquet plant: орхідея, орхідеї, орхідей
`,
  tr: `
framed-picture: ~ sergi, sergisi
sauropod museum: dinozor, dinozorlar
astronaut planet: uzay, planetaryum
bouquet plant: orkide, orkideler
`,
  id: `
framed-picture: ~ pameran
sauropod museum: dinosaurus
`,
  vi: `
framed-picture: ~ triển lãm
sauropod museum: khủng long
`,
  th: `
framed-picture: ~ นิทรรศการ
sauropod museum: ไดโนเสาร์
`,
  he: `
framed-picture: ~ תערוכה, תערוכת
sauropod museum: דינוזאורים, דינוזאור
`,
  ar: `
sauropod museum: ديناصورات, الديناصورات, ديناصور
astronaut planet: الفضاء, القبة السماوية
`,
  hi: `
sauropod museum: डायनासोर
`,
  ja: `
framed-picture: ~ 展覧会
sauropod museum: 恐竜, 恐竜展, 化石
astronaut planet: プラネタリウム, 宇宙展
diamond magnifier: 鉱物, ミネラルフェア, 天然石
bouquet plant: 蘭展, 洋蘭
`,
  zh: `
framed-picture: ~ 展览, 展覽
sauropod museum: 恐龙, 恐龍, 化石
astronaut planet: 天文馆, 天文館, 航天展
bouquet plant: 兰花, 蘭花
`,
  ko: `
framed-picture: ~ 전시회
sauropod museum: 공룡, 화석
astronaut planet: 천문대, 우주전
`,
  am: `
framed-picture: ~ ኤግዚቢሽን
`,
};
