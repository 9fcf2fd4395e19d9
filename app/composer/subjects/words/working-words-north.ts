/** As working-words.ts, for languages of the north. Notation: word-list.ts. */
export const northernWorkingWords: Record<string, string> = {
  da: `
smartphone calculator: bogholderi-app, regnskabsapp, regnskabs-app, faktura-app, fakturaapp
soft-ice-cream ice-cream: isvaffel, isvafler, vaffelis, vaffelisen, gammeldags is, iskugler
wheel wrench: sandblæsning, sandblæsning af fælge, fælgrenovering, pulverlakering, glasblæsning af metal
gear wrench: cnc-drejning, maskinværksted, sprøjtestøbning, laserskæring, hydraulik, cnc-fræsning, fræsning, støbeforme, kuglelejer, pladebearbejdning, støberi, spåntagning
tree axe: skoventreprenør, skovning, skovejere, skovpleje, udtynding
seedling: stiklinger
motor-boat anchor: påhængsmotor, påhængsmotorer, bådmotorer, jolle, joller
fish: fiskeauktion, dambrug, ørred
sack spade: hestemøg, kompost, gødning, spagnum
church: konfirmander, babysalmesang, kirkekaffe
bell: klokkespil, kirkeklokker
musical-score musical-notes: sangaften, fællessang, sangkor
broom wastebasket: affaldsindsamling, skraldeindsamling, strandrensning
t-shirt clothes-hanger: bytte tøj, tøjbytte, tøjbyttedag
sewing-needle thread: tøjreparation, folkedragter
locomotive: modeltog, modeljernbane
love-letter postbox: frimærker, frimærkeklub
wheelie-bin recycling: genbrugsstation, storskrald
tent: spejderhytte
scroll document: slægtsforskning, slægtsforskere
logs saw: savværk, tømmer, brædder, planker, savskåret tømmer, bjælker
sailing-boat anchor: vinteropbevaring af både, vinteropbevaring båd, bundmaling, sejlmager, sejlklub, bådeværft
embroidery-hoop thread: kniplinger, knipling, kniplekursus, blonder
sheep: fåreklipning, fåreklipper, fåreavl
egg hen: rugeæg
church candle: julekoncert i kirken, julekoncert i kirke, højmesse, menighedsråd, sognegård, sogneaften, menighedsmøde
candle: levende lys, kalenderlys
screwdriver toolbox: repair café, repair cafe
solar-panel sun: solvarme, solfangere
snowflake tractor: glatførebekæmpelse, vintertjeneste
seedling tree: skovrejsning
cow milk: kalve, kvier, kvæg
hen: æglæggere, hønniker
bee honey: bier, bidronninger
wheat sack: foder, mølle, såsæd
combine-harvester: tærskning
juice-box apple: æblepresning, mosteri
walker: gåtur, gågruppe
dancer: squaredance
ballot-box: folkeafstemning, afstemning
megaphone: borgermøde, generalforsamling, beboermøde
blood-drop: blodbank
barrel: tøndeslagning
kitchen-knife: knivsliber
stove fire: masseovn
dove: brevduer, duer
rooster: fjerkræ, racefjerkræ
rabbit: kaninhop
playing-card: præmiewhist, l'hombre
`,
  fi: `
tree chainsaw: kantojen jyrsintä, kannonjyrsintä, kantojyrsintä, puunkaato, puunkaadot
gear wrench: ruiskuvalu, hammaspyörät, muotinvalmistus, ruiskuvalumuotit, cnc-koneistus, koneistus, sorvaus, jyrsintä, konepaja, hydrauliikka, levytyöt, laserleikkaus, valimo, alihankinta koneistus, muottien valmistus
seedling tree: hedelmäpuut, metsänistutus, taimia, taimien vaihto
sheep: karitsat, pässit, keritsijä, lammastila
church: rippikoulu, kirkkokonsertti
bell: kirkonkellot
musical-score musical-notes: yhteislaulu, lauluyhtye, kuorolaiset
broom wastebasket: talkoot, siivoustalkoot, roskatalkoot
loom yarn: räsymatot
sewing-needle thread: kansallispuvut, kansallispuku, vaatteiden korjaus
locomotive: pienoisrautatie, pienoisjunat
love-letter postbox: postimerkit
lobster: rapujuhlat, ravustus
tree axe: metsätila, metsätilan myynti, metsäkauppa, taimikonhoitoa, taimikonhoito, metsänomistajille, metsäpalvelu, metsuri, metsänhoito, harvennus, metsänomistajat, energiapuu, puukauppa
tent campsite: kesäleiri, rippileiri, kesäleirit
scroll document: sukututkimus
logs saw: sahatavara, rahtisahaus, lankut, laudat, hirret, puutavara, sahuri
sailing-boat anchor: veneiden talvisäilytys, talvisäilytys, venepaikka, pohjamaali, purjeet, venesatama
embroidery-hoop thread: pitsit, pitsi, nypläys, pitsinnypläys
musical-notes church: kauneimmat joululaulut
screwdriver toolbox: korjaustalkoot
stove fire: puukiukaat, puukiuas, puukiukaan, kiukaat, kiuas, kiuaskivet, saunan kiuas, leivinuuni
bucket towel: saunatarvikkeet, löylykauhat, saunatarvike
sauna: kylpytynnyri, löylyt
solar-panel sun: aurinkokeräimet
snowflake tractor: hiekoitus
motor-boat anchor: perämoottori, perämoottorit, veneveistämö
fish: kalanpoikaset, istukkaat, kalankasvatus, siika, muikku, silakka, silakkamarkkinat, ahven
fishing-rod fish: onkikilpailu, virvelöinti
cow milk: vasikat, hiehot, sonnit
bee honey: mehiläiset, mehiläistarhaus
wheat sack: vilja, siemenvilja
hay-bale tractor: olki, pyöröpaalit
sack spade: komposti, lanta, turve
juice-box apple: mehustus, mehuasema, omenoiden puristus
church candle: seurakunta, hartaus, päiväpiiri, raamattupiiri, adventtimyyjäiset
walker: sauvakävely
harp: kantele, kanteleet, kantelekurssi
dancer: tanhu, letkajenkka
ballot-box: äänestys, kansanäänestys, osallistuva budjetointi
megaphone: asukasilta, kuulemistilaisuus, kyläkokous, vuosikokous, yleisötilaisuus
wheelie-bin recycling: jätteet
blood-drop: verenluovuttajat, veripalvelu
t-shirt clothes-hanger: vaatevaihto
basket leaves: pajutyöt
yarn: huovutus, kehräys
saddle: valjaat
kitchen-knife: puukko, puukkokurssi
postbox love-letter: postimerkkikerho
dove: kyyhkyset
playing-card: bridgekerho, tuppi
`,
  nb: `
soft-ice-cream ice-cream: vaffelis, kuleis
shopping-bags price-tag: loppemarked, loppis
gear wrench: dreiing og fresing, sprøytestøping, laserskjæring, cnc-fresing, fresing, maskinering, mekanisk verksted, støpeformer, kulelager, hydraulikk, plateverksted, støperi
tree axe: skogsentreprenør, skogeiere, tynning, skogsdrift, ungskogpleie
seedling tree: frukttrær, skogplanting, stiklinger
motor-boat anchor: påhengsmotor, påhengsmotorer, båtpuss, båtpolering, sjark, båtmotor
fish: fiskemottak, ørret, røye
cow: okser
church candle: bønnemøte, søndagsskole, babysang, julemesse i kirken, menighet, menighetshus, bibelgruppe, lysmesse, menighetens
bell: klokkespill, kirkeklokker
violin: spelemannslag, hardingfele, felespill, felemaker
broom wastebasket: dugnad, vårdugnad, strandrydding, høstdugnad, ryddeaksjon, søppelplukking
blood-drop: blodbanken
t-shirt clothes-hanger: bytte klær, klesbytte, klesbyttedag
ring: sølvsmed
locomotive: modelljernbane
compass: o-løp
basket leaves: neverfletting, neverarbeid
scroll document: slektsgransking, slektsforskning
logs saw: sagbruk, trelast, planker, skurlast, gårdssag, bjelker, bygdesag, materialer fra gårdssag
sailing-boat anchor: vinterlagring av båt, vinteropplag, bunnsmøring, seilmaker, seilforening
embroidery-hoop thread: knipling, kniplinger, hardangersøm, blonder, brodering
sewing-needle thread: bunadsøm, bunad, bunader, bunadstilvirker, bunadsverksted, bunadsomsøm
sheep: saueklipping, saueklipper, sauesanking
egg hen: rugeegg
candle: levende lys
screwdriver toolbox: fiksefest, fikseverksted
solar-panel sun: solfangere
snowflake tractor: brøytebil
cow milk: kalver, kviger, fjøs
goat cheese: geitost
cheese: brunost, gamalost
hen: verpehøns
bee honey: bifolk, bier, bidronninger
wheat sack: mølle, mel, såkorn
hay-bale tractor: høy
sack spade: kompost, møkk, torv
juice-box apple: eplepressing
walker: fellestur, gåtur, gågruppe
musical-score musical-notes: sangkor, allsang
ballot-box: folkeavstemning
megaphone: folkemøte, årsmøte, grendemøte, beboermøte
wheelie-bin recycling: søppel, miljøstasjon
skis: skibytte, skiswap
kitchen-knife: knivmaker, knivmakerkurs
stove fire: kleberovn
postbox love-letter: frimerker, frimerkeklubb
vintage-car: gammelbil
tractor: gråtass
dove: duer, brevduer
rooster: raseegg
horseshoe horse: hovslaging
`,
  sv: `
gear wrench: legotillverkning, formverktyg, legojobb, verktygsmakare, hydraulik, cnc-fräsning, svarvning, fräsning, skärande bearbetning, formsprutning, kullager, plåtbearbetning, laserskärning, gjuteri, mekanisk verkstad
tree axe: skogsentreprenör, köper skog, skogsfastighet, skogsfastigheter, gallring, skogsägare, avverkning, skogsvård
seedling tree: fruktträd, skogsplantering, skogsplantor
motor-boat anchor: utombordsmotor, utombordare, båtmotor, roddbåt, båtvarv
fish: fiskodling, sill, öring, röding, strömming, abborre
cow milk: mjölkkor, kalvar, kvigor, tjurar
wheat sack: spannmål, foder
church: kyrkkaffe, söndagsskola, kyrkokör
bell: klockspel, kyrkklockor
violin: nyckelharpa, spelmän
t-shirt clothes-hanger: klädbyte, klädbytardag
locomotive: modelltåg, modelljärnväg
love-letter postbox: frimärken, frimärksklubb
scroll document: släktforskning, släktforskare
logs saw: sågverk, sågat virke, plank, brädor, bjälkar, konstruktionsvirke, legosågning, trävaror
sailing-boat anchor: vinterförvaring båt, vinterförvaring, vinterförvaring av båtar, bottenmålning, segelmakare, segelsällskap
embroidery-hoop thread: spetsar, knyppling, knypplade, brodyr
cow: kosläpp
sheep: fårklippning, fårklippare, baggar
egg hen: kläckägg
candle: luciatåg, lucia
screwdriver toolbox: repair café, fixarcafé, lagacafé
solar-panel sun: solfångare
snowflake tractor: plogning, halkbekämpning
lobster: kräftfiske
goat cheese: getost
hen: hönor
bee honey: bidrottningar, avläggare
hay-bale tractor: ensilage, rundbalar
sack spade: kompost, gödsel, torv
juice-box apple: mustning
church candle: församling, julotta, syföreningen, församlingshem, bönemöte, församlingshemmet
walker: stavgång, gågrupp, tipspromenad
trumpet drum: musikkår
musical-score musical-notes: manskör, allsång, barnkör
dancer: danslag
ballot-box: folkomröstning, omröstning
megaphone: samrådsmöte, årsmöte, medborgardialog, stormöte
broom wastebasket: städdag, skräpplockning
wheelie-bin recycling: sopor
blood-drop: blodgivare, blodcentralen
saw hammer: träslöjd, täljkurs
sewing-needle thread: folkdräkt, folkdräkter
vintage-car: bilträff
dove: brevduvor, duvor
rooster: lantraser, fjäderfä
compass: naturpasset
`,
};
