/** Services, crafts and goods in Norwegian, before the list of trades. Notation: word-list.ts. */
export const norwegianServices = `
chimney fire: feier, skorstein, pipefeiing, piperehabilitering
horseshoe horse: hovpleie
armchair sofa: møbeltapetserer, møbeltapetsering, lenestol
foot dress-shoe: fotterapeut, fotsenger, ortopediske sko
piano-keys: pianostemmer, pianostemming, orgelkonsert
deer bird: dyrekonservator, preparant, jaktbutikk, viltkjøtt, jakt, elgjakt, jegerprøve
key padlock: låsservice
sewing-needle thread: skredderi, sytilbehør
steering-wheel car: kjøretimer, lappen
milk dairy-cow: melk, meieri, gårdsmelk
delivery-van lorry: flytting, dødsbo, rydding, bortkjøring
wastebasket recycling: avfall, skrapjern, gjenvinningsstasjon
tree axe: trepleie, stubbefresing
spray-bottle: fasadevask, takvask, møbelrens, soppsanering, muggsopp
speech-bubble: språkkafé, stamming
microphone bouquet: konferansier, sanger til bryllup
excavator crane: graving, drenering, minigraver, grunnarbeid, maskinentreprenør
staircase: trapper, trapp
swimming-pool swimmer: basseng, svømmebasseng
asparagus: asparges
passport: pass, visum, passfoto
saw hammer: terrasse, platting
bricks trowel: betongarbeid, riving, steinlegging, belegningsstein, tilbygg, pussing
roof house: takrenner, hagestue
curtains window: screens
door fence: porter
washing-machine wrench: hvitevarer, hvitevareservice, rens
fridge: kjøleskap, fryser
car wrench: bilskade, bilglass, bilpleie, bildeler, billakkering, bilopphugging, bilskadeverksted, ruteskift
lorry: bilberging, tilhengerutleie, tilhenger, bilredning
minibus bus: busstur, turbuss
razor: hårfjerning, voksing
hair-comb scissors: hårforlengelse, parykk
massage lotus: soneterapi, muskelterapi
brain speech-bubble: parterapi, samtaleterapi
stethoscope stethoscope: røntgen, ultralyd
crayon teddy-bear: barnepass, dagmamma, leketøy, barnepike
calculator set-square: regnskapsbyrå, lønnskjøring, mattehjelp
judo-suit: kampsport
canoe rower: kajakk, kajakkutleie, roing
palette: ansiktsmaling
hen egg: høner, hønsehus
mushroom: sopp, sopptur
oyster shrimp: blåskjell
stew: suppe, fårikål, lapskaus
sled dog: hundekjøring
socks briefs: undertøy
safety-vest: arbeidsklær, arbeidstøy, vernesko
printer paintbrush: skilt, bildekor
coin magnifier: antikviteter, gullkjøp, bruktbutikk antikk
security-camera shield: vekter, videoovervåking
set-square ruler: takstmann, landmåler, byggesøknad, tilstandsrapport
toilet: toalettvogn, slamtømming, septiktank
candle headstone: kremasjon, gravferd, minnestund
church: gudstjeneste
spade seedling: hagearbeid, hageplan, gartnertjenester, hekklipping
bed mattress: dyner, puter, sengetøy
soft-ice-cream: kuleis
fish: rakfisk, røkt laks
soft-ice-cream: is, iskiosk
musical-notes: kor, korsang
window: glass, glassarbeid
`;
