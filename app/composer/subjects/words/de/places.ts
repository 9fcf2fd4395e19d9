/** German words for places and houses. Notation: word-list.ts. */
export const germanPlaces = `
apartment-building key: nachmieter, nachmieterin, altbauwohnung, 2 zimmer, 3 zimmer, 4 zimmer, zwei zimmer, drei zimmer
apartment-building key: 2 zimmer altbau, 3 zimmer altbau, eigentumswohnung, wohnung, wohnungen, eigentumswohnungen
apartment-building key: neubauwohnungen, mietwohnung, wohnung verkaufen, nachmieter gesucht, zimmer wohnung
apartment-building key: zimmerwohnung
bank coin: bank, girokonto, sparkasse, tagesgeld
barber-pole razor: barbier, barber, barbershop, herrenfriseur, bartpflege, bart trimmen
bouncy-castle balloon: hüpfburg, hüpfburgverleih
bricks trowel: trockenbau, putzarbeiten, verputzer, abriss, fassade, hochbau, rohbau, betonbau
bricks trowel: kernsanierung, natursteinarbeiten, sandsteinsanierung, bauunternehmen, maurer, bau
bricks trowel: hausbau, baustoffe, terrassenplatten, keller abdichten, feuchte wände, feuchte keller, feuchter keller
bricks trowel: trockenlegung, bauwerksabdichtung, innenputz, außenputz, wdvs, vollwärmeschutz
bricks trowel: mauern, ytong, umbau und anbau, altbausanierung, sanierungsbetrieb, gebäudesanierung
bricks trowel: hausanbau, bautenschutz, gipskarton, fassadenrenovierung
building-plot: grundstück, bauplatz, bauland
building-plot: grundstücke, baugrundstück, baugrundstücke, grundstück zu verkaufen, grundstück gesucht, bauplätze
building-plot: baugrund, gewerbegrundstück
campervan campsite: wohnmobil, wohnmobile, wohnmobil mieten, wohnmobile mieten, wohnmobil zu mieten, reisemobil
campervan campsite: reisemobile, campingbus, campingbusse, camper mieten, wohnmobilvermietung, camperausbau
campervan campsite: kastenwagen-ausbau
caravan campsite: wohnwagen, camper
castle: schloss, burg, ritterfest, mittelaltermarkt, ritterspiele
church candle: gottesdienst, rorate, adventsandacht, taizé, bibelkreis, christmette, pfarrfest, fronleichnam
church candle: osternacht, taufe, taufen, tauffeier, firmung, kommunion, erstkommunion, konfirmation, konfirmanden
church candle: messdiener, ministranten, gemeindebrief, pfarrgemeinde, pfarrei, gemeindehaus, abendmahl, andacht
church candle: friedensgebet, pilgerreise, lobpreis, alpha-kurs, kirchencafé, pfarrheim
church candle: bibelstunde
circus-tent: zirkus
convenience-store key: ladenlokal, ladenlokale, ladenfläche, ladengeschäft zu vermieten, gewerbefläche
crane bricks: kran, baumaschinen, erdarbeiten, abbruch, tiefbau
crane excavator: autokran, mobilkran, kranverleih
factory key: lagerhalle, lagerhallen, gewerbehalle, produktionshalle, werkhalle, industriehalle, hallenbau
factory key: halle zu vermieten, halle zu mieten, halle mieten, gewerbepark
ferris-wheel: kirmes, riesenrad, jahrmarkt
house hammer: hausverkleidung, wandverkleidung, fassadenverkleidung, holzverkleidung, deckenverkleidung
house heart: pflegefamilie, pflegefamilien, pflegeeltern, pflegekinder, pflegekind, bereitschaftspflege, adoptivfamilie
house key: immobilien, immobilienmakler, makler, baufinanzierung
house key: haus zu verkaufen, haus kaufen, ferienwohnung, ferienhaus
house key: hausverwaltung, einfamilienhaus, häuser verkaufen, haus verkaufen
house key: immobilienbewertung, energieberatung, tiny house, fertighaus, hausbesichtigung
house key: musterhaus, vermieten, fewo, ferienapartment, ferienhäuschen, fertighäuser
house key: etw, maisonette, penthouse, anlageimmobilie, mehrfamilienhaus, renditeobjekt
house key: zinshaus, provisionsfrei, bungalow, stadthaus, stadtvilla, landhaus, bauernhaus, resthof, baufi
house key: immobilienkredit, immobilienfinanzierung, hypothek, hypotheken, hypothekenzinsen, anschlussfinanzierung
house key: hauskredit, bausparen, bausparvertrag, bausparer, bausparkasse, eigenheim, wohneigentum, massivhaus
house key: massivhäuser, holzhaus, holzhäuser, schlüsselfertig, mietkauf, loft, souterrain, untermiete, zwischenmiete
house location-pin: baugebiet, erbpacht, ackerland, waldgrundstück
house older-person: betreutes wohnen, seniorenresidenz, altersgerechtes wohnen, mehrgenerationenhaus, servicewohnen
house snowy-mountain: almhütte, berghütte, skihütte, hütte in den bergen, chalet in den bergen, almhütten
house-with-garden plant: gründach
house-with-garden spade: kleingarten, gartenparzelle, gartenhütte, blockhaus
houses house: reihenhaus, doppelhaushälfte, neubau
lectern: rednerpult, stehpult, festredner, debattierclub
lectern microphone: fachkongress, kongress, kongresse, tagung, tagungen, fachtagung, konferenz, konferenzen, vortrag
lectern microphone: vorträge, vortragsabend, vortragsreihe, podiumsdiskussion, fachtag, rhetorik, rhetorikkurs
lectern microphone: jahreshauptversammlung, mitgliederversammlung, infoabend, informationsabend
lectern microphone: informationsveranstaltung
market-stall carrot: marktstand, marktstände, standbetreiber, markthändler, bauernmarkt, wochenmarkt
marquee: festzelt, festzelte, zeltverleih, hochzeitszelt, partyzelt, partyzelte, partyzeltverleih
museum: museum, lange nacht der museen, stadtführung, stadtrundgang, heimatmuseum, führung, schlossführung
museum: heimatstube, kunsthalle
nativity-crib: weihnachtskrippe, weihnachtskrippen, krippenspiel, krippenausstellung, krippenbau, krippenbaukurs
nativity-crib: krippenweg, krippenmarkt, lebende krippe, lebendige krippe, krippenfeier
office-building key: bürofläche, büroflächen, büroräume, büro zu vermieten, büros zu vermieten, praxisräume
office-building key: praxisfläche, praxisraum, gewerberäume, gewerbeimmobilie, gewerbeimmobilien, bürohaus, büroetage
office-building key: gewerbeobjekt, hausverwaltungen, seminarraum, seminarräume
photo-booth: fotobox, fotoboxen, photobooth, fotoautomat, fotobox mieten, fotokabine
portable-toilet: mobiltoiletten, mobile toiletten, mobiltoilette, mobile toilette, dixi, toilettenwagen
portable-toilet: mobile wcs, toilettenvermietung, toilettencontainer, dixi-klo, baustellen-wc, toilettenwagen mieten
portable-toilet: miettoilette, miettoiletten
road-barrier: straßensperrung, straßensperre, vollsperrung, straßenarbeiten
road-barrier safety-vest: verkehrssicherung, straßenbauer, baustellenabsicherung
roller-coaster: freizeitpark, freizeitparks, vergnügungspark, achterbahn
school backpack: nachmittagsbetreuung, ranzen, schulranzen, hortplatz, schulhort, offener ganztag, mittagsbetreuung
school backpack: internat, gymnasium, montessori-schule, schulanmeldung, schulfest, schulbegleiter, schulbegleitung
school backpack: klassentreffen, elternabend, förderverein der schule
school backpack: schulranzenparty, schulanfang, einschulungsfeier
school backpack: ~ schule, grundschule, einschulung
silo: silo, silos, getreidesilo, getreidetrocknung, getreidelager
slide: spielplatz, spielplatzbau, spielplatzprüfung, indoorspielplatz
stained-glass: glasmalerei, bleiverglasung, kirchenfenster, tiffany-glas, kunstverglasung
storage-unit parcel: self storage, lagerraum, lagerräume, selfstorage, lagerbox, lagerboxen
storage-unit parcel: einlagerung, möbellager, lager mieten, lagerflächen, lagerfläche, lagerraum mieten, mietlager
storage-unit parcel: möbeleinlagerung
swimming-pool hot-tub: therme, thermen, thermenwochenende, thermenurlaub, thermalbad
swimming-pool swimmer: freibad, freibäder, hallenbad, schwimmbad, pool, schwimmteich, poolservice
swing slide: schaukel, schaukeln, spielgeräte, klettergerüst, klettergerüste, spielturm
tent: camping, campingplatz, zelt, zelte, campingbedarf, zeltplatz, zelten, campingurlaub, glamping, wohnmobilstellplatz
tent: isomatte, luftmatratze
tent compass: pfadfinder, pfadfinderinnen, pfadfindergruppe, pfadfinderstamm, wölflinge, pfadfinderlager
wind-turbine: windkraft, windenergie
`;
