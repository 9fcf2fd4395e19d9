import { englishBusiness } from './business-en.ts';
import { englishEveryday } from './everyday-en.ts';

/**
 * What everyday shops and services sell, by language, where the other lists name it less exactly or not at all; these
 * go first. Notation: word-list.ts.
 */
export const everydayWords: Record<string, string> = {
  en: englishEveryday + englishBusiness,
  de: `
camera ring: hochzeitsfotografie, hochzeitsfotos, hochzeitsfotografin
camera: fotografie, fotografien, babyfotografie, familienfotos, porträtfotografie, produktfotografie
runner sneaker: spendenlauf, spendenläufe, firmenlauf, benefizlauf, volkslauf, lauftreff, stadtlauf
candle heart: trauerbegleitung, trauergruppe, trauercafé
skis skier: skipass, skitag, skitage, skifahrt, skifahrten, tagesfahrten mit skipass
plaster heart: erste-hilfe-kurs, erste hilfe kurs, erste-hilfe-kurse, erste hilfe
seedling spade: hochbeet, hochbeete, gartenbeet, gemüsebeet
dress-shoe: maßschuhe, maßschuh, maßschuhmacher, schuhreparatur
horse horse-rider: reitlager, reitferien
spine lotus-position: rückenschule, rückentraining, rückengymnastik, rückenfit, rückenkurs
sofa armchair: polster, polster reinigen, polsterreinigung, polstermöbel reinigen
syringe: impfaktion, impfung, impfungen, impftermin, impfzentrum, grippeimpfung
ship wave: hausboot, hausboote
broom washing-machine: wir putzen, putzen und bügeln, bügeln, bügelservice, putzen
horse: ponyhof, reiterhof, ponyreiten
asparagus: spargel, spargel vom hof, frischer spargel, spargelhof, spargelzeit, spargelverkauf
mug coffee: tassen, becher, keramiktassen, keramikbecher, kaffeebecher, kaffeetassen, tasse, teetassen
lock-and-key padlock: schlösser, türschloss, türschlösser, it-sicherheit, datenschutz, cybersicherheit
recycling wastebasket: entrümpelung, entrümpelungen, sperrmüll, müllabfuhr, haushaltsauflösung, haushaltsauflösungen, wohnungsauflösung, containerdienst
paint-roller bucket: streichen, wir streichen, wohnung streichen, wände streichen, malern, malerbetrieb, renovieren wir
sewing-needle thread: handgenäht, handgenähte, handgenähtes, selbstgenäht, selbstgenähte, genäht
baby teddy-bear: lätzchen, babymützen, babykleidung, spucktücher
tooth toothbrush: zahnreinigung, professionelle zahnreinigung, zahnspange, zahnersatz, bleaching
-: herz und verstand, mit herz, von herzen, ein stück vom kuchen, sonnenseite, unter einem dach, rund um die uhr, bis vor die tür, vor die tür, vor der tür, an die tür, auf der hand, hand in hand, auf einen blick, alles im griff, die kirsche auf der torte, ins blaue, ins schwarze treffen
`,
  fr: `
grapes wine: vendanges, fête des vendanges, fête du vin, foire aux vins
dress-shoe: cirage, cordonnerie, cordonnier, soin des chaussures, réparation de chaussures, ressemelage
mug coffee: mugs, mug, tasses, tasse, bols et tasses
pie crown: galette des rois, galettes des rois, galette, couronne des rois
lock-and-key padlock: serrures, serrure connectée, cybersécurité, sécurité informatique, protection des données
recycling wastebasket: débarras, débarras de maison, encombrants, enlèvement d'encombrants, vide maison
house heart: famille d'accueil, familles d'accueil, assistant familial
tooth toothbrush: détartrage, blanchiment dentaire, appareil dentaire
-: coup de cœur, cerise sur le gâteau, clé de, clé du, sous un même toit, sous le même toit, à votre porte, jusqu'à votre porte, à deux pas, tout feu tout flamme, de tout cœur, avec le cœur, bon pied, au pied levé, coup de main, en un clin d'œil, clin d'œil
`,
  es: `
motorcycle: revisión de motos, tu moto, cambio de aceite moto
birthday-cake cake-slice: tortas por encargo, tortas decoradas, tortas personalizadas, tortas de cumpleaños, bizcocho casero, bizcochos, tartas por encargo
palette crayon: talleres de verano, taller de verano, campamento urbano, talleres para niños, taller para niños
open-book speech-bubble: curso de inglés, cursos de inglés, curso intensivo de inglés, inglés intensivo, academia de inglés, clases de inglés, academia de idiomas, curso de alemán, curso de francés
mug coffee: tazas, taza, tazas de cerámica, tazas hechas a mano
bathtub shower: reformas de baños, reforma de baño, reforma de baños, reformas integrales de baños, reformas de baño, cambio de bañera por ducha, platos de ducha
beer olives: tapas y caña, caña y tapa, cañas, tapeo, caña
olives dinner-plate: tapas, tapa, bar de tapas, ruta de tapas, pinchos, pintxos
lock-and-key padlock: cerraduras, cerradura, ciberseguridad, protección de datos
recycling wastebasket: recogida de muebles, vaciado de pisos, vaciados, recogida de trastos, punto limpio
pie crown: roscón de reyes, roscón, roscones
house heart: familia de acogida, familias de acogida, acogimiento familiar
tooth toothbrush: limpieza dental, blanqueamiento dental, ortodoncia, implantes dentales
-: la guinda del pastel, pan comido, de corazón, con el corazón, bajo un mismo techo, a tu puerta, en la puerta de tu casa, la llave de, de la mano, media naranja
`,
  it: `
tyre wrench: controllo gomme, gomme e freni, cambio gomme
perfume: profumeria
chicken-leg: rosticceria, polli allo spiedo, pollo allo spiedo, girarrosto
-: che profumo
mug coffee: tazze, tazza, tazzine, tazze in ceramica
beer olives: aperitivo, aperitivi, apericena
lock-and-key padlock: serrature, serratura, sicurezza informatica, cybersecurity
recycling wastebasket: sgomberi, sgombero, svuota cantine, ritiro mobili usati
bathtub shower: ristrutturazione bagno, ristrutturazione bagni, rifacimento bagno, da vasca a doccia
house heart: famiglia affidataria, affido familiare
tooth toothbrush: pulizia dei denti, igiene dentale, sbiancamento denti, ortodonzia
-: la ciliegina sulla torta, con il cuore, di cuore, sotto lo stesso tetto, a portata di mano, alla tua porta, la chiave per
`,
  pt: `
mug coffee: canecas, caneca, chávenas, xícaras
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
recycling wastebasket: recolha de móveis, esvaziamento de casas, retirada de entulho
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro, banheira por base de duche
house heart: família de acolhimento, famílias de acolhimento
tooth toothbrush: limpeza dentária, branqueamento dentário, ortodontia, clareamento dental
-: a cereja no topo do bolo, de coração, com o coração, à tua porta, à sua porta, a chave para
`,
  nl: `
washing-machine t-shirt: wasserij, wasserette, was en strijk, stomerij
cheese: kaasboerderij, kaasproeverij, boerenkaas
lorry delivery-van: verhuisbusje, verhuisbus, verhuisbusje met chauffeur, verhuizing
mug coffee: mokken, mok, bekers, koffiekopjes, kopjes
lock-and-key padlock: sloten, slot vervangen, slim slot, cyberbeveiliging, gegevensbescherming
recycling wastebasket: ontruiming, woningontruiming, grofvuil, puin afvoeren, grofvuil ophalen
house heart: pleegouder, pleegouders, pleegzorg, pleeggezin, pleeggezinnen
tooth toothbrush: mondhygiënist, gebitsreiniging, tanden bleken
-: de kers op de taart, uit het hart, met hart, onder één dak, aan huis, aan de deur, aan je deur, hand in hand, een fluitje van een cent
`,
  sv: `
mug coffee: muggar, mugg, kaffemuggar, kaffekoppar
lock-and-key padlock: lås, låsbyte, cybersäkerhet
recycling wastebasket: bohagstömning, dödsbo, skräphämtning, grovsopor
house heart: familjehem, jourhem
tooth toothbrush: tandblekning, tandhygienist
-: pricken över i, grädden på moset, från hjärtat, med hjärta, under ett tak, till dörren
`,
  da: `
mug coffee: krus, kaffekrus, kopper
lock-and-key padlock: låse, låseskift, cybersikkerhed
house heart: plejefamilie, plejefamilier, plejeforældre
tooth toothbrush: tandblegning, tandrensning, tandplejer
-: prikken over i, prikken over i'et, fra hjertet, med hjertet, til døren, under ét tag
`,
  nb: `
mug coffee: krus, kaffekrus, kopper
lock-and-key padlock: låser, låsbytte, cybersikkerhet
house heart: fosterhjem, fosterforeldre, fosterfamilie
tooth toothbrush: tannbleking, tannrens, tannpleier
-: prikken over i-en, rosinen i pølsa, fra hjertet, med hjerte, på døra, under ett tak
`,
  fi: `
mug coffee: mukit, muki, keramiikkamukit, kahvikupit
lock-and-key padlock: lukot, lukkojen vaihto, tietoturva, kyberturvallisuus
house heart: sijaisperhe, sijaisperheet, sijaisvanhemmat, tukiperhe
tooth toothbrush: hampaiden valkaisu, suuhygienisti, hammaskiven poisto
-: sydämellä, sydämestä, kotiovelle, saman katon alla, helppo nakki
`,
  pl: `
horse horse-rider: obóz jeździecki, obozy jeździeckie, jazda konna, w siodle, szkółka jeździecka
mug coffee: kubki, kubek, kubki ceramiczne, filiżanki
lock-and-key padlock: zamki do drzwi, wymiana zamków, cyberbezpieczeństwo, ochrona danych
recycling wastebasket: wywóz mebli, opróżnianie mieszkań, wywóz gruzu, wywóz śmieci, opróżnianie piwnic
house heart: rodzina zastępcza, rodziny zastępcze, rodzin zastępczych
tooth toothbrush: wybielanie zębów, skaling, piaskowanie zębów, aparat ortodontyczny
-: bułka z masłem, wisienka na torcie, z serca, z sercem, pod jednym dachem, pod drzwi, pod same drzwi, strzał w dziesiątkę
`,
  cs: `
skis skier: lyžovačka, lyžování, lyžařský zájazd, lyžařský kurz
mug coffee: hrnky, hrnek, hrnečky, hrneček, keramické hrnky, šálky
lock-and-key padlock: zámky, výměna zámku, kybernetická bezpečnost
recycling wastebasket: vyklízení, vyklízení bytů, odvoz nábytku, odvoz odpadu, odvoz suti
house heart: pěstouni, pěstounství, pěstounská péče, pěstounem
tooth toothbrush: bělení zubů, dentální hygiena, rovnátka
-: třešnička na dortu, od srdce, se srdcem, pod jednou střechou, až ke dveřím, ke dveřím, ruku v ruce
`,
  sk: `
skis skier: lyžovačka, lyžovačky, lyžiarsky zájazd, lyže, lyžiarsky kurz
mug coffee: hrnčeky, hrnček, keramické hrnčeky, šálky
recycling wastebasket: vypratávanie, vypratávanie bytov, odvoz odpadu, odvoz nábytku
house heart: pestúni, pestúnska starostlivosť, náhradná rodina
tooth toothbrush: bielenie zubov, dentálna hygiena, strojček na zuby
-: čerešnička na torte, zo srdca, so srdcom, pod jednou strechou, až k dverám, ruka v ruke
`,
  hu: `
mug coffee: bögrék, bögre, kerámia bögre, kávéscsésze, csészék
lock-and-key padlock: zárcsere, zárak, kiberbiztonság, adatvédelem
recycling wastebasket: lomtalanítás, lakáskiürítés, sittszállítás
house heart: nevelőszülő, nevelőszülők, nevelőszülőnek
tooth toothbrush: fogfehérítés, fogkőeltávolítás, fogszabályozás
-: hab a tortán, szívből, szívvel, egy fedél alatt, az ajtóig, kéz a kézben
`,
  ro: `
mug coffee: căni, cană, căni de ceramică, cești
lock-and-key padlock: încuietori, schimbare yală, yale, securitate cibernetică, protecția datelor
recycling wastebasket: debarasare, debarasări, ridicare mobilă veche, evacuare moloz
house heart: asistent maternal, asistenți maternali, plasament familial
tooth toothbrush: albire dentară, detartraj, aparat dentar
-: cireașa de pe tort, din inimă, cu inima, sub același acoperiș, la ușa ta, mână în mână, floare la ureche
`,
  hr: `
mug coffee: šalice, šalica, keramičke šalice, krigle
lock-and-key padlock: brave, zamjena brave, kibernetička sigurnost
recycling wastebasket: odvoz namještaja, čišćenje podruma, odvoz smeća, odvoz šute
house heart: udomitelji, udomiteljstvo, udomiteljska obitelj
tooth toothbrush: izbjeljivanje zubi, čišćenje kamenca, aparatić za zube
-: šlag na tortu, od srca, sa srcem, pod jednim krovom, do vrata, ruku pod ruku
`,
  sl: `
mug coffee: skodelice, skodelica, keramične skodelice
house heart: rejniki, rejništvo, rejniška družina
tooth toothbrush: beljenje zob, čiščenje zobnega kamna
-: češnja na torti, iz srca, s srcem, pod eno streho, do vrat, z roko v roki
`,
  el: `
mug coffee: κούπες, κούπα, χειροποίητες κούπες, φλιτζάνια
lock-and-key padlock: κλειδαριές, αλλαγή κλειδαριάς, κυβερνοασφάλεια
pie coin: βασιλόπιτα, βασιλόπιτες
house heart: ανάδοχη οικογένεια, αναδοχή, ανάδοχοι γονείς
tooth toothbrush: λεύκανση δοντιών, καθαρισμός δοντιών, ορθοδοντική
-: το κερασάκι στην τούρτα, με την καρδιά, από καρδιάς, κάτω από μια στέγη, στην πόρτα σας, στην πόρτα σου, χέρι χέρι
`,
  tr: `
mug coffee: kupalar, kupa bardak, seramik kupa, el yapımı kupa, fincan, fincanlar
lock-and-key padlock: kilit değişimi, akıllı kilit, siber güvenlik, veri koruma
house heart: koruyucu aile, koruyucu aileler
tooth toothbrush: diş beyazlatma, diş taşı temizliği, diş teli
-: pastanın üzerindeki kiraz, kalpten, gönülden, yürekten, tek çatı altında, kapınıza kadar, kapınızda, kapına, el ele, çocuk oyuncağı
`,
  ru: `
backpack open-book: подготовка к школе, подготовка детей к школе
mug coffee: керамические кружки, кружки ручной работы, кружка ручной работы, чашки, именные кружки
lock-and-key padlock: замена замков, замки, умный замок, кибербезопасность, защита данных
recycling wastebasket: вывоз мусора, вывоз мебели, вывоз старой мебели, освобождение квартир
house heart: приёмная семья, приемная семья, приёмные родители, усыновление
tooth toothbrush: отбеливание зубов, чистка зубов, профессиональная чистка зубов, брекеты
-: вишенка на торте, от сердца, от всего сердца, с душой, под одной крышей, до двери, до дверей, рука об руку, раз плюнуть
`,
  uk: `
mug coffee: чашки, горнятка, горнятко, керамічні чашки, філіжанки, кухлі
lock-and-key padlock: заміна замків, замки, розумний замок, кібербезпека, захист даних
recycling wastebasket: вивіз сміття, вивіз меблів, вивезення меблів
house heart: прийомна сім'я, прийомні батьки, сімейний патронат
tooth toothbrush: відбілювання зубів, чистка зубів, брекети
-: вишенька на торті, від серця, від щирого серця, з душею, під одним дахом, до дверей, рука в руку
`,
  bg: `
mug coffee: керамични чаши, чаши за кафе, чаши ръчна изработка
lock-and-key padlock: смяна на брави, брави, киберсигурност, защита на данни
recycling wastebasket: извозване на мебели, извозване на отпадъци, чистене на мазета
house heart: приемна грижа, приемни родители, приемно семейство
tooth toothbrush: избелване на зъби, почистване на зъбен камък, брекети
-: черешката на тортата, от сърце, със сърце, под един покрив, до вратата, ръка за ръка
`,
  et: `
mug coffee: kruusid, kruus, keraamilised kruusid, tassid
house heart: hooldusperekond, hoolduspere, kasuperekond
tooth toothbrush: hammaste valgendamine, suuhügienist
-: kirss tordil, südamest, südamega, ühe katuse all, ukseni
`,
  lv: `
mug coffee: krūzes, krūze, keramikas krūzes, tasītes
house heart: audžuģimene, audžuģimenes, aizbildņi
tooth toothbrush: zobu balināšana, zobu higiēna
-: ķirsītis uz tortes, no sirds, ar sirdi, zem viena jumta, līdz durvīm
`,
  lt: `
mug coffee: puodeliai, puodelis, keramikiniai puodeliai
house heart: globėjai, globa šeimoje, globėju, globėjų šeima
tooth toothbrush: dantų balinimas, burnos higiena
-: vyšnaitė ant torto, iš širdies, su širdimi, po vienu stogu, iki durų
`,
  ar: `
mug coffee: أكواب سيراميك, أكواب خزفية, مجات, أكواب مطبوعة
oven dining-table: مطابخ, تصميم مطابخ, تفصيل مطابخ, مطابخ ألمنيوم, مطابخ خشب, مطبخ جديد, مطبخ مودرن
lock-and-key padlock: أقفال, تغيير أقفال, أمن سيبراني, الأمن السيبراني
tooth toothbrush: تنظيف الأسنان, تقويم الأسنان, تبييض الأسنان
`,
  fa: `
mug coffee: ماگ, لیوان سرامیکی, فنجان
oven dining-table: کابینت آشپزخانه, کابینت, طراحی آشپزخانه
lock-and-key padlock: قفل, تعویض قفل, امنیت سایبری
cake-slice croissant: شیرینی فروشی, قنادی, شیرینی سرای
tooth toothbrush: بلیچینگ دندان, جرمگیری, ارتودنسی
`,
  he: `
scissors hair-comb: מספרה לילדים, מספרת ילדים, מספרה, מספרת, תספורת ילדים
mug coffee: ספלים, ספל, ספלי קרמיקה, כוסות קרמיקה
oven dining-table: מטבחים, מטבחים בהתאמה אישית, עיצוב מטבחים, שיפוץ מטבח
lock-and-key padlock: מנעולים, החלפת מנעול, אבטחת מידע, סייבר
house heart: משפחת אומנה, משפחות אומנה, אומנה
tooth toothbrush: הלבנת שיניים, יישור שיניים, שיננית
`,
  hi: `
soft-drink juice-box: गन्ने का रस, ताज़ा रस, फलों का रस, जूस
candy gift: मिठाई, मिठाइयाँ, मिठाइयां, मिठाईयाँ, दिवाली मिठाई, दिवाली की मिठाई, दिवाली पर मिठाइयाँ, काजू कतली, काजू कतली डिब्बा, काजू बर्फी, बर्फी, लड्डू
mug coffee: मग, कॉफी मग, कप, प्रिंटेड मग
oven frying-pan: मॉड्यूलर किचन, किचन इंटीरियर
lock-and-key padlock: ताला, ताले, साइबर सुरक्षा
`,
  mr: `
candy gift: मिठाई, दिवाळी फराळ, लाडू, बर्फी
mug coffee: मग, कॉफी मग
`,
  bn: `
dinner-plate cutlery: বাংলা রান্না, বাঙালি রান্না, বাংলা খাবার, রান্নার রেস্টুরেন্ট, বাঙালি খাবার
oven dining-table: মডুলার কিচেন, কিচেন ক্যাবিনেট
mug coffee: মগ, প্রিন্টেড মগ, কফি মগ
`,
  ta: `
ring diamond: நகை, நகைக் கடை, நகைக்கடை, நகைகள், தங்க நகை, தங்க நகைக் கடை, தங்க நகைகள், வெள்ளி நகைகள், நகை கடை
oven dining-table: மாடுலர் கிச்சன், மாடுலர் சமையலறை
`,
  te: `
ring diamond: నగల దుకాణం, బంగారు నగలు, నగలు, ఆభరణాలు
oven dining-table: మాడ్యులర్ కిచెన్
`,
  id: `
cookie jar: kue lebaran, kue kering lebaran, putri salju, toples kue
mug coffee: mug, mug keramik, cangkir, cangkir keramik, mug custom
oven dining-table: kitchen set, dapur moden, kabinet dapur, renovasi dapur
lock-and-key padlock: kunci pintu, smart lock, keamanan siber, ganti kunci
`,
  ms: `
cookie jar: kuih raya, biskut raya, kuih raya homemade
mug coffee: mug, mug seramik, cawan
oven dining-table: kabinet dapur, kitchen cabinet, ubah suai dapur
lock-and-key padlock: kunci pintu, smart lock, keselamatan siber
`,
  vi: `
motor-scooter motorcycle: cho thuê xe máy, thuê xe máy, xe máy, sửa xe máy, mua bán xe máy
open-book speech-bubble: trung tâm tiếng anh, tiếng anh trẻ em, trung tâm ngoại ngữ, lớp tiếng anh
mug coffee: cốc sứ, ly sứ, cốc gốm, cốc in hình
oven dining-table: tủ bếp, nội thất bếp, tủ bếp gỗ
lock-and-key padlock: khóa cửa, khóa thông minh, thay khóa, an ninh mạng
tooth toothbrush: tẩy trắng răng, niềng răng, cạo vôi răng
`,
  th: `
t-shirt school: ชุดนักเรียน, เครื่องแบบนักเรียน
mug coffee: แก้วมัค, แก้วเซรามิก, แก้วกาแฟเซรามิก
oven dining-table: ชุดครัว, ครัวบิวท์อิน
lock-and-key padlock: กุญแจประตู, ล็อคดิจิตอล, ประตูดิจิตอล
tooth toothbrush: ฟอกสีฟัน, จัดฟัน, ขูดหินปูน
`,
  ja: `
kimono: 着物クリーニング, 着物の丸洗い, 着物丸洗い, 着物のお手入れ
cruise-ship ship: クルーズ, 納涼船, 東京湾クルーズ, ディナークルーズ
mug coffee: マグカップ, 湯呑み, 湯のみ, 手作りマグ, コーヒーカップ
oven dining-table: システムキッチン, キッチンリフォーム, 台所リフォーム
lock-and-key padlock: 鍵交換, 鍵屋, スマートロック, サイバーセキュリティ
recycling wastebasket: 不用品回収, 粗大ごみ回収, 遺品整理, ゴミ屋敷
house heart: 里親, 里親募集
tooth toothbrush: ホワイトニング, 歯列矯正, 歯のクリーニング
`,
  ko: `
wallet handbag: 가죽공예, 카드지갑, 지갑 만들기
serum-bottle lotion: 피부 관리, 피부관리, 피부관리실, 여드름 관리, 모공 관리
seedling spade: 주말 농장, 농장 분양
mug coffee: 머그컵, 머그잔, 도자기 컵
oven dining-table: 싱크대, 주방 가구, 주방 리모델링, 싱크대 교체
lock-and-key padlock: 열쇠, 도어락, 디지털 도어락, 사이버 보안
recycling wastebasket: 폐기물 수거, 유품정리, 폐가구 수거
tooth toothbrush: 치아미백, 치아교정, 스케일링
`,
  zh: `
sofa armchair: 沙发翻新, 沙發翻新, 沙发换皮, 沙發換皮, 沙发维修, 沙發維修
cupcake cookie: 烘焙课, 烘焙課, 亲子烘焙, 親子烘焙, 烘焙教室, 烘焙体验, 烘焙體驗, 纸杯蛋糕, 杯子蛋糕
mug coffee: 马克杯, 馬克杯, 陶瓷杯, 咖啡杯, 手工杯
oven dining-table: 橱柜, 櫥櫃, 整体厨房, 系統廚具, 厨房装修, 廚房裝修, 定制橱柜
lock-and-key padlock: 开锁, 開鎖, 换锁, 換鎖, 智能锁, 電子鎖, 网络安全, 資安
tooth toothbrush: 牙齿美白, 牙齒美白, 洗牙, 牙齿矫正, 牙齒矯正
`,
};
