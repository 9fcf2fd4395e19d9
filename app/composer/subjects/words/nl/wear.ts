/** Dutch words for clothes and the body. Notation: word-list.ts. */
export const dutchWear = `
abaya: abaya, abaya's, abayas
anatomical-heart stethoscope: hartfilmpje, bloeddruk, hoge bloeddruk, hartstichting, orgaandonatie, donorregistratie
anatomical-heart stethoscope: orgaandonor, hartfalen, cholesterol, hartpatiënten, hartrevalidatie
apron chef-hat: schort, schorten
baby-bodysuit: babykleding, kinderkleding, babykleertjes, rompers, babyspullen, kinderkleren, babyuitzet, rompertje
baby-bodysuit: kinderkledij, babykledij
baby-carrier: draagzak, draagzakken, babydrager, babydragers, draagdoek, draagdoeken, rugdrager, rugdragers
baby-carrier: kinderdrager
backpack pencil: rugzak, schooltas, boekentas, boekentassen
ballet-shoes dancer: ballet, balletles
bangles: armband, armbanden, armbandjes, enkelbandje
baseball-cap: petten
bathrobe: badjas, badjassen, ochtendjas, ochtendjassen, kamerjas, kamerjassen
beanie: muts, mutsen, wollen muts, wollen mutsen, wintermuts, wintermutsen, gebreide mutsen, beanie
belt: broekriem, broekriemen, leren riem, leren riemen, lederen riem, lederen riemen, ceintuur, ceintuurs
bike-helmet: fietshelm, fietshelmen
bikini: badkleding, badmode
blouse: linnen overhemd, bloesje, bloesjes
blouse dress: tuniek, dameshemden
blouse shirt: boerenkiel, boerenkielen
boot: laarzen, enkellaarsjes, enkellaarzen, werkschoenen, snowboots, damesbottines, cowboylaarzen, werklaarzen
boot: veiligheidsschoen, veiligheidsschoenen
bow-tie: vlinderdas, vlinderdassen, vlinderstrik, vlinderstrikken, vlinderstrikje
bra: lingerie, bh, beha, bh's, lingeriewinkel, ondermode, ondergoed dames, bustehouder, prothesebh
bra: corrigerend ondergoed, beha's
braces toothbrush: orthodontist, beugel, orthodontie, orthodontisten, beugels, orthodontiepraktijk, slotjesbeugel
braid hair-comb: vlechten, braids, vlechtsalon, box braids, cornrows, dreadlocks
brain speech-bubble: psychiater, psychiatrie, relatietherapie, hypnotherapie, rouwbegeleiding, faalangst, psycholoog
brain speech-bubble: therapeut, coach, burnout, ggz, emdr, rouwtherapie, depressie
briefs: ondergoed, boxershorts
brooch: broche, broches, camee broche
clogs: houten klompen, klompenmakerij, zweedse klompen, houten clogs, klompen, klomp, klompenmaker
clothes-hanger coat: stomerij, chemische reiniging, kledingruil, kledingbeurs, tweedehands kleding, kledingbank
clothes-hanger coat: kledinghangers, kledinginzameling, vintage kleding, kleding inzamelen, ruilwinkel kleding, swishing
clothes-hanger coat: tweedehandskleding, kledingrek, droogkuis, droogkuizen
coat: bontatelier, bontwerker, jas, jassen, donsjas, regenjas, mantels, regenpak, regenkleding, softshell, windjack
coat: donsjack
coat scarf: winterkleding, warme kleding, winterjassen, warme jassen
conical-hat: rijsthoed, rijsthoeden, kegelhoed, vietnamese hoed
contact-lens: contactlenzen, contactlens, lenzenvloeistof, nachtlenzen, lenzen passen, daglenzen, maandlenzen
contact-lens: zachte lenzen
corset: korset, korsetten, corset, corsetten, corsetterie
crown: ~ koningsdag
crown flag: koningsspelen, koningsnacht, oranjefeest, oranjevereniging, koningsmarkt
crown star: driekoningen, driekoningen zingen, sterzingen, sterzingers
dental-implant toothbrush: implantaten, implantaat, tandimplantaat, tandimplantaten, implantologie, implantoloog
dental-implant toothbrush: kunstgebit op implantaten
diamond magnifier: mineralen, edelstenen
diamond ring: juwelier, sieraden
dirndl: dirndl, dirndls, dirndljurk, dirndljurken, tiroler jurk
dress: grote maten, maatje meer, modezaak, communiekleed, communiekleedje, communiekleedjes, communiejurk
dress: communiejurken
dress handbag: mode, dameskleding, jurk, jurken, kleding, boutique, dameskledij, modekledij, kledijwinkel, kledij
dress-shoe: schoenmaker, schoenlapper, schoenlappers, schoenlapperij, schoenhersteller, schoenherstelling
dungarees: tuinbroek, tuinbroeken, amerikaanse overall, bretelbroek, overall, overalls, werkoverall
ear stethoscope: kno-arts, kno arts, kno, keel neus oor, oorsuizen, oren uitspuiten
earrings: oorbellen schieten, gaatjes schieten, oorgaatjes
earrings diamond: oorbel, oorbellen, oorringen, oorknopjes
earrings ring: piercingshop
eye glasses: ooglaseren, ogen laseren, ooglaserkliniek, staaroperatie, staar, grauwe staar, ooglidcorrectie, oogkliniek
eye glasses: oogonderzoek, lensimplantatie, oogtest, glaucoom, ogen laten laseren, zonder bril
eyebrow: wenkbrauw, wenkbrauwen, wenkbrauwen epileren, wenkbrauwen verven, brow lift, brow lamination, microblading
eyebrow: wenkbrauwstyling, wenkbrauwstyliste, wenkbrauwen harsen
eyelashes eye: wimperextensions, wimpers, browlamination
fascinator: fascinator, fascinators, haarfascinator
felt-hat: hoed, hoeden, hoedenmaker
flat-shoe: loafers
foot: voetreflex, voetreflexologie
foot dress-shoe: podoloog, podotherapie, steunzolen, orthopedische schoenen, voetzorg
foot lotion: voetverzorging, pedicure aan huis, medisch pedicure, ingegroeide nagel, likdoorns
foot nail-polish: medische pedicure, pedicure, pedicures, pedicuresalon
football-boot: voetbalschoen, voetbalschoenen, kindervoetbalschoenen
glasses eye: opticien, bril, brillen, oogmeting, varifocus
gloves: handschoenen, wanten, wantjes
goggles: skibril
graduation-cap books: universiteit, hogeschool, opleiding, examentraining, examentrainingen, hbo, mbo, studie
graduation-cap books: studiebeurs, studiebeurzen, deeltijdstudie, volwassenenonderwijs, avondschool, cursusaanbod
graduation-cap books: bijscholing, omscholing, omscholen, stage, stageplek, stageplaats, leerwerkplek, leerling gezocht
graduation-cap books: bbl, infodag studie, studiedag, leerwerktraject, tweedekansonderwijs, afstudeerfeest, studiekeuze
graduation-cap books: thuisstudie, academie, workshopreeks
hair-clipper: tondeuse, tondeuses, haartrimmer, haartrimmers, baardtrimmer, baardtrimmers
hair-comb: haarborstel
hair-comb scissors: bruidskapsel, bruidskapsels, kapsel, kapsels, haarkleuring, haren verven, haarstylist, haaruitval
hair-comb scissors: haarverf, haarverzorging, haar kleuren, knipbeurt, knipbeurten, haar opsteken
hair-dryer: krultang
hair-dryer hair-comb: föhnen, haardroger, keratinebehandeling, knippen en föhnen, wassen knippen föhnen
hair-extensions: haarextensions, hairextensions, hair extensions, haarverlenging, haarverlengingen, weave haar
handbag: tassen, tas, lederwaren
handshake coffee: bezoekvriend, bezoekmaatje, bezoekdienst
handshake briefcase: personeel gezocht, wij zoeken personeel, collega gezocht, collega's gezocht
hanfu: hanfu, hanfu huren, hanfu-verhuur
headscarf: hoofddoek, hoofddoeken, hijab
hearing-aid: hoorapparaten, hoortoestel, hoortoestellen, audicien, gehoortest, hoortest, hoorzorg, slechthorend
hearing-aid: slechthorenden, gehoorbescherming, hoorcentrum
heart handshake: inzamelactie, goed doel, donatie, vrijwilligers, inzamelingsactie, doneren, watersnood, giro 555
heart handshake: aardbeving, noodhulp, donaties, goede doel, goede doelen, benefiet, benefietavond, collecte, collectant
heart handshake: collectanten, daklozen, vluchtelingen, oekraïne, adopteer een kind, rode kruis, warmste week
heart handshake: serious request, steunactie, liefdadigheid, maatjesproject, nl doet, solidariteit, noodopvang
heart handshake: buurthulp, kika, steun ons, wensambulance, goededoelenactie, vakantiegezin, maatjes gezocht
heart handshake: dierendag collecte, burenhulp, vakantiekinderen, familieopstelling, familieopstellingen
henna-hand: henna, henna-artiest, hennatattoo
high-heel: pumps, hakken
hiking-boot: wandelen, wandeltocht, wandelschoenen, trekkingstokken
hiking-boot walker: boswandeling, natuurwandeling, sponsorwandeling, stadswandeling, wandeling, wandelingen
hiking-boot walker: herfstwandeling, trektocht, kerstwandeling, lichtjeswandeling, wandelcoach, nieuwjaarswandeling
hiking-boot walker: dauwtrappen, huttentocht, vierdaagse
holdall: sporttas, sporttassen, weekendtas, weekendtassen, reistas, reistassen, duffelbag, duffel bag
hoodie: capuchontrui
hoodie t-shirt: hoodie, hoodies, sweater met capuchon, sweaters, streetwear
jeans: werkbroek, werkbroeken, chino's, jeanswinkel, wandelbroek
jumper scarf: trui, truien, gebreide trui, gebreide truien, wollen trui, wollen truien, vest van wol, spencer, kersttrui
jumper scarf: foute kersttrui
jumper: vest, vesten, gebreid vest, fleece
jumpsuit: jumpsuit, jumpsuits, dames jumpsuit, playsuit, playsuits
kippah: keppel, keppeltje, keppeltjes
laser-hair-removal lotion: laserontharing, ipl, laserontharen, definitieve ontharing, definitief ontharen
laser-hair-removal lotion: laser ontharing, laser ontharen, ontharing met laser
lederhosen: lederhosen, lederhose
leggings: legging, leggings, sportlegging, sportleggings
lehenga: lehenga, lehenga's
life-jacket: reddingsvest, reddingsvesten, zwemvest, zwemvesten
lip-balm: lippenbalsem, lippenbalsems, lipbalsem, lipbalm, lippenverzorging
lips: permanente make-up
lips syringe: lipfillers, lipvergroting, lipopvulling, volle lippen, lippen vullen
lipstick nail-polish: schoonheidssalon, schoonheidsspecialiste, make-up, cosmetica, visagist
lipstick serum-bottle: schoonheidsspecialist, gelaatsverzorging, gezichtsverzorging, beautysalon
lungs stethoscope: longarts, longartsen, longkliniek, astma, copd, stoppen met roken, stoptober, longfonds, rookvrij
lungs stethoscope: longfunctie
makeup-palette: oogschaduw, oogschaduwpalet, oogschaduwpaletten, make-upkwasten, make-up kwasten, make-uppalet
makeup-palette: make-upset, schminkset
makeup-palette lipstick: bruidsmake-up, bruidsmakeup, visagie
nail-polish: nagelstudio, manicure, nagels, gellak, biab
nappy baby: luier, luiers, wasbare luiers, luiertaart, luiertaarten
necklace: halsketting, parelketting, zilveren sieraden, handgemaakte sieraden, ketting, kettingen, bijoux
necklace: sieraden kettingen, gouden ketting, gouden kettingen, zilveren ketting, zilveren kettingen, naamketting
necklace: naamkettingen, ketting met naam
perfume: parfum, parfumerie, deodorantstick, aromadiffuser
poncho: poncho, poncho's, wollen poncho, gebreide poncho
prayer-beads ring: barnsteen, barnstenen sieraden
prayer-beads: rozenkrans, rozenkransen
prayer-shawl: tallit, talliet, gebedsmantel, gebedssjaal
prosthetic-leg: beenprothese, beenprotheses, prothesemaker, orthopedisch instrumentmaker
pyjamas: pyjama, pyjama's, nachthemd, nachthemden, nachtkleding, nachtmode
qipao: qipao, cheongsam, Chinese jurk, Chinese jurken
ring: verlovingsring
ring bouquet: bruiloft, trouwen, trouwringen, weddingplanner, trouwlocatie, trouwlocaties, ceremoniemeester
ring bouquet: huwelijksfeest, babs, huwelijksbeurs, huwelijksfeesten, bruidsbeurs, jubilea huwelijk, trouwzaal
ring diamond: kopen goud, kopen uw goud, goud inkoop, inkoop goud, goud verkopen, oud goud, juwelen, edelsmid
ring diamond: edelsmeden, juwelenontwerp
ring hammer: zilversmeden, zilversmid
rollator: rollator, rollators, looprek, loophulpmiddelen
safety-vest: werkkleding, werkkledij, fluohesje, fluohesjes, fluovest, veiligheidshesje
safety-vest: veiligheidshesjes
safety-vest lab-coat: bedrijfskleding
sandal: sandalen, slippers en sandalen, wandelsandalen
scarf gloves: das, dassen, sjaal, sjaals
scrubs: zorgkleding, zorguniformen, verpleegsterskleding
serum-bottle: baardolie
serum-bottle lotion: huidverzorging, serum, gezichtsbehandeling, gezichtscrème
sherwani: sherwani, sherwani's
shirt: overhemd, overhemden, maatoverhemd, maatoverhemden, hemd, herenhemd
shopping-bags handshake: verkoper, verkoopster, filiaalmanager, verkopers, winkelverkoper
shopping-bags price-tag: solden, koopjes, koopjeshal, stockverkoop, koopzondag, leegverkoop, magazijnverkoop
shopping-bags price-tag: ~ uitverkoop, opruiming
shorts: zwembroek
skirt: rokken, rokjes, plooirok, plooirokken, minirok, minirokken, kokerrok, rok
sleep-sack: babyslaapzak, babyslaapzakken, trappelzak, trappelzakken
slippers: pantoffel, pantoffels, sloffen, vilten pantoffels, huisschoenen
smartwatch: smartwatch, smartwatches, apple watch, slim horloge, slimme horloges, smartwatchbandje
sneaker: schoenen, sneakers, schoenenwinkel, gympen, sportwinkel
socks: sokken
socks briefs: kousen
songkok: songkok, songkoks, kopiah, pitji
spine: fysiotherapeut, fysiotherapie, chiropractor, osteopaat, fysio, rugpijn, chiropractie, manuele therapie
spine: rugklachten, hernia, manueel therapeut, revalidatie, oefentherapie, nekklachten, haptonomie, dry needling
spine: kinesist, kinesisten, kine, kinesitherapeut, kinepraktijk
suit: pakken, colbert
suit necktie: trouwpak, trouwpakken, maatpak, maatpakken, herenpak, herenkostuum, herenkostuums, smoking, kostuumverhuur
suit necktie: herenkleding, herenmode, kostuum op maat, kostuums op maat, maatkostuum, maatkostuums, trouwkostuum
suit necktie: trouwkostuums
t-shirt: kleding bedrukken, textieldruk, bedrijfskleding bedrukken, shirtjes, textiel bedrukken, rompertjes bedrukken
t-shirt backpack: schooluniform, schooluniformen
t-shirt jeans: t-shirts, t-shirt bedrukken
t-shirt socks: kindermode
tattoo-machine: tattoo, tatoeage, tattooshop, tattooconventie
tights: panty, panty's, maillot, maillots
tooth: tandprothese, tandarts, tandartspraktijk, tanden, gebitscontrole, mondhygiëne, klikgebit
tooth: gebitsprothese, verstandskies, verstandskiezen, wortelkanaalbehandeling, facings, kaakchirurg
tooth: tandheelkunde, kunstgebit, kunstgebitten
tooth dentist-chair: tandartsassistent, tandartsassistente, tandartsassistenten
tooth toothbrush: mondhygiënist, gebitsreiniging, tanden bleken, mondhygiëniste, mondhygiënistes
tote-bag: katoenen tas, katoenen tassen, katoenen tasjes, canvas tas, canvas tassen, linnen tas
trousers: broek, broeken, pantalon, pantalons
turban: tulbanden
vape: vape, vapes, vapeshop, e-sigaretten, e-sigaret
walking-stick: wandelstok, wandelstokken
wallet handbag: portemonnees
wax-pot: suikeren benen, suikeren oksels, suikerontharing
wax-pot lotion: harsen, waxen, waxsalon, wax studio, brazilian wax, ontharen met wax, sugaring, harsbehandeling
wedding-dress ring: trouwjurk, trouwjurken, bruidsjurk, bruidsjurken, bruidsmode, trouwkleed, trouwkleding, bruidszaak
wedding-dress ring: bruidswinkel
wellingtons: regenlaarzen, regenlaars, rubberlaarzen, kaplaarzen, rubberen laarzen
wetsuit surfer: wetsuit, wetsuits, wetsuitverhuur, surfpak, surfpakken, wetsuit huren
wig: pruik, pruiken, haarwerk, haarwerken, haarstukje
x-ray: röntgen, radiologie, mri-scan, röntgenfoto, mri, mammografie, scan laten maken
zip: rits, ritsen, rits vervangen, kapotte rits
`;
