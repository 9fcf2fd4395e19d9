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
backpack pencil: rucksack, rucksäcke
ballet-shoes: ballett, ballettschule, ballettunterricht
bangles: armreif, armreifen, armband, armbänder
bathrobe: bademantel, bademäntel, morgenmantel, morgenmäntel, frotteemantel
beanie: mütze, mützen, wollmütze, wollmützen, strickmütze, strickmützen, bommelmütze, bommelmützen, beanie, beanies
beanie: wintermütze, wintermützen
belt: gürtel, ledergürtel, gürtelschnalle, gürtelschnallen
bike-helmet: fahrradhelm, fahrradhelme, velohelm, velohelme, radhelm, radhelme, fahrradhelmen
bikini: bademode, bikini
blouse: leinenhemd
blouse dress: damenblusen, tunika
boot: stiefeletten, stiefelette, gummistiefel, winterstiefel, winterschuhe, stiefel, cowboystiefel, reitstiefel
boot: chelsea boots, lederstiefel, sicherheitsschuhe
bra: dessous, büstenhalter, bh, bhs, miederwaren, lingerie, bh-beratung
braces toothbrush: kieferorthopädie, kieferorthopäde, zahnspange, zahnspangen
braces toothbrush: feste zahnspange, kieferorthopäden, kieferorthopädin, kieferorthopädische praxis
braid hair-comb: braids, rastazöpfe, flechtfrisuren, box braids, cornrows, dreadlocks, afrozöpfe
brain speech-bubble: psychiater, psychiaterin, psychiatrie, psychologe, psychologin, psychotherapie, therapeut, hypnose
brain speech-bubble: coaching, paartherapie
briefs: unterwäsche, boxershorts
clothes-hanger: wäscheständer, garderobenständer
clothes-hanger coat: textilreinigung, chemische reinigung, reinigung und wäscherei, kleiderbügel, secondhand-mode
clothes-hanger coat: second-hand-kleidung, kleiderbörse, kleiderkammer
clothes-hanger t-shirt: altkleider, altkleidercontainer, kleiderladen
coat: kürschner, pelze, second-hand, secondhand, mantel, mäntel, jacke, jacken, parka, trenchcoat, sakko
coat scarf: warme kleidung, winterkleidung, winterkleider, winterjacken, warme jacken
contact-lens: kontaktlinse, kontaktlinsen, tageslinsen, monatslinsen, kontaktlinsenanpassung, farblinsen
dental-implant toothbrush: zahnimplantate
dental-implant toothbrush: implantologie, zahnimplantat, implantate, implantologe, feste zähne an einem tag
diamond magnifier: mineralien, edelsteine, heilsteine
diamond ring: silberkette, silberketten, namenskette, namensketten, goldkette, juwelier, schmuck, goldschmied
diamond ring: goldschmiedekurs, silberschmied
dress: dirndl
dress handbag: mode, damenmode, boutique, kleid, kleider, bekleidung, modegeschäft, klamotten
dress washing-machine: brautkleid reinigen, brautkleidreinigung, brautkleid-reinigung
dress-shoe: maßschuhe, maßschuh, maßschuhmacher, schuhreparatur, schuster, schuhmacher, herrenschuhe, schuhmacherei
dress-shoe: absätze
ear stethoscope: hno, hno-arzt, hno-ärztin, hno-praxis, hals nasen ohren, hals-nasen-ohren, hals-nasen-ohren-arzt
earrings diamond: ohrringe, ohrring, ohrstecker, creolen, ohrhänger
earrings ring: piercingstudio, ohrlöcher, ohrlochstechen
eye glasses: augenlaser, augenlasern, augenlaser-op, augenlaserzentrum, lasik, femto-lasik, augen lasern
eye glasses: augenlaserbehandlung, sehkorrektur, laserkorrektur, sehfehler, grauer star, grauen star, katarakt
eye glasses: katarakt-op, grüner star, glaukom, makuladegeneration, augenklinik, augenzentrum, lidstraffung
eye glasses: lidkorrektur, schlupflider, augendruckmessung, augenuntersuchung, sehschule, augenpraxis
eye glasses: ohne brille leben, trockene augen, netzhaut
eyelashes eye: wimpern, wimpernverlängerung, augenbrauen, lash lifting, browlifting, brow lifting
flat-cap scarf: schiebermütze, schiebermützen, schirmmütze aus tweed, schlägermütze
flat-shoe: ballerinas, schlappen, mokassins
flat-shoe: filzschuhe
foot dress-shoe: orthopädieschuhtechnik, einlagen, schuheinlagen
foot lotion: fußpflege, podologie, podologe, podologin
glasses eye: optiker, brille, brillen, augenoptiker, sehtest, augenarzt
gloves: handschuhe
goggles: taucherbrille
graduation-cap books: universität, hochschule, studium, weiterbildung, ausbildung, volkshochschule, abitur
graduation-cap books: abi-vorbereitung, abiturvorbereitung, abikurs, meisterschule, meisterkurs, meistervorbereitung
graduation-cap books: abendgymnasium, abendschule, umschulung, umschulungen, bachelor, fachschule, fachwirt, akademie
graduation-cap books: stipendium, stipendien, hochschulinfotag, studieninfotag, studienberatung, bildungsurlaub
graduation-cap books: bildungsgutschein, fortbildung, fortbildungen, schulabschluss nachholen, realschulabschluss
graduation-cap books: prüfungsvorbereitung, berufsschule, lehrgang, lehrgänge, zertifikatskurs, studienkreis, abifeier
graduation-cap camera: abschlussfotos, absolventenfotos
graduation-cap hammer: ausbildungsplatz, ausbildungsplätze, azubi, azubis, azubi gesucht, auszubildende, lehrstelle
graduation-cap hammer: lehrstellen, lehrling, berufsmesse, berufsorientierung, berufsinfotag
hair-comb: haarverlängerung, extensions, holzkamm
hair-comb scissors: haarverdichtung, dauerwelle, dauerwellen, hochsteckfrisuren, hochsteckfrisieren, brautfrisur
hair-comb scissors: brautfrisuren, foliensträhnen, strähnen, ombré, keratinbehandlung, tönung, coloration, glatze
hair-comb scissors: curly cut, lockenschnitt, hairstylistin, frisuren, frisur, haarkur
hair-dryer: glätteisen, lockenstab
hair-dryer hair-comb: föhnen, haartrockner, keratinglättung, keratin-glättung, waschen schneiden föhnen
hand-fan: fächertanz
handbag: handtasche, handtaschen, taschen, lederwaren, tasche
handshake: mediation, netzwerken
handshake coffee: besuchsdienst, besuchspaten
handshake heart: tauschring, tauschbörse
headscarf: hidschab, hijab, hijabs, kopftücher
hearing-aid: hörgerät, hörgeräte, hörakustiker, hörtest, gehörschutz, schwerhörig, schwerhörige, hörzentrum
hearing-aid: hörsysteme, cochlea
heart handshake: spenden, spendenaktion, ehrenamt, freiwillige, tierpatenschaft, hilfsprojekt, patenschaft
heart handshake: flüchtlingshilfe, obdachlosenhilfe, ehrenamtliche, ehrenamtlicher, hochwasserhilfe, flutopfer
heart handshake: fluthilfe, erdbebenhilfe, erdbeben, spendenkonto, nothilfe, katastrophenhilfe, soforthilfe
heart handshake: ukrainehilfe, kinderhilfe, hilfstransport, spendengala, wohltätigkeit, benefizveranstaltung
heart handshake: wunschbaum, kinderhospiz, spendenaufruf, kältehilfe, geflüchtete, fsj, bundesfreiwilligendienst
heart handshake: bufdi, patenkind, patenkinder, vereinsspende, wünschewagen
henna-hand: henna, henna-tattoo, henna tattoo, hennakünstlerin, hennaabend, hennamalerei
high-heel: pumps, high heels, damenschuhe
hiking-boot: wandern, wanderung, wandertour, wanderreise, bergtour, wanderschuhe, wanderstöcke, trekkingstöcke
hiking-boot snowflake: schneeschuhe, schneeschuhen, schneeschuhwanderung, schneeschuhwanderungen, schneeschuhtour
hiking-boot snowy-mountain: schneeschuhtouren, schneeschuhwandern
hoodie t-shirt: hoodie, hoodies, kapuzenpullover, sweatshirts, streetwear, abi-hoodies
jeans: jogginghose, jogginghosen, hosen, leggings, yogahose, yogahosen, arbeitshose
jeans: arbeitshosen, chino, chinos, stoffhosen, wanderhose, wanderhosen, skihosen, latzhose, latzhosen
jumper scarf: pullover, pulli, pullis, wollpullover, strickpullover, strickjacke, strickjacken, strickwaren, strickmode
jumper scarf: norwegerpullover, cardigans, wollpulli
laser-hair-removal lotion: laserhaarentfernung, dauerhafte haarentfernung, laser-haarentfernung, ipl
laser-hair-removal lotion: laser haarentfernung, haarentfernung mit laser, diodenlaser, haarlaser, ipl haarentfernung
lederhosen: lederhose, lederhosen, krachlederne, trachtenlederhose, trachtenlederhosen, trachtenhose
lederhosen dress: trachten, tracht, trachtenmode, trachtenladen, trachtengeschäft, trachtenverleih, landhausmode
lederhosen dress: dirndl und lederhosen, dirndl und lederhose
lip-balm: lippenbalsam, lippenbalsame, lippenpflege, lippenpflegestift, lippenpflegestifte, labello, lippenöl
lips syringe: lippen aufspritzen, lippenaufspritzung
lips syringe: lippenunterspritzung, vollere lippen, lippenvergrößerung, lippen-filler, lippenfiller
lipstick: lidschatten-palette
lipstick nail-polish: kosmetikstudio, kosmetik, kosmetikerin, make-up, visagistin, schminkkurs, schönheitssalon
lungs: salzgrotte, salzgrotten, salzraum, salzzimmer, raucherentwöhnung, rauchfrei, nichtraucher, nichtrauchertag
lungs: copd, lungenfunktion, lungenfunktionstest, bronchitis
lungs stethoscope: pneumologe, pneumologin, pneumologie, lungenfacharzt, lungenfachärztin, lungenarzt, lungenpraxis
makeup-palette: lidschatten, lidschattenpalette, lidschattenpaletten, schminkpalette, make-up-palette, make-up-pinsel
makeup-palette: schminkpinsel, kosmetikpinsel, schminkset, make-up-set
nail-polish: nagelstudio, maniküre, pediküre, nageldesign, gelnägel, acrylnägel, nagelmodellage, nagelverlängerung
nail-polish: kunstnägel, fußnägel, nailart, neumodellage, fingernägel
nappy baby: windel, windeln, stoffwindel, stoffwindeln, windeltorte, windeltorten, windelfrei
necklace: halskette, halsketten, perlenkette, perlenketten, modeschmuck, silberschmuck
necktie: hemden, krawatte, fliege aus seide
perfume: parfüm, parfum, parfümerie, deo-stick, deostick, raumduft, aroma-diffuser, duftstäbchen
prayer-beads ring: bernsteinschmuck, bernsteinkette
prosthetic-leg: beinprothese, beinprothesen, armprothesen, orthopädietechnik, prothetik
pyjamas: pyjama, pyjamas, schlafanzug, schlafanzüge, nachthemd, nachthemden, nachtwäsche, loungewear
ring bouquet: hochzeitsscheune, hochzeitslocation, hochzeit, hochzeiten, hochzeitsplaner, trauringe, verlobungsringe
ring bouquet: hochzeitsmesse, eheringe
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
shopping-bags price-tag: ~ ausverkauf, sale, schlussverkauf, räumungsverkauf, shopping, outlet, rabattaktion
skirt: rock nähen, röcke, minirock, maxirock, faltenrock, faltenröcke, bleistiftrock, damenrock, damenröcke, midirock
skirt: midiröcke
slippers: hausschuh, hausschuhe, pantoffel, pantoffeln, filzpantoffeln, lammfellhausschuhe, hüttenschuhe, filzhausschuhe
smartwatch: smartwatch, smartwatches, apple watch, galaxy watch, fitnessuhr, fitnessuhren, smarte uhr, gps-uhr
smartwatch: smartwatch-armband
sneaker: schuhe, schuhgeschäft, sneaker, turnschuhe, schuh, laufschuhe
socks: socken, strümpfe, strumpfhose, strumpfhosen
spine: chiropraktiker, osteopathie, osteopath, orthopäde, physiotherapie, physiotherapeut, krankengymnastik
spine: rückenschmerzen, bandscheibe, bandscheibenvorfall, hexenschuss, wirbelsäule, wirbelsäulenzentrum, dorn-methode
spine: krankengymnastin, physiopraxis, rehasport, reha-sport, verspannungen, nackenschmerzen
spine lotus-position: rückenschule, rückentraining, rückengymnastik, rückenfit, rückenkurs
suit necktie: anzug, anzüge, herrenanzug, herrenanzüge, maßanzug, maßanzüge, hochzeitsanzug, hochzeitsanzüge, smoking
suit necktie: herrenmode, herrenausstatter
sun-hat: hut, hüte, hutmacher
sunglasses sun: sonnenbrille, sonnenbrillen
swimsuit: badeanzug, badehose, neoprenanzug
t-shirt: poloshirt, poloshirts, longsleeve, unterhemd, unterhemden
t-shirt: vereinskleidung, flockdruck, siebdruck, shirtdruck
t-shirt backpack: schulkleidung, schuluniform, schuluniformen
t-shirt clothes-hanger: kleidertausch, kleidertauschparty
t-shirt jeans: t-shirt, t-shirts, t-shirt-druck, textildruck
t-shirt teddy-bear: kinderkleiderbasar, kinderkleiderbörse, kindersachenbasar, kinderbasar, basar rund ums kind
tattoo-machine: tattoo, tattoostudio, tätowierer, tattoos
tattoo-machine ring: permanent make-up
tooth: zahntechnik, dentallabor, prophylaxe, zahnarzt, zahnärztin, zahnarztpraxis
tooth: zähne, prothesen, wurzelbehandlung, wurzelkanalbehandlung, weisheitszahn, zahnfüllung
tooth: zahnfüllungen, zahnkrone, parodontitis, parodontologie, parodontose, angstpatienten, oralchirurgie, oralchirurg
tooth: zfa, knirscherschiene, zahnlabor, zahnklinik, zahnzusatzversicherung, zahnversicherung, kieferchirurgie
tooth toothbrush: aligner, zahnschienen, unsichtbare zahnspange, zahnreinigung
tooth toothbrush: professionelle zahnreinigung, zahnersatz, bleaching
top-hat sun-hat: modistin
vape: vape, vapes, e-zigarette, e-zigaretten, vapeshop, dampfershop
wallet: geldbeutel
wallet handbag: geldbörsen, schuldnerberatung
wax-pot lotion: waxing
wax-pot lotion: waxing studio, waxingstudio, brazilian waxing, haarentfernung mit wachs, zuckerpaste, sugaring
wedding-dress ring: brautkleid, brautkleider, hochzeitskleid, hochzeitskleider, brautmode, brautmoden, brautatelier
wig: perücke, perücken, zweithaar, haarersatz, haarteil, haarteile, toupet
x-ray: röntgen, radiologie, radiologe, röntgenpraxis, mrt, computertomographie, mammographie
zip: reißverschluss, reißverschlüsse
`;
