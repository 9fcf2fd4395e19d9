/** Czech words for work. Notation: word-list.ts. */
export const czechWork = `
3d-printer: 3d tiskárna, 3d tiskárny, 3d tiskáren, 3d tisk, 3d tisku
abacus: mentální aritmetika, počítadlo
air-compressor: vzduchový kompresor, vzduchové kompresory, půjčovna kompresorů
anvil hammer: kovář, kovárna, kovářství, kovářský kurz, umělecký kovář, uměleckého kováře, umělečtí kováři
anvil hammer: umělecké kovářství
app-phone: aplikace, mobilní aplikace, naše aplikace, nová aplikace, naši aplikaci, aplikaci, mobilní aplikaci
app-phone: stáhněte si aplikaci, novou aplikaci
app-phone laptop: vývoj aplikací, vývoj mobilních aplikací
ballot-box: participativní rozpočet, volte nás, hlasujte pro, dejte nám hlas, přijďte volit, kandidát na starostu, volte
ballot-box: hlasujte, volby, volbám, k volbám, komunální volby, hlasování
ballot-box pencil: petice, podepište petici, sběr podpisů, petiční stánek
banknotes coin: půjčka, úvěr, financování, leasing, půjčky, kreditní karta, dotace, výplata předem, výměna peněz
banknotes coin: převod peněz
barber-chair: kadeřnické křeslo, kadeřnická křesla, holičské křeslo, barber křeslo
billboard: reklamní plochy, billboard, billboardy, reklamní tabule, venkovní reklama, billboardů
billboard roll-up-banner: reklamní plachty, reklamní plachta, reklamních plachet
blackboard books: učitel, asistent pedagoga, vychovatelka, učitelka, lektorka, učitel matematiky, vychovatel
blood-drop: darování krve, daruj krev, darujte krev, odběr krve, dárci krve, darovanie krvi, registr dárců kostní dřeně
blood-drop: odběr plazmy, darování plazmy, plazma
book: knihařská dílna
book open-book: noc s andersenem
books open-book: čtenářský klub, knižní klub, knihařství, knihař, vazba knih, knihkupectví, knihy, knihovna, kniha
books open-book: kníhkupectvo, knižnica, knižní veletrh, antikvariát, učebnice, audioknihy, burza učebnic, knihobudka
books printer: tisk diplomek, tisk diplomky, vazba diplomek, diplomek, tisk a vazba, bakalářek, bakalářských prací
books printer: tisk bakalářky
briefcase handshake: nábor zaměstnanců, nábor pracovníků, nábor brigádníků, nábor řidičů, nábor skladníků
briefcase handshake: nábor operátorů, poradenství, podnikové poradenství, personální agentura, asistentka
briefcase handshake: obchodní zástupce, personalista, administrativní pracovník, franšíza, podnikatelský plán
briefcase handshake: sekretářka, pracovní agentura, referent, obchodník, logistik, disponent, fakturantka, brigádníků
briefcase handshake: projektový manažer, úřednice, veletrh práce, burza práce, kariérní poradce, životopis, brigádníci
briefcase handshake: pracovní veletrh, kariérní den, brigáda na léto, letní brigáda, brigáda pro studenty, brigádníky
briefcase handshake: ~ práce z domova, volná místa
business-cards printer: vizitky, vizitka, tisk vizitek, vizitek
calculator receipt: kalkulačka, kalkulačky, kalkulaček, kalkulačku, mzdová agenda, mzdové účetnictví, daňové poradenství
calculator receipt: účetní, účetnictví, daňový poradce, daně, účtovníctvo, daňové přiznání, účtovníčka, vrácení daní
calculator receipt: přiznání k dani, mzdy, založení firmy, živnost, daňová evidence, založení sro
calculator receipt: ready made společnosti
calendar: nástěnný kalendář, diář
calendar clipboard: veletrh, stavební veletrh, veletrh vzdělávání, kontraktační výstava
card-terminal: platební brána
card-terminal credit-card: platební terminál, platební terminály, pokladna pro obchod
cash-register: registrační pokladna, registrační pokladny, pokladní systém, pokladní systémy, pokladní systémů
chainsaw logs: motorové pily, kurz práce s motorovou pilou, těžba dřeva, lesnické práce, motorová pila, řetězové pily
chainsaw logs: řetězová pila, řetězových pil, řetězovou pilu
chart-up: finanční poradce, investice
chart-up coin: podílové fondy, kryptoměny, akcie, investování, burza cenných papírů, finanční poradenství
chart-up coin: finanční gramotnost
cherry-picker: plošina, montážní plošina, půjčovna plošin, vysokozdvižná plošina, pracovní plošiny
chimney-sweep: kominík, kominíka, kominíci, kominictví, čištění komínů
circuit-board: plošné spoje, opravy elektroniky, deska plošných spojů, osazování dps
cleaner: uklízečka, uklízečku, uklízeč, uklízečky
coin magnifier: numismatika, zastavárna, numizmatika, investiční zlato, výkup stříbra, mince
combine-harvester: mlácení, žně
combine-harvester wheat: kombajn, kombajny, sklizeň obilí, zemědělské služby, výmlat
concrete-mixer: betonové skruže, betonových skruží
concrete-mixer bricks: beton, betonárna, doprava betonu, betonování, anhydrit, lité podlahy, čerpadlo betonu, míchačka
conveyor-belt: dopravníkový pás, dopravníkové pásy, pásový dopravník, pásové dopravníky, válečkový dopravník
crayon: malování podle čísel, modelína, vodové barvy, fixy
crayon palette: kroužky pro děti, tvoření pro děti, dílničky pro děti, dílniček pro děti
crayon teddy-bear: chůva, dětský koutek, mateřské centrum, družina, dětské centrum
defibrillator: defibrilátor, defibrilátory, defibrilátoru, defibrilátorů
dentist-chair: zubařské křeslo, stomatologické křeslo, zubní křeslo, stomatologická souprava
desktop-computer: herní monitor
desktop-computer keyboard: počítače, grafické karty, sestavení pc, pc servis, počítačový technik
desktop-computer laptop: software, rezervační systém, informační systém, crm, programování, grafika webu
doctor: praktický lékař
drill: příklepová vrtačka, vrtačka
drill toolbox: železářství, půjčovna nářadí, náradie, železiarstvo
drone: dron
dust-mask: respirátor, respirátory, respirátorů, protiprachová maska
envelope postbox: pošťačka, pošťačku, pošťák, pošťáka, poštovní doručovatel, poštovního doručovatele
excavator: výkopové práce, bagrování, zemní a výkopové práce
excavator bricks: bourací práce, bouracích prací, demolice, demolic, demoliční práce
excavator crane: bagr, minibagr, bagry, výkopy, zemní práce
excavator droplet: kopané studny, studnařství
exhibition-stand: výstavní stánek, veletržní stánek, výstavní stánky, veletržní expozice, výstavní expozice
floppy-disk laptop: obnova dat, záchrana dat, zálohování, digitalizace kazet, externí disky
forklift: vzv kurz, vysokozdvižný vozík, vysokozdvižné vozíky, řidič vysokozdvižného vozíku
forklift pallet: balič, obsluha vzv, expedice, práce ve skladu, řidič vzv, manipulant, třídička, picker
forklift parcel: palety
fountain-pen document: papírnictví, notár
fountain-pen scroll: krasopis
gardener: zahradník, zahradníka, zahradnice, zahradníci
gavel: aukční dům, aukce, dražba, dražby
generator plug: elektrocentrála, elektrocentrály, pronájem elektrocentrál, elektrocentrál, generátor, generátory
gold-bars: zlatý slitek, zlaté slitky, zlaté cihly, zlatých slitků
guide-dog: canisterapie, canisterapii
hard-hat: stavební přilba, stavební přilby, ochranná přilba, ochranné přilby, ochranná helma, stavební helma
hard-hat: stavební dozor, stavebního dozoru
headset speech-bubble: operátor call centra, zákaznická linka, zákaznická podpora, zákaznický servis, infolinka
headset speech-bubble: telefonní operátor, call centrum, telefonista, telemarketing
house-contract: kupní smlouva, kupní smlouvy, nájemní smlouva, nájemní smlouvy, převod nemovitosti, převody nemovitostí
house-contract: advokátní úschova, koupě nemovitosti
hydraulic-hose: hydraulické hadice, hydraulická hadice, výroba hydraulických hadic, hydraulika
label-roll: tisk etiket, samolepicí etikety, etikety na roli, tisk samolepek, potisk etiket
laptop desktop-computer: excel kurz, počítačový kurz, počítačové kurzy
laptop screwdriver: oprava počítačů, servis počítačů, online kurz, coworking, notebook, notebooky, správa it
laptop screwdriver: správa sítě, it podpora, ajťák, it služby
lathe: soustružení, soustruh, cnc obrábění, cnc soustružení, kovoobrábění, obrábění kovů, strojírenská výroba
lift: servis výtahů, výtahář, montáž výtahů, opravy výtahů
lockers: šatní skříňky, šatní skříňka, kovové šatní skříně, školní skříňky, úschovné skříňky
love-letter: balicí papír
magnifier: soukromý detektiv, detektivní agentura
magnifier chart-up: marketingová agentura, optimalizace pro vyhledávače, ppc, digitální agentura
meeting-room: zasedací místnost, zasedací místnosti, konferenční místnost, konferenční místnosti, jednací místnost
meeting-room: zasedačka, konferenční sál
meeting-room lectern: zastupitelstvo obce, zastupitelstva obce, zastupitelstvo, valná hromada, valné hromady
meeting-room lectern: valnou hromadu, schůze spolku
megaphone: grafický návrh, logo, polepy výloh, firemní identita, reklamní cedule
megaphone chart-up: reklamní agentura, marketing, reklama, seo
megaphone speech-bubble: veřejné projednání, veřejné zasedání, setkání s občany
network-cable: síťový kabel, síťové kabely, strukturovaná kabeláž, strukturované kabeláže, datové rozvody
network-cable: ethernetový kabel
network-cable plug: kabely, kabelů
newspaper: noviny, místní noviny, předplatné novin
newspaper cigar: trafika, trafiky, trafiku
newspaper recycling: starý papír, sběr papíru, sběr starého papíru, starého papíru
notebook: zápisník, deník
open-book books: beseda s autorkou, beseda s autorem, beseda se spisovatelkou, setkání s autorem, setkání s autorkou
open-book pencil: doučování, kurz angličtiny, jazyková škola, doučovanie, konverzace, čeština pro cizince, španělština
open-book pencil: jazykové kurzy, francouzština, rodilý mluvčí, jazykový tábor, italština, ruština
open-book pencil: příprava na přijímačky, maturita nanečisto, přijímací zkoušky, přijímačky, příprava k maturitě
open-book pencil: maturitní kurz, domácí úkoly
open-book pencil: ~ angličtina, němčina, angličtinu
pallet: europalety, dřevěné palety, výkup palet
pallet-racking: paletové regály, paletový regál, paletových regálů, skladové regály, skladový regál
pallet-truck: paletový vozík, paletové vozíky, ruční paletový vozík, paleťák
parcel delivery-van: krabice na stěhování, kartonové krabice, stěhovací krabice, bublinková fólie, obaly
parcel delivery-van: obalové materiály
parcel heart: pomoc po povodních, pomoc ukrajině, humanitární pomoc, pomoc uprchlíkům
pencil fountain-pen: školní potřeby, kancelářské potřeby, sešity, diáře, výtvarné potřeby, penály, propisky
pencil palette: malování pro děti, výtvarné dílny, malba olejem, výtvarka
phone-case: kryt na mobil, kryty na mobil, kryty na mobily, obal na mobil, obaly na mobil, obaly na mobily
phone-case: pouzdro na mobil, pouzdra na mobil, příslušenství pro mobily
pill: lékárníka, lékárník, lékárníky
pill stethoscope: lékárna, vitamíny, lekáreň, doplňky stravy, léky, výdejna léků
pocket-knife: kapesní nůž, kapesní nože, kapesních nožů, zavírací nůž, zavírací nože, švýcarský nůž
power-bank: powerbanka, powerbanky, powerbank, power banka, power banky
pressure-gauge: manometr, manometry, kalibrace měřidel, kalibrace
price-tag desk-lamp: blešák, antik trh
printer: tiskárna, letáky, velkoformátový tisk, tisk fotek, tisk plakátů, reklamní tisk, tisk na plátno, etikety
printer: bannery, vazba diplomových prací, kopírka
printer: ~ plakáty
printer paintbrush: gravírování
receipt desktop-computer: pokladna
receipt laptop: fakturační program, program na faktury, fakturace online
receipt shopping-cart: prodavač pokladní, pokladní prodavačka, doplňování zboží, vedoucí prodejny, prodejce
receipt shopping-cart: zástupce vedoucího prodejny
road-roller: asfalt, asfaltování, asfaltové povrchy, stavba silnic, vibrační deska, vibračních desek, vibrační desku
road-roller: vibrační desky, vibrační pěch, pěch a deska
robot gear: robotika, umělá inteligence, kroužek robotiky, školení ai, robotický kroužek
roll-up-banner: roll-up banner, roll-up bannery, rollup stojan, roll-upy, tisk bannerů
rubber-stamp document: notářka, notářství, razítka, razítko, výroba razítek, ověření podpisu, plná moc, závěť
rubber-stamp document: czechpoint, notářská kancelář
satellite-dish television: antény, satelity
scaffold ladder: lešení, pronájem lešení, půjčovna lešení
scales: advokát, právník, advokátní kancelář, právnik, rozvod, právní poradna, právna pomoc
scales gavel: výživné, dědictví, mediátor, rodinné právo, právní služby, ochranné známky, pracovní právo, náhrada škody
scales gavel: opatrovnictví
scissor-lift: nůžková plošina, nůžkové plošiny, nůžkových plošin, pronájem nůžkových plošin
scissors: kreativní sada, vyšívací sada
scissors hair-comb: kadeřnictví, kadeřník, kaderníctvo, stříhání vlasů, dámsky strih, strih, strih a farbenie, stříhání
scissors hair-comb: střih, dámský střih, pánský střih, pánske strihanie, melír, barvení vlasů, vlasů, vlasy
scissors hair-comb: svatební účesy, účesy
scroll document: rodokmen, genealogie
security-guard: bezpečnostní agentura, ostraha objektů, strážný, člen ostrahy, hlídač, hlídače, noční hlídač
security-guard: nočního hlídače
server: webhosting, serverovna, servery, datové centrum
server network-cable: správa sítí, správa počítačových sítí, správu sítí
set-square abacus: matematický kroužek, logická olympiáda
set-square ruler: projektant, matika, matiky, matiku, matematiky, architekt, projekční kancelář
set-square ruler: matematika, doučování matematiky
shipping-container: lodní kontejner, lodní kontejnery, skladový kontejner, námořní přeprava
shop-assistant: ~ prodavač, prodavačka, prodavače, pokladní, prodavačku
signing-hands: znakový jazyk, znaková řeč, kurz znakového jazyka, tlumočník znakového jazyka, kurz znakové řeči
site-cabin: stavební buňka, stavební buňky, obytná buňka, kancelářský kontejner, pronájem stavebních buněk
site-cabin: obytné kontejnery, obytný kontejner, obytných kontejnerů
smartphone: telefon, mobil, mobily, oprava mobilů, mobilních telefonů, oprava telefonů, mobilní telefony, mobilní tarif
smartphone: nalezen mobil, ztracen mobil, našel se mobil, iphonu, iphony, iphonů
smartphone laptop: oprava tabletů, elektronické čtečky
smartphone loudspeaker: správa sociálních sítí, obsah na instagram, sociální sítě, správa facebooku, copywriterka
smartphone plug: nabíječky, tvrzené sklo
smartphone wall-clock: evidence docházky, docházkový systém, docházka do mobilu
smartphone wrench: výměna displeje
soldering-iron: pájení, kurz pájení
speaker: ozvučení, reproduktory
speech-bubble: jazyková kavárna, logoped, logopedie
speech-bubble handshake: setkání se starostou, setkání se starostkou
speech-bubble teddy-bear: logopedka
spotlight: pódiové osvětlení, zvuk a světla, ozvučení a osvětlení, jevištní technika, osvětlení akcí, osvětlení akce
spray-gun: práškové lakování, práškového lakování, prášková lakovna, stříkání barev, stříkací pistole, komaxit
spreadsheet: tabulkový procesor, tabulka Excel, šablona Excel, šablony Excel, kurz Excelu, kurzy Excelu, školení Excel
steel-beam: ocelový nosník, ocelové nosníky, ocelových nosníků, i profil ocelový
stethoscope: lékař, klinika, ordinace, nemocnice, lekár, ambulancia, ordinácia
stethoscope baby: pediatrie
stethoscope hospital: revmatolog, revmatologie, gastroenterolog, gastroenterologie, endokrinolog, endokrinologie
stethoscope hospital: nefrolog, nefrologie, hematolog, alergolog, alergologie, dialýza, dialyzační středisko, proktolog
stethoscope hospital: interna, interní ambulance, gynekologie, urologie, léčba neplodnosti, umělé oplodnění, onkologie
stethoscope hospital: preventivní prohlídka, křečové žíly, chirurgie, pracovnělékařské služby, kolonoskopie
stethoscope hospital: přijímáme nové pacienty
syringe: očkování, botox, očkovanie, klíšťová encefalitida, kyselina hyaluronová
syringe mirror: plastická chirurgie, operace nosu, operace víček, zvětšení prsou, liposukce, facelift
tablet: tablet, tablety, tabletů, ipad, ipady, čtečka knih, čtečky knih, čtečka e-knih, grafický tablet
tablet: grafické tablety
telehandler: teleskopický manipulátor, teleskopické manipulátory, teleskopický nakladač, teleskopické nakladače
telephone: telefonní ústředna, linka důvěry
telescope night-sky: hvězdárna, astronomie
test-tube: laboratoř, odběry krve, rozbor krve, krevní testy
theodolite set-square: geodet, geodetické práce, geodetická kancelář, zeměměřič, geodézie, vytyčení hranic
theodolite set-square: zaměření pozemku, geometrické plány, geometrický plán, geodeti
tiller: rotavátor, rotavátory, zahradní kultivátor, motorový kultivátor, motorové kultivátory, půjčovna rotavátorů
tiller: terra vari, vari terra
translation open-book: tlumočení, tlumočník, překladatelská agentura, překlady, překladatel, překlad, překladatelka
translation open-book: překladů, tlumočnice, překladatelské služby, překlady a tlumočení
translation rubber-stamp: soudní překlad, soudní překlady, soudní překladatel, soudní tlumočník, soudní tlumočnice
translation rubber-stamp: úřední překlady
ultrasound: ultrazvuk, ultrazvukové vyšetření, sonografie, těhotenský ultrazvuk
usb-stick: flash disk, flash disky, usb flash disk, flashka, flashky
vending-machine soft-drink: prodejní automat, prodejní automaty, nápojový automat, nápojové automaty, automaty na nápoje
vending-machine soft-drink: automaty na občerstvení
video-call headphones: webinář, webináře, videohovor, videokonference, videohovory, online schůzka
waiter: číšník, číšníka, servírka, servírku
walkie-talkie: vysílačka, vysílačky, vysílaček
web-page laptop: tvorba webových stránek, tvorba webů, www stránky, tvorba www stránek, webové stránky, tvorba webu
web-page laptop: webdesign, web na míru, nový web, webovky, weby, internetové stránky
web-page shopping-cart: e-shop na míru, tvorba eshopů, eshop, e-shop, e-shopy, eshopy, e-shopů, tvorba e-shopů
webcam: webkamera, webkamery, webkamer
welding-mask fire: svařování, svářečské práce, svářečský kurz, svářeče, svářeči, svářečů, svářečku, svářečka
wheel-loader: kolový nakladač, kolové nakladače, čelní nakladač, čelní nakladače, půjčovna nakladačů
whiteboard: bílá tabule, bílé tabule, magnetická tabule, magnetické tabule
windscreen: čelní sklo, čelní skla, autosklo, autoskla, výměna čelního skla, oprava čelního skla, výměna autoskel
windscreen: oprava autoskel
`;
