/**
 * What is asked for in few ads and is shown by something else than its words would lead to: shops to let, portable
 * toilets, word games, blood donors, favours for guests, Sunday lunch, a visitor for the lonely. Read before other
 * lists. Notation: word-list.ts.
 */
export const europeanMeanings: Record<string, string> = {
  bg: `
convenience-store key: магазин под наем, помещение под наем, търговско помещение
toilet: химически тоалетни, мобилни тоалетни, химически тоалетни под наем
puzzle pencil: кръстословица, кръстословици, игра на думи, игра с думи
tree bench: спасете парка, да спасим парка, спаси парка, запазим парка, запазете парка
blood-drop: кръводаряване, акция по кръводаряване, дарете кръв, дари кръв
gift ribbon: подаръчета за гости, подаръци за гости, подаръци за кръщене
meat-on-bone dinner-plate: неделен обяд, неделни обеди
calculator: калкулатор, калкулатори
bagpipes musical-notes: фолклорен събор, събор, надсвирване, гайдари
receipt laptop: програма за фактуриране, софтуер за фактуриране, издаване на фактури
`,
  ca: `
convenience-store key: local en lloguer, lloguer de local, local comercial, es lloga local
toilet: lavabos portàtils, wc portàtils, lavabos químics
puzzle pencil: joc de paraules, mots encreuats, sopa de lletres
tree bench: salvem el parc, salvem la plaça
blood-drop: donació de sang, donar sang, dona sang, donants de sang
meat-on-bone dinner-plate: dinar de diumenge, dinars de diumenge
calculator: calculadora, calculadores
rock bricks: pedra seca, paret seca, parets de pedra seca, murs de pedra seca
love-letter ring: invitacions de casament, invitació de casament, invitacions de boda
handshake drum: castellers, fer castells, assaig de castells, colla castellera
car charging-station: cotxe elèctric, cotxes elèctrics, un elèctric, vehicle elèctric, vehicles elèctrics
speech-bubble handshake: voluntariat per la llengua, parelles lingüístiques, parella lingüística
-: mitja hora, mitja jornada, mitja pensió, mitja marató
`,
  cs: `
convenience-store key: pronájem prodejny, pronájem obchodu, nebytový prostor, obchodní prostor, obchodní prostory
toilet: mobilní toalety, mobilních toalet, mobilní wc, chemické toalety
puzzle pencil: křížovka, křížovky, slovní hra, slovní hry, osmisměrka
tree bench: zachraňme park, zachraňte park, nedáme park
blood-drop: darování krve, daruj krev, darujte krev, odběr krve
meat-on-bone dinner-plate: nedělní oběd, nedělní obědy
calculator: kalkulačka, kalkulačky, kalkulaček, kalkulačku
love-letter ring: svatební oznámení, svatební pozvánky
receipt laptop: fakturační program, program na faktury, fakturace online
target bow-and-arrow: lukostřelecký klub, lukostřelecký oddíl, lukostřelba
`,
  da: `
convenience-store key: butikslokale, butikslokaler, butik til leje, erhvervslejemål
toilet: mobiltoiletter, mobiltoilet, toiletvogn, toiletvogne, festivaltoiletter
puzzle pencil: ordspil, krydsord, ordleg, ordjagt
backpack books: efterskole, efterskolen, kostskole
blood-drop: bloddonor, bloddonorer, giv blod
meat-on-bone dinner-plate: søndagsfrokost, søndagssteg, søndagsmiddag
calculator: lommeregner, lommeregnere
love-letter ring: bryllupsinvitationer, bryllupsinvitation
receipt laptop: fakturaprogram, faktureringsprogram
graduation-cap camera: studenterbilleder, studenterfoto, studenterfotos
graduation-cap: studenterhue, studenterhuer
handshake coffee: besøgsven, besøgsvenner, besøgstjeneste, besøgstjenesten
farmer: bonde, bonden, bønder
rower canoe: roning, rosport, roklub, roskole
sheep farmer: gårdlam, halvt lam, lammekød
`,
  de: `
convenience-store key: ladenlokal, ladenlokale, ladenfläche, ladengeschäft zu vermieten
toilet: mobiltoiletten, mobile toiletten, miettoiletten, toilettenwagen, mobiltoilette, mobile toilette
puzzle pencil: kreuzworträtsel, worträtsel, buchstabenspiel, wortspiel-app
tree bench: rettet den park, park retten
blood-drop: blutspende, blutspenden, blutspendetermin, blut spenden
meat-on-bone dinner-plate: sonntagsbraten, sonntagsessen
calculator: taschenrechner
rock bricks: trockenmauer, trockenmauern, trockenmauerbau
love-letter ring: hochzeitseinladungen, hochzeitseinladung, hochzeitskarten
receipt laptop: rechnungsprogramm, rechnungssoftware, fakturierung
graduation-cap camera: abschlussfotos, absolventenfotos
calendar smartphone: dienstplan-app, dienstplanprogramm, dienstplan-software, dienstplanung, schichtplanung
handshake coffee: besuchsdienst, besuchspaten
speech-bubble handshake: sprachpaten, sprachpate, sprachtandem, sprachpatin, sprachpatenschaft
`,
  el: `
convenience-store key: ενοικιάζεται κατάστημα, ενοικίαση καταστήματος, κατάστημα προς ενοικίαση
toilet: χημικές τουαλέτες, χημική τουαλέτα
puzzle pencil: σταυρόλεξο, σταυρόλεξα, παιχνίδι λέξεων, κρυπτόλεξο
blood-drop: αιμοδοσία, εθελοντική αιμοδοσία, αιμοδότης, αιμοδότες
gift ribbon: μπομπονιέρες, μπομπονιέρα, βαπτιστικά, βαπτιστικό πακέτο, μαρτυρικά
meat-on-bone dinner-plate: κυριακάτικο τραπέζι, κυριακάτικο φαγητό
calculator: κομπιουτεράκι, αριθμομηχανή
rock bricks: ξερολιθιά, ξερολιθιές
love-letter ring: προσκλητήρια γάμου, προσκλητήριο γάμου, προσκλητήρια
receipt laptop: πρόγραμμα τιμολόγησης, ηλεκτρονική τιμολόγηση
`,
  es: `
convenience-store key: local comercial, se alquila local, alquilo local, se renta local, traspaso local
toilet: baños portátiles, baños químicos, sanitarios portátiles, baño portátil, wc portátiles, baño químico
puzzle pencil: crucigrama, crucigramas, juego de palabras, sopa de letras
tree bench: salvemos el parque, salvar el parque, salvemos la plaza
blood-drop: donación de sangre, donar sangre, dona sangre, colecta de sangre, donantes de sangre
gift ribbon: recuerdos de bautizo, recuerdos de boda, detalles de boda, detalles para invitados
meat-on-bone dinner-plate: comida de domingo, almuerzo dominical, almuerzo de domingo
calculator: calculadora, calculadoras
rock bricks: piedra seca, muros de piedra seca
love-letter ring: invitaciones de boda, invitación de boda, partes de matrimonio
receipt laptop: programa de facturación, software de facturación, facturación electrónica
graduation-cap camera: fotos de graduación, sesión de graduación, fotos de grado
calendar smartphone: cuadrante de turnos, turnos de personal, planificador de turnos
heart handshake: apadrina, apadrina un niño, apadrinar
`,
  et: `
convenience-store key: äripind, äripinna üür, kaubanduspind
toilet: välikäimla, välikäimlad, välikäimlate rent, biotualett
puzzle pencil: ristsõna, ristsõnad, sõnamäng, sõnamängud
blood-drop: doonoripäev, doonorid, loovuta verd
calculator: kalkulaator, kalkulaatorid
`,
  fi: `
convenience-store key: liiketila, liikehuoneisto, vuokrataan liiketila
toilet: siirrettävä käymälä, siirrettävät käymälät, bajamaja, bajamajat, vuokravessa
puzzle pencil: ristikko, sanaristikko, sanapeli, sanapelit
blood-drop: verenluovutus, luovuta verta, veripalvelu
meat-on-bone dinner-plate: sunnuntailounas
calculator: laskin, taskulaskin
love-letter ring: hääkutsut, hääkutsu
receipt laptop: laskutusohjelma, laskutusohjelmisto
calendar smartphone: työvuorosuunnittelu, työvuorosovellus
handshake coffee: ystävätoiminta, vapaaehtoinen ystävä
-: palvelemme, palvelee, palvelen
`,
  fr: `
convenience-store key: local commercial, boutique à louer, local à louer, bail commercial
toilet: toilettes mobiles, toilettes sèches, wc mobiles, wc chimiques, location de toilettes
puzzle pencil: mots croisés, mots fléchés, jeu de lettres
tree bench: sauvons le parc, sauvez le parc
blood-drop: don du sang, collecte de sang, donner son sang
gift ribbon: dragées, ballotins, cadeaux d'invités
meat-on-bone dinner-plate: repas du dimanche, déjeuner dominical, déjeuner du dimanche
calculator: calculatrice, calculatrices, calculette
rock bricks: pierre sèche, pierres sèches, mur en pierre sèche, murs en pierre sèche
love-letter ring: faire-part de mariage, faire-part mariage
receipt laptop: logiciel de facturation, facturation en ligne
calendar smartphone: planning du personnel, logiciel de planning
heart handshake: parrainage d'enfants, parrainez un enfant, parrainer un enfant
`,
  hr: `
convenience-store key: izdaje se lokal, izdajem lokal, lokal za izdavanje, najam lokala, poslovni prostor, najam poslovnog prostora
toilet: mobilni wc, kemijski wc, kemijski toaleti, mobilni toaleti, najam mobilnih toaleta
puzzle pencil: križaljka, križaljke, ukrštenica, ukrštenice, igra riječi, igra reči
tree bench: spasimo park, sačuvajmo park
blood-drop: darivanje krvi, darivanja krvi, davanje krvi, daruj krv, dobrovoljno davanje krvi
gift ribbon: zahvalnice za goste, pokloni za goste, poklončići za goste
meat-on-bone dinner-plate: nedjeljni ručak, nedeljni ručak
calculator: kalkulator, kalkulatori, kalkulatora, digitron
rock bricks: suhozid, suhozida, suhozidi, suvozid, suhozidna gradnja
love-letter ring: pozivnice za vjenčanje, pozivnice za svadbu
smartphone watch: pametni sat, pametni satovi, pametnih satova, pametne satove
target bow-and-arrow: streličarski klub, streličarstvo, streličari
`,
  hu: `
flatbread: lángos, lángosos, lángosozó, lángossütő
convenience-store key: kiadó üzlethelyiség, üzlethelyiség, üzlethelyiség kiadó, kiadó üzlet
toilet: mobil wc, mobil vécé, mobil wc bérlés, mobil toalett
puzzle pencil: keresztrejtvény, szójáték, szókereső
tree bench: mentsük meg a parkot
blood-drop: véradás, véradók, adj vért
gift ribbon: köszönetajándék, vendégajándék, köszönőajándék
meat-on-bone dinner-plate: vasárnapi ebéd
calculator: számológép, számológépek
love-letter ring: esküvői meghívó, esküvői meghívók
receipt laptop: számlázó program, számlázóprogram, online számlázás, számlázó szoftver
juice-box apple: gyümölcslé préselés, gyümölcsléprés, gyümölcspréselés, almapréselés, léprés, almalé préselés, mobil gyümölcsléprés, mobil gyümölcslé
target bow-and-arrow: íjászat, íjász klub, íjászklub, íjász egyesület
`,
  it: `
convenience-store key: locale commerciale, affittasi negozio, negozio in affitto, affittasi locale
toilet: bagni chimici, bagni mobili, bagno chimico, wc chimici
puzzle pencil: cruciverba, parole crociate, gioco di parole
tree bench: salviamo il parco
blood-drop: donazione di sangue, donazione del sangue, dona sangue, donare sangue, donatori di sangue
gift ribbon: bomboniere, bomboniera, confettata
meat-on-bone dinner-plate: pranzo della domenica, pranzo domenicale
calculator: calcolatrice, calcolatrici
rock bricks: muretti a secco, muro a secco, muri a secco, muretto a secco
love-letter ring: partecipazioni di nozze, partecipazioni nozze, inviti di nozze
receipt laptop: programma di fatturazione, fatturazione elettronica
heart handshake: adozione a distanza, sostegno a distanza
`,
  lt: `
convenience-store key: komercinės patalpos, prekybinės patalpos, patalpos parduotuvei
toilet: biotualetai, biotualetų, biotualetas, biotualetų nuoma, kilnojamieji tualetai
puzzle pencil: kryžiažodis, kryžiažodžiai, žodžių žaidimas
blood-drop: kraujo donorystė, kraujo donorų, duok kraujo
calculator: skaičiuotuvas, skaičiuotuvai, kalkuliatorius
`,
  lv: `
laptop computer-mouse: datorkursi, datoru kursi, datorapmācība, datorprasmes
convenience-store key: tirdzniecības telpas, komerctelpas, telpas veikalam
toilet: biotualetes, biotualete, pārvietojamās tualetes, biotualešu noma
puzzle pencil: krustvārdu mīkla, krustvārdu mīklas, vārdu spēle
blood-drop: asinsdonori, donoru diena, ziedo asinis
calculator: kalkulators, kalkulatori
`,
  nb: `
convenience-store key: butikklokale, butikklokaler, næringslokale, butikk til leie
toilet: mobile toaletter, festivaltoaletter, toalettvogn, utedo til leie
puzzle pencil: ordspill, kryssord, ordjakt
school backpack: folkehøgskole, internatskole
blood-drop: blodgiver, blodgivere, gi blod
meat-on-bone dinner-plate: søndagsmiddag, søndagssteik
calculator: kalkulator, lommekalkulator
love-letter ring: bryllupsinvitasjoner, bryllupsinvitasjon
handshake coffee: besøksvenn, besøksvenner, besøkstjeneste
speech-bubble handshake: språkvenn, språkvenner, språkkafé
farmer: bonde, bonden, bønder
rower canoe: roing, roklubb, rokurs
sheep farmer: gårdslam, gardslam, halvt lam, lammekjøtt
-: rett fra bonden, direkte fra bonden, fra bonden
`,
  nl: `
convenience-store key: winkelruimte, winkelpand, winkelruimte te huur, winkel te huur
toilet: mobiele toiletten, toiletwagen, toiletwagens, dixi's, mobiel toilet, plaskruizen
puzzle pencil: kruiswoordpuzzel, woordspel, woordzoeker, kruiswoordraadsel
blood-drop: bloeddonor, bloeddonoren, bloed geven, geef bloed
meat-on-bone dinner-plate: zondagslunch, zondags diner
calculator: rekenmachine, rekenmachines
love-letter ring: trouwkaarten, trouwkaart
receipt laptop: facturatieprogramma, facturatiesoftware, facturatie, factuurprogramma
calendar smartphone: roosterprogramma, roosterapp, rooster-app, personeelsplanning, planningsapp
gift: sinterklaas, sinterklaasbezoek, sint en piet, sint en pieten, sint en 2 pieten, sint op bezoek, sint op huisbezoek
handshake coffee: bezoekvriend, bezoekmaatje, bezoekdienst
speech-bubble handshake: taalmaatje, taalmaatjes, taalcoach, taalcoaches, taalvrijwilliger
`,
  pl: `
convenience-store key: lokal do wynajęcia, lokal użytkowy, wynajmę lokal, lokal handlowy
toilet: toalety przenośne, przenośne toalety, toi toi, toitoi, toaleta przenośna
puzzle pencil: krzyżówka, krzyżówki, gra słowna, gry słowne
tree bench: ratujmy park, uratujmy park, brońmy parku
blood-drop: krwiodawstwo, oddaj krew, zbiórka krwi, krwiodawcy, krwiodawców
gift ribbon: upominki dla gości, podziękowania dla gości, pamiątki chrztu
meat-on-bone dinner-plate: niedzielny obiad, obiad niedzielny, obiady niedzielne, niedzielne obiady
calculator: kalkulator, kalkulatory, kalkulatorów, kalkulatora
love-letter ring: zaproszenia ślubne, zaproszenia na ślub
receipt laptop: program do faktur, program do fakturowania, fakturowanie online
calendar smartphone: program do grafików, program do grafiku, aplikacja do grafiku
target bow-and-arrow: łucznictwo, klub łuczniczy, strzelanie z łuku
`,
  pt: `
convenience-store key: loja para arrendar, arrenda-se loja, aluga-se loja, ponto comercial, loja para alugar, sala comercial
toilet: banheiros químicos, banheiro químico, casas de banho portáteis, wc portáteis, sanitários portáteis
puzzle pencil: palavras cruzadas, jogo de palavras, caça-palavras, sopa de letras
tree bench: salvem o parque, salvar o parque, salvemos o parque
blood-drop: doação de sangue, doar sangue, doe sangue, dádiva de sangue, dar sangue, doadores de sangue
gift ribbon: lembrancinhas, lembranças de batizado, lembrancinha, lembranças de casamento
meat-on-bone dinner-plate: almoço de domingo
calculator: calculadora, calculadoras
love-letter ring: convites de casamento, convite de casamento
receipt laptop: programa de faturação, software de faturação, emissor de notas
guitar wine: fado, fados, noite de fado, noite de fados, jantar com fado, casa de fados, fado ao vivo
cake-slice crown: bolo rei, bolo-rei, bolo rainha, bolo-rainha
`,
  ro: `
convenience-store key: spațiu comercial, spațiu comercial de închiriat, închiriez spațiu comercial
toilet: toalete ecologice, toaletă ecologică, toalete mobile, wc ecologic
puzzle pencil: rebus, cuvinte încrucișate, joc de cuvinte, integrame
tree bench: salvați parcul, salvăm parcul
blood-drop: donare de sânge, donării de sânge, donarea de sânge, donează sânge, donatori de sânge, donează
gift ribbon: mărturii nuntă, mărturii botez, mărturii de nuntă, mărturii de botez
meat-on-bone dinner-plate: prânz de duminică, masa de duminică
calculator: calculator de birou
love-letter ring: invitații de nuntă, invitații nuntă
bed key: regim hotelier, în regim hotelier, cazare în regim hotelier, garsonieră regim hotelier
fish: pește proaspăt, peste proaspat
-: peste
`,
  ru: `
convenience-store key: аренда магазина, торговое помещение, помещение под магазин, сдаётся магазин, торговая площадь
toilet: биотуалеты, биотуалет, биотуалетов, аренда биотуалетов, туалетные кабины
puzzle pencil: кроссворд, кроссворды, игра в слова, словесная игра
tree bench: спасём парк, защитим парк, спасите парк
blood-drop: сдать кровь, донорство крови, день донора, сдай кровь, доноры крови
gift ribbon: бонбоньерки, подарки гостям
meat-on-bone dinner-plate: воскресный обед, воскресные обеды
calculator: калькулятор, калькуляторы, калькуляторов
love-letter ring: свадебные приглашения, приглашения на свадьбу
`,
  sk: `
convenience-store key: prenájom predajne, obchodný priestor, nebytový priestor, obchodné priestory
toilet: mobilné toalety, mobilných toaliet, mobilné wc, chemické toalety
puzzle pencil: krížovka, krížovky, slovná hra, slovné hry
tree bench: zachráňme park, zachráňte park
blood-drop: darovanie krvi, daruj krv, darujte krv, kvapka krvi, odber krvi
meat-on-bone dinner-plate: nedeľný obed, nedeľné obedy
calculator: kalkulačka, kalkulačky, kalkulačiek, kalkulačku
love-letter ring: svadobné oznámenia, svadobné pozvánky
receipt laptop: fakturačný program, program na faktúry
`,
  sl: `
convenience-store key: najem lokala, poslovni prostor, oddam lokal, oddamo lokal
toilet: mobilna stranišča, kemična stranišča, kemični wc, mobilni wc
puzzle pencil: križanka, križanke, besedna igra, besedne igre
tree bench: rešimo park
blood-drop: krvodajalstvo, krvodajalska akcija, daruj kri, darovanje krvi
meat-on-bone dinner-plate: nedeljsko kosilo, nedeljska kosila, nedeljskega kosila
calculator: kalkulator, kalkulatorji, kalkulatorjev
rock bricks: suhi zid, suhozid, suhozidna gradnja, suhi zidovi
target bow-and-arrow: lokostrelstvo, lokostrelski klub, lokostrelci, lokostrelsko društvo
`,
  sv: `
convenience-store key: butikslokal, butikslokaler, butik uthyres, affärslokal
toilet: bajamaja, bajamajor, mobila toaletter, festivaltoaletter, toalettvagn
puzzle pencil: ordspel, korsord, ordjakt, ordjakten, ordpussel
school backpack: folkhögskola, folkhögskolan, internatskola
blood-drop: blodgivare, ge blod, blodgivning, lämna blod
meat-on-bone dinner-plate: söndagsmiddag, söndagsstek, söndagslunch
calculator: miniräknare
love-letter ring: bröllopsinbjudningar, inbjudningskort
graduation-cap camera: studentfoto, studentfoton, studentfotografering, studentporträtt, studentbilder
graduation-cap: vita mössor, studentmössa, studentmössor, studentmössan, vit mössa
calendar smartphone: schemaprogram, schemaläggningsprogram
handshake coffee: besöksvän, besöksvänner, väntjänst
speech-bubble handshake: språkvän, språkvänner, språkkafé
farmer: bonde, bonden, bönder
rower canoe: rodd, roddklubb, roddkurs
sheep farmer: gårdslamm, halvt lamm, lammlåda, lammkött
-: direkt från bonden, från bonden, tider kvar, platser kvar, kvar
`,
  uk: `
convenience-store key: оренда магазину, торгове приміщення, приміщення під магазин, здається магазин
toilet: біотуалети, біотуалет, оренда біотуалетів, біотуалетів
puzzle pencil: кросворд, кросворди, гра в слова
tree bench: врятуймо парк, збережемо парк, захистимо парк
blood-drop: здати кров, донорство крові, день донора, донори крові
gift ribbon: бонбоньєрки, подарунки гостям
meat-on-bone dinner-plate: недільний обід, недільні обіди
calculator: калькулятор, калькулятори, калькуляторів
love-letter ring: весільні запрошення, запрошення на весілля
`,
};
