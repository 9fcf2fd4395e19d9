import { learningWords } from './learning-words.ts';

/**
 * What is done, learnt or played stands before where and when: "sunrise yoga" is yoga, a "coding bootcamp" is at a
 * laptop, a "new album" is a record. By language, read before its lists. Notation: word-list.ts.
 */
const activities: Record<string, string> = {
  en: `
dinner-plate cutlery: ~ new menu, autumn menu, spring menu, summer menu, winter menu, seasonal menu, new autumn menu
dinner-plate cutlery: ~ all you can eat, eat all you can, early bird menu, midweek menu, sharing menu, festive menu
dinner-plate wine: bring your own bottle
dinner-plate cutlery: ~ three course lunch, three course dinner, two course lunch, pensioners' lunch, seniors' lunch
plug lightning: sparks electrical
bicycle wrench: cycles
easter-egg: easter chocolates, easter chocolate, chocolate eggs, chocolate easter eggs, chocolate bunnies
school backpack: ~ elementary, elementary school, prep school
lotus-position sunrise: sunrise yoga, sunrise pilates, sunrise meditation, dawn yoga, morning yoga, sunrise stretch
lotus-position sun: sunset yoga, beach yoga, park yoga, rooftop yoga, garden yoga
lotus-position goat: goat yoga, yoga with goats
lotus-position dog: puppy yoga, yoga with puppies, doga
lotus-position cat: cat yoga, kitten yoga, yoga with kittens
lotus-position moon: full moon yoga, moonlight yoga, new moon yoga, full moon meditation
swimmer sunrise: sunrise swim, sunrise swims, dawn swim, dawn swims, sunrise dip, sunrise dips
swimmer moon: full moon swim, full moon swims, full moon dip, moonlight dip
swimmer wave: sunset swim, sunset swims
hiking-boot sunrise: sunrise hike, sunrise hikes, sunrise walk, sunrise walks, sunrise trek, sunrise treks, dawn walk
hiking-boot moon: full moon hike, full moon hikes, full moon walk, full moon walks
hiking-boot mountain: sunset hike, sunset hikes, sunset walk, sunset walks
kayak wave: sunrise kayak, sunrise paddle, sunset paddle, full moon paddle, moonlight paddle
runner sunrise: sunrise run, sunrise runs, dawn run, daybreak run
dumbbell sunrise: sunrise bootcamp, sunrise fitness
cocktail sun: sunset drinks, sundowners, sundowner, sunset cocktails, rooftop drinks, rooftop bar, sunset session
drum moon: full moon drum circle
runner sneaker: mile run, mile race, mile fun run, charity run, charity 5k, charity 10k, family 5k, trail 10k
laptop desktop-computer: coding bootcamp, coding bootcamps, data bootcamp, data bootcamps, analyst bootcamp
laptop desktop-computer: python for beginners, learn python, python course, python class, python classes, learn java
laptop desktop-computer: java course, sql for beginners, learn sql, javascript for beginners, learn javascript
laptop desktop-computer: learn coding, coding for kids, coding for beginners, learn html, excel for, learn excel
walker sneaker: charity walk, walkathon, sponsored hike
secateurs leaves: how to prune, prune roses, prune your roses, pruning roses, prune fruit trees
dumbbell sun: beach bootcamp, park bootcamp, outdoor bootcamp, beach fitness, beach workout
ring bouquet: beach wedding, beach weddings, garden wedding, garden weddings, barn wedding, barn weddings
glasses: ~ optics
laptop desktop-computer: code bootcamp, software bootcamp, python bootcamp, web development bootcamp, coding boot camp
laptop headphones: ~ free webinar, live webinar, webinar, webinars, online workshop, online workshops, online training
laptop headphones: ~ free online class, online masterclass, virtual workshop, virtual workshops, zoom workshop, online seminar
vinyl-record headphones: new album, debut album, second album, third album, new ep, debut ep, new record out
vinyl-record headphones: album out, ep out, new lp, latest album, the new album
headphones vinyl-record: new single, debut single, single out
`,
  de: `
laptop desktop-computer: python für anfänger, python lernen, python-kurs, pythonkurs, python für einsteiger
football goal-net: benefizspiel
stethoscope: ~ praxis, neue patienten
roof ladder: bedachung, bedachungen
easter-egg: schokoeier, schokoladeneier, osterschokolade, schokohasen, schokoladenhasen, schokohase
laptop headphones: webinar, webinare, online-workshop, online-seminar, onlineseminar, onlinekurs, online-kurs
laptop desktop-computer: coding-bootcamp, coding bootcamp, programmier-bootcamp, data bootcamp
ship wave: sonnenuntergangsfahrt, sonnenuntergangsfahrten, sonnenuntergangstour
runner sneaker: km-lauf, kilometer-lauf, kilometerlauf, spendenlauf, benefizlauf, charity-lauf, charitylauf
vinyl-record headphones: neues album, neue ep, debütalbum, das neue album, neue platte
headphones vinyl-record: neue single, debütsingle
`,
  fr: `
-: au profit de la spa, pour la spa
dog cat: la spa
walker sneaker: marche solidaire, marche rose, marche caritative, marche contre, marche pour
laptop desktop-computer: python pour débutants, apprendre python, cours de python, formation python
cutlery dinner-plate: ~ menu dégustation, nouvelle carte, nouveau menu
runner sneaker: course des 10 km, course des 5 km, 10 km au profit, 5 km au profit
wine barrel: visite de la cave, visite guidée de la cave, visite de cave, visite du chai
easter-egg: chocolats de pâques, chocolat de pâques, œufs en chocolat, œuf en chocolat, oeufs en chocolat
laptop headphones: webinaire, webinaires, webinar, atelier en ligne, formation en ligne, cours en ligne
laptop desktop-computer: bootcamp de code, bootcamp code, bootcamp de programmation, bootcamp développeur, bootcamp data
runner sneaker: course solidaire, course caritative, courir pour, course de 5 km, course de 10 km
vinyl-record headphones: nouvel album, premier album, nouvel ep, nouveau disque
headphones vinyl-record: nouveau single, premier single
`,
  es: `
laptop desktop-computer: curso de python, python para principiantes, aprende python, python desde cero
cutlery dinner-plate: ~ cena, cenas
tooth toothbrush: dental, limpieza dental, higiene dental
wine cutlery: cena maridaje, cenas maridaje, maridaje
cutlery dinner-plate: ~ menú degustación, nueva carta, nuevo menú
easter-egg: huevos de chocolate, huevos de pascua, huevo de pascua, chocolates de pascua
laptop headphones: webinar, webinars, taller online, curso online, cursos online, seminario web, clase online
laptop desktop-computer: bootcamp de programación, bootcamp de código, bootcamp de datos
runner sneaker: carrera solidaria, carrera benéfica, carrera popular
vinyl-record headphones: nuevo disco, nuevo álbum, primer disco, álbum debut, nuevo ep
headphones vinyl-record: nuevo single, nuevo sencillo
`,
  it: `
laptop desktop-computer: corso di python, corso python, python per principianti, impara python
cutlery dinner-plate: ~ cena, cene
cutlery dinner-plate: ~ menù degustazione, menu degustazione, nuovo menù, nuovo menu
easter-egg: uova di cioccolato, uovo di cioccolato, uova di pasqua artigianali, cioccolato di pasqua
laptop headphones: webinar, corso online, corsi online, seminario online, workshop online
laptop desktop-computer: bootcamp di programmazione, coding bootcamp, bootcamp di coding
runner sneaker: corsa solidale, corsa benefica, corsa di beneficenza
vinyl-record headphones: nuovo album, nuovo disco, album d'esordio, primo album, nuovo ep
headphones vinyl-record: nuovo singolo
`,
  pt: `
laptop desktop-computer: curso de python, python para iniciantes, aprenda python
easter-egg: ovos de páscoa, ovo de páscoa, ovos de chocolate, chocolates de páscoa
laptop headphones: webinar, webinars, curso online, cursos online, workshop online, oficina online, aula online
laptop desktop-computer: bootcamp de programação, bootcamp de código, bootcamp de dados
runner sneaker: corrida solidária, corrida beneficente, corrida de rua
vinyl-record headphones: novo álbum, novo disco, álbum de estreia, novo ep
headphones vinyl-record: novo single
`,
  nl: `
laptop desktop-computer: python voor beginners, python cursus, cursus python, leer python
easter-egg: paaschocolade, chocolade-eieren, paaseitjes, chocolade eieren
laptop headphones: webinar, webinars, online cursus, online workshop, online training
laptop desktop-computer: coding bootcamp, programmeer bootcamp, data bootcamp
runner sneaker: sponsorloop, km hardlopen, kilometer hardlopen, hardloopwedstrijd
vinyl-record headphones: nieuw album, nieuwe ep, debuutalbum, nieuwe plaat
headphones vinyl-record: nieuwe single
`,
  pl: `
laptop desktop-computer: kurs pythona, python od podstaw, python dla początkujących, nauka pythona
walker sneaker: marsz dla, marsz charytatywny, marsz
dancer musical-notes: kurs salsy, salsa, nauka tańca, lekcje salsy
dinner-plate cutlery: obiady, obiady domowe, domowe obiady, nowe menu
easter-egg: czekoladowe jajka, czekolady wielkanocne, jajka z czekolady
laptop headphones: webinar, webinary, warsztaty online, kurs online, szkolenie online
laptop desktop-computer: bootcamp programistyczny, bootcamp it
runner sneaker: bieg charytatywny, bieg dla, bieg na
vinyl-record headphones: nowa płyta, nowy album, debiutancki album, debiutancka płyta
headphones vinyl-record: nowy singiel
`,
  sv: `
school backpack: gymnasiet, gymnasieskola, gymnasieskolan
laptop headphones: webinar, webbinarium, onlinekurs, onlineworkshop
runner sneaker: välgörenhetslopp
vinyl-record headphones: nytt album, ny skiva, ny platta, debutalbum, nya albumet
headphones vinyl-record: ny singel, nya singeln
`,
  da: `
laptop headphones: webinar, webinarer, onlinekursus, online kursus, online workshop
runner sneaker: velgørenhedsløb, motionsløb
vinyl-record headphones: nyt album, debutalbum, ny plade
headphones vinyl-record: ny single
`,
  nb: `
laptop headphones: webinar, webinarer, nettkurs, online kurs
runner sneaker: veldedighetsløp, mosjonsløp
vinyl-record headphones: nytt album, debutalbum, ny plate
headphones vinyl-record: ny singel
`,
  fi: `
laptop headphones: webinaari, verkkokurssi, verkkoseminaari
runner sneaker: hyväntekeväisyysjuoksu
vinyl-record headphones: uusi albumi, uusi levy, esikoisalbumi, debyyttialbumi
headphones vinyl-record: uusi sinkku
`,
  cs: `
laptop headphones: webinář, webináře, online kurz, online seminář
runner sneaker: charitativní běh, dobročinný běh
vinyl-record headphones: nové album, nová deska, debutové album
headphones vinyl-record: nový singl
`,
  hu: `
laptop headphones: webinár, webinárium, online tanfolyam, online képzés
runner sneaker: jótékonysági futás
vinyl-record headphones: új album, új lemez, debütáló album
headphones vinyl-record: új kislemez
`,
  ro: `
laptop headphones: webinar, curs online, cursuri online, atelier online
runner sneaker: cursă caritabilă, cursa caritabilă, alergare caritabilă, cros caritabil
vinyl-record headphones: album nou, noul album, album de debut
headphones vinyl-record: noul single
`,
  el: `
laptop headphones: διαδικτυακό σεμινάριο, online σεμινάριο, webinar
runner sneaker: φιλανθρωπικός αγώνας δρόμου
vinyl-record headphones: νέο άλμπουμ, νέος δίσκος, το νέο άλμπουμ
headphones vinyl-record: νέο single
`,
  tr: `
laptop headphones: webinar, online eğitim, online kurs, çevrim içi eğitim
runner sneaker: yardım koşusu, bağış koşusu
vinyl-record headphones: yeni albüm, ilk albüm
headphones vinyl-record: yeni single, yeni şarkı
`,
  ru: `
laptop headphones: вебинар, вебинары, онлайн-курс, онлайн курс, онлайн-семинар
runner sneaker: благотворительный забег
vinyl-record headphones: новый альбом, дебютный альбом
headphones vinyl-record: новый сингл
`,
  uk: `
laptop headphones: вебінар, вебінари, онлайн-курс, онлайн курс
runner sneaker: благодійний забіг
vinyl-record headphones: новий альбом, дебютний альбом
headphones vinyl-record: новий сингл
`,
  ar: `
laptop headphones: ندوة عبر الإنترنت, ويبينار, دورة أونلاين, دورة عبر الإنترنت
vinyl-record headphones: ألبوم جديد, الألبوم الجديد
`,
  he: `
laptop headphones: וובינר, קורס אונליין, קורס מקוון
vinyl-record headphones: אלבום חדש, אלבום בכורה
headphones vinyl-record: סינגל חדש
`,
  hi: `
laptop headphones: वेबिनार, ऑनलाइन कोर्स, ऑनलाइन क्लास
vinyl-record headphones: नया एल्बम, नया एलबम
`,
  id: `
laptop headphones: webinar, webinar gratis, kursus online, kelas online
vinyl-record headphones: album baru
headphones vinyl-record: single baru, lagu baru
`,
  vi: `
laptop headphones: hội thảo trực tuyến, webinar, khóa học online, khóa học trực tuyến
vinyl-record headphones: album mới
headphones vinyl-record: ca khúc mới
`,
  th: `
laptop headphones: เว็บบินาร์, สัมมนาออนไลน์, คอร์สออนไลน์
vinyl-record headphones: อัลบั้มใหม่
headphones vinyl-record: ซิงเกิลใหม่
`,
  ja: `
laptop headphones: ウェビナー, オンラインセミナー, オンライン講座
vinyl-record headphones: ニューアルバム, ファーストアルバム
headphones vinyl-record: 新曲, ニューシングル
`,
  ko: `
microphone guitar: 단독 공연, 단독공연, 내한 공연, 내한공연
laptop headphones: 웨비나, 온라인 강의, 온라인 세미나
vinyl-record headphones: 새 앨범, 정규 앨범, 미니 앨범
headphones vinyl-record: 신곡
`,
  zh: `
laptop headphones: 网络研讨会, 線上講座, 线上讲座, 线上课程, 線上課程
vinyl-record headphones: 新专辑, 新專輯
headphones vinyl-record: 新歌, 新单曲, 新單曲
`,
};

/** The lines of a language, its code without the script: "zh" for both. */
export const activityWords = (language: string): string =>
  `${activities[language] ?? ''}\n${learningWords(language)}`;
