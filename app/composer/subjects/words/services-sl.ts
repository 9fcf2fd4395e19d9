/** Services, crafts and goods in Slovene, before the list of trades. Notation: word-list.ts. */
export const sloveneServices = `
tulip seedling: čebulice, čebulnice, tulipani, narcise
cook frying-pan: kuhar, kuharja, kuharica, kuharski pomočnik
bicycle parcel: kolesarski kurir
window: okna, oken, lesena okna, lesenih oken
house key: apartma, apartmaji
logs fire: drva za kurjavo, drv za kurjavo
lipstick serum-bottle: kozmetični salon, čiščenje obraza
chimney fire: dimnikar, dimnikarske storitve, dimnik
horseshoe horse: podkovski kovač
armchair sofa: tapetnik, tapetništvo, oblazinjenje, fotelj
foot dress-shoe: pedikura, ortopedski vložki
piano-keys: uglaševanje klavirjev, uglaševalec klavirjev, orgle
deer bird: preparator živali, lov, lovska oprema, divjačina
key padlock: ključavničar, ključavničarstvo, odklepanje vrat
sewing-needle thread: šivilja, šiviljstvo, šivanje, tečaj šivanja, popravilo oblačil
steering-wheel car: vozniški izpit, šola vožnje
milk dairy-cow: mleko, mlekomat, mlečni izdelki
delivery-van lorry: selitev, selitveni servis, praznjenje stanovanj, odvoz kosov
wastebasket recycling: odvoz odpadkov, odkup kovin, zabojniki, reciklaža
tree axe: podiranje dreves, obrezovanje dreves, sečnja
broom bucket: čistilni servis, čistilka
spray-bottle: globinsko čiščenje, čiščenje sedežnih garnitur, čiščenje fasad, dezinfekcija, pranje preprog
speech-bubble: logopedija
microphone bouquet: voditelj porok, pevka, pevec, učenje petja
excavator crane: bager, izkopi, zemeljska dela, mini bager
staircase: stopnice, stopnišče
swimming-pool swimmer: gradnja bazenov
passport: potni list, vizum
saw hammer: mizarstvo, terase, tla
bricks trowel: zidar, ometi, izolacija, betoniranje, rušenje, tlakovanje, gradbeni odri, gradbena dela, fasade
bricks trowel: suhomontaža, gradbeno podjetje, estrihi
roof house: krovec, krovstvo, kleparstvo, streha, strehe, žlebovi, klepar
tiles trowel: ploščice, keramičar, polaganje ploščic
paint-roller: pleskar, slikopleskar, slikopleskarstvo, pleskanje, beljenje
curtains window: žaluzije, senčila, komarniki
window: steklar, steklarstvo, stavbno pohištvo
fridge: hladilnik, hladilniki
washing-machine wrench: kemična čistilnica, popravilo pralnih strojev, pralni stroj, bela tehnika
plug: elektroinštalacije
tap wrench: vodovodar, vodovodne inštalacije, vodovod, odmašitev odtokov
toilet: greznice, praznjenje greznic, kanalizacija
radiator fire: kotli, toplotne črpalke, radiatorji
fire logs: peči, pečar
air-conditioner: klimatske naprave
laptop: popravilo računalnikov, računalniški servis, računalnik
smartphone: servis telefonov, popravilo telefonov
car wrench: avtokleparstvo, avtoličarstvo, avtostekla, avtodeli, avtomehanik, tehnični pregled, avto
lorry: avtovleka, prikolice, tovorni prevoz
minibus bus: kombi, avtobusni prevozi, najem kombija, prevoz oseb
lotion: depilacija
scissors hair-comb: podaljševanje las
nail-polish: gel nohti
eyelashes: trepalnice, podaljševanje trepalnic
tattoo-machine: tetovaže, tetoviranje
massage: maser
spine stethoscope: fizioterapevt
tooth: zobozdravstvo, zobna ordinacija, zobje
dog: pasja hrana, trgovina za živali
dog scissors: striženje psov
dog-standing paw: pasja šola, pasji hotel, šolanje psov
crayon teddy-bear: varstvo otrok, igrače, varuška
nurse: dom starejših, oskrba na domu, nega na domu
calculator receipt: računovodski servis, računovodkinja
set-square ruler: geodet, projektiranje, inštrukcije matematike
open-book: jezikovni tečaj, prevajanje, prevodi, angleščina
scales: pravno svetovanje, odvetniška pisarna
house key: stanovanje, stanovanja, apartma
dancer ballet-shoes: plesna šola, plesni tečaj, balet
judo-suit: samoobramba
swimmer: plavanje, plavalni tečaj
skis skier: smučarska šola, smuči
hiking-boot: pohod
bouncy-castle: napihljiva igrala, napihljivi grad
magic-wand: čarovnik, čarodej
palette: poslikava obraza, slikarski tečaj
camera: fotografiranje
jar: marmelada, ozimnica, kislo zelje
mushroom: gobe
stew: golaž
fish: ribe, postrvi
cheese: siri, sirarna
sausage: klobase, čevapčiči, suhomesnati izdelki, koline
croissant bread: pekarija
pie: burek, potica, štruklji
birthday-cake cake-slice: slaščičarna
safety-vest: delovna oblačila, zaščitna oprema
sneaker dress-shoe: čevljar, popravilo čevljev
watch: ure
printer paintbrush: žigi, tisk
coin magnifier: starine, odkup zlata, antikvitete
security-camera shield: varovanje
candle headstone: pogrebne storitve, pogreb
headstone: kamnosek, kamnoseštvo
church: maša
spade seedling: vrtnar, urejanje okolice, urejanje vrtov
lawnmower spade: kosilnice
bed mattress: vzmetnice, posteljnina
sofa: sedežne garniture
caravan tent: avtodom, avtodomi, najem avtodomov
bouquet: cvetje, šopki, rože
seedling plant: vrtnarija
bee honey: čebelar, čebelarstvo
basket: domači pridelki
wine: vinska klet, degustacija vin
tyre: vulkanizer, vulkanizerstvo
rabbit: zajec, kunec, zajčki, kunci
goat: koze
sheep: ovce, jagnjetina
cow steak: krava, krave, govedina
pig: prašič, prašiči, svinjina
cat: mucki
dog: pes, mladički
horse: ponij, jahalna šola
chicken-leg: piščanci, peruti
apple basket: jabolka, sadje, jabolčni sok
basket carrot: zelenjavni zabojček
bicycle: kolesarjenje
yarn: volna
swimmer: plavalna šola
baby: dojenček, šola za starše
lotus-position: meditacija, sproščanje
cutlery dinner-plate: gostilna, dnevno kosilo
delivery-van: najem kombija
foot dress-shoe: podolog
sewing-needle thread: vezenje
speech-bubble: logoped
microphone bouquet: petje
chicken-leg: piščanec
sailing-boat: jadranje, jahta
yarn: pletenje, kvačkanje
cutlery dinner-plate: malice, kosila
delivery-van: kurir
curtains window: markize
tap wrench: inštalater
razor: britje
nail-polish: nohti
tooth: ortodont
canoe rower: kajak
hiking-boot: planinarjenje
stew: juha
sofa: kavč
yarn: plesti, kvačkati
sewing-needle sewing-machine: šivati, naučite se šivati
palette paintbrush: risanje, akvarel
swimmer: plavati, naučite se plavati
cook frying-pan: kuharski tečaj, kuharska delavnica
drum: bobni, učenje bobnov
christmas-tree: božično drevo, smrečica, božične smrečice
dress t-shirt: oblačila, otroška oblačila
smartphone: telefon, mobitel, telefoni, mobilni telefon
seedling tree: sadna drevesa
ice-skate: drsanje, drsališče
skis skier: smučarski tečaj
saw axe: motorna žaga, žaga
lipstick serum-bottle: kozmetičarka, nega obraza
watch mantel-clock: urarstvo, popravilo ur
spade lawnmower: vzdrževanje vrta, košnja
logs fire: drv, polena
bricks trowel: naravni kamen, zidanje
balloon party-popper: rojstni dnevi, praznovanje rojstnega dne, otroške zabave
dog-standing dog: varstvo psov
piano-keys: učenje klavirja, pouk klavirja
desktop-computer laptop: programska oprema, program za naročanje, rezervacijski sistem, crm
receipt desktop-computer: davčna blagajna, davčne blagajne, pos blagajna
calculator receipt: obračun plač, davčno svetovanje
safety-vest lab-coat: zaščitna oblačila
parcel: embalaža
shield: zavarovanje, zavarovanja
megaphone chart-up: oglaševalska agencija, marketing, oglaševanje, seo
briefcase handshake: poslovno svetovanje, svetovanje
banknotes coin: kredit, posojilo, financiranje
toolbox hammer: ~ mojster, mojstri
musical-notes: koncert, koncerti
eagle bird: sokolarstvo, sokolar, ujede
books: knjigoveznica, vezava knjig, knjigovez
window beach-umbrella: rolete, tende
tractor wheat: kmetijska mehanizacija, kombajn, traktorji, kmetijski stroji
theatre-masks dress: izposoja kostumov, kostumi, pustni kostumi
toilet plunger: odmaševanje
kitchen-knife: brušenje nožev, brusilnica, brušenje nožev in škarij
horse: oskrba konj, nastanitev konj, hlev za konje
honey bee: čebelji izdelki, čebelarska oprema, propolis
sewing-machine thread: šivalni stroj, šivalni stroji, šivalnih strojev
window palette: vitraž, vitraži, vitražev
tropical-fish: akvarij, akvariji, akvaristika
horse: sedlarstvo, konjeniška oprema, sedla
skis: izposoja smuči, servis smuči, smučanje
ladder bricks: najem odrov, fasadni odri
toy-bricks teddy-bear: lesene igrače
slide: otroško igrišče, otroška igrala, igralnica za otroke
staircase saw: lesene stopnice, stopnice po meri
plug lightning: agregat, agregati, najem agregatov
mosquito: zatiranje komarjev, ose in sršeni
radiator wrench: ogrevanje, centralno ogrevanje, kotel
car key: ~ voznik, iščemo voznika, voznika
amphora: glina, oblikovanje gline, lončarstvo
`;
