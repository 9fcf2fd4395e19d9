/** The same as outings-and-industry.ts in languages of the north. */
export const outingsAndIndustryNorth: Record<string, string> = {
  da: `
alpaca: alpaka, alpakaer, alpakavandring
ammonite: fossiler, fossiljagt, ammonitter
binoculars: kikkert, kikkerter
bust: skulptur, skulpturer, skulpturpark, statuer
cooker-hood: emhætte, emhætter, rensning af emhætter
hearse: rustvogn
houseboat: husbåd, husbåde
hydraulic-hose: hydraulikslanger, hydraulikslange, hydraulik
kayak: kajak, kajakker, kajakroning, havkajak, kajakudlejning, kajakklub
kitesurfer: kitesurfing, kitesurf
lathe: drejebænk, cnc drejning, cnc-drejning, spåntagning, maskinværksted
mussel: blåmuslinger, muslinger
nativity-crib: julekrybbe, julekrybber, krybbespil
photo-booth: fotoboks, photobooth, fotoautomat
quilt: quilt, patchwork, patchworktæpper
silo: kornsilo, korntørring
snow-plough: snerydning, vintertjeneste, sneplov
tuba: tuba
vape: vape, e-cigaretter
`,
  et: `
alpaca: alpaka, alpakad, alpakafarm
ammonite: kivistised, fossiilid
binoculars: binokkel, binoklid
bust: skulptuur, skulptuurid
cooker-hood: köögikubu, õhupuhasti, õhupuhastid, köögiventilatsioon
houseboat: paatmaja, ujuvmaja
hydraulic-hose: hüdrovoolik, hüdrovoolikud, hüdraulikavoolikud, hüdraulika
kayak: kajak, kajakimatk, kajakimatkad, süst, süstamatk
kitesurfer: lohesurf, lohesurfamine
lathe: treimine, treitööd, cnc treimine, metallitöötlemine
mussel: rannakarbid
photo-booth: fotoboks, fotokabiin
quilt: lapitekk, lapitehnika, lapitekid
silo: viljakuivati
snow-plough: lumelükkamine, lumetõrje, lumekoristus, lumesahk
tuba: tuuba
vape: e-sigaretid, vape
`,
  fi: `
alpaca: alpakka, alpakat, alpakkakävely, alpakkatila
ammonite: fossiilit, fossiili
binoculars: kiikari, kiikarit
bust: veistos, veistokset, kuvanveisto, patsaat
cooker-hood: liesituuletin, liesituulettimet, rasvahormin nuohous, rasvahormi, keittiöhormi
houseboat: asuntolaiva, asuntoveneet, asuntovene, kelluva talo
hydraulic-hose: hydrauliikkaletku, hydrauliikkaletkut, hydrauliikka, letkuhuolto
kayak: kajakki, kajakit, melonta, kajakkivuokraus, melontakurssi, melontaretki
kitesurfer: leijalautailu, leijasurffaus
lathe: sorvi, sorvaus, cnc-sorvaus, koneistus, konepaja, koneistaja
mussel: simpukat, sinisimpukat
nativity-crib: jouluseimi, seimi
photo-booth: valokuvauskoppi, photobooth, kuvauskoppi
quilt: tilkkutyö, tilkkutyöt, tilkkupeitto, tilkkupeitot
silo: viljasiilo, siilo, viljankuivaus
snow-plough: lumityöt, lumenauraus, auraus, lumiaura, aurauspalvelu, talvikunnossapito
tuba: tuuba
vape: sähkösavuke, sähkötupakka, vape
`,
  lt: `
alpaca: alpaka, alpakos, alpakų ūkis
ammonite: fosilijos
binoculars: žiūronai
bust: skulptūra, skulptūros, statulos
cooker-hood: gartraukis, gartraukiai, gartraukių valymas, virtuvės ventiliacija
houseboat: plaukiojantis namas, namelis ant vandens
hydraulic-hose: hidraulinės žarnos, hidraulinė žarna, hidraulika
kayak: baidarės, baidarių nuoma, baidarė, kajakai
kitesurfer: jėgos aitvarai, jėgos aitvarų mokykla
lathe: tekinimas, tekintojas, tekinimo darbai, cnc apdirbimas, metalo apdirbimas
mussel: midijos
nativity-crib: prakartėlė, prakartėlės, prakartėlių paroda
photo-booth: fotobudelė, foto budelė
quilt: skiautiniai
silo: grūdų bokštai, grūdų džiovinimas, grūdų džiovykla
snow-plough: sniego valymas, sniego kasimas, sniego valytuvas
tuba: tūba
vape: elektroninės cigaretės, vape
`,
  lv: `
alpaca: alpaka, alpakas
ammonite: fosilijas
binoculars: binoklis, binokļi
bust: skulptūra, skulptūras, statujas
cooker-hood: tvaika nosūcējs, tvaika nosūcēji, virtuves ventilācija
houseboat: peldošā māja, peldošās mājas
hydraulic-hose: hidrauliskās šļūtenes, hidrauliskā šļūtene, hidraulika
kayak: kajaks, kajaki, smailīte, smailītes
kitesurfer: kaitbords, kaitošana, kaitsērfings
lathe: virpošana, virpotājs, virpošanas darbi, cnc apstrāde, metālapstrāde
mussel: mīdijas
photo-booth: fotobūda, fotostends
quilt: tekstilmozaīka
silo: graudu kalte
snow-plough: sniega tīrīšana, sniega izvešana
vape: elektroniskās cigaretes, e-cigaretes
`,
  nb: `
alpaca: alpakka, alpakkaer, alpakkatur
ammonite: fossiler, fossiljakt
binoculars: kikkert, kikkerter
bust: skulptur, skulpturer, skulpturpark, statuer
cooker-hood: kjøkkenvifte, kjøkkenvifter, rens av kjøkkenavtrekk, kjøkkenavtrekk
hearse: bårebil
houseboat: husbåt, husbåter
hydraulic-hose: hydraulikkslange, hydraulikkslanger, hydraulikk, slangeservice
kayak: kajakk, kajakker, kajakkutleie, kajakkurs, havpadling, padlekurs
kitesurfer: kiting, kitesurfing, kitekurs
lathe: dreiebenk, cnc-dreiing, dreiing og fresing, maskinering, mekanisk verksted
mussel: blåskjell
nativity-crib: julekrybbe, julekrybber, levende julekrybbe
photo-booth: fotoboks, photobooth, fotoautomat
quilt: quilt, quilting, lappeteknikk, lappetepper
silo: kornsilo, korntørke
snow-plough: snøbrøyting, brøyting, snømåking, snørydding, snøfres, vintervedlikehold
spark-plug: tennplugger
tuba: tuba
vape: vape, e-sigaretter
`,
  sv: `
alpaca: alpacka, alpackor, alpackavandring, alpackapromenad
ammonite: fossil, fossiler, fossiljakt
bird binoculars: fågelskådning, fågelskådare, fågeltur
binoculars: kikare, tubkikare
bust: skulptur, skulpturer, skulpturpark, statyer, staty, byst
cooker-hood: köksfläkt, köksfläktar, imkanal, imkanaler, imkanalrengöring, rengöring av imkanaler
hearse: likbil, begravningsbil
houseboat: husbåt, husbåtar
hydraulic-hose: hydraulslang, hydraulslangar, hydraulik, slangservice
kayak: kajak, kajaker, kajakuthyrning, kajakkurs, kajakpaddling, havskajak
kitesurfer: kitesurfing, kitekurs, kitesurf
lathe: svarv, svarvning, cnc-svarvning, cnc svarvning, skärande bearbetning, mekanisk verkstad, fräsning och svarvning
mussel: musslor, blåmusslor
nativity-crib: julkrubba, julkrubbor, krubbspel
photo-booth: fotobås, photobooth, fotoautomat
quilt: quilt, lapptäcke, lapptäcken, lappteknik
silo: spannmålssilo, spannmålstork, silo
roof snowflake: takskottning, taksnöskottning
snow-plough: snöröjning, snöskottning, plogning, snöplog, vinterväghållning
spark-plug: tändstift
tuba: tuba
vape: vape, e-cigaretter
`,
};
