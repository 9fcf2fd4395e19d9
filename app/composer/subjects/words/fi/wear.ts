/** Finnish words for clothes and jewellery. Notation: word-list.ts. */
export const finnishWear = `
abaya: abaya, abayat
apron chef-hat: esiliina, esiliinat
baby-bodysuit: vauvanvaatteet, lastenvaatteet, lastenvaatekirppis, lasten vaatteet, lastenvaatteita, vauvan body
baby-bodysuit: potkupuku
baby-carrier: kantoreppu, kantoreput, kantoliina, kantoliinat, vauvan kantoreppu
backpack pencil: reput, koululaukut
ballet-shoes dancer: baletti
bangles: rannekoru, rannekorut, rannerengas
bathrobe: kylpytakki, kylpytakit, kylpytakkeja, aamutakki, aamutakit
beanie: pipo, pipot, villapipo, villapipot, neulottu pipo, talvipipo
belt: vyöt, nahkavyö, nahkavyöt
bike-helmet: pyöräilykypärä, pyöräilykypärät, pyöräkypärä
bikini: uima-asut, bikinit
blouse: pellavapaita, pusero
bow-tie: rusetti miehille, smokkirusetti, solmurusetti
bra: alusvaateliike, rintaliivit, naisten alusvaatteet, alusasut, alusvaatteet
braces toothbrush: oikomishoito, hammasraudat, oikomiskojeet, oikomishoidot, hampaiden oikominen, hammasrautoja
braid hair-comb: letitys, letit, afroletit, rastat, letityspalvelu
brain speech-bubble: psykiatri, psykiatrit, pariterapia, hypnoosi, psykologi, terapeutti
briefs: bokserit, alushousut
brooch: rintaneula, rintaneulat, rintakoru, rintakorut
clogs: puukengät, puukenkä, puukenkiä
clothes-hanger: henkarit
clothes-hanger coat: kemiallinen pesu, vaatteidenvaihto, vaatekirppis, käytetyt vaatteet
coat: turkkuri, turkisliike, takki, takit
coat scarf: lämpimien vaatteiden, lämpimiä vaatteita, talvivaatteet, talvivaatteita, talvivaatteiden, talvitakit
coat scarf: lämpimät vaatteet
contact-lens: piilolinssit, piilolinssi, piilolasit, kertakäyttölinssit, piilolinssien
corset: korsetti, korsetit, korsettiompelija
dental-implant toothbrush: hammasimplantit, hammasimplantti, implantti, implantit, hammasimplanttihoito
diamond magnifier: mineraali, mineraalit, jalokivet
diamond ring: nimikoru, korut, kultaseppä, koru, kihlasormus, lävistykset
dirndl: dirndl, dirndl-mekko, dirndl-mekot, tirolilaismekko
dress handbag: muoti, mekko, mekot, vaatteet
dress-shoe: suutari
dungarees: lappuhaalari, lappuhaalarit, avohaalari, avohaalarit
ear stethoscope: korvalääkäri, korva nenä kurkku
earrings diamond: korvakoru, korvakorut, korvakoruja
eyebrow: kulmakarva, kulmakarvat, kulmien laminointi, kulmien värjäys, kulmien muotoilu, kulmakarvojen värjäys
eyebrow: kulmien kestopigmentointi, microblading
eyelashes: ripsiväri
eyelashes eye: ripsipidennykset, ripset
fascinator: fascinator, fascinatorit, fascinator-hattu
foot: jalkahoito
foot dress-shoe: jalkahoitaja, jalkaterapeutti, jalkojenhoito, pohjalliset
football-boot: jalkapallokengät, jalkapallokenkä, jalkapallokenkiä, nappulakengät, nappikset
glasses eye: optikko, silmälasit
gloves: käsineet, lapaset
graduation-cap books: ~ yliopisto, koulutus, opinnot
graduation-cap books: stipendi, stipendit, stipendiaatti, apuraha, apurahat
hair-clipper: hiustenleikkuukone, hiustenleikkuukoneet, hiustrimmeri, partatrimmeri, partatrimmerit
hair-comb: hiusharja
hair-comb haircut: rastaletit
hair-dryer: föönari, kiharrin
hair-dryer hair-comb: föönaus, hiustenkuivaaja, keratiinihoito, leikkaus ja föönaus
hair-extensions: hiustenpidennys, hiustenpidennykset, hiuspidennys, hiuspidennykset, pidennyshiukset
handbag: laukut, käsilaukku, laukku, laukkuja
handshake coffee: ystävätoiminta, vapaaehtoinen ystävä
hanfu: hanfu, hanfu-vuokraus
hearing-aid: kuulolaite, kuulolaitteet, korvavaha
heart handshake: lahjoitus, lahjoita, vapaaehtoinen, hyväntekeväisyys
hiking-boot: vaellus, retki, patikointi, kävelysauvat
holdall: urheilukassi, urheilukassit, treenikassi, treenikassit, viikonloppukassi, salikassi, urheilulaukku
hoodie t-shirt: huppari, hupparit
jumper scarf: villapaita, villapaidat, neulepaita, neulepaidat, neule, neuleet, villatakki, villatakit, neuletakki
jumpsuit: jumpsuit, naisten haalari
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
nail-polish: kynsistudio, manikyyri
nappy baby: vaippa, vaipat, kestovaipat, kestovaippa, vaippakakku
necklace: kaulakoru, kaulakorut, helminauha, hopeakorut, käsintehdyt korut
necktie: puvut, puku, solmiot, rusetti
perfume: hajuvesi, hajuvedet, deodorantti, huonetuoksu
poncho: poncho, ponchot, ponchon, villaponcho, villaponchot
prosthetic-leg: jalkaproteesi, jalkaproteesit, apuvälineteknikko
pyjamas: pyjama, pyjamat, pyjamia, yöpaita, yöpaidat, yöasu, yöasut, yövaatteet
qipao: qipao, cheongsam, kiinalainen mekko, kiinalaiset mekot
ring bouquet: häät, vihkisormukset
ring diamond: ostamme kultaa, ostan kultaa, kullan osto, kullanosto, myy kultasi
rollator: rollaattori, rollaattorit
safety-vest: työvaatteet, suojavaatteet
safety-vest lab-coat: työvaate
serum-bottle: partaöljy
serum-bottle lotion: ihonhoito, kasvohoito, seerumi
sherwani: sherwani
shirt: kauluspaita, kauluspaidat, kauluspaitoja, pukupaita, pukupaidat
shopping-bags price-tag: ~ ale, alennusmyynti
skirt: hame, hameet, hameita, minihame, vekkihame
sleep-sack: unipussi, unipussit
slippers: tohveli, tohvelit, aamutossut, huopatossut, sisätossut, villatossut, lampaannahkatossut
smartwatch: älykello, älykellot, älykelloja, älykellon, apple watch
sneaker: kengät, lenkkarit, kenkien
socks: sukat, villasukat
socks yarn: villasukkia, villasukka
spine: fysioterapia, fysioterapeutti, osteopaatti
spine stethoscope: naprapaatti, kiropraktikko, selkäkipu
suit necktie: puku miehille, miesten puvut, mittatilauspuku, smokki, hääpuku miehelle, miesten vaatteet
swimsuit: uimahousut
t-shirt: yöpuku
t-shirt clothes-hanger: vaatevaihto
t-shirt jeans: t-paita, t-paidat, painatus, paitapainatus
t-shirt socks: lastenvaatekirpputori
tattoo-machine: tatuointi, lävistys, kestopigmentointi
tights: sukkahousut, sukkahousuja
tooth: hammasproteesi, erikoishammasteknikko, hammaslääkäri, hampaat, hammastarkastus, hammashoito
tooth toothbrush: hampaiden valkaisu, suuhygienisti, hammaskiven poisto
top-hat: hatut, hattukauppa
top-hat sun-hat: hatuntekijä, modisti
tote-bag: kangaskassi, kangaskassit, puuvillakassi, puuvillakassit, kangaskasseja
turban: turbaani, turbaanit
vape: sähkösavuke, sähkötupakka, vape
walking-stick: kävelykeppi, kävelykepit
wallet: lompakko, korttikotelo
wallet handbag: lompakot, nahkatyöt
wax-pot lotion: vahaus, vahaukset, sokerointi, karvanpoisto vahalla, brasilialainen vahaus, brasilialainen sokerointi
wax-pot lotion: vahauksia
wedding-dress ring: hääpuku, hääpuvut, morsiuspuku, morsiuspuvut, hääpukuliike
wellingtons: kumisaappaat, kumisaapas, kumpparit, kumisaappaita
wetsuit surfer: märkäpuku, märkäpuvut, märkäpuvun, märkäpukuja
wig: peruukki, peruukit, hiuslisäke
x-ray: röntgen, röntgenkuvaus, radiologia, magneettikuvaus
zip: vetoketju, vetoketjut, vetoketjun vaihto, vetoketjun
`;
