/** Trades and goods in Estonian. Notation: word-list.ts. */
export const estonianTrades = `
calculator receipt: raamatupidaja, raamatupidamine, raamatupidamisteenus, maksud, tuludeklaratsioon
air-conditioner: konditsioneer, kliimaseade, õhksoojuspump, soojuspump
set-square ruler: arhitekt, arhitektuuribüroo
wrench car: autoremont, autoteenindus, autohooldus, mehaanik, töökoda
croissant bread: pagar, pagaritöökoda, pagariäri, saiake, leib
lipstick nail-polish: ilusalong, kosmeetik, meik, jumestus, kosmeetika
nail-polish: maniküür, pediküür, küünetehnik, küüned
eyelashes: ripsmed, ripsmepikendused
ring bouquet: pulm, pulmad, pulmakorraldus, abielusõrmus
bride ring: pulmakleit, pruutkleit, pruut
steak kitchen-knife: lihunik, lihapood, liha
tent campsite: telkimine, kämping, matkavarustus, telk
car key: autod, autorent, kasutatud autod, automüük, auto
saw hammer: puusepp, tisler, puutöö, parkett
dinner-plate cook: catering, peolaud, toitlustus
coffee: kohvik, kohv, kohvipood, kohvirösterei
cook frying-pan: kokanduskursus, kokk, toiduvalmistamine
scissors hair-comb: juuksur, juuksurisalong, juukselõikus, juuksed
barber-pole razor: habemeajaja, barber, meestejuuksur
teddy-bear crayon: lasteaed, lastehoid, mänguasjad, mänguasjapood, lapsehoidja
serum-bottle lotion: nahahooldus, näohooldus, seerum, kreem
dog stethoscope: loomaarst, loomakliinik, veterinaar
dog bone: koeratoit, lemmikloomapood, lemmikloom
dog-standing paw: koertekool, koeratrenn, koertehotell
steering-wheel car: autokool, sõiduõpe, juhiluba
plug lightning: elektrik, elektritööd, elekter
basket carrot: köögiviljad, talupood, taluturg, mahetoit
shopping-cart basket: toidupood, supermarket
chart-up coin: investeerimine, finantsnõustaja, aktsiad
bank coin: pank, laen, kodulaen
house key: kinnisvara, maakler, korter, majad, maja müük, üürikorter
fish: kala, kalapood, mereannid
bouquet rose: lillepood, lilled, lillekimp, florist
football goal-net: jalgpall, jalgpallitrenn
seedling plant: taimed, istikud, aiand, aiakeskus, toataimed
spade seedling: aednik, aiatööd, haljastus
soft-ice-cream: jäätis, jäätisekohvik
glasses eye: prillid, optika, silmaarst, nägemiskontroll
dumbbell stopwatch: jõusaal, treening, personaaltreener, spordiklubi
bed bellhop-bell: hotell, külalistemaja, majutus
sofa chair: mööbel, diivan, mööblipood
washing-machine basket: pesumaja, keemiline puhastus, pesumasin
books open-book: raamatud, raamatupood, raamatukogu, raamat
key: lukksepp, lukuabi, võtmed
open-book pencil: keeltekool, eraõpetaja, inglise keele kursus, järeleaitamine, tõlkebüroo
set-square abacus: matemaatika
delivery-van parcel: kolimine, kolimisteenus, kuller, transport
guitar: kitarr, kitarritunnid
piano-keys: klaver, klaveritunnid
musical-notes: koor, kontsert, muusikakool
camera: fotograaf, fotostuudio, pulmafotograaf
pizza: pitsa, pitsarestoran
tap wrench: torumees, santehnik, torutööd
cutlery dinner-plate: restoran, söögikoht, lõuna
pill stethoscope: apteek, ravimid
tooth toothbrush: hambaarst, hambaravi, hambad
stethoscope hospital: arst, kliinik, perearst, haigla
diamond ring: ehted, juveel, kullassepp
sneaker: kingad, jalatsid, jalanõud, kingapood
dress handbag: riided, rõivad, moepood, riidepood
airplane suitcase: reisibüroo, reisid, lennupiletid, puhkus
lotus-position lotus: jooga, joogatund
massage: massaaž, massöör
sauna bubbles: saun, spaa, spa
sewing-needle thread: õmbleja, rätsep, õmblustööd
solar-panel sun: päikesepaneelid, päikesepaneel
graduation-cap books: ülikool, koolitus, kursused
laptop screwdriver: arvutiremont, arvutiabi
desktop-computer laptop: kodulehe tegemine, veebidisain, tarkvara
smartphone: telefoniremont, telefon, mobiil
broom bucket: koristus, koristusteenus, puhastus, koristaja
window: aknad, plastaknad, pvc aknad
window bucket: aknapesu
shield umbrella: kindlustus
scales document: advokaat, jurist, õigusabi, advokaadibüroo
printer document: trükikoda, trükised
theatre-masks microphone: teater, etendus
popcorn film-camera: kino
museum: muuseum
tea teapot: teemaja, tee
honey bee: mesi, mesinik
beer wheat: õlu, õlletehas, pruulikoda
wine grapes: vein, veinibaar
birthday-cake cupcake: tordid, tort, kook, koogid
burger french-fries: burger, burgerid
dancer musical-notes: tants, tantsukool, tantsutrenn
swimmer goggles: ujumine, ujula, ujumistrenn
bicycle wrench: jalgratas, jalgrattad, rattapood, rattaremont, rattahooldus, ratas
taxi: takso
bricks crane: ehitus, ehitusfirma, remont
paint-roller bucket: maaler, maalritööd, värvipood
roof ladder: katus, katusetööd
horse: ratsutamine, ratsakool
christmas-tree gift: jõulud, jõuluturg, kuusk
candle: küünlad
briefcase handshake: tööpakkumine, personaliotsing
heart handshake: annetus, heategevus
key lock-and-key: lukud
gift: kingitus, kingitused, kinkekaart
bread: leib, värske leib
watch: kellad, kellassepp
salad: vegan, salat, toitumisnõustamine
handbag: kotid, käekott, käekotid
tyre: rehvid, rehv, rehvivahetus, talverehvid, rehvitööd
rug: vaip, vaibad, vaibapesu
school: ~ kool
palette: maalimine, maalikursus, joonistamine
television: teler, kodutehnika
nurse: õde, hooldus, hooldekodu
megaphone: reklaam, turundus
shopping-bags: ~ soodusmüük, allahindlus, kirbuturg, täika
brain: psühholoog, psühhoteraapia
motorcycle: mootorratas, mootorrattad
lotion: nahaarst, kreem
cat: kass, kassid
coat: mantlid, joped, kasutatud riided
car bubbles: autopesu, autopesula
skis: suusad, suusakool
kebab: kebab
game-controller: videomängud
amphora: keraamika, savikoda
sushi: sushi
mattress: madratsid, madrats
cheese: juust, juustud
meat-on-bone: grill, grillipidu
candy: kommid, maiustused
chocolate: šokolaad
spine: füsioterapeut, füsioteraapia, osteopaat
microphone: laulutunnid, karaoke
hiking-boot: matk, matkamine
necktie: ülikonnad, ülikond
curtains: kardinad, rulood
lock-and-key: põgenemistuba
hearing-aid: kuuldeaparaat, kuuldeaparaadid
beers: pubi, õllebaar
noodles: hiina restoran, nuudlid
perfume: parfüüm, lõhnad
candle: küünlad, matusebüroo, küünal
dice: lauamängud, mälumäng
framed-picture: galerii
fishing-rod: kalapüük, kalastus
oven dining-table: köögimööbel, köögid
climber: ronimine, ronimissein
bathtub: vannituba, vannitoad
t-shirt: t-särgid, särgid
party-popper: ~ sünnipäev, pidu
tractor: traktor, talu, põllumajandus
toolbox: tööriistad, remondimees
motor-boat: paadid, paadirent
baby: ämmaemand, beebi
fountain-pen: notar, kirjatarbed
pancakes: hommikusöök, pannkoogid
egg: munad
bucket: akende pesu
light-bulb: valgustid, lambid
scissors: juuste lõikus, juukselõikus, juuksur, soeng
wrench: õlivahetus, autoremont, autoteenindus
`;
