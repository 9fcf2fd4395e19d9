import { homeGoodsElsewhere } from './home-goods-elsewhere.ts';

/**
 * Furniture, what is fitted to houses and what is hired for them, by language; they go before the trades. Notation:
 * word-list.ts.
 */
export const homeGoods: Record<string, string> = {
  en: `
desk office-chair: desk, desks, office furniture, standing desk, standing desks, sit-stand desk, sit-stand desks, height adjustable desk, home office furniture, gaming desk, writing desk, computer desk, study desk, school desks, office desks, bureau
office-chair desk: office chair, office chairs, desk chair, desk chairs, ergonomic chair, ergonomic chairs, gaming chair, gaming chairs, swivel chair
gate fence: gates, gate, automatic gates, electric gates, driveway gates, garden gate, garden gates, metal gates, wooden gates, iron gates, wrought iron gates, sliding gates, entrance gates, railings and gates, gate automation
awning: awning, awnings, canopies, canopy, shop awning, shop awnings, patio awnings, patio awning, retractable awnings, sun shades, shade sails
boiler radiator: boiler, boilers, boiler service, boiler servicing, boiler repair, boiler repairs, boiler installation, new boiler, new boilers, combi boiler, combi boilers, gas boiler, gas boilers, boiler cover, boiler breakdown, boiler replacement, water heater, water heaters
charging-station car: ev charger, ev chargers, ev charging, ev charge point, ev charge points, ev charger installation, ev charge point installation, ev charging points, home chargers, home charger, car charger, car chargers, car charging, wallbox, electric car charger, electric car chargers, electric car charging, charging station, charging stations, charging points, charging point
skip: skip, skips, skip hire, mini skips, builders skips, dumpster, dumpster rental, dumpsters, roll-off dumpster, roll-off containers
greenhouse seedling: greenhouse, greenhouses, polytunnel, polytunnels, conservatory, conservatories, orangery, orangeries, glasshouse, garden greenhouse, sunroom, sunrooms, orangeries and conservatories
cushion: cushion, cushions, scatter cushions, throw pillows, throws and cushions, cushions and throws, seat cushions, cushion covers, outdoor cushions, floor cushions, soft furnishings, home textiles
rug cushion: rugs and cushions, rugs and throws
stove logs: wood stove, wood stoves, stove, stoves, wood burner, wood burners, log burner, log burners, wood-burning stove, wood-burning stoves, wood burning stove, wood burning stoves, multi-fuel stoves, pellet stove, pellet stoves, stove fitting, stove installation, log burning stoves, stove servicing
bookshelf books: bookshelf, bookshelves, bookcase, bookcases, shelving, shelving units, fitted shelving, bespoke shelving, shelving systems
barbecue: barbecue grill, barbecue grills, bbq grill, bbq grills, gas barbecue, gas barbecues, charcoal grill, charcoal grills, gas grill, gas grills, grills, barbecues, bbqs, grills and smokers, outdoor kitchens, outdoor kitchen, barbecue shop, barbecue hire, bbq hire
forklift: forklift, forklifts, forklift licence, forklift training, forklift hire, forklift driver, forklift drivers, fork lift, fork lift truck, forklift truck, forklift trucks, warehouse operative, warehouse operatives
`,
  de: `
desk office-chair: schreibtisch, schreibtische, büromöbel, stehtisch, höhenverstellbarer schreibtisch, höhenverstellbare schreibtische, steh-sitz-tisch
office-chair desk: bürostuhl, bürostühle, schreibtischstuhl, gaming-stuhl, drehstuhl
gate fence: tor, tore, toranlagen, einfahrtstor, einfahrtstore, hoftore, gartentor, gartentore, zäune und tore
awning: markise, markisen, sonnensegel, markisenbau, terrassenmarkise
boiler radiator: heizkessel, gasheizung, brennwertheizung, gastherme, thermenwartung, heizungstausch, boiler, warmwasserboiler
charging-station car: wallbox, wallboxen, ladestation, ladestationen, ladesäule, ladesäulen, e-auto laden, wallbox-installation
skip: containerdienst, bauschuttcontainer, schuttcontainer, absetzcontainer, mulde, mulden, muldenservice
greenhouse seedling: gewächshaus, gewächshäuser, wintergarten, wintergärten, folientunnel
cushion: kissen, zierkissen, sofakissen, sitzkissen, kissenbezüge, wohntextilien, heimtextilien
stove logs: kaminofen, kaminöfen, kachelofen, kachelöfen, pelletofen, pelletöfen, holzofen, holzöfen, schwedenofen, ofenbau, ofenbauer
bookshelf books: bücherregal, bücherregale, regal, regale, regalsysteme
barbecue: gasgrill, holzkohlegrill, grills, grillgeräte, gasgrills, grillshop, outdoorküche, outdoorküchen, grillverleih
forklift: gabelstapler, staplerschein, stapler, staplerfahrer, gabelstaplerfahrer, staplerkurs
`,
  fr: `
desk office-chair: bureau assis-debout, bureaux assis-debout, mobilier de bureau, meubles de bureau, bureau réglable
office-chair desk: chaise de bureau, chaises de bureau, fauteuil de bureau, fauteuils de bureau, fauteuil ergonomique, chaise gaming
gate fence: portail, portails, portail coulissant, portails automatiques, portail automatique, motorisation de portail, portails et clôtures
awning: store banne, stores bannes, store de terrasse, voile d'ombrage, stores extérieurs
boiler radiator: chaudière, chaudières, entretien de chaudière, entretien chaudière, chaudière gaz, remplacement de chaudière, chauffe-eau, ballon d'eau chaude
charging-station car: borne de recharge, bornes de recharge, wallbox, recharge voiture électrique
skip: location de benne, benne, bennes, location de bennes, benne à gravats
greenhouse seedling: serre de jardin, serres de jardin, serre, serres, véranda, vérandas, jardin d'hiver
cushion: coussin, coussins, housses de coussin, linge de maison
stove logs: poêle à bois, poêles à bois, poêle à granulés, poêles à granulés, poêle, poêles, insert de cheminée
bookshelf books: bibliothèque sur mesure, bibliothèques sur mesure, étagère, étagères, rayonnages
barbecue: barbecue à gaz, barbecues, planchas, plancha à gaz, cuisine d'extérieur, cuisines d'extérieur
forklift: chariot élévateur, chariots élévateurs, caces, cariste, caristes
`,
  es: `
desk office-chair: escritorio, escritorios, muebles de oficina, mesa de oficina, mesas de oficina, mobiliario de oficina
office-chair desk: silla de oficina, sillas de oficina, silla ergonómica, sillas ergonómicas, silla gamer, sillas gamer
gate fence: portón, portones, puertas automáticas, portones automáticos, verjas, cancelas
awning: toldo, toldos, toldos a medida, velas de sombra
boiler radiator: caldera, calderas, caldera de gas, revisión de calderas, revisión de caldera, reparación de caldera, cambio de caldera, instalación de calderas, reparación de calderas, calentador, calentadores, boiler
charging-station car: punto de recarga, puntos de recarga, cargador de coche eléctrico, cargadores para coches eléctricos, wallbox
skip: contenedor de obra, contenedores de obra, alquiler de contenedores, contenedor de escombros, sacos de escombros
greenhouse seedling: invernadero, invernaderos
cushion: cojín, cojines, textil hogar, ropa de hogar
stove logs: estufa de leña, estufas de leña, estufa de pellets, estufas de pellets, estufas
bookshelf books: estantería, estanterías, librero, libreros
barbecue: barbacoas de gas, barbacoa de gas, asadores, parrillas, barbacoas de obra
forklift: carretilla elevadora, carretillas elevadoras, montacargas, carretillero
`,
  it: `
desk office-chair: scrivania, scrivanie, mobili per ufficio, arredo ufficio, arredamento ufficio
office-chair desk: sedia da ufficio, sedie da ufficio, sedia ergonomica, sedie ergonomiche, sedia gaming
gate fence: cancello, cancelli, cancelli automatici, cancello automatico, cancelli scorrevoli
awning: tenda da sole, tende da sole, vele ombreggianti, tende da esterno
boiler radiator: caldaia, caldaie, revisione caldaia, assistenza caldaie, manutenzione caldaie, manutenzione caldaia, sostituzione caldaia, scaldabagno, scaldabagni
charging-station car: colonnina di ricarica, colonnine di ricarica, wallbox, ricarica auto elettriche
skip: noleggio cassoni, cassoni scarrabili, cassone per macerie
greenhouse seedling: serra, serre, serre da giardino, giardini d'inverno, giardino d'inverno, verande, veranda
cushion: cuscini, cuscino, cuscini arredo, biancheria per la casa
stove logs: stufa, stufe, stufa a pellet, stufe a pellet, stufa a legna, stufe a legna, termostufe
bookshelf books: libreria su misura, librerie su misura, scaffale, scaffali, scaffalature
barbecue: barbecue a gas, barbecue da giardino, barbecue in muratura
forklift: muletto, muletti, carrello elevatore, carrelli elevatori, carrellista, mulettista
`,
  pt: `
desk office-chair: secretária ajustável, escrivaninha, escrivaninhas, móveis de escritório, móveis para escritório, mesa de escritório
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
gate fence: portão, portões, portões automáticos, portão automático, portões eletrónicos
awning: toldo, toldos
boiler radiator: caldeira, caldeiras, esquentador, esquentadores, aquecedor a gás
charging-station car: carregador de carro elétrico, carregadores para carros elétricos, posto de carregamento, wallbox
skip: caçamba, caçambas, aluguel de caçamba, contentores de entulho
greenhouse seedling: estufa de jardim, estufas de jardim, jardim de inverno, marquises
cushion: almofada, almofadas, têxteis lar
stove logs: salamandra, salamandras, salamandra a pellets, recuperador de calor, recuperadores de calor, fogão a lenha
bookshelf books: estante, estantes, prateleiras
barbecue: churrasqueira, churrasqueiras
forklift: empilhadeira, empilhadeiras, empilhador, empilhadores
`,
  nl: `
desk office-chair: bureau, bureaus, zit-sta bureau, zit-stabureaus, kantoormeubelen, kantoormeubilair
office-chair desk: bureaustoel, bureaustoelen, kantoorstoel, gamestoel
gate fence: poort, poorten, toegangspoorten, hekwerk, hekwerken, tuinpoort
awning: zonnescherm, zonneschermen, zonwering, schaduwdoek, markies, markiezen
boiler radiator: cv-ketel, cv-ketels, cv ketel, ketelonderhoud, cv-onderhoud, boiler
charging-station car: laadpaal, laadpalen, laadstation, wallbox
skip: containerverhuur, puincontainer, afvalcontainer huren, container huren
greenhouse seedling: tuinkas, kassen, broeikas, serre, veranda's
cushion: kussen, kussens, sierkussens, woontextiel
stove logs: houtkachel, houtkachels, pelletkachel, pelletkachels, kachel, kachels, haarden en kachels
bookshelf books: boekenkast, boekenkasten, stellingkast, wandrekken
barbecue: gasbarbecue, gasbarbecues, bbq's, barbecues, buitenkeuken, buitenkeukens
forklift: heftruck, heftrucks, heftruckcertificaat, heftruckchauffeur
`,
  sv: `
desk office-chair: skrivbord, höj- och sänkbart skrivbord, kontorsmöbler
office-chair desk: kontorsstol, kontorsstolar, skrivbordsstol, gamingstol
gate fence: grind, grindar, staket och grindar
awning: markis, markiser, solsegel
boiler radiator: värmepanna, varmvattenberedare, pannservice
charging-station car: laddbox, laddboxar, laddstation, laddstolpe, laddstolpar
skip: containeruthyrning, hyra container, byggcontainer
greenhouse seedling: växthus, uterum, inglasade uterum, vinterträdgård
cushion: kuddar, prydnadskuddar, kuddfodral, hemtextil
stove logs: kamin, kaminer, braskamin, braskaminer, vedspis, kakelugn, kakelugnar
bookshelf books: bokhylla, bokhyllor, hyllsystem
barbecue: gasolgrill, gasolgrillar, kolgrill, grillar, utekök
forklift: truckkort, gaffeltruck, truckförare, truckutbildning
`,
  da: `
desk office-chair: skrivebord, hæve-sænkebord, hæve-sænkeborde, kontormøbler
office-chair desk: kontorstol, kontorstole
gate fence: låger, havelåge, indkørselsport
awning: markise, markiser
boiler radiator: gasfyr, oliefyr, fyrservice, varmtvandsbeholder
charging-station car: ladestander, ladestandere, ladeboks, ladeløsning
skip: containerudlejning, affaldscontainer, leje af container
greenhouse seedling: drivhus, drivhuse, udestue, udestuer, orangeri
cushion: pyntepuder, puder, boligtekstiler
stove logs: brændeovn, brændeovne, pilleovn
bookshelf books: bogreol, reol, reoler, bogreoler
barbecue: gasgrill, kulgrill, griller, udekøkken
forklift: gaffeltruck, truckkort, truckfører, truckcertifikat
`,
  nb: `
desk office-chair: skrivebord, hev senk skrivebord, hev-senk-pult, kontormøbler
office-chair desk: kontorstol, kontorstoler
gate fence: port, porter, hageport, innkjørselsport
awning: markise, markiser
boiler radiator: varmtvannsbereder, gasskjel, sentralfyr
charging-station car: elbillader, elbilladere, ladeboks, ladestasjon, hjemmelader
skip: containerutleie, leie av container, avfallscontainer
greenhouse seedling: drivhus, vinterhage, vinterhager, hagestue
cushion: pynteputer, puter, sofaputer
stove logs: peisovn, peisovner, vedovn, vedovner
bookshelf books: bokhylle, bokhyller
barbecue: gassgrill, kullgrill, griller, utekjøkken
forklift: gaffeltruck, truckførerbevis, truckfører, truckkurs
`,
  fi: `
desk office-chair: työpöytä, työpöydät, sähköpöytä, sähköpöydät, toimistokalusteet
office-chair desk: työtuoli, työtuolit, toimistotuoli, toimistotuolit, pelituoli
gate fence: portti, portit, pihaportti, ajoportit
awning: markiisi, markiisit
boiler radiator: lämmityskattila, lämminvesivaraaja, kattilahuolto
charging-station car: sähköauton latausasema, latausasema, latausasemat, kotilatausasema, latauslaite
skip: siirtolava, vaihtolava, jätelava, roskalava
greenhouse seedling: kasvihuone, kasvihuoneet, talvipuutarha
cushion: tyyny, tyynyt, koristetyynyt, sisustustyynyt
stove logs: takka, takat, kamiina, kamiinat, varaava takka, puuhella
bookshelf books: kirjahylly, kirjahyllyt
barbecue: kaasugrilli, kaasugrillit, hiiligrilli, grillit, ulkokeittiö
forklift: trukki, trukkikortti, trukinkuljettaja
`,
  pl: `
desk office-chair: biurko, biurka, biurka regulowane, meble biurowe
office-chair desk: fotel biurowy, fotele biurowe, krzesło biurowe, krzesła biurowe, fotel gamingowy
gate fence: brama, bramy, bramy wjazdowe, bramy przesuwne, bramy i ogrodzenia, automatyka do bram
awning: markiza, markizy, markizy tarasowe, żagle przeciwsłoneczne
boiler radiator: kocioł, kotły, kotły gazowe, piec gazowy, serwis kotłów, kotły co, bojler, bojlery
charging-station car: ładowarka do auta elektrycznego, ładowarki do samochodów elektrycznych, stacja ładowania, stacje ładowania, wallbox
skip: kontenery na gruz, kontener na gruz, wywóz gruzu, wynajem kontenerów
greenhouse seedling: szklarnia, szklarnie, ogród zimowy, ogrody zimowe, tunele foliowe
cushion: poduszki, poduszki dekoracyjne, poszewki
stove logs: kominek, kominki, piec kaflowy, piece kaflowe, kozy, piecyk
bookshelf books: regał, regały, regały na książki, biblioteczki
barbecue: grille, grill gazowy, grille gazowe, kuchnie ogrodowe
forklift: wózek widłowy, wózki widłowe, kurs na wózki widłowe, operator wózka widłowego
`,
  cs: `
desk office-chair: psací stůl, psací stoly, kancelářský nábytek, polohovatelné stoly
office-chair desk: kancelářská židle, kancelářské židle, herní křeslo
gate fence: brána, brány, vjezdové brány, posuvné brány, vrata a brány
awning: markýza, markýzy, pergoly a markýzy
boiler radiator: kotel, kotle, plynový kotel, servis kotlů, bojler, bojlery
charging-station car: nabíjecí stanice, wallbox, wallboxy, nabíječka pro elektromobil
skip: přistavení kontejneru, kontejner na suť, kontejnery na suť, pronájem kontejnerů
greenhouse seedling: skleník, skleníky, zimní zahrada, zimní zahrady
cushion: polštáře, dekorační polštáře, polštářky
stove logs: krbová kamna, kamna, krby a kamna, krb
bookshelf books: knihovna na míru, knihovny na míru, regál, regály, police na knihy
barbecue: grily, plynový gril, plynové grily, zahradní grily
forklift: vysokozdvižný vozík, vysokozdvižné vozíky, řidič vysokozdvižného vozíku
`,
  hu: `
desk office-chair: íróasztal, íróasztalok, irodabútor, irodabútorok
office-chair desk: irodai szék, irodai székek, gamer szék, irodaszék
gate fence: kapu, kapuk, kerti kapu, úszókapu, kapuautomatizálás
awning: napellenző, napellenzők, napvitorla
boiler radiator: kazán, kazánok, gázkazán, kazáncsere, bojler, bojlerek, vízmelegítő
charging-station car: elektromos autó töltő, töltőállomás, autótöltő, wallbox
skip: konténer rendelés, sittszállítás, sittes konténer
greenhouse seedling: üvegház, üvegházak, télikert, télikertek, fóliasátor
cushion: díszpárna, díszpárnák, párna, párnák
stove logs: kandalló, kandallók, cserépkályha, cserépkályhák, kályha, pelletkályha
bookshelf books: könyvespolc, könyvespolcok, polcrendszer
barbecue: gázgrill, kerti grill, grillsütő, grillsütők
forklift: targonca, targoncák, targoncavezető, targoncás
`,
  ro: `
desk office-chair: birou reglabil, mobilier de birou, birouri
office-chair desk: scaun de birou, scaune de birou, scaun ergonomic, scaun gaming
gate fence: poartă, porți, porți automate, automatizări porți
awning: copertină, copertine, marchiză, marchize
boiler radiator: centrală termică, centrale termice, boiler, boilere
charging-station car: stație de încărcare, stații de încărcare, încărcător mașină electrică
skip: container moloz, containere moloz, închiriere container
greenhouse seedling: seră, sere, solarii, solar legume
cushion: perne decorative, perne, pernuțe
stove logs: sobă, sobe, șemineu, șeminee, sobă de teracotă, sobe de teracotă
bookshelf books: bibliotecă la comandă, rafturi, etajere
barbecue: grătar, grătare, grătar pe gaz
forklift: stivuitor, stivuitoare, stivuitorist, motostivuitor
`,
  ...homeGoodsElsewhere,
};
