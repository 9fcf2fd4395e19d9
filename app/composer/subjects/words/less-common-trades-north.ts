/** What less-common-trades.ts says, in the languages of the north of Europe. Notation: word-list.ts. */
export const northernLessCommonTrades: Record<string, string> = {
  da: `
fire-engine rescue-helmet: frivilligt brandværn
rescue-helmet snowy-mountain: bjergredning
lifebuoy motor-boat: kystredningstjeneste, redningsbåd
musical-notes musical-score: mandskor
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
meat-on-bone sausage: røgeri
fish fire: fiskerøgeri
mushroom basket: svampetur
crane: kranudlejning
headstone: stenhuggeri
anvil hammer: kunstsmed
amphora mantel-clock: antikvitetsforretning, antikviteter
violin guitar: violinbygger
coat: buntmager
sewing-needle thread: knipling
yarn thread: vævekursus, vævning
vase fire: glaspusteri, glaspustning
document fountain-pen: translatør
lorry steering-wheel: lastbilkørekort, kørekort til lastbil
tyre wrench: dækværksted
car paint-roller: bilindpakning
swimming-pool hot-tub: varmtvandsbad, kurbad
cow stethoscope: kvægdyrlæge
cat coffee: kattecafé
seedling carrot: kolonihave, nyttehaver
canned-food basket: maduddeling
t-shirt socks: børneloppemarked
toolbox hammer: reparationscafé
ballot-box: byrådsvalg
locomotive railway-car: veteranbane, veterantog, damptog
juggler circus-tent: cirkusskole
water-jug droplet: vandlevering
ice-cube snowflake: isterninger, islevering
ring bouquet: vielsesforretter, borgerlig vielse
`,
  fi: `
rescue-helmet snowy-mountain: vapaaehtoinen pelastuspalvelu
lifebuoy motor-boat: meripelastusyhdistys, meripelastajat
musical-notes musical-score: kuoroon laulajia
dancer musical-notes: kansantanssiryhmä
microphone guitar: bileband, bilebändi
chess-pawn trophy: šakkikerho
target: ampumaseura
rower canoe: soutukilpailu
skis snowy-mountain: suksien voitelu
runner sneaker: polkujuoksu, suojuoksu
climber tree: köysirata
lock-and-key puzzle: pakopeli
cheese milk: juustola, tilajuustola
meat-on-bone sausage: savustamo
fish fire: kalasavustamo
mushroom basket: sienestys
seedling plant: taimitarha
tanker: umpikaivon tyhjennys
headstone: hautakivet, kiviveistämö
candle bouquet: hautauspalvelu
anvil hammer: taidetakomo, sepän paja
books: kirjansitoja
amphora mantel-clock: antiikkia ja keräilyä
coin magnifier: rahaliike
piano-keys: pianon viritys
coat: turkkuri, turkisliike
top-hat sun-hat: hatuntekijä, modisti
sewing-needle thread: pitsinnypläys
yarn thread: kudontakurssi, kangaspuut
vase fire: lasinpuhallus, lasihytti
lorry steering-wheel: kuorma-autokortti, c-kortti
car paint-roller: autoteippaus
caravan campsite: asuntovaunun vuokraus, asuntovaunuvuokraus
seedling carrot: palstaviljely, siirtolapuutarha, viljelypalsta
t-shirt socks: lastenvaatekirpputori
toolbox hammer: korjauskahvila, korjauspaja
slide swing: leikkikenttä
ballot-box: kunnallisvaalit
locomotive railway-car: museojuna, museorautatie, höyryjuna
telescope star: observatorio
camera-flash: kuvauskoppi
water-jug droplet: vesitoimitus
plug lightning: aggregaatin vuokraus
ice-cube snowflake: jäätoimitus
ring bouquet: vihkijä, siviilivihkiminen
`,
  nb: `
fire-engine rescue-helmet: frivillig brannvern, brannkorps
rescue-helmet snowy-mountain: fjellredning, alpin redningsgruppe
lifebuoy motor-boat: redningsselskapet, sjøredning
musical-notes musical-score: blandakor, mannskor
dancer musical-notes: leikarring, folkedans
dice chess-pawn: brettspillkafé
target: skytterlag, pistolklubb
runner sneaker: terrengløp, stiløp
climber: klatrevegg
cheese milk: gårdsysteri, ysteri
spirits-bottle toast: brenneri
meat-on-bone sausage: røkeri
fish fire: fiskerøykeri
mushroom basket: soppkurs
chimney: feiing av pipe
stove fire: ovnsmontør
crane: kranutleie
headstone: gravmonumenter
anvil hammer: kunstsmed
key padlock: safeåpning
amphora mantel-clock: antikviteter
coin magnifier: mynthandel, mynthandler
violin guitar: fiolinmaker
coat: buntmaker
top-hat sun-hat: hattemaker
yarn thread: vevkurs, veving
vase fire: glassblåsing, glasshytte
document fountain-pen: statsautorisert translatør
lorry steering-wheel: lastebilsertifikat
car paint-roller: bilfoliering
ferry: bilferge
swimming-pool hot-tub: varmebad, badstubad
cow stethoscope: veterinær for storfe
dog-standing paw: valpekurs
paw dog: dyrehjem
cat coffee: kattekafé
seedling carrot: parsellhage, kolonihage
t-shirt socks: barneloppis
toolbox hammer: fiksekafé, reparasjonskafé
ballot-box: kommunevalg, lokalvalg
locomotive railway-car: museumsjernbane, damptog
santa: nisse til utleie
water-jug droplet: vannlevering
ice-cube snowflake: islevering, isbiter
ring bouquet: vigsler, borgerlig vielse
`,
  sv: `
fire-engine rescue-helmet: räddningsvärn
lifebuoy motor-boat: sjöräddningssällskapet
dancer musical-notes: folkdanslag, folkdansgille
dice chess-pawn: brädspelskafé
target: skytteförening, pistolklubb
diving-mask tropical-fish: dykarkurs
runner sneaker: traillopp
climber: klättervägg
climber tree: äventyrsbana i träden
cheese milk: ysteri
spirits-bottle toast: bränneri
meat-on-bone sausage: rökeri
mushroom basket: svampkurs
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
lorry steering-wheel: lastbilskörkort
car paint-roller: bilfoliering
swimming-pool hot-tub: varmbad
dog-standing paw: valpkurs
cat coffee: kattcafé, kattkafé
seedling carrot: kolonilotter, odlingslott
canned-food basket: matutdelning
t-shirt socks: barnloppis
toolbox hammer: fixarkväll
ballot-box: kommunalval, kommunalvalet
locomotive railway-car: museijärnväg, ångtåg
magic-wand top-hat: trollkonstnär
santa: hyr tomte
water-jug droplet: vattenleverans, dricksvatten i dunk
ice-cube snowflake: isleverans, krossad is
ring bouquet: vigselförrättare, borgerlig vigsel
amphora mantel-clock: antikviteter
`,
};
