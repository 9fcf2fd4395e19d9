/** As working-words.ts, for languages of the Adriatic. Notation: word-list.ts. */
export const adriaticWorkingWords: Record<string, string> = {
  hr: `
scales: baždarenje, baždarenje vaga, servis vaga, umjeravanje vaga, vage, etaloniranje, overavanje vaga
sailing-boat anchor: suhi vez, antifouling, zimovanje brodova, zimovanje plovila, zimski vez, vez u marini, regata, jedriličarski klub
motor-boat anchor: izvanbrodski motori, vanbrodski motor, izvanbrodski motor, izrada barki, barke, čamac, čamci, brodica, brodice
bee honey: pčelinje matice, rojevi, pčelinjak, nukleusi
bread candle: slavski kolač, krsna slava
pipe-organ: koncert na orguljama, orguljski
anvil: kovano željezo, kovano gvožđe
basket leaves: pletenje košara, pletarstvo, korpe
snowflake tractor: čišćenje snega, ralica
logs saw: daske, rezana građa, pilana, piljena građa, grede, trupci, strugara, letve
locomotive: modeli vlakova, modeli vozova, ćiro
embroidery-hoop thread: čipka, paška čipka, heklanje čipke, šlinga
fish: riblja mlađ, ribarska noć, ribogojilište, ribnjak, pastrmka
megaphone: zbor građana, javna rasprava, skupština stanara
sheep: janjci, jaganjci, ovnovi, striženje ovaca
anvil gate: gvozdene kapije, kovane kapije
violin: gusle, guslar, guslari
scroll document: rodoslovlje, obiteljsko stablo, porodično stablo
candle: svećara, svećar, svijećar, parastos
gear wrench: tokarenje, glodanje, cnc obrada, obrada metala, alatnica, brizganje plastike, ležajevi, strojni dijelovi, hidraulika, kalupi, ljevaonica, tokar, strojna obrada, lasersko rezanje, glodanje i tokarenje, livnica
tree axe: šumarstvo, šuma, šumski radovi
seedling tree: pošumljavanje, sjeme, lozni cijepovi, kalemovi, rasad
anchor ship: brodogradilište, brodogradnja, kalafat, drvena brodogradnja
canoe: kajaci
fishing-rod fish: ribolovci, ribiči, pecaroši
oyster: školjke, dagnje
cow milk: telad, junice, goveda, telići, junad
goat cheese: jarići
cheese: kajmak
pig: praščići, prasići
wheat sack: žito, pšenica, ječam
hay-bale tractor: lucerka
combine-harvester: vršidba
sack spade: kompost, stajski gnoj, stajnjak, treset, glistenjak, đubrivo
grapes barrel: mošt, vinograd, martinje
olive-oil olives: maslinik
herb: lavanda
church candle: župa, proštenje, liturgija, crkveni, parohija, vaskrs, zornica, zornice, manastir
framed-picture church: ikone, ikona, ikonopis
walker: hodočašće, planinarski pohod
bell: zvona, zvonari
musical-score musical-notes: pevačko društvo, kolede
trumpet drum: gradska glazba
guitar: tamburaški
dancer: narodni plesovi
theatre-masks: fašnik, poklade, karneval, zvončari
ballot-box: izbori, participativni budžet
broom wastebasket: čistimo, zelena čistka
wheelie-bin recycling: smeće, reciklažno dvorište, sekundarne sirovine
blood-drop: dobrovoljni davaoci krvi, darivatelji krvi
loom yarn: pirotski ćilim
yarn: filcanje, pustovanje vune
sewing-needle thread: narodne nošnje, narodna nošnja
anvil hammer: kovačija
amphora potters-wheel: grnčar
tiles trowel: mozaik
book: knjigovezac, koričenje
books: antikvarijat
fountain-pen scroll: krasnopis
handbag: kožni proizvodi
kitchen-knife: oštrač
stove fire: krušna peć, kaljeva peć
logs: ogrjev, briketi
coin: novčići
dove: golubovi, golubari
compass: orijentiring
playing-card: bridž, turnir u beli, briškula
solar-panel sun: solarni kolektori
horse: konjički klub
ham: suhomesnato
stew: fiš, fiš paprikaš
`,
  sl: `
dress-shoe hammer: čevljarstvo, čevljar, popravilo čevljev
sausage meat-on-bone: klobasa, klobase, domače klobase, zaseka, koline, krvavice
logs saw: deske, razrez lesa, tramovi, hlodovina, žagarstvo, razžagovanje
fish: krapi, krap, ribogojnica
sheep: striženje ovc, jagnjeta, ovni
cheese: skuta, sirarstvo, tolminc
bee honey: čebelje matice, čebelji roji, čebelarji, panjske končnice
pumpkin olive-oil: bučno olje
megaphone: zbor krajanov, občni zbor, javna razprava
basket leaves: pletenje košar, pletarstvo, suha roba
locomotive: muzejski vlak, modeli vlakov
embroidery-hoop thread: čipke, klekljanje, idrijska čipka, klekljarice
theatre-masks: pustovanje, pustna povorka, kurenti, kurentovanje
book: knjigovez, knjigoveznica, knjigoveštvo
stove fire: kaljeve peči, peči, lončene peči, krušna peč, lončena peč
scroll document: rodoslovje, rodovnik
gear wrench: struženje, rezkanje, cnc obdelava, obdelava kovin, orodjarstvo, orodjarna, brizganje plastike, ležaji, strojni deli, hidravlika, kalupi, livarna, laserski razrez, strugarstvo, strojegradnja
welding-mask fire: varilstvo
tree axe: posek, gozd, gozdarstvo, gozdna dela, odkup lesa, lastnike gozdov, lastniki gozdov, redčenje
seedling tree: pogozdovanje, trsnica, trsne cepljenke
sailing-boat anchor: regata, privez, prezimovanje plovil, jadralni klub, plovila
motor-boat anchor: izvenkrmni motorji, ladjica
fishing-rod fish: ribiči, ribiška družina, ribiška, ribič, ribiški
cow milk: teleta, telice, govedo
hen: jarkice
chick hen: piščančki
wheat sack: žito, pšenica, ječmen
hay-bale tractor: silaža
sack spade: kompost, hlevski gnoj, šota
grapes barrel: mošt, vinograd, martinovanje
plum spirits-bottle: slivovka
apple: sadjarstvo
herb: zeliščarka
church candle: župnija, žegnanje, bogoslužje, miklavževanje, polnočnica, oratorij
candle: adventni
walker: romanje, romarski
headstone: urejanje grobov, nagrobni spomeniki
bell: zvonovi, pritrkovalci, pritrkavanje
musical-score musical-notes: koledniki, oktet
trumpet drum: godbeniki
accordion: frajtonarica
ballot-box: volitve, glasovanje, participativni proračun
broom wastebasket: čistilna akcija, očistimo
wheelie-bin recycling: odpadki, smeti, kosovni odpadki, zbirni center, ločevanje
blood-drop: krvodajalci, daruj kri
balloon beers: veselica, vaška veselica
yarn: polstenje
sewing-needle thread: narodne noše, narodna noša
anvil hammer: kovačija
tiles trowel: mozaik
books: knjižni sejem
violin: godala
handbag: usnjarstvo
kitchen-knife: brusilec, brušenje
chimney: dimnikarstvo
logs: briketi
dove: golobi, golobarji
compass: orientacija
playing-card: tarok, turnir v taroku
snowflake tractor: pluženje, zimska služba
solar-panel sun: sončni kolektorji
horse: konjeniški klub
sausage: kranjska klobasa, pečenice
scaffold: klopotec
`,
};
