/** German words for places and houses. Notation: word-list.ts. */
export const germanPlaces = `
apartment-building: mehrfamilienhaus, zinshaus, penthouse, maisonette, etw
apartment-building key: nachmieter, nachmieterin, altbauwohnung, 2 zimmer, 3 zimmer, 4 zimmer, zwei zimmer, drei zimmer
apartment-building key: 2 zimmer altbau, 3 zimmer altbau, eigentumswohnung, wohnung, wohnungen, eigentumswohnungen
apartment-building key: neubauwohnungen, mietwohnung, wohnung verkaufen, nachmieter gesucht, zimmer wohnung
apartment-building key: zimmerwohnung, zi-whg, zi. whg, zi.-whg, whg, 2zkb, 3zkb
bank coin: bank, girokonto, sparkasse, tagesgeld
barber-pole razor: barbier, barber, barbershop, herrenfriseur, bartpflege, bart trimmen
barn: scheune, scheunen, scheunenhochzeit, hochzeitsscheune, eventscheune, scheunenfest
bouncy-castle balloon: hüpfburg, hüpfburgverleih
bricks: ziegel restposten, restposten ziegel
bricks trowel: trockenbau, putzarbeiten, verputzer, fassade, hochbau, rohbau, betonbau, kernsanierung
bricks trowel: natursteinarbeiten, sandsteinsanierung, bauunternehmen, maurer, bau, hausbau, baustoffe, keller abdichten
bricks trowel: feuchte wände, feuchte keller, feuchter keller, trockenlegung, bauwerksabdichtung, innenputz, außenputz
bricks trowel: mauern, ytong, umbau und anbau, altbausanierung, sanierungsbetrieb, gebäudesanierung, hausanbau
bricks trowel: bautenschutz, gipskarton, fassadenrenovierung
building-plot: grundstück, bauplatz, bauland, grundstücke, baugrundstück, baugrundstücke, grundstück zu verkaufen
building-plot: grundstück gesucht, bauplätze, baugrund, gewerbegrundstück
building-plot fence: wiese zu verpachten, grünland, pachtland, pachtgrund, pachtwiese
campervan: wohnmobilstellplatz
campervan campsite: wohnmobil, wohnmobile, wohnmobil mieten, wohnmobile mieten, wohnmobil zu mieten, reisemobil
campervan campsite: reisemobile, campingbus, campingbusse, camper mieten, wohnmobilvermietung, camperausbau
campervan campsite: kastenwagen-ausbau
caravan campsite: wohnwagen, camper
castle: schloss, burg, ritterfest, mittelaltermarkt, ritterspiele
church: konfi-freizeit, konfifreizeit, firmvorbereitung, weltgebetstag, konfi-unterricht
church candle: gottesdienst, rorate, adventsandacht, taizé, bibelkreis, christmette, pfarrfest, osternacht, küsterin
church candle: taufe, taufen, tauffeier, firmung, kommunion, erstkommunion, konfirmation, konfirmanden, messdiener
church candle: ministranten, gemeindebrief, pfarrgemeinde, pfarrei, gemeindehaus, abendmahl, andacht, friedensgebet
church candle: pilgerreise, lobpreis, alpha-kurs, kirchencafé, pfarrheim, bibelstunde, fronleichnam, mesnerin, küster
church candle: fronleichnamsprozession, prozession, prozessionen, messen in der pfarrkirche, heilige messen, mesner
church candle: küster/mesner, sigrist, sigristin
circus-tent: zirkus
convenience-store key: ladenlokal, ladenlokale, ladenfläche, ladengeschäft zu vermieten, gewerbefläche
convenience-store: Späti, Trinkhalle, Büdchen
crane bricks: kran
crane excavator: autokran, mobilkran, kranverleih
factory key: lagerhalle, lagerhallen, gewerbehalle, produktionshalle, werkhalle, industriehalle, hallenbau
factory key: halle zu vermieten, halle zu mieten, halle mieten, gewerbepark
ferris-wheel: kirmes, riesenrad, jahrmarkt
ferris-wheel carousel: Kirchweih, Kerwe, Kärwa, Chilbi, Kilbi, Volksfest, Volksfeste, Rummel, kirtag, kirtage
gurdwara: Gurdwara, Gurdwaras, Sikh-Tempel, Sikhtempel
house hammer: hausverkleidung, wandverkleidung, fassadenverkleidung, holzverkleidung, deckenverkleidung
house heart: pflegefamilie, pflegefamilien, pflegeeltern, pflegekinder, pflegekind, bereitschaftspflege, adoptivfamilie
house key: immobilien, immobilienmakler, makler, baufinanzierung, haus zu verkaufen, haus kaufen, ferienwohnung
house key: ferienhaus, hausverwaltung, einfamilienhaus, häuser verkaufen, haus verkaufen, immobilienbewertung
house key: tiny house, fertighaus, hausbesichtigung, musterhaus, vermieten, fewo, ferienapartment
house key: ferienhäuschen, fertighäuser, anlageimmobilie, renditeobjekt, provisionsfrei, bungalow, stadthaus, stadtvilla
house key: landhaus, bauernhaus, resthof, baufi, immobilienkredit, immobilienfinanzierung, hypothek, hypotheken
house key: hypothekenzinsen, anschlussfinanzierung, hauskredit, bausparen, bausparvertrag, bausparer, bausparkasse
house key: eigenheim, wohneigentum, massivhaus, massivhäuser, holzhaus, holzhäuser, schlüsselfertig, mietkauf, loft
house key: souterrain, untermiete, zwischenmiete
house location-pin: baugebiet, erbpacht
house older-person: betreutes wohnen, seniorenresidenz, altersgerechtes wohnen, mehrgenerationenhaus, servicewohnen
house snowy-mountain: almhütte, berghütte, skihütte, hütte in den bergen, chalet in den bergen, almhütten
house-with-garden plant: gründach
house-with-garden spade: kleingarten, gartenparzelle, gartenhütte
houses house: reihenhaus, doppelhaushälfte, neubau
hut tree: Baumhaus, Baumhäuser
lectern: rednerpult, stehpult, festredner, debattierclub
lectern microphone: fachkongress, kongress, kongresse, tagung, tagungen, fachtagung, konferenz, konferenzen, vortrag
lectern microphone: vorträge, vortragsabend, vortragsreihe, podiumsdiskussion, fachtag, rhetorik, rhetorikkurs
lectern microphone: jahreshauptversammlung, mitgliederversammlung, infoabend, informationsabend
lectern microphone: informationsveranstaltung
market-stall carrot: marktstand, marktstände, standbetreiber, markthändler, bauernmarkt, wochenmarkt
marquee: festzelt, festzelte, zeltverleih, hochzeitszelt, partyzelt, partyzelte, partyzeltverleih
marquee beers: zeltfest, zeltfeste
museum: museum, lange nacht der museen, stadtführung, stadtrundgang, heimatmuseum, führung, schlossführung, heimatstube
museum: kunsthalle
nativity-crib: weihnachtskrippe, weihnachtskrippen, krippenspiel, krippenausstellung, krippenbau, krippenbaukurs
nativity-crib: krippenweg, krippenmarkt, lebende krippe, lebendige krippe, krippenfeier
office-building key: bürofläche, büroflächen, büroräume, büro zu vermieten, büros zu vermieten, praxisräume
office-building key: praxisfläche, praxisraum, gewerberäume, gewerbeimmobilie, gewerbeimmobilien, bürohaus, büroetage
office-building key: gewerbeobjekt, hausverwaltungen, seminarraum, seminarräume
photo-booth: fotobox, fotoboxen, photobooth, fotoautomat, fotobox mieten, fotokabine
portable-toilet: mobiltoiletten, mobile toiletten, mobiltoilette, mobile toilette, dixi, toilettenwagen, mobile wcs
portable-toilet: toilettenvermietung, toilettencontainer, dixi-klo, baustellen-wc, toilettenwagen mieten, miettoilette
portable-toilet: miettoiletten, mietklo, Bautoilette, Bautoiletten
road-barrier: straßensperrung, straßensperre, vollsperrung, straßenarbeiten
road-barrier safety-vest: verkehrssicherung, straßenbauer, baustellenabsicherung
road-barrier fence: Bauzaun, Bauzäune
roller-coaster: freizeitpark, freizeitparks, vergnügungspark, achterbahn
school backpack: nachmittagsbetreuung, hortplatz, schulhort, offener ganztag, mittagsbetreuung, internat, gymnasium
school backpack: montessori-schule, schulanmeldung, schulfest, schulbegleiter, schulbegleitung, klassentreffen
school backpack: elternabend, förderverein der schule, schulanfang, einschulungsfeier
school backpack: ~ schule, grundschule, einschulung
silo: silo, silos, getreidesilo, getreidetrocknung, getreidelager
slide: spielplatz, spielplatzbau, spielplatzprüfung, indoorspielplatz
stained-glass: glasmalerei, bleiverglasung, kirchenfenster, tiffany-glas, kunstverglasung, buntglas
storage-unit parcel: self storage, lagerraum, lagerräume, selfstorage, lagerbox, lagerboxen, einlagerung, möbellager
storage-unit parcel: lager mieten, lagerflächen, lagerfläche, lagerraum mieten, mietlager, möbeleinlagerung
swimming-pool: poolbau, schwimmbadbau
swimming-pool hot-tub: therme, thermen, thermenwochenende, thermenurlaub, thermalbad
swimming-pool swimmer: freibad, freibäder, hallenbad, schwimmbad, pool, schwimmteich, poolservice, Badi, Naturbad
swimming-pool swimmer: Planschbecken
swing: gigampfi
swing slide: schaukel, schaukeln, spielgeräte, klettergerüst, klettergerüste, spielturm
tent: camping, campingplatz, zelt, zelte, campingbedarf, zeltplatz, zelten, campingurlaub, glamping
tent compass: pfadfinder, pfadfinderinnen, pfadfindergruppe, pfadfinderstamm, wölflinge, pfadfinderlager, pfadi
tent compass: pfadis, pfadilager, wölfli, jubla, jungwacht, blauring
tipi: tipi, tipis, tipizelt, tipizelte, hochzeitstipi, tipi mieten
wind-turbine: windkraft, windenergie, windpark, windparks, windrad, windräder
windmill: Windmühle, Windmühlen, Windmühlenfest, Holländermühle
yurt: Jurte, Jurten, Jurtenübernachtung, Jurtencamp, Mongolenjurte
`;
