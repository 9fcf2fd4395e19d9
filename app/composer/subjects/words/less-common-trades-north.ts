/** What less-common-trades.ts says, in the languages of the north of Europe. Notation: word-list.ts. */
export const northernLessCommonTrades: Record<string, string> = {
  da: `
fire-engine fire: frivilligt brandværn
snowy-mountain helicopter: bjergredning
lifebuoy wave: kystredningstjeneste, redningsbåd
musical-score musical-notes: mandskor
trumpet drum: blæseorkester, harmoniorkester
dancer musical-notes: folkedans, folkedanserforening
dice chess-pawn: brætspilscafé
target: skytteforening, skydeklub
compass world-map: orienteringsklub
runner sneaker: trailløb, terrænløb
climber: klatrevæg
climber tree: trætopbane
cheese milk: osteri
spirits-bottle toast: brænderi
sausage fire: røgeri
fish fire: fiskerøgeri
toadstool basket: svampetur
crane: kranudlejning
headstone: stenhuggeri
anvil hammer: kunstsmed
mantel-clock amphora: antikvitetsforretning, antikviteter
violin guitar: violinbygger
coat: buntmager
sewing-needle thread: knipling
yarn thread: vævekursus, vævning
vase fire: glaspusteri, glaspustning
document fountain-pen: translatør
steering-wheel lorry: lastbilkørekort, kørekort til lastbil
tyre wrench: dækværksted
car wrench: bilindpakning
sauna bubbles: varmtvandsbad, kurbad
cow stethoscope: kvægdyrlæge
cat-standing coffee: kattecafé
sunflower herb: kolonihave, nyttehaver
canned-food basket: maduddeling
t-shirt socks: børneloppemarked
screwdriver coffee: reparationscafé
ballot-box: byrådsvalg
locomotive railway-car: veteranbane, veterantog, damptog
juggler circus-tent: cirkusskole
water-jug droplet: vandlevering
ice-cube snowflake: isterninger, islevering
bride dove: vielsesforretter, borgerlig vielse
`,
  fi: `
snowy-mountain helicopter: vapaaehtoinen pelastuspalvelu
lifebuoy wave: meripelastusyhdistys, meripelastajat
musical-score musical-notes: kuoroon laulajia
dancer musical-notes: kansantanssiryhmä
studio-microphone guitar: bileband, bilebändi
chess-pawn trophy: šakkikerho
target: ampumaseura
rower canoe: soutukilpailu
skis snowy-mountain: suksien voitelu
runner sneaker: polkujuoksu, suojuoksu
climber tree: köysirata
puzzle hourglass: pakopeli
cheese milk: juustola, tilajuustola
sausage fire: savustamo
fish fire: kalasavustamo
toadstool basket: sienestys
seedling plant: taimitarha
tanker: umpikaivon tyhjennys
headstone: hautakivet, kiviveistämö
dove rose: hautauspalvelu
anvil hammer: taidetakomo, sepän paja
books: kirjansitoja
mantel-clock amphora: antiikkia ja keräilyä
coin magnifier: rahaliike
piano-keys: pianon viritys
coat: turkkuri, turkisliike
top-hat sun-hat: hatuntekijä, modisti
sewing-needle thread: pitsinnypläys
yarn thread: kudontakurssi, kangaspuut
vase fire: lasinpuhallus, lasihytti
steering-wheel lorry: kuorma-autokortti, c-kortti
car wrench: autoteippaus
caravan campsite: asuntovaunun vuokraus, asuntovaunuvuokraus
sunflower herb: palstaviljely, siirtolapuutarha, viljelypalsta
t-shirt socks: lastenvaatekirpputori
screwdriver coffee: korjauskahvila, korjauspaja
slide swing: leikkikenttä
ballot-box: kunnallisvaalit
locomotive railway-car: museojuna, museorautatie, höyryjuna
telescope star: observatorio
camera-flash: kuvauskoppi
water-jug droplet: vesitoimitus
plug lightning: aggregaatin vuokraus
ice-cube snowflake: jäätoimitus
bride dove: vihkijä, siviilivihkiminen
`,
  nb: `
fire-engine fire: frivillig brannvern, brannkorps
snowy-mountain helicopter: fjellredning, alpin redningsgruppe
lifebuoy wave: redningsselskapet, sjøredning
musical-score musical-notes: blandakor, mannskor
dancer musical-notes: leikarring, folkedans
dice chess-pawn: brettspillkafé
target: skytterlag, pistolklubb
runner sneaker: terrengløp, stiløp
climber: klatrevegg
cheese milk: gårdsysteri, ysteri
spirits-bottle toast: brenneri
sausage fire: røkeri
fish fire: fiskerøykeri
toadstool basket: soppkurs
chimney: feiing av pipe
stove fire: ovnsmontør
crane: kranutleie
headstone: gravmonumenter
anvil hammer: kunstsmed
key padlock: safeåpning
mantel-clock amphora: antikviteter
coin magnifier: mynthandel, mynthandler
violin guitar: fiolinmaker
coat: buntmaker
top-hat sun-hat: hattemaker
yarn thread: vevkurs, veving
vase fire: glassblåsing, glasshytte
document fountain-pen: statsautorisert translatør
steering-wheel lorry: lastebilsertifikat
car wrench: bilfoliering
ferry: bilferge
sauna bubbles: varmebad, badstubad
cow stethoscope: veterinær for storfe
dog-standing paw: valpekurs
paw dog: dyrehjem
cat-standing coffee: kattekafé
sunflower herb: parsellhage, kolonihage
t-shirt socks: barneloppis
screwdriver coffee: fiksekafé, reparasjonskafé
ballot-box: kommunevalg, lokalvalg
locomotive railway-car: museumsjernbane, damptog
santa: nisse til utleie
water-jug droplet: vannlevering
ice-cube snowflake: islevering, isbiter
bride dove: vigsler, borgerlig vielse
`,
  sv: `
fire-engine fire: räddningsvärn
lifebuoy wave: sjöräddningssällskapet
dancer musical-notes: folkdanslag, folkdansgille
dice chess-pawn: brädspelskafé
target: skytteförening, pistolklubb
diving-mask tropical-fish: dykarkurs
runner sneaker: traillopp
climber: klättervägg
climber tree: äventyrsbana i träden
cheese milk: ysteri
spirits-bottle toast: bränneri
sausage fire: rökeri
toadstool basket: svampkurs
logs fire: vedleverans, kaminved
stove fire: kaminmontör
crane: hyr kran
headstone: stenhuggeri
anvil hammer: hovsmed
key padlock: kassaskåpsöppning
window palette: glasmålning
coin magnifier: mynthandel
coat: körsnär, pälsaffär
top-hat sun-hat: hattmakare
sewing-needle thread: spetsknyppling
yarn thread: vävkurs, vävstuga
vase fire: glasblåsning, glashytta
steering-wheel lorry: lastbilskörkort
car wrench: bilfoliering
sauna bubbles: varmbad
dog-standing paw: valpkurs
cat-standing coffee: kattcafé, kattkafé
sunflower herb: kolonilotter, odlingslott
canned-food basket: matutdelning
t-shirt socks: barnloppis
screwdriver coffee: fixarkväll
ballot-box: kommunalval, kommunalvalet
locomotive railway-car: museijärnväg, ångtåg
magic-wand top-hat: trollkonstnär
santa: hyr tomte
water-jug droplet: vattenleverans, dricksvatten i dunk
ice-cube snowflake: isleverans, krossad is
bride dove: vigselförrättare, borgerlig vigsel
mantel-clock amphora: antikviteter
`,
};
