/** German words for clothes, beauty and the body. Notation: word-list.ts. */
export const germanWear = `
abaya: abaya, abayas, abaja
anatomical-heart stethoscope: herzzentrum, herzcheck, ekg, bluthochdruck, herzinfarkt, herzsport, herzsportgruppe
anatomical-heart stethoscope: organspende, organspendeausweis, schlaganfall, herzgesundheit, langzeit-ekg
ao-dai: ao dai, áo dài
apron basket: landfrauen, landfrauenverein, hauswirtschaft, hauswirtschafterin
apron chef-hat: schürze, schürzen, lederschürze, lederschürzen, kochschürzen
baby-bodysuit: babykleidung, kinderkleidung, babymode, kindermode, babysachen, strampler, babyausstattung
baby-bodysuit: kinderbekleidung, babybody
baby-carrier: babytrage, babytragen, tragetuch, tragetücher, trageberatung
backpack: ranzen, schulranzen, schulranzenparty, Schultheke, Schulthek, Schulsack, Schulsäcke, Turnbeutel, Turnsack
backpack: schultasche, schultaschen, ergobag
backpack pencil: rucksack, rucksäcke
ballet-shoes: ballett, ballettschule, ballettunterricht
bangles: armreif, armreifen, armband, armbänder
bathrobe: bademantel, bademäntel, morgenmantel, morgenmäntel, frotteemantel
beanie: mütze, mützen, wollmütze, wollmützen, strickmütze, strickmützen, bommelmütze, bommelmützen, beanie, beanies
beanie: wintermütze, wintermützen
belt: gürtel, ledergürtel, gürtelschnalle, gürtelschnallen
bike-helmet: fahrradhelm, fahrradhelme, velohelm, velohelme, radhelm, radhelme, fahrradhelmen
bikini: bademode, bikini
blouse dress: damenblusen, tunika
bone dog: Hundekuchen, Leckerlis
boot: stiefeletten, stiefelette, winterstiefel, winterschuhe, stiefel, cowboystiefel, reitstiefel, chelsea boots
boot: lederstiefel, sicherheitsschuhe
bow-tie: herrenfliege, herrenfliegen, smokingfliege, schleifenkrawatte
bra: dessous, büstenhalter, bh, bhs, miederwaren, lingerie, bh-beratung
braces toothbrush: kieferorthopädie, kieferorthopäde, zahnspange, zahnspangen, feste zahnspange, kieferorthopäden
braces toothbrush: kieferorthopädin, kieferorthopädische praxis
braid hair-comb: braids, rastazöpfe, flechtfrisuren, box braids, cornrows, dreadlocks, afrozöpfe
brain speech-bubble: psychiater, psychiaterin, psychiatrie, psychologe, psychologin, psychotherapie, therapeut, hypnose
brain speech-bubble: coaching, paartherapie
briefs: unterwäsche, boxershorts
brooch: Brosche, Broschen, Kameebrosche, Vintage-Brosche
button: Knöpfe, Knopfladen
clogs: clogs, holzclogs, holzschuhe, holzpantinen, holzschuh, lederclogs, pantinen
clothes-hanger coat: textilreinigung, chemische reinigung, reinigung und wäscherei, kleiderbügel, secondhand-mode
clothes-hanger coat: second-hand-kleidung, kleiderbörse, kleiderkammer
clothes-hanger t-shirt: altkleider, altkleidercontainer, kleiderladen
coat: kürschner, pelze, second-hand, secondhand, mantel, mäntel, jacke, jacken, parka, trenchcoat, Trachtenjanker
coat: Janker, Friesennerz
coat deer: Jagdbekleidung, Jagdkleidung
coat scarf: warme kleidung, winterkleidung, winterkleider, winterjacken, warme jacken
conical-hat: kegelhut, kegelhüte, reishut, vietnamhut
contact-lens: kontaktlinse, kontaktlinsen, tageslinsen, monatslinsen, kontaktlinsenanpassung, farblinsen
corset: korsett, korsetts, corsage, corsagen, schnürkorsett, korsage, korsagen, mieder, korsettmacherin
dental-implant toothbrush: zahnimplantate, implantologie, zahnimplantat, implantate, implantologe
dental-implant toothbrush: feste zähne an einem tag
diamond magnifier: mineralien, edelsteine
diamond ring: juwelier, schmuck, goldschmied, goldschmiedekurs, silberschmied
dirndl: Dirndlkleid, Dirndlkleider, Dirndlbluse, Dirndlblusen, Dirndlschürze, Dirndlschürzen, Dirndln, dirndl nähen
dirndl: dirndl gr, dirndl mit schürze, dirndl samt schürze
dress: dirndl
dress handbag: mode, damenmode, boutique, kleid, kleider, bekleidung, modegeschäft, klamotten
dress washing-machine: brautkleid reinigen, brautkleidreinigung, brautkleid-reinigung
dress-shoe: maßschuhe, maßschuh, maßschuhmacher, schuhreparatur, schuster, schuhmacher, herrenschuhe, schuhmacherei
dress-shoe: absätze, Haferlschuh, Haferlschuhe, Trachtenschuhe
dungarees: latzhose, latzhosen, latzjeans, arbeitslatzhose, arbeitslatzhosen, damen-latzhose
ear stethoscope: hno, hno-arzt, hno-ärztin, hno-praxis, hals nasen ohren, hals-nasen-ohren, hals-nasen-ohren-arzt
earrings diamond: ohrringe, ohrring, ohrstecker, creolen, ohrhänger
earrings ring: piercingstudio, ohrlöcher, ohrlochstechen
eye glasses: augenlaser, augenlasern, augenlaser-op, augenlaserzentrum, lasik, femto-lasik, augen lasern
eye glasses: augenlaserbehandlung, sehkorrektur, laserkorrektur, sehfehler, grauer star, grauen star, katarakt
eye glasses: katarakt-op, grüner star, glaukom, makuladegeneration, augenklinik, augenzentrum, lidstraffung
eye glasses: lidkorrektur, schlupflider, augendruckmessung, augenuntersuchung, sehschule, augenpraxis, ohne brille leben
eye glasses: trockene augen, netzhaut
eyebrow: augenbraue, augenbrauen, augenbrauen zupfen, augenbrauenlaminierung, augenbrauenlifting, brow lifting
eyebrow: browlifting, brow lamination, microblading, augenbrauen färben, augenbrauenfärben, augenbrauenstyling
eyelashes eye: wimpern, wimpernverlängerung, lash lifting
fascinator: fascinator, fascinators, fascinatoren
felt-hat: hut, hüte, hutmacher, modistin, Trachtenhut
felt-hat feather: gamsbart, gamsbärte
flat-cap scarf: schiebermütze, schiebermützen, schirmmütze aus tweed, schlägermütze
flat-shoe: ballerinas, schlappen, mokassins, filzschuhe
flexed-arm: Armdrücken
foot: fußreflexzonen
foot dress-shoe: orthopädieschuhtechnik, einlagen, schuheinlagen
foot lotion: fußpflege, podologie, podologe, podologin
foot wave: Kneipp, Kneippkur, Wassertreten
football-boot: Fußballschuhe, Fußballschuh, Fußballschuhen, Stollenschuhe, Kinderfußballschuhe
glasses eye: optiker, brille, brillen, augenoptiker, sehtest, augenarzt
gloves: handschuhe
goggles: taucherbrille
graduation-cap books: universität, hochschule, studium, weiterbildung, ausbildung, volkshochschule, abitur
graduation-cap books: abi-vorbereitung, abiturvorbereitung, abikurs, meisterschule, meisterkurs, meistervorbereitung
graduation-cap books: abendgymnasium, abendschule, umschulung, umschulungen, bachelor, fachschule, fachwirt, akademie
graduation-cap books: stipendium, stipendien, hochschulinfotag, studieninfotag, studienberatung, bildungsurlaub
graduation-cap books: bildungsgutschein, fortbildung, fortbildungen, schulabschluss nachholen, realschulabschluss
graduation-cap books: prüfungsvorbereitung, berufsschule, lehrgang, lehrgänge, zertifikatskurs, studienkreis, abifeier
graduation-cap books: maturavorbereitung, matura-vorbereitung, gymiprüfung, gymivorbereitung, quali vorbereitung
graduation-cap camera: abschlussfotos, absolventenfotos
graduation-cap hammer: ausbildungsplatz, ausbildungsplätze, azubi, azubis, azubi gesucht, auszubildende, lehrstelle
graduation-cap hammer: lehrstellen, lehrling, berufsmesse, berufsorientierung, berufsinfotag
hair-clipper: haarschneidemaschine, haarschneidemaschinen, haarschneider, haartrimmer, bartschneider, barttrimmer
hair-comb: extensions, holzkamm
hair-comb scissors: haarverdichtung, dauerwelle, dauerwellen, hochsteckfrisuren, hochsteckfrisieren, brautfrisur
hair-comb scissors: brautfrisuren, foliensträhnen, strähnen, ombré, keratinbehandlung, tönung, coloration, glatze
hair-comb scissors: curly cut, lockenschnitt, hairstylistin, frisuren, frisur, haarkur
hair-dryer hair-comb: föhnen, haartrockner, keratinglättung, keratin-glättung, waschen schneiden föhnen
hair-extensions: echthaar-extensions, haarextensions, tape-extensions, haarverlängerung, haarverlängerungen
hand-fan: fächertanz
handbag: handtasche, handtaschen, taschen, lederwaren, tasche
handshake: mediation, netzwerken
handshake coffee: besuchsdienst, besuchspaten
handshake heart: tauschring, tauschbörse, hospizbegleiter, hospizbegleiterin, hospizbegleitung, sterbebegleiter
handshake heart: trauerbegleiter
hanfu: Hanfu, Hanfus, Hanfu-Verleih
headscarf: hidschab, hijab, hijabs, kopftücher
hearing-aid: hörgerät, hörgeräte, hörakustiker, hörtest, gehörschutz, schwerhörig, schwerhörige, hörzentrum, hörsysteme
hearing-aid: cochlea
heart handshake: spenden, spendenaktion, ehrenamt, freiwillige, tierpatenschaft, hilfsprojekt, patenschaft
heart handshake: flüchtlingshilfe, obdachlosenhilfe, ehrenamtliche, ehrenamtlicher, hochwasserhilfe, flutopfer
heart handshake: fluthilfe, erdbebenhilfe, erdbeben, spendenkonto, nothilfe, katastrophenhilfe, soforthilfe
heart handshake: ukrainehilfe, kinderhilfe, hilfstransport, spendengala, wohltätigkeit, benefizveranstaltung
heart handshake: kinderhospiz, spendenaufruf, kältehilfe, geflüchtete, fsj, bundesfreiwilligendienst, bufdi, patenkind
heart handshake: patenkinder, vereinsspende, wünschewagen, familienaufstellung, familienaufstellungen
henna-hand: henna, henna-tattoo, henna tattoo, hennakünstlerin, hennaabend, hennamalerei
high-heel: pumps, high heels, damenschuhe, Brautschuh, Brautschuhe
hiking-boot: wandern, wanderung, wandertour, wanderreise, bergtour, wanderschuhe, wanderstöcke, trekkingstöcke
hiking-boot: wanderbegleiter, wanderbegleiterin
hiking-boot snowflake: schneeschuhen
hiking-boot snowy-mountain: schneeschuhwandern
holdall: sporttasche, sporttaschen, reisetasche, reisetaschen, duffel bag, duffle bag, trainingstasche, trainingstaschen
hoodie t-shirt: hoodie, hoodies, kapuzenpullover, sweatshirts, streetwear, abi-hoodies
jeans: arbeitshose, arbeitshosen, chino, chinos, wanderhose, wanderhosen, skihosen
jumper scarf: pullover, pulli, pullis, wollpullover, strickpullover, strickjacke, strickjacken, strickwaren, strickmode
jumper scarf: norwegerpullover, cardigans, wollpulli
jumpsuit: jumpsuit, jumpsuits, damen-jumpsuit, playsuit, playsuits
kippah: kippa, kippot, kippas, jarmulke
laser-hair-removal lotion: laserhaarentfernung, dauerhafte haarentfernung, laser-haarentfernung, ipl
laser-hair-removal lotion: haarentfernung mit laser, diodenlaser, haarlaser, ipl haarentfernung
lederhosen: lederhose, lederhosen, krachlederne, trachtenlederhose, trachtenlederhosen, trachtenhose
lederhosen dress: trachten, tracht, trachtenmode, trachtenladen, trachtengeschäft, trachtenverleih, landhausmode
lederhosen dress: dirndl und lederhosen, dirndl und lederhose
leggings: leggins, sportleggings, leggings, yogahose, yogahosen, jogginghose, jogginghosen
lehenga: lehenga, lehengas, lehenga choli
life-jacket: schwimmweste, schwimmwesten, rettungsweste, rettungswesten
lip-balm: lippenbalsam, lippenbalsame, lippenpflege, lippenpflegestift, lippenpflegestifte, labello, lippenöl
lips syringe: lippen aufspritzen, lippenaufspritzung, lippenunterspritzung, vollere lippen, lippenvergrößerung
lips syringe: lippen-filler, lippenfiller
lipstick nail-polish: kosmetikstudio, kosmetik, kosmetikerin, make-up, visagistin, schminkkurs, schönheitssalon
lungs: salzgrotte, salzgrotten, salzraum, salzzimmer, raucherentwöhnung, rauchfrei, nichtraucher, nichtrauchertag, copd
lungs: lungenfunktion, lungenfunktionstest, bronchitis
lungs stethoscope: pneumologe, pneumologin, pneumologie, lungenfacharzt, lungenfachärztin, lungenarzt, lungenpraxis
makeup-palette: lidschatten, lidschattenpalette, lidschattenpaletten, schminkpalette, make-up-palette, make-up-pinsel
makeup-palette: schminkpinsel, kosmetikpinsel, schminkset, make-up-set, lidschatten-palette
nail-polish: nagelstudio, maniküre, pediküre, nageldesign, gelnägel, acrylnägel, nagelmodellage, nagelverlängerung
nail-polish: kunstnägel, fußnägel, nailart, neumodellage, fingernägel
nappy baby: windel, windeln, stoffwindel, stoffwindeln, windeltorte, windeltorten, windelfrei
necklace: halskette, halsketten, perlenkette, perlenketten, modeschmuck, silberschmuck, silberkette, silberketten
necklace: goldkette, namenskette, namensketten, bernsteinkette, bernsteinschmuck
necktie: krawatte, fliege aus seide
perfume: parfüm, parfum, parfümerie, deo-stick, deostick, raumduft, aroma-diffuser, duftstäbchen
poncho: Poncho, Ponchos, Wollponcho, Strickponcho, Alpakaponcho
prayer-shawl: tallit, gebetsschal, gebetsmantel, tallitot
prosthetic-leg: beinprothese, beinprothesen, armprothesen, orthopädietechnik, prothetik
pyjamas: pyjama, pyjamas, schlafanzug, schlafanzüge, nachthemd, nachthemden, nachtwäsche, loungewear
qipao: Qipao, Qipaos, Cheongsam, China-Kleid
rescue-helmet: THW
rescue-helmet fire-engine: atemschutzgeräteträger
ring bouquet: hochzeitslocation, hochzeit, hochzeiten, hochzeitsplaner, trauringe, verlobungsringe, hochzeitsmesse
ring bouquet: eheringe, Trauung, Trauungen, freie Trauung, freie Trauungen, standesamtliche Trauung
ring diamond: kaufen ihr gold, kaufen dein gold, kaufen gold, goldankauf, altgold, ankauf von gold, gold verkaufen
rollator: rollator, rollatoren, gehhilfe, gehhilfen
safety-vest: arbeitskleidung, berufsbekleidung, arbeitsschutz
safety-vest lab-coat: berufskleidung, arbeitsbekleidung, arbeitsschuhe, firmenkleidung
salwar-kameez: salwar kameez
sandal: sandalen, sandaletten, trekkingsandalen, birkenstock
scarf: halstuch
scrubs: praxiskleidung, arztbekleidung, pflegekleidung, kasacks, op-kleidung, klinikkleidung
serum-bottle: bartöl
serum-bottle lotion: hautpflege, serum, gesichtscreme, naturkosmetik, gesichtspflege
sherwani: sherwani, sherwanis, achkan
shirt: hemd, herrenhemd, herrenhemden, businesshemd, businesshemden, maßhemd, maßhemden, leinenhemden, hemden
shirt: leinenhemd
shopping-bags: Jutebeutel, Stoffbeutel, Stofftaschen
shopping-bags price-tag: ~ ausverkauf, sale, schlussverkauf, räumungsverkauf, shopping, outlet, rabattaktion
shorts: badehose
skirt: rock nähen, röcke, minirock, maxirock, faltenrock, faltenröcke, bleistiftrock, damenrock, damenröcke, midirock
skirt: midiröcke
sleep-sack: babyschlafsack, babyschlafsäcke
slippers: hausschuh, hausschuhe, pantoffel, pantoffeln, filzpantoffeln, lammfellhausschuhe, hüttenschuhe, filzhausschuhe
slippers: Hüttenfinken, Hausfinken, finken, turnsäckli
smartwatch: smartwatch, smartwatches, apple watch, galaxy watch, fitnessuhr, fitnessuhren, smarte uhr, gps-uhr
smartwatch: smartwatch-armband, fitnessarmband
sneaker: schuhe, schuhgeschäft, sneaker, turnschuhe, schuh, laufschuhe
socks: socken, strümpfe
songkok: songkok, songkoks, kopiah
spine: chiropraktiker, osteopathie, osteopath, orthopäde, physiotherapie, physiotherapeut, krankengymnastik
spine: rückenschmerzen, bandscheibe, bandscheibenvorfall, hexenschuss, wirbelsäule, wirbelsäulenzentrum, dorn-methode
spine: krankengymnastin, physiopraxis, rehasport, reha-sport, verspannungen, nackenschmerzen
spine lotus-position: rückenschule, rückentraining, rückengymnastik, rückenfit, rückenkurs
suit: sakko
suit necktie: anzug, anzüge, herrenanzug, herrenanzüge, maßanzug, maßanzüge, hochzeitsanzug, hochzeitsanzüge, smoking
suit necktie: herrenmode, herrenausstatter
sun-hat: Strohhut, Strohhüte, Panamahut
sunglasses sun: sonnenbrille, sonnenbrillen
swimsuit: badeanzug
t-shirt: poloshirt, poloshirts, longsleeve, unterhemd, unterhemden, vereinskleidung, flockdruck, siebdruck, shirtdruck
t-shirt: vereinsshirt, vereinsshirts
t-shirt backpack: schulkleidung, schuluniform, schuluniformen
t-shirt clothes-hanger: kleidertausch, kleidertauschparty
t-shirt jeans: t-shirt, t-shirts, t-shirt-druck, textildruck
t-shirt teddy-bear: kinderkleiderbörse, basar rund ums kind
tattoo-machine: tattoo, tattoostudio, tätowierer, tattoos
tattoo-machine ring: permanent make-up
tights: strumpfhose, strumpfhosen, feinstrumpfhose, feinstrumpfhosen
tooth: zahntechnik, dentallabor, prophylaxe, zahnarzt, zahnärztin, zahnarztpraxis, zähne, prothesen, wurzelbehandlung
tooth: wurzelkanalbehandlung, weisheitszahn, zahnfüllung, zahnfüllungen, zahnkrone, parodontitis, parodontologie
tooth: parodontose, angstpatienten, oralchirurgie, oralchirurg, zfa, knirscherschiene, zahnlabor, zahnklinik
tooth: zahnzusatzversicherung, zahnversicherung, kieferchirurgie
tooth toothbrush: aligner, zahnschienen, unsichtbare zahnspange, zahnreinigung, professionelle zahnreinigung, zahnersatz
tooth toothbrush: bleaching, mundhygiene
tote-bag: Baumwolltasche, Baumwolltaschen, Stofftasche
trousers: hose, hosen, anzughose, anzughosen, stoffhosen
turban: turban, turbane
vape: vape, vapes, e-zigarette, e-zigaretten, vapeshop, dampfershop
walking-stick: gehstock, gehstöcke, spazierstock, spazierstöcke
wallet: geldbeutel
wallet handbag: geldbörsen, schuldnerberatung
wax-pot: epilation, haarfrei, bikinizone
wax-pot lotion: waxing, waxing studio, waxingstudio, brazilian waxing, haarentfernung mit wachs, zuckerpaste, sugaring
wax-pot lotion: Haarentfernung
wedding-dress ring: brautkleid, brautkleider, hochzeitskleid, hochzeitskleider, brautmode, brautmoden, brautatelier
wellingtons: gummistiefel, regenstiefel
wetsuit: neoprenanzug
wetsuit surfer: neoprenanzüge, neoprenanzügen, wetsuit, wetsuits, surfanzug, surfanzüge
wig: perücke, perücken, zweithaar, haarersatz, haarteil, haarteile, toupet
x-ray: röntgen, radiologie, radiologe, röntgenpraxis, mrt, computertomographie, mammographie
zip: reißverschluss, reißverschlüsse
`;
