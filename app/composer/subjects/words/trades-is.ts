/** Trades and goods in Icelandic. Notation: word-list.ts. */
export const icelandicTrades = `
calculator receipt: bókhald, bókari, skattframtal, endurskoðandi
air-conditioner: loftkæling, varmadæla, varmadælur
set-square ruler: arkitekt, hönnun húsa
wrench car: bílaverkstæði, bílaviðgerðir, smurning, bremsur, bifvélavirki
croissant bread: bakarí, bakstur, snúðar, vínarbrauð
bread: brauð, súrdeigsbrauð
lipstick nail-polish: snyrtistofa, snyrtifræðingur, förðun
nail-polish: neglur, gelneglur, handsnyrting
eyelashes: augnhár, augnháralengingar, augabrúnir
ring bouquet: brúðkaup, brúðkaupsskipulag
bride ring: brúðarkjólar, brúðarkjóll
steak kitchen-knife: kjötbúð, kjöt, nautakjöt, kjötvörur
tent campsite: tjaldsvæði, tjald, tjöld
car key: bílar, bílaleiga, bílasala, notaðir bílar
steering-wheel car: ökuskóli, ökunám, ökukennsla, ökukennari, bílpróf
saw hammer: trésmiður, trésmíði, smiður, parket, innréttingar
dinner-plate cook: veisluþjónusta, veisluþjónustan
coffee: kaffihús, kaffi, kaffibaunir
cook frying-pan: matreiðslunámskeið, kokkur
scissors hair-comb: hárgreiðslustofa, hársnyrting, hársnyrtir, klipping, hárlitun, hárskeri
barber-pole razor: rakari, rakarastofa, skegg
teddy-bear crayon: leikskóli, dagmamma, dagforeldri, leikföng, barnagæsla, barnapössun
serum-bottle lotion: húðumhirða, andlitsmeðferð, húðvörur
dog stethoscope: dýralæknir, dýralæknastofa, dýraspítali
dog bone: hundafóður, gæludýrabúð, gæludýravörur, dýrabúð
dog-standing paw: hundaþjálfun, hundahótel, hundagisting, hundanámskeið
dog scissors: hundasnyrting, hundasnyrtistofa
plug lightning: rafvirki, raflagnir, rafverktaki
basket carrot: grænmeti, bændamarkaður
shopping-cart basket: matvöruverslun, matvörubúð, kjörbúð
bank coin: banki, lán
house key: íbúð til leigu, íbúðir, fasteignasala, fasteignir, íbúð, einbýlishús, sumarhús, orlofshús
fish: fiskbúð, fiskur, ferskur fiskur, sjávarfang
bouquet rose: blóm, blómabúð, blómvendir, blómvöndur
football goal-net: fótbolti, knattspyrna, fótboltaskóli
basketball: körfubolti
seedling plant: plöntur, gróðrarstöð, garðplöntur, sumarblóm
spade seedling: garðyrkja, garðyrkjumaður, garðvinna, garðaþjónusta
lawnmower spade: sláttuvélar, garðsláttur, sláttur
soft-ice-cream: ís, ísbúð, ísvagn
glasses eye: gleraugu, gleraugnaverslun, sjónmæling
sunglasses: sólgleraugu
hearing-aid: heyrnartæki
dumbbell stopwatch: líkamsrækt, líkamsræktarstöð, einkaþjálfari, einkaþjálfun, hóptímar
bed bellhop-bell: hótel, gistiheimili, gisting
sofa chair: húsgögn, sófar, sófi
mattress bed: dýnur, rúm, rúmdýnur
armchair sofa: bólstrun, bólstrari, stólar bólstraðir
washing-machine basket: þvottahús, fatahreinsun, efnalaug
washing-machine wrench: þvottavélaviðgerðir, þvottavél, þvottavélar, heimilistækjaviðgerðir
fridge: ísskápar, ísskápaviðgerðir
books open-book: bækur, bókabúð, bókasafn, bókamarkaður
key: lásasmiður, lyklasmiður, lyklar, neyðaropnun
open-book pencil: tungumálanámskeið, enskunámskeið, aukakennsla, þýðingar, íslenska fyrir útlendinga
set-square abacus: stærðfræði, stærðfræðikennsla
delivery-van parcel: flutningar, búslóðaflutningar, flutningaþjónusta, sendibíll, sendibílar
lorry: kranabíll, dráttarbíll, vörubíll
guitar: gítar, gítarkennsla
piano-keys: píanó, píanókennsla, píanóstilling
musical-notes: kór, tónleikar, tónlistarskóli
microphone: karaoke, söngkennsla, söngkona
disco-ball: plötusnúður
camera: ljósmyndari, ljósmyndun, myndataka, ljósmyndir
pizza: pizza, pítsa, pítsur
tap wrench: pípari, pípulagnir, pípulagningamaður, stífluþjónusta, stíflulosun
bathtub shower: baðherbergi, baðinnréttingar
cutlery dinner-plate: veitingastaður, veitingahús, hádegismatur, réttur dagsins
pill stethoscope: apótek, lyf
tooth toothbrush: tannlæknir, tannlækningar, tannlæknastofa, tannhvíttun, tannréttingar
stethoscope hospital: læknir, læknastofa, heilsugæsla
spine stethoscope: sjúkraþjálfun, sjúkraþjálfari, kírópraktor
brain: sálfræðingur, sálfræðiþjónusta
foot: fótaaðgerðir, fótaaðgerðastofa, fótsnyrting
nurse: heimahjúkrun, hjúkrunarfræðingur, heimaþjónusta
diamond ring: skartgripir, gullsmiður, skart
sneaker: skór, skóbúð, barnaskór
dress-shoe: skósmiður, skóviðgerðir
dress handbag: fatnaður, föt, kjólar, fataverslun, tískuverslun
coat: úlpur, lopapeysa, notuð föt
handbag: handtöskur, töskur
airplane suitcase: ferðaskrifstofa, utanlandsferðir, sólarlandaferðir
lotus-position lotus: jóga, jógatímar, hugleiðsla
massage: nudd, nuddstofa, nuddari
sauna bubbles: gufubað, sána
sewing-needle thread: saumastofa, klæðskeri, fataviðgerðir, saumanámskeið
yarn: garn, prjónanámskeið, prjón, hekl
solar-panel sun: sólarsellur
laptop screwdriver: tölvuviðgerðir, tölvur, tölvuverkstæði
desktop-computer laptop: vefsíðugerð, vefsíða, forritun, hugbúnaður
smartphone: símaviðgerðir, snjallsímar, símar, farsímar
broom bucket: þrif, ræstingar, hreingerningar, heimilisþrif, hreingerningaþjónusta
spray-bottle: djúphreinsun, teppahreinsun, sófahreinsun
mouse-trap cockroach: meindýraeyðir, meindýravarnir
window: gluggar, nýir gluggar
window bucket: gluggaþvottur
door: hurðir, bílskúrshurðir, útihurðir
curtains window: gardínur, gluggatjöld, markísur
fence: girðingar, girðing
shield umbrella: tryggingar, trygging
scales document: lögmaður, lögfræðingur, lögmannsstofa
fountain-pen: lögbókandi
printer document: prentsmiðja, prentun, nafnspjöld
theatre-masks microphone: leikhús, leiksýning, leiklistarnámskeið
popcorn film-camera: bíó, kvikmynd, kvikmyndahús
museum: safn, minjasafn
tea teapot: tehús
honey bee: hunang, býflugur
beer wheat: bjór, brugghús, craft bjór
wine grapes: vín, vínsmökkun
spirits-bottle: brennivín, gin, viskí
birthday-cake cupcake: tertur, terta, afmælistertur, kökur, afmæliskaka
burger french-fries: hamborgari, hamborgarar, borgarar
kebab: kebab, gíró
sushi: sushi
dancer musical-notes: dans, dansskóli, dansnámskeið
ballet-shoes dancer: ballett, ballettskóli
swimmer goggles: sund, sundnámskeið, sundlaug
swimming-pool: sundlaugar
bicycle wrench: hjólaverkstæði, reiðhjól, hjólaviðgerðir, hjólaleiga, hjól
motorcycle: mótorhjól
taxi: leigubíll, leigubílar
minibus bus: rúta, rútuferðir
bricks crane: byggingaverktaki, byggingar, nýbygging, smíðar
bricks trowel: múrari, múrverk, hellulagnir, steypa
tiles trowel: flísar, flísalögn
paint-roller bucket: málari, málning, málningarvinna, málningarþjónusta
roof ladder: þak, þakviðgerðir, þakvinna
chimney fire: sótari, strompur
fire logs: arinn, kamína, arnar
logs fire: eldiviður
radiator fire: hitakerfi, ofnar
staircase saw: stigar
excavator: gröfuvinna, grafa, jarðvinna
tree axe: trjáfellingar, trjáklippingar
toilet: kamrar, rotþróatæming, klósett
wastebasket recycling: gámaþjónusta, gámar, sorphirða
horse: hestaleiga, hestaferðir, reiðskóli, hestar, reiðnámskeið, hestur
sheep: lambakjöt, kindur, lömb
hen: hænur, hænsni
egg hen: egg
chicken-leg: kjúklingur, kjúklingavængir
meat-on-bone: grill, grillveisla
cheese: ostur, ostar, ostabúð
milk dairy-cow: mjólk
sausage: pylsur, bjúgu
octopus: kolkrabbi
potato: kartöflur
apple basket: epli
strawberry: jarðarber
mushroom: sveppir
olives jar: ólífuolía
jar: sulta, sultur
chocolate: súkkulaði
christmas-tree gift: jól, jólatré, jólamarkaður
candle headstone: útfararþjónusta, útför, útfararstofa
headstone: legsteinar, legsteinn
candle: kerti, kertagerð
gift: gjafavörur, gjafabréf, gjafir
party-popper balloon: barnaafmæli, veisla
balloon: blöðrur
bouncy-castle: hoppukastali, hoppukastalar
magic-wand: töframaður
briefcase handshake: starf í boði, atvinna, ráðningar
megaphone chart-up: auglýsingastofa, markaðssetning
heart handshake: söfnun, góðgerðarmál
blood-drop: blóðgjöf
watch: úr, úrsmiður
tyre: dekk, dekkjaskipti, hjólbarðar, dekkjaverkstæði, vetrardekk
bubbles car: bílaþvottur, bónstöð, bón
car wrench: bílasprautun, réttingar, skoðun bíla
rug: teppi, mottur
palette paintbrush: myndlist, myndlistarnámskeið, málverk
amphora: keramik, leirlist, keramiknámskeið
tattoo-machine: húðflúr, tattú
judo-suit: júdó, karate, sjálfsvörn
boxing-glove: hnefaleikar
sailing-boat: siglinganámskeið, skúta
motor-boat: bátar, bátaleiga
canoe rower: kajak, kajakferðir
fishing-rod: veiði, veiðivörur, laxveiði
surfer: brimbretti
skis skier: skíði, skíðaleiga, skíðaskóli
hiking-boot: gönguferðir, fjallgöngur, gönguskór
coin magnifier: antík, fornmunir
security-camera shield: öryggismyndavélar, öryggiskerfi
kitchen-knife: hnífabrýning, hnífar
tractor wheat: traktorar, landbúnaðarvélar
shopping-bags: ~ flóamarkaður, kolaport, útsala
school: ~ skóli
graduation-cap books: ~ námskeið
toolbox hammer: ~ verkstæði, handverksmaður
dumpling: dumplings
flatbread: flatkökur
pancakes: pönnukökur
doughnut: kleinur, kleinuhringir, bolludagsbollur
pie: skyrkaka
stew: kjötsúpa, plokkfiskur, súpa
tap wrench: píparar
dog scissors: hundaklipping
bouquet: fersk blóm, afskorin blóm
`;
