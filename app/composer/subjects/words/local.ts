import { englishLocal } from './local-en.ts';

/**
 * What clubs, media, landlords, schools and small firms call what they offer in everyday words, by language. Notation:
 * word-list.ts.
 */
export const localWords: Record<string, string> = {
  en: englishLocal,
  ar: `
smartphone car: مشاركة المشاوير, مشاركة الرحلات, تطبيق توصيل مشاوير, تطبيق مشاوير, تطبيق تكسي, تطبيق تاكسي
smartphone: حمل التطبيق, حمل تطبيق, تحميل التطبيق, نزل التطبيق, تطبيق جوال, تطبيقنا
rice meat-on-bone: مندي, مظبي, مدفون لحم, حنيذ
grapes apple: فواكه, محل فواكه
teddy-bear crayon: معلمة رياض أطفال, رياض أطفال, روضة أطفال
books pencil: دورة ايلتس, ايلتس, توفل, دورات تقوية
`,
  bg: `
studio-microphone headphones: подкаст, подкасти
newspaper: вестник, вестници, абонамент за вестник
lorry: влекач, влекачи, шофьори на тир, шофьори кат c, шофьори кат с, шофьори кат c e, шофьори кат с е, шофьор кат c, шофьор кат с, търсим шофьори кат c e, търсим шофьори кат с е, търсим шофьори кат c, международен транспорт
`,
  cs: `
beer: pivnice, dvanáctka, natočená dvanáctka, čepovaná dvanáctka, jedenáctka, čepované pivo, točené pivo
meat-on-bone: pečené koleno, pečené vepřové koleno
horse campsite: tábor u koní, tábor s koňmi, příměstský tábor u koní, koňský tábor, jezdecký tábor
headphones vinyl-record: nový singl
camera: fotosoutěž
studio-microphone headphones: podcast, podcasty
newspaper: noviny, místní noviny, předplatné novin
theatre-masks: ochotníci, ochotnické divadlo, divadelní spolek
lorry: řidič c e, řidič sk c, řidiči c e, řidič mkd
`,
  da: `
basket leaves: pileflet, kurvefletning
compass world-map: orienteringsløb
headphones vinyl-record: ny single
camera: fotokonkurrence
studio-microphone headphones: podcast, podcasts
newspaper: avis, lokalavis, dagblad, ugeavis, avisabonnement
meat-on-bone: flæskesteg, ribbensteg, svinesteg, julesteg, kamsteg
theatre-masks: dilettant, amatørteater, amatørscenen, teaterforening
`,
  de: `
horse campsite: reiterferien, ponyferien, pferdecamp, reitfreizeit
tractor wheat: lohndrusch, mähdrusch, strohpressen, ballenpressen, lohnunternehmen
nest bird: nistkästen, nistkasten
droplet: brunnenbohrer, brunnenbau, brunnenbohrung
playing-card: schafkopf, doppelkopf, skatabend, skatturnier
pen notebook: kreatives schreiben
headphones vinyl-record: neue single, neues musikvideo
camera: fotowettbewerb
studio-microphone headphones: podcast, podcasts
newspaper: zeitung, lokalzeitung, tageszeitung, zeitungsabo, probeabo zeitung
meat-on-bone: schweinebraten, krustenbraten, spanferkel, schweinshaxe, sonntagsbraten, sauerbraten
musical-notes musical-score: tenöre, sopranistinnen, chorsänger, chorsängerinnen, sänger gesucht, noten lesen, chormitglieder
theatre-masks: laienspiel, laientheater, theaterverein, laienspielgruppe, theatergruppe
lorry: fahrer c e, berufskraftfahrer, fahrer ce, kraftfahrer c e, kraftfahrer ce
calculator receipt: umsatzsteuervoranmeldung, umsatzsteuererklärung
`,
  el: `
roof: μόνωση ταράτσας, στεγανοποίηση ταράτσας
studio-microphone headphones: podcast
newspaper: εφημερίδα, τοπική εφημερίδα
`,
  es: `
goal-net: balonmano
pen notebook: escritura creativa, taller de escritura
key convenience-store: alquilo local, alquiler local, local en alquiler, local comercial
headphones vinyl-record: nuevo sencillo, nuevo single
camera: concurso de fotografía, concurso de fotos
studio-microphone headphones: podcast, pódcast
newspaper: periódico, periódico local, diario local
books pencil: selectividad, oposiciones, b1 preliminary, preparación de exámenes, examen de cambridge, academia de oposiciones
theatre-masks: compañía de teatro, grupo de teatro, teatro aficionado
calculator receipt: declaración de la renta, declaración del iva
`,
  fa: `
grapes apple: میوه فروشی, میوه
lipstick bride: پکیج عروس, پکیج آرایش عروس, آرایش عروس, میکاپ عروس, سالن عروس
boiler wrench: تعمیر پکیج, سرویس پکیج, نصب پکیج, پکیج دیواری, پکیج شوفاژ, پکیج و رادیاتور, پکیج و کولر
`,
  fi: `
seedling plant: taimimyyjäiset, taimimyynti, taimet
compass world-map: suunnistus, rastit, kuntorastit
headphones vinyl-record: uusi single, uusi biisi
camera: valokuvakilpailu
studio-microphone headphones: podcast, podcastit
newspaper: sanomalehti, paikallislehti, lehtitilaus
plug lightning: sähköasennus, sähköasennukset, sähköurakointi, sähkömies, sähköremontti
meat-on-bone: joulukinkku, porsaanpaisti
`,
  fr: `
open-book speech-bubble: cours d'arabe, cours d'anglais, cours d'espagnol, cours d'allemand, cours d'italien, cours de chinois, cours de français, cours de russe
key convenience-store: local commercial, local à louer
pen notebook: atelier d’écriture, atelier écriture
headphones vinyl-record: nouveau single, nouveau clip
camera: concours photo
studio-microphone headphones: podcast, podcasts
newspaper: journal local, quotidien régional, hebdo local
theatre-masks: par la cie, compagnie de théâtre, troupe de théâtre, théâtre amateur, pièce de théâtre, par la troupe
musical-notes musical-score: ténors, sopranos, choristes, chanteurs amateurs
books pencil: préparation au delf, delf, tcf, prépa concours, révisions du bac, stage de révision
`,
  hi: `
books pencil: बैंक की तैयारी, रेलवे बैंक की तैयारी, रेलवे बैंक, बैंक परीक्षा, बैंक पीओ, बैंक कोचिंग, प्रतियोगी परीक्षा, सरकारी नौकरी की तैयारी, एसएससी, यूपीएससी, नीट, जेईई
`,
  hu: `
open-book speech-bubble: angolul, angol tanfolyam, angol nyelvtanfolyam, németül, angoltanár
saw hammer: fafaragás, fafaragó
headphones vinyl-record: új kislemez
camera: fotópályázat
studio-microphone headphones: podcast
newspaper: helyi újság, napilap, újság előfizetés
`,
  id: `
droplet: gali sumur, jasa gali sumur, sumur bor
marquee chair: sewa tenda, sewa tenda kursi, tenda hajatan, sewa kursi, sewa kursi pesta, tenda dan kursi
speaker: sewa sound system, sound system hajatan
studio-microphone headphones: podcast, siniar
newspaper: koran, koran lokal, surat kabar
books pencil: bimbel, persiapan utbk, les ielts, les toefl
`,
  it: `
drum guitar: sala prove, sale prove
pie: crostate, crostata
accordion: organetto
key convenience-store: locale commerciale, fondo commerciale
pen notebook: scrittura creativa
musical-notes microphone: nuovo singolo
camera: concorso fotografico
studio-microphone headphones: podcast
newspaper: giornale locale, quotidiano locale
theatre-masks: compagnia teatrale, filodrammatica, teatro amatoriale
musical-notes musical-score: tenori, soprani, coristi, coriste, cercasi coristi
`,
  ko: `
lorry parcel: 이삿짐, 이삿짐 보관, 이삿짐센터
books desk-lamp: 스터디카페, 독서실, 스터디룸, 관리형 독서실, 관리형독서실
nail-polish: 손톱, 손톱관리
grapes apple: 과일가게, 과일, 제철과일, 과일바구니
`,
  nb: `
compass world-map: orientering, orienteringsløp
headphones vinyl-record: ny singel, ny låt
camera: fotokonkurranse
studio-microphone headphones: podkast, podcast
newspaper: avis, lokalavis, lokalavisa, avisa, nettavis, avisabonnement
meat-on-bone: svineribbe, juleribbe, pinnekjøtt, lammelår, svinestek
theatre-masks: amatørteater, teaterlag, revylag
`,
  nl: `
house thermometer: zolder isoleren, dakisolatie, spouwmuurisolatie, vloerisolatie, zolderisolatie, isolatiebedrijf
headphones vinyl-record: nieuwe single
camera: fotowedstrijd, fotoprijsvraag
studio-microphone headphones: podcast, podcasts
newspaper: krant, lokale krant, streekkrant, dagblad
musical-notes musical-score: tenoren, sopranen, alten, bassen, koorleden, noten lezen, bladmuziek, zangers gezocht
calculator receipt: btw-aangifte, btw aangifte, aangifte, belastingaangifte, inkomstenbelasting, aangifte inkomstenbelasting
meat-on-bone: varkensrollade, rollade, gebraden varkensvlees
theatre-masks: toneelvereniging, toneelgroep, toneelstuk
lorry: chauffeur ce, chauffeur c e, chauffeurs ce, vrachtwagenchauffeur
`,
  pl: `
dog cat: schronisko, schroniska, na schronisko
hut mountain: schronisko górskie, schronisko pttk, schronisko turystyczne, schronisko w górach
horse campsite: obóz konny, obozy konne, obóz jeździecki, półkolonie konne, półkolonie w stajni
house key: działka budowlana, działkę budowlaną, działki budowlane
newspaper recycling: makulatura, zbiórka makulatury
headphones vinyl-record: nowy singiel
camera: konkurs fotograficzny
studio-microphone headphones: podcast, podcasty
newspaper: gazeta, gazeta lokalna, prenumerata gazety
musical-notes musical-score: tenory, soprany, chórzyści, chór szuka
lorry: kierowca c e, kierowca ce, kierowcy c e, kierowców c e
theatre-masks: teatr amatorski, grupa teatralna
`,
  pt: `
key convenience-store: aluga-se loja, loja para arrendar, ponto comercial
pen notebook: escrita criativa
headphones vinyl-record: novo single
camera: concurso de fotografia
studio-microphone headphones: podcast
newspaper: jornal local, jornal regional
house key: t0 renovado, t1 renovado, t2 renovado, t3 renovado, t4 renovado, t0 com, t1 com, t2 com, t3 com, t4 com, t0 para, t1 para, t2 para, t3 para, t4 para, t1 em, t2 em, t3 em, t4 em, t1 novo, t2 novo, t3 novo
grapes apple: frutaria, frutarias
theatre-masks: grupo de teatro, teatro amador, companhia de teatro
`,
  ru: `
sushi: роллы, роллов, доставка роллов, суши и роллы
steering-wheel: перетяжка руля, перетяжка рулей
newspaper recycling: макулатура, макулатуры, сбор макулатуры
headphones vinyl-record: новый сингл, новый трек
camera: фотоконкурс
studio-microphone headphones: подкаст, подкасты
dog paw: погулять с собаками, гулять с собаками, выгул собак, приют для собак, хвостатые, хвостатым, хвостатых
paw: приют для кошек, бездомные животные, бездомных животных
lorry: водитель категории е, водитель категории се, водители категории се, водитель фуры, водители фур, тягач, тягачи, дальнобойщик
books pencil: подготовка к егэ, подготовка к огэ, подготовка к ielts
`,
  sk: `
horse campsite: tábor pri koňoch, tábor s koňmi, jazdecký tábor
meat-on-bone: pečené koleno
studio-microphone headphones: podcast, podcasty
lorry: vodič c e, vodiči c e, vodič mkd
`,
  sv: `
compass world-map: orientering
headphones vinyl-record: ny singel, nya singeln
camera: fototävling
studio-microphone headphones: podd, podden, podcast, poddar
newspaper: tidning, lokaltidning, lokaltidningen, dagstidning, morgontidning, tidningsprenumeration
meat-on-bone: julskinka, fläskstek, grisstek, skinkstek
theatre-masks: amatörteater, teaterförening, revy, nyårsrevy
`,
  th: `
motor-scooter motorcycle: เช่ามอไซค์, เช่ามอไซ, เช่ารถมอไซค์, มอไซค์, มอไซ, มอเตอร์ไซค์ให้เช่า, เช่ารถมอเตอร์ไซค์, เช่าสกู๊ตเตอร์
solar-panel: โซล่าเซลล์, โซล่าเซล, โซลาเซลล์, โซล่า, แผงโซล่า, แผงโซล่าเซลล์, ติดตั้งโซล่าเซลล์, หลังคาโซล่า
`,
  tl: `
meat-on-bone: lechon, litson, lechong baboy
bus: dyip, dyipni, jeep
`,
  tr: `
key convenience-store: kiralık dükkan, kiralık işyeri, devren dükkan
coffee: bakır cezve, cezve
headphones vinyl-record: yeni single
camera: fotoğraf yarışması
studio-microphone headphones: podcast
newspaper: gazete, yerel gazete
smartphone calendar: randevu defteri, randevu defterini, randevu programı, randevu uygulaması, randevu sistemi, online randevu sistemi, randevu yazılımı
car key: 2 el araç, 2 el araçlar, 2 el araba, 2 el otomobil, ikinci el araçlar, ikinci el araç, ekspertizli araç, ekspertizli araçlar
`,
  uk: `
newspaper recycling: макулатура, макулатури, збір макулатури
tent: дитячий табір, літній табір
open-book speech-bubble: англійська, англійська для дітей, курси англійської, англійської мови
palette paintbrush: петриківський розпис
headphones vinyl-record: новий сингл, новий трек
camera: фотоконкурс
studio-microphone headphones: подкаст, подкасти
eyelashes: брови, брів, ламінування брів, корекція брів, фарбування брів, архітектура брів
dog paw: притулок для собак, вигул собак, погуляти з собаками, хвостаті, хвостатих, хвостики
lorry: водій категорії се, водій фури, водії фур, тягач, тягачі, далекобійник
books pencil: підготовка до нмт, підготовка до зно
`,
  vi: `
grapes apple: trái cây, hoa quả, trái cây nhập khẩu
motor-scooter motorcycle: thuê xe máy, cho thuê xe máy
books pencil: luyện thi, luyện thi ielts, ôn thi đại học
`,
  zh: `
basket leaves: 竹篮, 竹籃, 手工竹篮
smartphone: 二手手机, 二手手機, 二手iphone
house key: 一室一厅, 两室一厅, 两室两厅, 三室一厅, 三室两厅, 四室两厅, 一居室, 两居室, 三居室, 一房一厅, 两房一厅, 整租, 合租, 拎包入住, 一房一廳, 兩房一廳, 三房兩廳, 整層出租
grapes apple: 水果店, 水果, 鲜果, 果篮, 水果超市, 水果批发
books pencil: 考研, 考公, 雅思, 托福, 教资, 雅思培訓, 多益
`,
  ja: `
paper-lantern fireworks: 夏祭り, お祭り, 納涼祭, 盆踊り, 盆踊り大会
massage lotion: ヘッドスパ
basket carrot: 朝市, マルシェ
`,
  lv: `
towel: linu dvieļi, dvieļi
`,
  he: `
grapes apple: פירות, חנות פירות
basket leaves: סלי קש, סל קש
`,
  ro: `
blouse: ie cusută manual, ii cusute
`,
};
