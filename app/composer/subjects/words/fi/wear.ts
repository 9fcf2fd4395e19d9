/** Finnish words for clothes and jewellery. Notation: word-list.ts. */
export const finnishWear = `
abaya: abaya, abayat
apron chef-hat: esiliina, esiliinat
baby-bodysuit: vauvanvaatteet, lastenvaatteet, lastenvaatekirppis, lasten vaatteet, lastenvaatteita, vauvan body
baby-bodysuit: potkupuku, villahaalari, villahaalarit
baby-carrier: kantoreppu, kantoreput, kantoliina, kantoliinat, vauvan kantoreppu
backpack pencil: reput, koululaukut
ballet-shoes dancer: baletti
bangles: rannekoru, rannekorut, rannerengas
baseball-cap: lippis, lippikset
bathrobe: kylpytakki, kylpytakit, kylpytakkeja, aamutakki, aamutakit
beanie: pipo, pipot, villapipo, villapipot, neulottu pipo, talvipipo, myssy, myssyt
belt: vyöt, nahkavyö, nahkavyöt
bike-helmet: pyöräilykypärä, pyöräilykypärät, pyöräkypärä
bikini: uima-asut, bikinit
blouse: pellavapaita, pusero
boot: saappaat, talvikengät
bow-tie: rusetti miehille, smokkirusetti, solmurusetti, rusetti, rusetit
bra: alusvaateliike, rintaliivit, naisten alusvaatteet, alusasut, alusvaatteet
braces toothbrush: oikomishoito, hammasraudat, oikomiskojeet, oikomishoidot, hampaiden oikominen, hammasrautoja
braid hair-comb: letitys, letit, afroletit, rastat, letityspalvelu
brain speech-bubble: psykiatri, psykiatrit, pariterapia, hypnoosi, psykologi, terapeutti
briefs: bokserit, alushousut, kalsarit
brooch: rintaneula, rintaneulat, rintakoru, rintakorut
clogs: puukengät, puukenkä, puukenkiä
clothes-hanger: henkarit
clothes-hanger coat: kemiallinen pesu, vaatteidenvaihto, vaatekirppis, käytetyt vaatteet
coat: turkkuri, turkisliike, takki, takit, toppahaalari, toppahaalarit, turkikset
coat scarf: lämpimien vaatteiden, lämpimiä vaatteita, talvivaatteet, talvivaatteita, talvivaatteiden, talvitakit
coat scarf: lämpimät vaatteet
coat umbrella: sadevaatteet
conical-hat: kartiohattu, riisihattu, vietnamilainen hattu
contact-lens: piilolinssit, piilolinssi, piilolasit, kertakäyttölinssit, piilolinssien
corset: korsetti, korsetit, korsettiompelija
dental-implant toothbrush: hammasimplantit, hammasimplantti, implantti, implantit, hammasimplanttihoito
diamond magnifier: mineraali, mineraalit, jalokivet
diamond ring: nimikoru, korut, kultaseppä, koru, kihlasormus, lävistykset
dirndl: dirndl, dirndl-mekko, dirndl-mekot, tirolilaismekko
dress: vanhojentanssipuku, vanhojentanssipuvut, vanhojen tanssit puvut
dress handbag: muoti, mekko, mekot, vaatteet
dress suit: juhlapuvut, juhlapuku
dress t-shirt: vaatteita
dress-shoe: suutari
dungarees: lappuhaalari, lappuhaalarit, avohaalari, avohaalarit, haalari, haalarit
dungarees wellingtons: kurahousut
ear stethoscope: korvalääkäri, korva nenä kurkku
earrings diamond: korvakoru, korvakorut, korvakoruja
eyebrow: kulmakarva, kulmakarvat, kulmien laminointi, kulmien värjäys, kulmien muotoilu, kulmakarvojen värjäys
eyebrow: kulmien kestopigmentointi, microblading
eyelashes: ripsiväri, ripsien taivutus, ripsien taivutukset, kestotaivutus ripsille, ripsien kestotaivutus
eyelashes eye: ripsipidennykset, ripset
fascinator: fascinator, fascinatorit, fascinator-hattu
foot: jalkahoito
foot dress-shoe: jalkahoitaja, jalkaterapeutti, jalkojenhoito, pohjalliset
foot nail-polish: pedikyyri
football-boot: jalkapallokengät, jalkapallokenkä, jalkapallokenkiä, nappulakengät, nappikset
glasses eye: optikko, silmälasit, näöntarkastus
gloves: käsineet, lapaset, rukkaset, lapasia
graduation-cap: ylioppilaslakki, ylioppilaslakit
graduation-cap books: ~ yliopisto, koulutus, opinnot
graduation-cap books: stipendi, stipendit, stipendiaatti, apuraha, apurahat
graduation-cap champagne: ylioppilasjuhlat, yo-juhlat
hair-clipper: hiustenleikkuukone, hiustenleikkuukoneet, hiustrimmeri, partatrimmeri, partatrimmerit
hair-comb: hiusharja
hair-comb haircut: rastaletit
hair-dryer: föönari, kiharrin
hair-dryer hair-comb: föönaus, hiustenkuivaaja, keratiinihoito, leikkaus ja föönaus
hair-extensions: hiustenpidennys, hiustenpidennykset, hiuspidennys, hiuspidennykset, pidennyshiukset
handbag: laukut, käsilaukku, laukku, laukkuja
handshake coffee: ystävätoiminta, vapaaehtoinen ystävä
handshake heart: vapaaehtoisia
hanfu: hanfu, hanfu-vuokraus
hearing-aid: kuulolaite, kuulolaitteet, korvavaha, kuulokoje
heart handshake: lahjoitus, lahjoita, vapaaehtoinen, hyväntekeväisyys, keräys
high-heel: korkokengät
hiking-boot: vaellus, retki, patikointi, kävelysauvat, vaelluskengät, turvakengät
hiking-boot compass: eräopas
holdall: urheilukassi, urheilukassit, treenikassi, treenikassit, viikonloppukassi, salikassi, urheilulaukku
hoodie: collegepaita, collegepaidat
hoodie t-shirt: huppari, hupparit
jumper scarf: villapaita, villapaidat, neulepaita, neulepaidat, neule, neuleet, villatakki, villatakit, neuletakki
jumpsuit: jumpsuit, naisten haalari
kippah: juutalainen kipa, kippah
laser-hair-removal lotion: laserkarvanpoisto, karvanpoisto laserilla, pysyvä karvanpoisto, ipl-karvanpoisto
leggings: leggingsit, legginssit
lehenga: lehenga
life-jacket: pelastusliivi, pelastusliivit, pelastusliivejä, kelluntaliivi, kelluntaliivit, kellukeliivit
lip-balm: huulivoide, huulivoiteet, huulirasva, huulirasvat
lips syringe: huultentäyttö, huulten täyttö, huulitäyte, huulitäytteet, huulten täyteainehoito
lipstick nail-polish: kauneushoitola, meikki, kosmetologi, kosmetiikka
lipstick serum-bottle: kasvohoidot, kauneushoito
lungs stethoscope: keuhkolääkäri
makeup-palette: luomiväri, luomivärit, luomiväripaletti, luomiväripaletit, meikkipaletti, meikkisivellin
makeup-palette: meikkisiveltimet, meikkisetti
nail-polish: kynsistudio, manikyyri, kynnet, geelikynnet, rakennekynnet, kynsien laitto
nappy baby: vaippa, vaipat, kestovaipat, kestovaippa, vaippakakku
necklace: kaulakoru, kaulakorut, helminauha, hopeakorut, käsintehdyt korut
necktie: puvut, solmiot
perfume: hajuvesi, hajuvedet, deodorantti, huonetuoksu
poncho: poncho, ponchot, ponchon, villaponcho, villaponchot
prayer-shawl: tallit, rukoushuivi, rukousviitta
prosthetic-leg: jalkaproteesi, jalkaproteesit, apuvälineteknikko
pyjamas: pyjama, pyjamat, pyjamia, yöpaita, yöpaidat, yöasu, yöasut, yövaatteet
qipao: qipao, cheongsam, kiinalainen mekko, kiinalaiset mekot
ring: sormukset, kihlasormukset
ring bouquet: häät, vihkisormukset
ring diamond: ostamme kultaa, ostan kultaa, kullan osto, kullanosto, myy kultasi, kultasepänliike
rollator: rollaattori, rollaattorit
safety-vest: työvaatteet, suojavaatteet
safety-vest lab-coat: työvaate
sandal: sandaalit
serum-bottle: partaöljy
serum-bottle lotion: ihonhoito, kasvohoito, seerumi
sherwani: sherwani
shirt: kauluspaita, kauluspaidat, kauluspaitoja, pukupaita, pukupaidat
shirt t-shirt: paita, paidat
shopping-bags price-tag: ~ ale, alennusmyynti
skirt: hame, hameet, hameita, minihame, vekkihame
sleep-sack: unipussi, unipussit
slippers: tohveli, tohvelit, aamutossut, huopatossut, sisätossut, villatossut, lampaannahkatossut, tossut
smartwatch: älykello, älykellot, älykelloja, älykellon, apple watch
sneaker: kengät, lenkkarit, kenkien, tennarit
socks: sukat, villasukat
socks yarn: villasukkia, villasukka
songkok: songkok, kopiah
spine: fysioterapia, fysioterapeutti, osteopaatti
spine stethoscope: naprapaatti, kiropraktikko, selkäkipu
suit necktie: puku miehille, miesten puvut, mittatilauspuku, smokki, hääpuku miehelle, miesten vaatteet, puku
suit necktie: miesten puku
sun-hat top-hat: hattu, hatut
swimsuit: uimahousut
t-shirt: yöpuku
t-shirt clothes-hanger: vaatevaihto
t-shirt jeans: t-paita, t-paidat, painatus, paitapainatus
t-shirt socks: lastenvaatekirpputori
tattoo-machine: tatuointi, lävistys, kestopigmentointi
tights: sukkahousut, sukkahousuja
tooth: hammasproteesi, erikoishammasteknikko, hammaslääkäri, hampaat, hammastarkastus, hammashoito
tooth toothbrush: hampaiden valkaisu, suuhygienisti, hammaskiven poisto
top-hat: hattukauppa
top-hat sun-hat: hatuntekijä, modisti
tote-bag: kangaskassi, kangaskassit, puuvillakassi, puuvillakassit, kangaskasseja
trousers: housut, housuja, puvunhousut
turban: turbaani, turbaanit
vape: sähkösavuke, sähkötupakka, vape
walking-stick: kävelykeppi, kävelykepit
wallet: lompakko, korttikotelo
wallet handbag: lompakot, nahkatyöt
wax-pot lotion: vahaus, vahaukset, sokerointi, karvanpoisto vahalla, brasilialainen vahaus, brasilialainen sokerointi
wax-pot lotion: vahauksia
wedding-dress: häämekko, häämekot
wedding-dress ring: hääpuku, hääpuvut, morsiuspuku, morsiuspuvut, hääpukuliike
wellingtons: kumisaappaat, kumisaapas, kumpparit, kumisaappaita
wetsuit surfer: märkäpuku, märkäpuvut, märkäpuvun, märkäpukuja
wig: peruukki, peruukit, hiuslisäke
x-ray: röntgen, röntgenkuvaus, radiologia, magneettikuvaus
zip: vetoketju, vetoketjut, vetoketjun vaihto, vetoketjun
`;
