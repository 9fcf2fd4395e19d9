/** Czech words for clothes and the body. Notation: word-list.ts. */
export const czechWear = `
anatomical-heart heart: vysoký tlak
apron chef-hat: zástěra, zástěry
baby-bodysuit: dětské oblečení, kojenecké oblečení, bazárek dětského oblečení, oblečení pro miminka, dětský bazárek
baby-bodysuit: dětské body, oblečení na holčičku, oblečení na chlapečka, oblečení po holčičce, oblečení po chlapečkovi
baby-bodysuit: balík oblečení
baby-bodysuit teddy-bear: bodýčka, dupačky, kojenecké potřeby
baby-carrier: nosítko pro miminko, ergonomické nosítko, nosítka pro děti, šátek na nošení dětí, šátky na nošení
baby-carrier: šátky na nošení dětí, šátek na nošení, nosítka, nosítko, ergonomická nosítka
backpack: školní tašky, školní taška, školních tašek
backpack pencil: batohy, školní aktovky, aktovky, pomůcky pro prvňáčky, školní pomůcky
ballet-shoes dancer: balet
bangles: náramek, náramky
bathrobe: župan, župany, županů, koupací plášť
beanie: čepice, čepic, pletená čepice, pletené čepice, zimní čepice, kulich, kulichy
belt: kožený opasek, kožené opasky, opasek, opasky, opasků
bike-helmet: cyklistická helma, cyklistické helmy, helma na kolo, helmy na kolo, cyklohelma
bikini: plavky
blouse: lněná košile
boot safety-vest: pracovní obuv, pracovní obuvi
bow-tie: motýlky, pánské motýlky, pánský motýlek, motýlek k obleku
bra: podprsenka, podprsenky, dámské prádlo, spodní prádlo
bra briefs: termoprádlo
braces toothbrush: rovnátka, ortodoncie, ortodontista, ortodont, rovnátek, ortodontická ordinace, fixní rovnátka
braid hair-comb: africké copánky, copánky, zaplétání copánků, dredy, pletení copánků
brain speech-bubble: psychiatr, psychiatrie, psychiatrická ambulance, párová terapie, psycholog, psychoterapie, koučink
brain speech-bubble: rodinná terapie, vyhoření, deprese, úzkost, závislosti, manželská poradna, arteterapie
brain stethoscope: neurologie, migréna
briefs: boxerky
brooch: brož, brože, broží
button: knoflíky, knoflíků, knoflíkárna
clogs: dřeváky, dřevák, dřevěné pantofle, zdravotní dřeváky
clothes-hanger: ramínka, věšák, sbírka šatstva, sbírka obnošeného šatstva, sbírky šatstva, sbírka ošacení
clothes-hanger coat: čistírna, čistírna oděvů, chemické čištění, výměna oblečení, swap oblečení, secondhand
clothes-hanger dress: textil, pánské oblečení, nadměrné velikosti, konfekce, módní přehlídka
coat: kožešník, kabát, kabáty, bundy, second hand, kožichy, pláštěnka, kožešiny, kožešin, kožešnictví
coat scarf: zimního oblečení, zimní oblečení, teplého oblečení, teplé oblečení
conical-hat: kónický klobouk, vietnamský klobouk, vietnamské klobouky
contact-lens: kontaktní čočky, kontaktních čoček, kontaktní čočka, denní čočky, barevné čočky
corset: korzet, korzety, šněrovačka, korzetiérka, šití korzetů
dental-implant toothbrush: zubní implantáty, implantáty, zubní implantát, implantologie, implantát, zubních implantátů
diamond magnifier: minerály, minerálů
diamond ring: přívěsek, přívěsky, řetízek, řetízky, klenotnictví, šperky, zlatnictví, zlatník, piercing
dirndl: dirndl, dirndly, bavorské šaty, tyrolské šaty
dress handbag: móda, dámské oblečení, šaty, oblečení, butik
dress-shoe: obuvník, oprava obuvi
dress-shoe boot: švec
dress-shoe sneaker: barefoot
dungarees: laclové kalhoty, lacláče, džíny s laclem, kalhoty s laclem, montérky s laclem
ear stethoscope: orl, orl ordinace, orl ambulance, ušní nosní krční, krční nosní, čištění uší
earrings diamond: náušnice, náušničky
eye glasses: laserová operace očí, šedý zákal, zelený zákal, měření zraku, operace očí, vyšetření zraku
eyebrow: obočí, úprava obočí, barvení obočí, laminace obočí, permanentní make-up obočí, microblading, tvarování obočí
eyebrow lips: permanentní make-up, permanentní makeup, permanentního make-upu
eyelashes: řasenka
eyelashes eye: prodloužení řas, řasy, mihalnice, laminace řas
fascinator: fascinátor, fascinátory, fascinátorů
foot: pedikúra, medicinální pedikúra, podologie, podiatrie, zarostlý nehet, ploché nohy
foot dress-shoe: ortopedické vložky, ortopedická obuv, péče o nohy, podolog
football-boot: kopačky, kopaček, kopačkách, fotbalové kopačky, fotbalová obuv
glasses eye: oční, optika, brýle, okuliare, oční optika, obroučky
gloves: rukavice
graduation-cap books: univerzita, vysoká škola, rekvalifikace, rekvalifikační kurz, bakalářské studium
graduation-cap books: magisterské studium, promoce, přihláška na vš, studium v zahraničí, večerní studium
graduation-cap books: vyšší odborná škola, dálkové studium, základní škola, gymnázium
graduation-cap books: soukromá škola, střední odborné učiliště, střední škola, první školní den, učiliště, průmyslovka
graduation-cap books: obchodní akademie, den otevřených dveří, dny otevřených dveří, stipendium, stipendia, stipendií
hair-clipper: zastřihovač vlasů, zastřihovače vlasů, strojek na vlasy, strojek na stříhání vlasů, strojky na vlasy
hair-clipper: zastřihovač vousů, zastřihovače vousů
hair-comb scissors: trichologie
hair-dryer: fény, kulmy, vlasová kosmetika, fén, vysoušeč vlasů
hair-dryer hair-comb: fén na vlasy, brazilský keratin, foukaná, keratinové narovnání, střih a foukaná
hair-extensions: prodlužování vlasů, prodloužení vlasů, zahušťování vlasů, clip-in vlasy
handbag: kabelky, kabelka, kožené tašky, ledvinky, brašnářství, brašnář, brašnáře
handshake heart: staňte se dobrovolníkem
hanfu: hanfu, půjčovna hanfu
hearing-aid: sluchadla, naslouchátka, naslouchadla, měření sluchu, vyšetření sluchu
heart: nadace, dětský domov, charitativní bazar, dobročinný bazar, nadační fond, dobročinnost
heart handshake: dobrovolníci, charita, sbírka
high-heel: lodičky, dámské lodičky, lodiček
hiking-boot: turistika, pěší túra, trekové hole
hiking-boot mountain: pěší výlet, přechod hor
holdall: sportovní taška, sportovní tašky, cestovní taška, cestovní tašky, taška do posilovny
hoodie t-shirt: mikina, mikiny, mikiny s kapucí
jumper scarf: svetr, svetry, pletené svetry, pletený svetr, vlněné svetry, kardigan
jumpsuit: dámský overal, dámské overaly, elegantní overal, jumpsuit
kippah: jarmulka, jarmulky, židovská kipa
laser-hair-removal lotion: laserová epilace, epilace laserem, trvalá epilace, laserové odstranění chloupků
laser-hair-removal lotion: trvalé odstranění chloupků
leggings: legíny, leginy
lehenga: lehenga
life-jacket: záchranná vesta, záchranné vesty, plovací vesta, plovací vesty, plovacích vest
lip-balm: balzám na rty, balzámy na rty, balzámů na rty, péče o rty, jelení lůj
lips syringe: výplně rtů, zvětšení rtů, plnění rtů, zvětšování rtů, kyselina hyaluronová rty
lipstick: vizážistka, štětce na make-up
lipstick nail-polish: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
lipstick serum-bottle: čištění pleti
lungs: spirometrie
lungs heart: přestaňte kouřit, odvykání kouření, den bez tabáku
lungs stethoscope: pneumolog, plicní ambulance, plicní ordinace, plicní lékař, pneumologie
makeup-palette: paletka stínů, paletky stínů, oční stíny, očních stínů, štětce na líčení, kosmetické štětce
makeup-palette: paletka na líčení, sada na líčení
nail-polish: manikúra, nehty, nehtové studio, nechty, gel lak
nappy baby: plenky, plenkový dort, látkové plenky, plena, látkové pleny, látkových plen, pleny
necklace: náhrdelník, náhrdelníky, perly, ruční šperky, stříbrné šperky, korálky
perfume: parfémy, parfém, aroma difuzér
poncho: pončo, ponča, vlněné pončo, pletené pončo
prayer-shawl: talit, tallit, modlitební šál
prosthetic-leg: protéza nohy, ortopedická protetika
pyjamas: pyžamo, pyžama, pyžam, noční košile, pyžámko
qipao: qipao, čchi-pchao, čínské šaty
rescue-helmet plaster: první pomoci
ring bouquet: svatební agentura, svatební koordinátorka, svatba, snubní prsteny, svadba, obrúčky, svatební dům
ring bouquet: svatební veletrh, svatební místo, svatby, obřad, svatební hostina sál, zásnuby
ring diamond: výkup zlata, vykupujeme zlato, zlato výkup, koupím zlato, bižuterie, klenoty, český granát
ring diamond: české granáty, českým granátem, českými granáty, granátové šperky
rollator: chodítko, chodítka, chodítko pro seniory
safety-vest: pracovní oděvy, montérky
safety-vest lab-coat: pracovní oblečení
safety-vest rescue-helmet: zdravotnické oděvy, bozp, ochranné pomůcky, reflexní vesty
scarf: šátek
serum-bottle lotion: sérum, péče o pleť, pleťový krém, ošetření pleti, chemický peeling, omlazení pleti
serum-bottle lotion: kosmetické ošetření
sherwani: sherwani
shirt: košile, košil, pánské košile, pánská košile, košile na míru
shopping-bags market-stall: řemeslné trhy, poutní trhy, prodejní trhy
shopping-bags price-tag: ~ výprodej, slevy
shopping-bags price-tag: swap
skirt: sukně, sukní, sukýnky, tylové sukně, minisukně
sleep-sack: spací pytel pro miminko, dětský spací pytel
slippers: bačkory, bačkor, papuče, papučí, pantofle, domácí obuv, přezůvky
smartwatch: chytré hodinky, chytrých hodinek, smartwatch, apple watch
sneaker: boty, obuv, tenisky, topánky, bot, bota, botami
socks: ponožky
songkok: songkok, songkoky
spine: fyzioterapie, fyzioterapeut, chiropraktik, fyzioterapia, rehabilitace, bolesti zad, masáže zad, osteopat
spine bone: ortopedie, endoprotéza, výhřez ploténky, ortoped, bolesti kloubů, skolióza, chiropraxe, artróza
spine bone: traumatologie
spine massage: tejpování, rázová vlna, rehabilitační cvičení, lymfodrenáže, ergoterapie
suit: frak, pánská saka, pánské sako, saka
suit necktie: oblek, obleky, oblek na míru, svatební oblek, smoking, pánská móda, pánské obleky
t-shirt clothes-hanger: bazárek oblečení
t-shirt jeans: trička, potisk triček, tričká
t-shirt parcel: šatník pro potřebné
t-shirt printer: reklamní předměty, sítotisk, textil s potiskem
t-shirt socks: dětský bazar
tattoo-machine: tetovací studio, tetování, tetovanie, tatér
tights: punčocháče, silonky, punčochové kalhoty
tooth: zubní protézy, zubní laboratoř, zubař, zubní ordinace, zubár, stomatologie, zubná ambulancia, stomatológ
tooth: bielenie zubov, zubů, zuby, zubní, fazety
tooth toothbrush: bělení zubů, dentální hygiena
top-hat: klobouky, kloboučnictví
top-hat sun-hat: modistka
tote-bag: plátěná taška, plátěné tašky, bavlněná taška, bavlněné tašky
trousers: kalhoty, kalhot
turban: turban, turbany
vape: elektronické cigarety, e-cigarety, vape shop
walking-stick: vycházková hůl, vycházkové hole
wallet: pásky kožené
wallet coin: oddlužení, insolvence, exekuce, dluhová poradna, dluhy, osobní bankrot, exekutor, vymáhání pohledávek
wallet handbag: peněženky, kožená galanterie
wax-pot lotion: depilace voskem, cukrová pasta, depilace cukrovou pastou, brazilská depilace, voskování, depilace
wedding-dress ring: svatební šaty, svatební salon, svatebních šatů
wellingtons: holínky, gumáky, gumové holínky
wetsuit surfer: neoprenový oblek, neoprenové obleky, neoprenová kombinéza, půjčovna neoprenů, neopreny na plavání
wig: paruka, paruky, paruk
x-ray: rentgen, radiologie, magnetická rezonance, mamografie
x-ray hospital: mamograf, denzitometrie, prevence rakoviny, samovyšetření prsu, rakovina prsu
zip: výměna zipů, oprava zipů, zipy, výměna zipu
`;
