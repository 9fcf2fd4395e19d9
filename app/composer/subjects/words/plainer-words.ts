/**
 * Words whose nearer sense is not the one that the lists of their language would give them first, by language: firewood
 * is logs before it is a fire, fruit trees are trees. Read before those lists. Notation: word-list.ts.
 */
export const plainerWordsIn: Record<string, string> = {
  en: `
lawnmower: mowing, mowing the lawn, lawn mowing
snowflake spade: shovelling, shoveling, shovelling snow, shoveling snow, snow shovelling, snow shoveling
basket leaves: rattan bag, rattan bags, wicker bag, wicker bags, straw bag, straw bags, woven bag, woven bags, raffia bags
-: losers bracket, fighter bracket, single bracket, double bracket
-: pickup only, pick up only, pick-up only, local pickup, local pick up, pickup in person, pickup available, free pickup
-: curbside pickup, porch pickup, man bracket, player bracket, team bracket, bracket of, the bracket, winners bracket
-: tournament bracket, bracket tournament, bracket, bracket style
camera film-strip: film camera, film cameras, 35mm camera, 35mm cameras, 35mm film, analog camera, analog cameras
camera film-strip: analogue camera, analogue cameras, point and shoot, disposable cameras, disposable camera
framed-picture palette: risograph, risographs, riso print, riso prints, prints of, linocut prints, lino prints
framed-picture palette: signed print, signed prints, town prints, map prints, wall prints, prints of your
tree seedling: fruit trees, fruit tree, bare root trees, bare-root trees
plant: potted plants, potted plant, pot plants, pot plant
stew dinner-plate: frozen dinners, frozen dinner, home cooked dinners, freezer dinners, frozen ready meals
stew dinner-plate: home-cooked dinners, home cooked frozen, frozen home cooked
ice-cream: take home tubs, take-home tubs, tubs of ice cream, scoop tubs, pint tubs
stethoscope ribbon: mammogram, mammograms, mammography, breast screening, breast check, breast checks
shield security-camera: security guard, security guards, door supervisor, door supervisors, bouncers, event security
shield security-camera: manned guarding, night guard, watchman, watchmen
drum musical-notes: pow wow, powwow, pow-wow, pow wows, powwows
folk-dancers violin: barn dance, barn dances, contra dance, contra dances
folk-dancers violin: ceilidh dancing, square dance, square dancing, square dances
sneaker speaker: breaking battle, dance battle, dance crew, dance crews, kpop dance, k-pop dance, youth dance
paper-lantern long-drum: bon odori, obon festival, obon dance
christmas-tree gift: xmas market, xmas markets, xmas fair, xmas fayre
lifebuoy wave: flood relief, flood appeal, flood recovery, flood victims
hut fir-tree: huts
rainbow palette: holi, festival of colours, festival of colors
air-conditioner: ac tune-up, ac tune up, ac tuneup, a/c tune-up, ac check, ac checkup, a/c repair, a/c service, ac unit
air-conditioner: ac units, ac broken, ac not cooling, ac is out
heart handshake: be a donor, become a donor, want to donate your organs, donor register, donor card, organ donors
heart handshake: organ donation, organ donor
newspaper envelope: local newsletter, town newsletter, parish newsletter, newsletter about
`,
  ar: `
shield security-camera: حارس أمن, حراس أمن, افراد امن, أفراد أمن
stethoscope ribbon: ماموغرام, فحص الثدي, تصوير الثدي, الكشف المبكر عن سرطان
`,
  bg: `
logs fire: дърва за огрев
tree seedling: овощни дръвчета, овощни дървета
shield security-camera: охранители, охранител
stethoscope ribbon: мамография, преглед на гърдите
hedgehog: таралежи, таралеж
`,
  ca: `
tree seedling: arbres fruiters
stethoscope ribbon: mamografia, càncer de mama
`,
  cs: `
fire-engine: hasičský vůz, hasičské auto, hasičskou stříkačku
snowflake spade: odklízení sněhu, odhazování sněhu, úklid sněhu
logs fire: palivové dřevo, palivového dřeva, štípané dřevo, krbové dřevo, dřevo na topení
tree seedling: ovocné stromky, stromků ovocných, ovocných stromků
shield security-camera: ostraha objektu, strážný, strážní, vrátný, hlídač
stethoscope ribbon: mamograf, mamografie, vyšetření prsu
hedgehog: ježci, ježků, záchrana ježků, ježek
ambulance: na sanitku, nová sanitka
`,
  da: `
logs fire: brænde, brændetårn, ovntørt brænde
tree seedling: frugttræer
shield security-camera: dørmand, sikkerhedsvagt
stethoscope ribbon: mammografi, brystscreening
hedgehog: pindsvin, pindsvinepleje, pindsvineplejen
snowflake spade: skovle sne, snerydning, sneskovl
violin accordion: spillemandsbal
`,
  de: `
-: auf dem rasen, auf der wiese
basket leaves: korbtaschen, korbtasche, strohtaschen, basttaschen
logs fire: kaminholz, brennholz, scheitholz
tree seedling: obstbäume, obstbaum
plant: zimmerpflanzen, zimmerpflanze, topfpflanzen, topfpflanze
shield security-camera: sicherheitskraft, sicherheitskräfte, türsteher
stethoscope ribbon: mammographie, mammografie, mammographie-screening, brustkrebsvorsorge
hedgehog: igelstation, igelhilfe, igelpflege, igel
ambulance: rettungswagen, krankenwagen
snowflake spade: schneeräumen, schneeschippen, schnee schippen
`,
  el: `
logs fire: καυσόξυλα
tree seedling: οπωροφόρα, οπωροφόρα δέντρα
shield security-camera: σεκιούριτι, φύλακας, φύλακες
stethoscope ribbon: μαστογραφία, δωρεάν μαστογραφία
-: στο γκαζόν
`,
  es: `
-: en la hierba, sobre la hierba, en el pasto
basket leaves: bolsos de mimbre, bolso de mimbre, bolsos de paja, bolsos de rafia, capazos
tree seedling: frutales, árboles frutales
plant: plantas de interior, plantas en maceta
shield security-camera: vigilante, vigilantes, guardia de seguridad, guardias de seguridad, vigilante de seguridad
stethoscope ribbon: mamografía, mamografías, mastografía, cáncer de mama
sneaker speaker: hip hop, baile urbano, danza urbana
ambulance: ambulancia, ambulancias
-: en el césped, sobre el césped
`,
  et: `
snowflake spade: lume lükkamine, lume lükkamisest, lumelükkamine, lumelükkamisest, lumekoristus
shield security-camera: turvamees, turvatöötaja
stethoscope ribbon: mammograafia
`,
  fi: `
strawberry: mansikat, mansikka, mansikoita, mansikoiden, mansikan
logs fire: polttopuut, klapit, koivuklapit, polttopuita
tree seedling: hedelmäpuut, hedelmäpuu, hedelmäpuita
shield security-camera: vartija, vartijat, vartijaksi, vartijoita
stethoscope ribbon: mammografia, rintasyöpäseulonta
hedgehog: siilit, siili, siilihoitola
`,
  fr: `
-: sur la pelouse, sur l'herbe, sur le gazon
basket leaves: sac en osier, sacs en osier, sac en paille, sacs en paille, sac en raphia, sacs en raphia
tree seedling: arbres fruitiers, arbre fruitier
plant: plantes vertes, plantes d'intérieur, plante verte
shield security-camera: agent de sécurité, agents de sécurité, gardiennage, vigile, vigiles
stethoscope ribbon: mammographie, dépistage du cancer du sein
hedgehog: hérisson, hérissons
`,
  he: `
-: על הדשא, בדשא, בפארק על הדשא
turf-roll: דשא סינטטי, מרבדי דשא, דשא מוכן
musical-notes microphone: שרים ביחד, שירים ביחד, ערב שירה, שירה בציבור
tree seedling: עצי פרי, עץ פרי
plant: עציצים, צמחי בית, עציץ
shield security-camera: מאבטח, מאבטחים
stethoscope ribbon: ממוגרפיה, אוקטובר ורוד, סרטן השד
`,
  hi: `
shield security-camera: सिक्योरिटी गार्ड, सुरक्षा गार्ड, गार्ड, चौकीदार, सुरक्षाकर्मी
plant: गमले
stethoscope ribbon: मैमोग्राफी
`,
  hr: `
logs fire: ogrjevno drvo, drva za ogrjev, drva
tree seedling: voćke, sadnice voćaka, voćne sadnice
shield security-camera: zaštitar, zaštitari, zaštitara
stethoscope ribbon: mamografija, mamografije, rak dojke
hedgehog: ježevi, jež
`,
  hu: `
logs fire: tűzifa, tűzifát
tree seedling: gyümölcsfa, gyümölcsfák
tooth: fogászati, fogászati asszisztens, dentálhigiénikus, fogtechnikus, fogászati asszisztenst
violin accordion: népdal
shield security-camera: biztonsági őr, biztonsági őrt, vagyonőr, vagyonőrt, portás
stethoscope ribbon: mammográfia, mammográfiás szűrés, emlőszűrés, mellrák
hedgehog: sünök, sün, sünmentés
`,
  id: `
basket leaves: tas rotan, tas anyaman, tas pandan
shield security-camera: satpam, penjaga keamanan, pengawal keselamatan
stethoscope ribbon: mamografi
`,
  it: `
basket leaves: borse di paglia, borsa di paglia, borse in vimini, borsa in vimini
tree seedling: alberi da frutto, piante da frutto
plant: piante da appartamento, piante in vaso
shield security-camera: guardia giurata, guardie giurate, vigilanza, buttafuori
stethoscope ribbon: mammografia, mammografie, tumore al seno
hedgehog: centro recupero ricci
ambulance: ambulanza, nuova ambulanza
-: sul prato
`,
  ja: `
paper-lantern long-drum: 盆おどり, 盆踊り, 盆おどり大会, 盆踊り大会, 納涼盆踊り
plant: 観葉植物, 鉢植え
tree seedling: 果樹苗
sneaker speaker: ヒップホップダンス, キッズダンス, ストリートダンス
shield security-camera: 警備員, 警備スタッフ
stethoscope ribbon: マンモグラフィ, マンモグラフィー, 乳がん検診, 乳がん
camera film-strip: フィルムカメラ
`,
  ko: `
plant: 화분, 반려식물
sneaker speaker: 청소년 댄스, 댄스 경연대회, 댄스경연대회, 댄스 대회, 댄스 배틀, 방송댄스, 스트릿 댄스, 힙합 댄스, 케이팝 댄스
shield security-camera: 경비원, 보안요원
stethoscope ribbon: 유방암, 유방암 검진, 유방촬영
camera film-strip: 필름카메라, 필름 카메라
`,
  lt: `
logs fire: malkos, malkų
tree seedling: vaismedžiai, vaismedžių
shield security-camera: apsaugos darbuotojas, apsaugininkas, sargas
stethoscope ribbon: mamografija, mamograma
hedgehog: ežiai, ežys
`,
  lv: `
logs fire: malka, malku
tree seedling: augļkoki, augļu koki
shield security-camera: apsargs, apsargi, apsargus
stethoscope ribbon: mamogrāfija
hedgehog: eži, ezis
`,
  nb: `
logs fire: bjørkeved, ved og peis, tørr ved
tree seedling: frukttrær
shield security-camera: vekter, vektere, ordensvakt
stethoscope ribbon: mammografi, brystkreft
hedgehog: pinnsvin
snowflake spade: å måke, måking, måke snø, snøskuffe
violin accordion: spelemannslag
`,
  nl: `
logs fire: brandhout, haardhout, openhaardhout
tree seedling: fruitbomen, fruitboom
plant: kamerplanten, kamerplant
shield security-camera: beveiliger, beveiligers
stethoscope ribbon: mammografie, borstkanker, borstonderzoek
hedgehog: egelopvang, egels, egel, egelhuis
ambulance: ambulance
-: op het gras
`,
  pl: `
wheelchair: wózek inwalidzki, wózka inwalidzkiego, wózki inwalidzkie
logs fire: drewno kominkowe, drewno opałowe, drewno do kominka
tree seedling: drzewka owocowe, drzewa owocowe
plant: rośliny doniczkowe, kwiaty doniczkowe
shield security-camera: ochroniarz, pracownik ochrony, pracownika ochrony, pracowników ochrony
stethoscope ribbon: mammografia, mammografię, mammobus, badanie piersi, rak piersi, różowy październik
hedgehog: jeże, jeży, jeż, ośrodek dla jeży
ambulance: karetka, karetkę, karetki, na karetkę
`,
  pt: `
-: no gramado, na grama
basket leaves: bolsas de palha, bolsa de palha, malas de palha, cestas de vime
logs fire: lenha
tree seedling: árvores de fruto, árvores frutíferas
plant: plantas de interior, vasos de plantas
shield security-camera: vigilante, vigilantes, porteiro, segurança privado
stethoscope ribbon: mamografia, mamografias
dinner-plate vase: louça, loiça, louça artesanal, loiça artesanal, loiças, louças
tap wrench: louças sanitárias
ambulance: ambulância, ambulâncias
-: na relva
`,
  ro: `
logs fire: lemne de foc, lemne
tree seedling: pomi fructiferi
shield security-camera: agent de pază, agenți de pază, paznic, agent de securitate
stethoscope ribbon: mamografie, mamografii, cancer de sân, cancerul de sân
hedgehog: arici, aricii
ambulance: ambulanță, ambulanța
`,
  ru: `
paw dog: в приют, приют для животных, приют для собак, для приюта
snowflake spade: уборка снега, уборки снега, чистка снега, чистить снег
logs fire: дрова, дров
shield security-camera: охранник, охранники, охранника, сторож, вахтер
tree seedling: плодовые деревья, саженцы яблонь, плодовых деревьев
stethoscope ribbon: маммография, маммографию, рак груди, рака груди
ambulance: скорая помощь, на скорую, скорой помощи, машина скорой
hedgehog: ежи, ежей, ёжики
`,
  sk: `
logs fire: palivové drevo, palivového dreva, palivové dřevo
tree seedling: ovocné stromčeky
shield security-camera: strážnik, strážna služba, vrátnik, sbs
stethoscope ribbon: mamografia, mamograf
hedgehog: ježkovia, ježkov, ježe
ambulance: sanitka, na sanitku
`,
  sl: `
logs fire: drva, ogrjevno drvo
tree seedling: sadno drevje, sadna drevesa
shield security-camera: varnostnik, varnostniki, varnostnika
stethoscope ribbon: mamografija
hedgehog: ježi, jež
`,
  sv: `
logs fire: ved, björkved, torr ved, brännved
tree seedling: fruktträd
plant: krukväxter, krukväxt, krukväxten
shield security-camera: väktare, ordningsvakt
stethoscope ribbon: mammografi, bröstcancer
hedgehog: igelkottar, igelkott
snowflake spade: skotta snö, snöskottning, skotta, snöskyffel
violin accordion: spelmansstämma
`,
  th: `
basket leaves: กระเป๋าสาน, กระเป๋าหวาย, กระเป๋ากระจูด
lifebuoy wave: น้ำท่วม, ช่วยน้ำท่วม, ผู้ประสบภัย, ช่วยเหลือผู้ประสบภัย, ผู้ประสบภัยน้ำท่วม
shield security-camera: รปภ, พนักงานรักษาความปลอดภัย, เจ้าหน้าที่รักษาความปลอดภัย
`,
  tr: `
paw dog: barınak, barınağı, hayvan barınağı, barınaktaki
logs fire: odun, yakacak odun, şömine odunu
tree seedling: meyve fidanı, meyve ağacı
shield security-camera: güvenlik görevlisi, güvenlik görevlileri, bekçi
stethoscope ribbon: mamografi, meme kanseri
`,
  uk: `
paw dog: у притулок, притулок для тварин, притулку для собак, для притулку
snowflake spade: прибирання снігу, чистити сніг
logs fire: дрова, дрова для каміна, дров
tree seedling: плодові дерева, саджанці яблунь
shield security-camera: охоронець, охоронці, охоронця, сторож
stethoscope ribbon: мамографія, мамографію, рак грудей
ambulance: на швидку, швидка допомога, швидкої допомоги, карета швидкої, машина швидкої
hedgehog: їжаки, їжачки, їжаків
`,
  vi: `
basket leaves: túi mây, túi cói, túi lục bình, giỏ mây, giỏ cói, túi mây tre đan, túi tre
plant: cây cảnh, cây để bàn, chậu cây, sen đá
shield security-camera: nhân viên bảo vệ, tuyển bảo vệ
`,
  zh: `
clipboard: ~ 问卷, 問卷, 填問卷, 填问卷, 填寫問卷, 填写问卷, 需填問卷
plant: 绿植, 綠植
shield security-camera: 保安, 保安员, 保安員
stethoscope ribbon: 乳腺癌, 乳癌, 乳房攝影, 乳腺检查
sneaker speaker: 街舞
`,
};
