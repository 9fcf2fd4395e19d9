/** What common-trades.ts says, in languages of the south of Europe, the Near East and Africa. */
export const southernCommonTrades: Record<string, string> = {
  am: `
dress: የሀበሻ ቀሚስ
blood-drop: ደም ይለግሱ, ደም ልገሳ
musical-notes drum: የሰርግ ባንድ
shield security-camera: ጥበቃ ሠራተኛ, ጥበቃ ሰራተኛ, የጥበቃ ሠራተኞች
wheelbarrow lorry: ጠጠር, አሸዋ እና ጠጠር
dancer: ባህላዊ ጭፈራ, ጭፈራ, እስክስታ
hair-comb haircut: ሹሩባ, ቁንዳላ
`,
  ar: `
trumpet drum: فرقة زفة, زفة
drum dancer: فرقة دبكة, دبكة
memo light-bulb: مسابقة ثقافية
lorry toilet: شفط مجاري, شفط بيارات, نزح بيارات, شفط البيارات
lettuce: ملفوف, كرنب
hair-comb haircut: ضفائر افريقية, ضفائر أفريقية, ضفائر
excavator: حفريات, حفريات وتسوية, أعمال حفر
lorry bricks: خرسانة جاهزة, خرسانة, باطون جاهز
wheelbarrow lorry: رمل وحصى, حصى
books: نادي القراءة, نادي قراءة
calculator: اقرار ضريبي, إقرار ضريبي, الإقرار الضريبي
bird: كناري, طيور كناري, عصافير كناري
jar: مربى, مربى بيتي
tiles bricks: انترلوك, إنترلوك
excavator hammer: هدم مباني, هدم, هدم وإزالة
candy: غزل البنات
hot-air-balloon: منطاد
`,
  ca: `
blood-drop: dona sang, donar sang, donació de sang, donació de sang i plasma
trumpet drum: xaranga, xaranga per a festes, xarangues, cobla
memo beers: nit de trivial, trivial, quiz
speedboat anchor: titulació nàutica, patró d'embarcacions, titulacions nàutiques
suv mountain: lloguer de quads, excursions en quad
lettuce: cols, col
lorry bricks: formigó preparat, formigó
grapes wine: veremadors, verema, veremadores
shield security-camera: vigilants de seguretat, vigilant de seguretat
sewing-machine sewing-needle: cosidores, cosidora
calculator: declaració de la renda
camera passport: fotos de carnet, foto de carnet
bird: canaris, canari, periquitos
pig: garrins, garrí, porcells
greenhouse: hivernacles, hivernacle
tiles bricks: llambordes, llamborda, paviment
excavator hammer: enderrocs, enderroc
`,
  el: `
trumpet drum: χάλκινα, χάλκινα για γάμους, πνευστά, μπάντα πνευστών
suv mountain: γουρούνες, γουρούνα ενοικίαση, ενοικίαση γουρούνας, ενοικιάσεις γουρούνες, μηχανάκια και γουρούνες, γουρούνες ενοικίαση
pig: γουρουνάκια, γουρουνάκι, χοιρίδια
memo beers: κουίζ, κουίζ γνώσεων, pub quiz
dancer: χοροεσπερίδα, χορευτική βραδιά, παραδοσιακοί χοροί, παραδοσιακών χορών, ζούμπα
lorry bricks: έτοιμο σκυρόδεμα, σκυρόδεμα, μπετόν
wheelbarrow lorry: άμμος και χαλίκι, χαλίκι, αδρανή υλικά
grapes wine: τρύγος, τρύγο, εργάτες για τρύγο
sewing-machine sewing-needle: γαζώτριες, γαζώτρια
fire nut-and-bolt: ηλεκτροσυγκολλητής, ηλεκτροσυγκολλητές, οξυγονοκολλητής
books: λέσχη ανάγνωσης, ανάγνωσης λέσχη
printer: τρισδιάστατη εκτύπωση, 3d εκτύπωση
bird: καναρίνια, καναρίνι
wheat tractor: μπάλες τριφύλλι, τριφύλλι, άχυρο, σανός
tiles bricks: πλακόστρωτα, πλακόστρωτο, κυβόλιθοι
candy: μαλλί της γριάς
`,
  es: `
memo beers: noche de trivia, trivia, noche de preguntas
speedboat anchor: curso per, patrón de embarcaciones, patrón de embarcaciones de recreo, licencia de navegación, titulín, licencia náutica
lettuce jar: chucrut
grapes wine: vendimiadores, vendimia, vendimiador
bird: periquitos, agapornis, cría de canarios, criador de canarios, canarios y periquitos
excavator hammer: demoliciones, demolición, derribos
suv mountain: alquiler de quads, rutas en quad, quads
candy: algodón de azúcar
`,
  fa: `
violin musical-notes: نوازنده برای عروسی, نوازنده, نوازندگی
memo light-bulb: مسابقه اطلاعات عمومی
motor-scooter: موتور برقی, اسکوتر برقی
goat: فروش بز, بز, بزغاله
lorry bricks: بتن آماده, بتن
shield security-camera: نگهبان, نگهبان شب
books: باشگاه کتابخوانی, کتابخوانی
printer: پرینت سه بعدی, چاپ سه بعدی
camera passport: عکس پرسنلی, عکس سه در چهار
massage spine: طب سوزنی
awning: سایبان, سایبان برقی
greenhouse: گلخانه, گلخانه ای
`,
  fr: `
dancer tea: thé dansant, thés dansants
toilet lorry: vidange de fosses septiques, vidange fosse septique, fosse septique, fosses septiques
lettuce stew: choucroute, choucroutes
bird: canaris, canari, perruches
duck: canetons, caneton, canards vivants
pig: porcelets, porcelet
tiles bricks: pavage, pose de pavés, pavés autobloquants
excavator hammer: démolition, démolitions
suv mountain: location de quads, balade en quad, quads
candy: barbe à papa
`,
  he: `
fencer: חוג סיף, סיף, שיעורי סיף
trumpet drum: תזמורת כלי נשיפה, כלי נשיפה
memo beers: ערב טריוויה, טריוויה, חידון
desktop-computer receipt: קופה רושמת, קופות רושמות, תוכנת קופה, קופה ממוחשבת, קופה רושמת למסעדות
suv mountain: טרקטורונים, טרקטורון, ריינג'רים, טיול טרקטורונים
lettuce jar: כרוב כבוש, כרוב חמוץ
hair-comb haircut: צמות אפריקאיות, צמות, ראסטות
excavator: עבודות עפר, עבודות חפירה
lorry bricks: בטון מובא, בטון
wheelbarrow lorry: חול וחצץ, חצץ
fire nut-and-bolt: רתך, רתכים, ריתוך, עבודות ריתוך, מסגר
books: מועדון קריאה, מועדון קוראים
dancer: ריקודי עם, הרקדה
camera passport: תמונות פספורט, תמונת פספורט, תמונות דרכון
wheat tractor: חציר
seedling tree: עצי פרי
excavator hammer: הריסה, הריסות, עבודות הריסה
candy: סוכר מעורר, סוכר על מקל
bow-and-arrow: קשתות
hot-air-balloon: כדור פורח
`,
  it: `
fencer: scherma, la scherma, fioretto, schermidori
blood-drop: dona sangue, dona il sangue, donatori di sangue, donare sangue, donazione sangue, avis comunale
suv mountain: noleggio quad, escursioni in quad, quad
lettuce jar: crauti
shield security-camera: guardia giurata, guardie giurate, vigilanza
sewing-machine sewing-needle: cucitrice, cucitrici
bird: canarini, canarino, cocorite
fish: trota affumicata, trota, trote
dumpling: ravioli freschi, ravioli, tortellini, cappelletti, agnolotti
excavator hammer: demolizioni, demolizione
candy: zucchero filato
`,
  pt: `
speedboat anchor: carta de marinheiro, carta de navegador, arrais amador, carta de patrão
books: clube de leitura, clube do livro
dancer: rancho folclórico, ranchos folclóricos
bird: canários, canário, periquitos
pig: leitões vivos
greenhouse: estufas agrícolas, estufas de jardim, estufa agrícola
wheelbarrow lorry: areia e brita, brita, areia lavada
suv mountain: passeios de moto 4, moto 4, moto quatro, quadriciclo, quadriciclos
candy: algodão doce
`,
  sw: `
fencer: kupigana kwa upanga
trumpet drum: matarumbeta, bendi ya matarumbeta
musical-notes drum: bendi ya harusi
desktop-computer receipt: mfumo wa pos
lorry bricks: zege, zege tayari
wheelbarrow lorry: kokoto, mchanga na kokoto
shield security-camera: walinzi, mlinzi
hair-comb haircut: kusuka nywele, kusuka rasta, misuko
dancer drum: ngoma za asili, ngoma ya asili
pig: nguruwe
`,
  tr: `
drum: davul zurna, davul zurna ekibi
memo beers: bilgi yarışması, quiz gecesi
desktop-computer receipt: adisyon, adisyon programı, qr menü programı, qr menü, adisyon sistemi, adisyon ve qr menü
speedboat anchor: amatör denizci belgesi, amatör denizci, kaptanlık kursu, adb kursu
suv mountain: atv turu, atv, atv turları, atv kiralama, atv safari
sofa delivery-van: eski eşya alanlar, eski eşya alınır, spotçu, ikinci el eşya alanlar
lettuce jar: lahana turşusu
lettuce: lahana
hair-comb haircut: afro örgü, saç örgüsü, saç örgü
droplet drill: su sondajı, sondaj su kuyusu, kuyu açma, sondajcı
wheelbarrow lorry: kum çakıl, kum ve çakıl, çakıl, mıcır
grapes wine: bağ bozumu, bağbozumu
shield security-camera: güvenlik görevlisi, güvenlik görevlileri
printer: 3d baskı, 3d yazıcı
massage spine: hacamat
sausage: sucuk, kasap sucuk
`,
};
