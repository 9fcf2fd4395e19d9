/** What common-trades.ts says, in the languages of the east of Europe. Notation: word-list.ts. */
export const easternCommonTrades: Record<string, string> = {
  bg: `
blood-drop: дари кръв, дарете кръв, кръводаряване, кръводарител
accordion: акордеонист, акордеонист за сватба
memo beers: куиз, куиз вечер, викторина
dancer: танцова вечер, танцова забава, зумба
suv mountain: атв, атв под наем, атв разходки
lettuce jar: кисело зеле, киселото зеле
lettuce: зеле
shield security-camera: охранител, охранители, невъоръжена охрана
printer: 3d принтиране, 3d печат
calculator: данъчна декларация, данъчни декларации, годишна декларация
bird: канарчета, канарче, вълнисти папагали
sausage: луканка, домашна луканка, суджук
olives: зехтин
greenhouse: оранжерии, оранжерия
wheelbarrow lorry: пясък и чакъл, чакъл
lorry bricks: бетон, бетонов разтвор, готов бетон
candy: захарен памук
`,
  cs: `
sauna: saunový ceremoniál, saunové ceremoniály, saunový svět
speedboat anchor: vůdce malého plavidla, kapitánské zkoušky, vůdce plavidla
suv mountain: půjčovna čtyřkolek, čtyřkolka, čtyřkolky
droplet drill: vrtané studny, vrtaná studna, vrtání studní, studnař
lorry bricks: betonová směs, beton s dovozem, transportbeton, betonárna
lettuce jar: kysané zelí, kyselé zelí
lettuce: zelí
grapes wine: vinobraní, brigádníci na vinobraní
books: čtenářský klub, knižní klub
bird: andulky, andulka, kanárci, kanárek
duck: kachňata, housata, káčata
pig: selata, sele
greenhouse: skleníky, skleník
house thermometer: foukaná izolace, zateplení
candy: cukrová vata
`,
  hr: `
accordion: harmonikaš, harmonikaš za svadbe, harmonikaši
dancer: plesna večer, plesnjak, plesna zabava, folklorno društvo, folklorni ansambl, kud
speedboat anchor: voditelj brodice, voditelja brodice, tečaj za voditelja brodice, ispit za brodicu
suv mountain: četverocikl, četverocikli, četverocikala, četvorocikl, kvadovi
lorry bricks: beton, beton dostava, gotov beton
wheelbarrow lorry: pijesak i šljunak, šljunak
sewing-machine sewing-needle: šivačica, šivačice, krojačica
books: čitateljski klub, čitalački klub, književni klub
printer: 3d ispis, 3d printanje
calculator: porezna prijava, godišnja porezna prijava
camera passport: slike za osobnu, slike za osobnu iskaznicu, slike za dokumente
bird: kanarinci, kanarinac, tigrice
duck: pačići, patke, pače
pig: odojci, prasci, prasad
awning pergola: tende, tenda
greenhouse: plastenici, plastenik, staklenik
lettuce jar: kiseli kupus, kiselog kupusa, kisela repa
lettuce: kupus
sofa delivery-van: odvoz starih stvari, odvoz starog namještaja, čišćenje stanova od starih stvari
candy: šećerna vuna
`,
  hu: `
smartphone memo: kvízjáték, kvíz app, kvízalkalmazás
memo beers: kvíz, kvízest, pub kvíz
speedboat anchor: hajóvezetői tanfolyam, hajóvezető tanfolyam, kishajóvezető, hajóvezetői engedély
suv mountain: quad, quad túra, quadtúra, quadozás, quad bérlés
lorry bricks: transzportbeton, mixerbeton, betonszállítás
lettuce jar: savanyú káposzta, savanyúkáposzta, hordós káposzta
lettuce: káposzta
grapes wine: szőlőszüret, szüreti munka, szüretelő, szüretelőket
hair-comb haircut: afrofonás, hajfonás, rasztafonás
printer: 3d nyomtatás
tooth: fogszabályozó, fogszabályozás
dumpling: derelye, barátfüle
candy: vattacukor
`,
  pl: `
sauna: ruska bania, bania, ruska banya
accordion violin: kapela weselna, kapela ludowa, kapela na wesele
memo beers: quiz wiedzy, quiz, pub quiz, wieczór quizowy
dancer: potańcówka, potańcówki, wieczorek taneczny, zespół ludowy, zespół pieśni i tańca
desktop-computer receipt: system pos, system pos dla gastronomii, program do restauracji
speedboat anchor: sternik motorowodny, patent sternika motorowodnego, patent żeglarski, sternika motorowodnego
suv mountain: quad, quady, quadów, wypożyczalnia quadów
lorry bricks: beton towarowy, beton z dostawą, betoniarnia
lettuce jar: kapusta kiszona, kapusty kiszonej, kiszona kapusta, kiszonki
goat: kozy na sprzedaż, kozy mleczne, koźlęta
camera passport: zdjęcia do dowodu, zdjęcia do dokumentów, zdjęcie do dowodu
bird: kanarki, kanarek, papużki faliste
pig: prosięta, warchlaki
olives: oliwa z oliwek, oliwa extra virgin
roof house: ocieplanie poddaszy, ocieplenie poddasza, docieplanie
excavator hammer: rozbiórki, rozbiórka, wyburzenia, wyburzanie
candy: wata cukrowa
`,
  ro: `
microphone musical-notes: formație de nuntă, formație nuntă, formație muzică, lăutari
dancer: seară dansantă, serată dansantă
speedboat anchor: permis ambarcațiuni, permis conducere ambarcațiuni, permis de barcă, conducător de ambarcațiuni
suv mountain: atv, închirieri atv, plimbări atv
lettuce jar: varză murată, murături
lettuce: varză
wheelbarrow lorry: nisip și pietriș, pietriș, balast
hair-comb haircut: codițe africane, codițe, împletituri
calculator: declarația unică, declarație unică
camera passport: poze buletin, poze tip buletin, poze pașaport
bird: canari, canar, peruși
duck: boboci de rață, rațe, rățuște
pig: purcei, purcel, purcei de vânzare
olives: ulei de măsline
lorry: vidanjare, vidanjă, camion, camionul
candy: vată de zahăr
blood-drop: donează sânge
`,
  ru: `
accordion: баянист, баянист на свадьбу, гармонист
suv mountain: прокат квадроциклов, квадроцикл, квадроциклы, на квадроциклах, аренда квадроциклов
motor-scooter: электроскутер, электроскутеры, электромопед
lettuce jar: квашеная капуста, квашеной капусты, капуста квашеная
lettuce: капуста
goat: продам коз, козы, козлята, козочки
shield security-camera: охранник, охранники, охранников
books: книжный клуб, читательский клуб
calculator: декларация 3-ндфл, 3-ндфл, 3 ндфл, налоговая декларация
bird: канарейки, канарейка, волнистые попугаи
duck: утята, утки, гусята
candy: сладкая вата
dancer: зумба
santa: дед мороз
`,
  sk: `
memo beers: krčmový kvíz, kvíz, pubkvíz
dancer: tanečná zábava, tanečné zábavy, tanečná veselica
speedboat anchor: vodca malého plavidla, kapitánske skúšky
suv mountain: požičovňa štvorkoliek, štvorkolka, štvorkolky, štvorkoliek
droplet drill: vŕtanie studní, vŕtané studne, studniar
lorry bricks: betón, betón s dovozom, betonáreň
wheelbarrow lorry: štrk, piesok a štrk, štrkopiesok
grapes wine: vinobranie, oberačka, brigáda na vinobranie, oberačka hrozna
shield security-camera: strážnik sbs, strážnik, strážnici, sbs
books: knižný klub, čitateľský klub
printer: 3d tlač
bird: andulky, andulka, kanáriky, kanárik
greenhouse: skleníky, skleník, fóliovník
lettuce jar: kyslá kapusta, kvasená kapusta
candy: cukrová vata
`,
  sl: `
sauna: savna, savne, savno, finska savna
accordion: harmonikar, harmonikarji, harmonika
memo beers: pub kviz, kviz, kviz večer
dancer: plesni večer, plesni večeri, folklorna skupina, folklora
desktop-computer receipt: blagajna za gostince, davčna blagajna, pos blagajna, blagajniški sistem
speedboat anchor: izpit za čoln, voditelj čolna, tečaj za voditelja čolna
suv mountain: štirikolesnik, štirikolesniki, štirikolesnikov, najem štirikolesnikov
lorry bricks: beton, beton z dostavo
grapes wine: trgatev, obiralci grozdja
shield security-camera: varnostnik, varnostniki, varovanje
fire nut-and-bolt: varilec, varilci, varjenje
books: bralni krožek, bralni klub
calculator: dohodnina, dohodnine, napoved dohodnine
camera passport: slike za osebno, slike za osebno izkaznico, slike za dokumente
tooth: zobni aparat, zobni aparati
bird: kanarčki, kanarček, skobčevke
duck: domače race, mlade race, račke
pig: pujski, pujsek, odojki
olives: oljčno olje, oljčnega olja
awning pergola: tende, tenda, senčila in tende
greenhouse: rastlinjaki, rastlinjak
seedling tree: sadno drevje, sadna drevesa, sadike sadnega drevja
lettuce jar: kislo zelje, kisla repa
candy: sladkorna pena
`,
  uk: `
hot-tub sauna: карпатський чан, чани
accordion violin: троїсті музики, музики на весілля
desktop-computer receipt: програма обліку, програма обліку для кафе, облік для ресторану, програма для кафе
suv mountain: прокат квадроциклів, квадроцикл, квадроцикли, на квадроциклах
motor-scooter: електроскутер, електроскутери, електромопед
lettuce jar: квашена капуста, квашеної капусти
lettuce: капуста
goat: продам кіз, кози, козенята, кізочки
hair-comb haircut: афрокосички, африканські косички, брейди
shield security-camera: охоронець, охоронці, охоронців
books: книжковий клуб, читацький клуб
printer: 3d друк
calculator: податкова декларація, декларація про доходи
bird: канарки, канарка, хвилясті папуги
duck: каченята, качки, гусенята
yarn thread: маскувальні сітки, маскувальних сіток, плетіння сіток
candy: солодка вата
dancer: зумба
`,
};
