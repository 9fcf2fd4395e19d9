/** Dutch words for clothes and the body. Notation: word-list.ts. */
export const dutchWear = `
abaya: abaya, abaya's, abayas
anatomical-heart stethoscope: hartfilmpje, bloeddruk, hoge bloeddruk, hartstichting, orgaandonatie, donorregistratie
anatomical-heart stethoscope: orgaandonor, hartfalen, cholesterol, hartpatiënten, hartrevalidatie
apron chef-hat: schort, schorten
baby-bodysuit: babykleding, kinderkleding, babykleertjes, rompers, babyspullen, kinderkleren, babyuitzet, rompertje
backpack pencil: rugzak, schooltas, boekentas, boekentassen
ballet-shoes dancer: ballet, balletles
bangles: armband, armbanden, armbandjes, enkelbandje
bathrobe: badjas, badjassen, ochtendjas, ochtendjassen, kamerjas, kamerjassen
beanie: muts, mutsen, wollen muts, wollen mutsen, wintermuts, wintermutsen, gebreide mutsen, beanie
belt: broekriem, broekriemen, leren riem, leren riemen, lederen riem, lederen riemen
bike-helmet: fietshelm, fietshelmen
bikini: badkleding, badmode
blouse: linnen overhemd
blouse dress: tuniek, dameshemden
boot: laarzen, enkellaarsjes, enkellaarzen, regenlaarzen, werkschoenen, snowboots, damesbottines, cowboylaarzen
boot: kaplaarzen, werklaarzen
bra: lingerie, bh, beha, bh's, lingeriewinkel, ondermode, ondergoed dames, bustehouder, prothesebh
bra: corrigerend ondergoed
braces toothbrush: orthodontist, beugel
braces toothbrush: orthodontie, orthodontisten, beugels, orthodontiepraktijk, slotjesbeugel
braid hair-comb: vlechten, braids, vlechtsalon, box braids, cornrows, dreadlocks
brain speech-bubble: psychiater, psychiatrie, relatietherapie, hypnotherapie, rouwbegeleiding, faalangst, psycholoog
brain speech-bubble: therapeut, coach, burnout, ggz, emdr, rouwtherapie, depressie
briefs: ondergoed, boxershorts
clothes-hanger: droogrek, kapstok
clothes-hanger coat: stomerij, chemische reiniging, kledingruil, kledingbeurs, tweedehands kleding, kledingbank
clothes-hanger coat: kledinghangers, kledinginzameling, vintage kleding, kleding inzamelen
clothes-hanger coat: ruilwinkel kleding, swishing, tweedehandskleding, kledingrek
coat: bontatelier, bontwerker, jas, jassen, donsjas, regenjas, mantels, colbert, regenpak, regenkleding
coat: softshell, windjack, donsjack
coat scarf: winterkleding, warme kleding, winterjassen, warme jassen
contact-lens: contactlenzen, contactlens, daglenzen, maandlenzen, lenzenvloeistof
crown: sinterklaasintocht, intocht van sinterklaas
crown: ~ koningsdag
crown flag: koningsspelen, koningsnacht, oranjefeest, oranjevereniging, koningsmarkt
dental-implant toothbrush: implantaten
dental-implant toothbrush: implantaat, tandimplantaat, tandimplantaten, implantologie, implantoloog
dental-implant toothbrush: kunstgebit op implantaten
diamond magnifier: mineralen, edelstenen
diamond ring: ketting met naam, gouden ketting, gouden kettingen, zilveren ketting, zilveren kettingen, naamketting
diamond ring: naamkettingen, juwelier, sieraden
dress: rok, communiekleedjes, grote maten, maatje meer, modezaak
dress handbag: mode, dameskleding, jurk, jurken, kleding, boutique
dress-shoe: schoenmaker
ear stethoscope: kno-arts, kno arts, kno, keel neus oor, oorsuizen, oren uitspuiten
earrings diamond: oorbel, oorbellen, oorringen, oorknopjes
earrings ring: gaatjes schieten, piercingshop
eye glasses: ooglaseren, ogen laseren, ooglaserkliniek, staaroperatie, staar, grauwe staar, ooglidcorrectie
eye glasses: oogkliniek, oogonderzoek, lensimplantatie, oogtest, glaucoom, ogen laten laseren, zonder bril
eyelashes eye: wimperextensions, wimpers, wenkbrauwen, browlamination
flat-shoe: loafers
flat-shoe boot: klompen, klomp, klompenmaker
foot dress-shoe: podoloog, podotherapie, steunzolen, orthopedische schoenen, voetzorg
foot lotion: voetverzorging, pedicure aan huis, medisch pedicure, ingegroeide nagel, likdoorns
glasses eye: opticien, bril, brillen, oogmeting, varifocus
gloves: handschoenen
goggles: skibril
graduation-cap books: universiteit, hogeschool, opleiding, examentraining, examentrainingen, hbo, mbo, studie
graduation-cap books: studiebeurs, studiebeurzen, deeltijdstudie, volwassenenonderwijs, avondschool
graduation-cap books: cursusaanbod, bijscholing, omscholing, omscholen, stage, stageplek, stageplaats, leerwerkplek
graduation-cap books: leerling gezocht, bbl, infodag studie, studiedag, leerwerktraject, tweedekansonderwijs
graduation-cap books: afstudeerfeest, studiekeuze, thuisstudie, academie, workshopreeks
hair-comb: haarborstel
hair-comb scissors: bruidskapsel, bruidskapsels, kapsel, kapsels, haarkleuring
hair-comb scissors: haren verven, haarstylist, haaruitval, haarverf, haarverzorging
hair-dryer: stijltang, krultang
hair-dryer hair-comb: föhnen, haardroger, keratinebehandeling, knippen en föhnen, wassen knippen föhnen
handbag: tassen, tas, lederwaren
handshake coffee: bezoekvriend, bezoekmaatje, bezoekdienst
headscarf: hoofddoek, hoofddoeken, hijab
hearing-aid: hoorapparaten, hoortoestel, hoortoestellen, audicien, gehoortest, hoortest, hoorzorg, slechthorend
hearing-aid: slechthorenden, gehoorbescherming, hoorcentrum
heart handshake: inzamelactie, goed doel, donatie, vrijwilligers, inzamelingsactie, doneren, watersnood, giro 555
heart handshake: aardbeving, noodhulp, donaties, goede doel, goede doelen, benefiet, benefietavond, collecte
heart handshake: collectant, collectanten, daklozen, vluchtelingen, oekraïne, adopteer een kind, rode kruis
heart handshake: warmste week, serious request, steunactie, liefdadigheid, maatjesproject
heart handshake: nl doet, solidariteit, noodopvang, buurthulp, kika, steun ons, wensambulance, goededoelenactie
heart handshake: vakantiegezin, maatjes gezocht, dierendag collecte, burenhulp, vakantiekinderen
henna-hand: henna, henna-artiest, hennatattoo
high-heel: pumps, hakken
hiking-boot: wandelen, wandeltocht, wandelschoenen, wandelstokken, trekkingstokken
hiking-boot walker: boswandeling, natuurwandeling, sponsorwandeling, stadswandeling, wandeling, wandelingen
hiking-boot walker: herfstwandeling, trektocht, kerstwandeling, lichtjeswandeling, wandelcoach, nieuwjaarswandeling
hiking-boot walker: dauwtrappen, huttentocht, vierdaagse
hoodie: capuchontrui
hoodie t-shirt: hoodie, hoodies, sweater met capuchon, sweaters, streetwear
jeans: broek, broeken, joggingbroek, legging, leggings, werkbroek, werkbroeken, tuinbroek, yogabroek, chino's
jeans: jeanswinkel, wandelbroek, skibroek
jumper scarf: trui, truien, gebreide trui, gebreide truien, wollen trui, wollen truien, vest van wol, spencer, kersttrui
jumper scarf: foute kersttrui
laser-hair-removal lotion: laserontharing, ipl
laser-hair-removal lotion: laserontharen, definitieve ontharing, definitief ontharen, laser ontharing, laser ontharen
laser-hair-removal lotion: ontharing met laser
lederhosen: lederhosen, lederhose
lip-balm: lippenbalsem, lippenbalsems, lipbalsem, lipbalm, lippenverzorging
lips syringe: lipfillers
lips syringe: lipvergroting, lipopvulling, volle lippen, lippen vullen
lipstick nail-polish: schoonheidssalon, schoonheidsspecialiste, make-up, cosmetica, visagist
lipstick serum-bottle: schoonheidsspecialist, gelaatsverzorging, gezichtsverzorging, beautysalon
lungs stethoscope: longarts, longartsen, longkliniek, astma, copd, stoppen met roken, stoptober, longfonds, rookvrij
lungs stethoscope: longfunctie
makeup-palette: oogschaduw, oogschaduwpalet, oogschaduwpaletten, make-upkwasten, make-up kwasten, make-uppalet
makeup-palette: make-upset, schminkset
nail-polish: nagelstudio, manicure, pedicure, nagels, gellak, biab
nappy baby: luier, luiers, wasbare luiers, luiertaart, luiertaarten
necklace: halsketting, parelketting, zilveren sieraden, handgemaakte sieraden, ketting, kettingen, bijoux
necklace: sieraden kettingen
necktie: pakken, overhemden, vlinderstrik
perfume: parfum, parfumerie, deodorantstick, geurstokjes, aromadiffuser
prayer-beads ring: barnsteen, barnstenen sieraden
prosthetic-leg: beenprothese, beenprotheses, prothesemaker, orthopedisch instrumentmaker
pyjamas: pyjama, pyjama's, nachthemd, nachthemden, nachtkleding, nachtmode
ring: verlovingsring
ring bouquet: bruiloft, trouwen, trouwringen, weddingplanner, trouwlocatie, trouwlocaties, ceremoniemeester
ring bouquet: huwelijksfeest, babs, huwelijksbeurs, huwelijksfeesten, bruidsbeurs, jubilea huwelijk
ring bouquet: trouwzaal
ring diamond: kopen goud, kopen uw goud, goud inkoop, inkoop goud, goud verkopen, oud goud, juwelen, edelsmid
ring diamond: edelsmeden, juwelenontwerp
rollator: rollator, rollators, looprek, loophulpmiddelen
safety-vest: werkkleding, veiligheidsschoenen
safety-vest lab-coat: bedrijfskleding
sandal: sandalen, slippers en sandalen, wandelsandalen
scarf gloves: das, dassen, sjaal, sjaals
scrubs: zorgkleding, zorguniformen, verpleegsterskleding
serum-bottle: baardolie
serum-bottle lotion: huidverzorging, serum, gezichtsbehandeling, gezichtscrème
shopping-bags handshake: verkoper, verkoopster, winkelbediende, filiaalmanager, verkopers, winkelverkoper
shopping-bags price-tag: solden, koopjes, koopjeshal
shopping-bags price-tag: stockverkoop, koopzondag
shopping-bags price-tag: leegverkoop, magazijnverkoop
shopping-bags price-tag: ~ uitverkoop, opruiming, vlooienmarkt, rommelmarkt
skirt: rokken, rokjes, plooirok, plooirokken, minirok, minirokken, kokerrok
slippers: pantoffel, pantoffels, sloffen, vilten pantoffels, huisschoenen
smartwatch: smartwatch, smartwatches, apple watch, slim horloge, slimme horloges, smartwatchbandje
sneaker: schoenen, sneakers, schoenenwinkel, gympen, sportwinkel
socks: sokken, panty, panty's, maillots
socks briefs: kousen
spine: fysiotherapeut, fysiotherapie, chiropractor, osteopaat, fysio, rugpijn, chiropractie, manuele therapie
spine: rugklachten, hernia, manueel therapeut, revalidatie, oefentherapie, nekklachten, haptonomie, dry needling
suit necktie: trouwpak, trouwpakken, maatpak, maatpakken, herenpak, herenkostuum, herenkostuums, smoking, kostuumverhuur
suit necktie: herenkleding, herenmode
swimsuit: zwembroek, wetsuit
t-shirt: kleding bedrukken, textieldruk, bedrijfskleding bedrukken, shirtjes
t-shirt: textiel bedrukken, rompertjes bedrukken
t-shirt backpack: schooluniform, schooluniformen
t-shirt jeans: t-shirts, t-shirt bedrukken
t-shirt socks: kindermode
tattoo-machine: tattoo, tatoeage, tattooshop, tattooconventie
tattoo-machine ring: permanente make-up
tooth: kunstgebit, tandprothese, tandarts, tandartspraktijk, tanden, gebitscontrole
tooth: mondhygiëne, klikgebit, gebitsprothese, verstandskies, verstandskiezen, wortelkanaalbehandeling, facings
tooth: tandartsassistente, kaakchirurg, tandheelkunde
tooth toothbrush: mondhygiënist, gebitsreiniging, tanden bleken
top-hat: hoed, hoeden, hoedenmaker
top-hat sun-hat: petten
vape: vape, vapes, vapeshop, e-sigaretten, e-sigaret
wallet handbag: portemonnees
wax-pot lotion: harsen
wax-pot lotion: waxen, waxsalon, wax studio, brazilian wax, ontharen met wax, sugaring, harsbehandeling
wedding-dress ring: trouwjurk, trouwjurken, bruidsjurk, bruidsjurken, bruidsmode, trouwkleed, trouwkleding, bruidszaak
wedding-dress ring: bruidswinkel
wig: pruik, pruiken, haarwerk, haarwerken, haarstukje
x-ray: röntgen, radiologie, mri-scan, röntgenfoto, mri, echografie, mammografie, scan laten maken
zip: rits, ritsen, rits vervangen, kapotte rits
`;
