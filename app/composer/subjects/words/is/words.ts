/** Icelandic words that lead to things. Notation: word-list.ts. */
export const icelandicWords = `
apple basket: epli
birthday-cake cupcake: tertur, terta, afmælistertur, kökur, afmæliskaka
bread: brauð
burger french-fries: hamborgari, hamborgarar, borgarar
cheese: ostur, ostar, ostabúð
chicken-leg: kjúklingur, kjúklingavængir
chocolate candy: súkkulaði
cinnamon-roll: snúðar, kanilsnúðar
cream-bun: bolludagur, rjómabollur, bolludagsbollur
croissant bread: bakarí, bakstur, vínarbrauð
doughnut: kleinur, kleinuhringir
dumpling: dumplings
egg hen: egg
flatbread: flatkökur
honey bee: hunang, býflugur
kebab: kebab, gíró
meat-on-bone: grill, grillveisla
mushroom: sveppir
olives jar: ólífuolía
pancakes coffee: pönnukökur
pie: skyrkaka
pizza: pizza, pítsa, pítsur
popcorn film-camera: bíó, kvikmynd, kvikmyndahús
potato: kartöflur
round-loaf: súrdeigsbrauð
sausage cheese: pylsur, bjúgu
soft-ice-cream ice-cream: ís, ísbúð, ísvagn
steak kitchen-knife: kjötbúð, kjöt, nautakjöt, kjötvörur
stew: kjötsúpa, plokkfiskur, súpa
strawberry: jarðarber
sushi chopsticks: sushi
amphora: keramik, leirlist, keramiknámskeið
beer wheat: bjór, brugghús, craft bjór
coffee: kaffihús, kaffi, kaffibaunir
cutlery dinner-plate: veitingastaður, veitingahús, hádegismatur, réttur dagsins
dinner-plate cook: veisluþjónusta, veisluþjónustan
jar: sulta, sultur
kitchen-knife frying-pan: hnífabrýning, hnífar
milk dairy-cow: mjólk
spirits-bottle toast: brennivín, gin, viskí
tea teapot: tehús
wine grapes: vín, vínsmökkun
dog bone: hundafóður, gæludýrabúð, gæludýravörur, dýrabúð
dog scissors: hundasnyrting, hundasnyrtistofa, hundaklipping
dog stethoscope: dýralæknir, dýralæknastofa, dýraspítali
dog-standing paw: hundaþjálfun, hundahótel, hundagisting, hundanámskeið
fish: fiskbúð, fiskur, ferskur fiskur, sjávarfang
hen egg: hænur, hænsni
horse: hestaleiga, hestaferðir, reiðskóli, hestar, reiðnámskeið, hestur
octopus: kolkrabbi
sheep: lambakjöt, kindur, lömb
whale motor-boat: hvalaskoðun, hvalir
bouquet: fersk blóm, afskorin blóm
bouquet rose: blóm, blómabúð, blómvendir, blómvöndur
fire logs: arinn, kamína, arnar
lawnmower spade: sláttuvélar, garðsláttur, sláttur
logs fire: eldiviður
seedling plant: plöntur, gróðrarstöð, garðplöntur, sumarblóm
spade seedling: garðyrkja, garðyrkjumaður, garðvinna, garðaþjónusta
tree axe: trjáfellingar, trjáklippingar
air-conditioner: loftkæling, varmadæla, varmadælur
armchair sofa: bólstrun, bólstrari, stólar bólstraðir
basket carrot: grænmeti, bændamarkaður
bathtub shower: baðherbergi, baðinnréttingar
bed bellhop-bell: hótel, gistiheimili, gisting
blanket cushion: teppi, ullarteppi
broom bucket: þrif, ræstingar, hreingerningar, heimilisþrif, hreingerningaþjónusta
bubbles car: bílaþvottur, bónstöð, bón
candle: kerti, kertagerð
candle headstone: útfararþjónusta, útför, útfararstofa
chimney fire: sótari, strompur
curtains window: gardínur, gluggatjöld, markísur
door: hurðir, bílskúrshurðir, útihurðir
fence hammer: girðingar, girðing
fridge: ísskápar, ísskápaviðgerðir
headstone: legsteinar, legsteinn
key padlock: lásasmiður, lyklasmiður, lyklar, neyðaropnun
mattress bed: dýnur, rúm, rúmdýnur
mouse-trap cockroach: meindýraeyðir, meindýravarnir
paint-roller bucket: málari, málning, málningarvinna, málningarþjónusta
plug lightning: rafvirki, raflagnir, rafverktaki
radiator fire: hitakerfi, ofnar
roof house: þakleki, þaklekar, lekur þakið, þakviðgerð, þakviðgerðir
roof ladder: þak, þakvinna
rug: mottur
saw hammer: trésmiður, trésmíði, smiður, parket, innréttingar
security-camera shield: öryggismyndavélar, öryggiskerfi
shield umbrella: tryggingar, trygging
shopping-cart basket: matvöruverslun, matvörubúð, kjörbúð
sofa chair: húsgögn, sófar, sófi
solar-panel sun: sólarsellur
spray-bottle bucket: djúphreinsun, teppahreinsun, sófahreinsun
staircase saw: stigar
tap wrench: pípari, pípulagnir, pípulagningamaður, stífluþjónusta, stíflulosun, píparar
tiles trowel: flísar, flísalögn
toilet: kamrar, rotþróatæming, klósett
toolbox hammer: ~ verkstæði, handverksmaður
washing-machine basket: þvottahús, fatahreinsun, efnalaug
washing-machine wrench: þvottavélaviðgerðir, þvottavél, þvottavélar, heimilistækjaviðgerðir
wastebasket recycling: gámaþjónusta, gámar, sorphirða
window: gluggar, nýir gluggar
window bucket: gluggaþvottur
wrench car: bílaverkstæði, bílaviðgerðir, smurning, bremsur, bifvélavirki
ballet-shoes dancer: ballett, ballettskóli
brain speech-bubble: sálfræðingur, sálfræðiþjónusta
coat: úlpur, notuð föt
diamond ring: skartgripir, gullsmiður, skart
dress handbag: fatnaður, föt, kjólar, fataverslun, tískuverslun
dress-shoe: skósmiður, skóviðgerðir
earrings diamond: eyrnalokkar
eyelashes eye: augnhár, augnháralengingar, augabrúnir
foot: fótaaðgerðir, fótaaðgerðastofa, fótsnyrting
glasses eye: gleraugu, gleraugnaverslun, sjónmæling
graduation-cap books: ~ námskeið
handbag: handtöskur, töskur
hearing-aid: heyrnartæki
heart handshake: söfnun, góðgerðarmál
hiking-boot: gönguferðir, fjallgöngur, gönguskór
jumper scarf: peysa, peysur, lopapeysa, lopapeysur, ullarpeysa, ullarpeysur
lipstick nail-polish: snyrtistofa, snyrtifræðingur, förðun
nail-polish: neglur, gelneglur, handsnyrting
ring bouquet: brúðkaup, brúðkaupsskipulag
serum-bottle lotion: húðumhirða, andlitsmeðferð, húðvörur
shopping-bags price-tag: ~ flóamarkaður, kolaport, útsala
sneaker: skór, skóbúð, barnaskór
spine stethoscope: sjúkraþjálfun, sjúkraþjálfari, kírópraktor
sunglasses sun: sólgleraugu
tattoo-machine: húðflúr, tattú
tooth toothbrush: tannlæknir, tannlækningar, tannlæknastofa, tannhvíttun, tannréttingar
balloon party-popper: blöðrur
basketball: körfubolti
boxing-glove: hnefaleikar
camera: ljósmyndari, ljósmyndun, myndataka, ljósmyndir
christmas-tree gift: jól, jólatré, jólamarkaður
disco-ball: plötusnúður
dumbbell stopwatch: líkamsrækt, líkamsræktarstöð, einkaþjálfari, einkaþjálfun, hóptímar
fishing-rod fish: veiði, veiðivörur, laxveiði
football goal-net: fótbolti, knattspyrna, fótboltaskóli
gift ribbon: gjafavörur, gjafabréf, gjafir
guitar musical-notes: gítar, gítarkennsla
judo-suit: júdó, karate, sjálfsvörn
magic-wand top-hat: töframaður
microphone: karaoke, söngkennsla, söngkona
musical-notes: kór, tónleikar, tónlistarskóli
palette paintbrush: myndlist, myndlistarnámskeið, málverk
party-popper balloon: barnaafmæli, veisla
piano-keys: píanó, píanókennsla, píanóstilling
sewing-needle thread: saumastofa, klæðskeri, fataviðgerðir, saumanámskeið
skis skier: skíði, skíðaleiga, skíðaskóli
teddy-bear crayon: leikskóli, dagmamma, dagforeldri, leikföng, barnagæsla, barnapössun
theatre-masks: gamanleikur, gamanleikrit
theatre-masks microphone: leikhús, leiksýning, leiklistarnámskeið
yarn: garn, prjónanámskeið, prjón, hekl
bride ring: brúðarkjólar, brúðarkjóll
cook frying-pan: matreiðslunámskeið, kokkur
dancer musical-notes: dans, dansskóli, dansnámskeið
lotus-position lotus: jóga, jógatímar, hugleiðsla
massage lotus: nudd, nuddstofa, nuddari
nurse: heimahjúkrun, hjúkrunarfræðingur, heimaþjónusta
older-person dumbbell: leikfimi fyrir eldri borgara, leikfimi eldri borgara, leikfimi fyrir eldri
runner sneaker: utanvegahlaup, götuhlaup, hlaup, hálfmaraþon, hlaupahópur, fjallahlaup
sauna bubbles: gufubað, sána
surfer wave: brimbretti
swimmer goggles: sund, sundnámskeið, sundlaug
blood-drop: blóðgjöf
books open-book: bækur, bókabúð, bókasafn, bókamarkaður
briefcase handshake: starf í boði, atvinna, ráðningar
calculator receipt: bókhald, bókari, skattframtal, endurskoðandi
coin magnifier: antík, fornmunir
desktop-computer laptop: vefsíðugerð, vefsíða, forritun, hugbúnaður
excavator crane: gröfuvinna, grafa, jarðvinna
fountain-pen document: lögbókandi
laptop screwdriver: tölvuviðgerðir, tölvur, tölvuverkstæði
megaphone chart-up: auglýsingastofa, markaðssetning
open-book pencil: tungumálanámskeið, enskunámskeið, aukakennsla, þýðingar, íslenska fyrir útlendinga
pill stethoscope: apótek, lyf
printer document: prentsmiðja, prentun, nafnspjöld
scales document: lögmaður, lögfræðingur, lögmannsstofa
scissors hair-comb: hárgreiðsla, hárgreiðslustofa, klipping, hársnyrting, hársnyrtir, hárlitun, hárskeri
set-square abacus: stærðfræði, stærðfræðikennsla
set-square ruler: arkitekt, hönnun húsa
smartphone: símaviðgerðir, snjallsímar, símar, farsímar
stethoscope hospital: læknir, læknastofa, heilsugæsla
bank coin: banki, lán
barber-pole razor: rakari, rakarastofa, skegg
bouncy-castle balloon: hoppukastali, hoppukastalar
bricks crane: byggingaverktaki, byggingar, nýbygging, smíðar
bricks trowel: múrari, múrverk, hellulagnir, steypa
house key: íbúð til leigu, íbúðir, fasteignasala, fasteignir, íbúð, einbýlishús, sumarhús, orlofshús
museum: safn, minjasafn
school backpack: ~ skóli
swimming-pool swimmer: sundlaugar
tent campsite: tjaldsvæði, tjald, tjöld
airplane suitcase: ferðaskrifstofa, utanlandsferðir, sólarlandaferðir
bicycle wrench: hjólaverkstæði, reiðhjól, hjólaviðgerðir, hjólaleiga, hjól
bus books: bókabíll, bókabíllinn
canoe rower: kajak, kajakferðir
car key: bílar, bílaleiga, bílasala, notaðir bílar
car wrench: bílasprautun, réttingar, skoðun bíla
car-front ring: brúðarbíll, brúðarbílar
delivery-van parcel: flutningar, búslóðaflutningar, flutningaþjónusta, sendibíll, sendibílar
fire-engine rescue-helmet: slökkvilið, slökkviliðið, slökkviliðsmenn
lorry: kranabíll, dráttarbíll, vörubíll
minibus bus: rúta, rútuferðir
motor-boat wave: bátar, bátaleiga
motorcycle: mótorhjól
sailing-boat anchor: siglinganámskeið, skúta
steering-wheel car: ökuskóli, ökunám, ökukennsla, ökukennari, bílpróf
taxi: leigubíll, leigubílar
tractor wheat: traktorar, landbúnaðarvélar
tyre wrench: dekk, dekkjaskipti, hjólbarðar, dekkjaverkstæði, vetrardekk
watch: úr, úrsmiður
`;
