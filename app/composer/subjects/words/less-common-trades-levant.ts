/** What less-common-trades.ts says, in the languages of the Near East and the east of Africa. Notation: word-list.ts. */
export const levantineLessCommonTrades: Record<string, string> = {
  am: `
musical-notes musical-score: መዘምራን, የመዘምራን ቡድን
anvil hammer: አንጥረኛ
gavel: ጨረታ
yarn thread: ሽመና, ሸማኔ
tent compass: ስካውት
ballot-box: የአካባቢ ምርጫ
water-jug droplet: የውሃ አቅርቦት
gas-cylinder fire: የጋዝ ሲሊንደር
`,
  ar: `
fire-engine rescue-helmet: متطوعو الإطفاء
rescue-helmet snowy-mountain: الإنقاذ الجبلي
lifebuoy motor-boat: الإنقاذ البحري
dancer musical-notes: فرقة دبكة
dice chess-pawn: مقهى ألعاب لوحية
honey bee: مربي نحل, مناحل
olives: معصرة زيتون
mushroom basket: زراعة الفطر
tanker: نزح صرف صحي
candle bouquet: خدمات دفن الموتى
framed-picture: تأطير لوحات
gavel: مزاد علني, دار مزادات
coin magnifier: عملات قديمة
violin guitar: صانع أعواد
yarn thread: نسيج يدوي
vase fire: نفخ الزجاج
swimming-pool hot-tub: ينابيع حارة
cat coffee: مقهى القطط
speech-bubble: تبادل لغوي
tent compass: فوج كشفي, فرقة كشافة, كشافة المدرسة
slide swing: ملعب أطفال
telescope star: مرصد فلكي
plug lightning: تأجير مولدات
ring bouquet: مأذون شرعي
anvil hammer: ورشة حدادة
`,
  fa: `
fire-engine rescue-helmet: آتش‌نشان داوطلب
rescue-helmet snowy-mountain: امداد کوهستان
musical-notes musical-score: گروه کر
microphone guitar: گروه موسیقی عروسی
chess-pawn trophy: باشگاه شطرنج
dice chess-pawn: کافه بردگیم
target: باشگاه تیراندازی
horse-rider horse: باشگاه سوارکاری
horseshoe horse: نعلبند
seedling plant: نهالستان
chimney: دودکش پاک‌کن, لوله بخاری
stove fire: شومینه
anvil hammer: آهنگر
key padlock: بازکردن گاوصندوق
window hammer: شیشه‌بری
window palette: ویترای
framed-picture: قاب‌سازی
amphora mantel-clock: عتیقه‌فروشی
gavel: حراج آثار هنری, مزایده
violin guitar: سازسازی
sewing-needle thread: سوزن‌دوزی
yarn thread: گلیم‌بافی, قالیبافی
vase fire: شیشه‌گری
document fountain-pen: دارالترجمه رسمی
lorry steering-wheel: گواهینامه پایه یک
forklift: آموزش لیفتراک
caravan campsite: اجاره کاروان
ferry: شناور مسافری
swimming-pool hot-tub: آب گرم معدنی
cat coffee: کافه گربه
canned-food basket: بانک غذا
speech-bubble: تبادل زبان
slide swing: زمین بازی کودکان
telescope star: آسمان‌نما, رصدخانه
magic-wand top-hat: شعبده‌باز
camera-flash: فتوبوث
ring bouquet: عاقد
`,
  he: `
fire-engine rescue-helmet: כבאים מתנדבים
rescue-helmet snowy-mountain: יחידת חילוץ הרים
dice chess-pawn: בית קפה משחקי לוח
rower canoe: מועדון חתירה
sailing-boat anchor: קורס שיט
compass world-map: ניווט ספורטיבי
runner sneaker: ריצת שטח
climber tree: פארק חבלים
horse-rider horse: שיעורי רכיבה
honey bee: דבוראי
cheese milk: מחלבת בוטיק
olives: בית בד
spirits-bottle toast: מזקקה
strawberry basket: קטיף עצמי
tanker: ביובית
window palette: ויטראז'
gavel: בית מכירות פומביות
yarn thread: אריגה
vase fire: ניפוח זכוכית
swimming-pool hot-tub: חמי מרפא, מעיינות חמים
paw dog: כלביה
cat coffee: בית קפה חתולים
t-shirt socks: בגדי ילדים יד שנייה
toolbox hammer: קפה תיקונים
speech-bubble: חילופי שפות
tent compass: שבט הצופים, שבט צופים
water-jug droplet: חלוקת מים
ring bouquet: עורכת טקסים
`,
  sw: `
fire-engine rescue-helmet: zimamoto
musical-notes musical-score: kwaya ya kanisa
mushroom basket: kilimo cha uyoga
logs fire: kuni
scaffold ladder: kukodisha jukwaa la ujenzi
coffin: majeneza
anvil hammer: mhunzi
window hammer: fundi vioo
sewing-needle thread: kudarizi
yarn thread: ususi
potters-wheel amphora: mfinyanzi
document fountain-pen: mkalimani, mtafsiri
lorry steering-wheel: leseni ya lori
cow stethoscope: daktari wa mifugo, daktari wa ng'ombe
canned-food basket: benki ya chakula
bouncy-castle balloon: kasri la kuruka
water-jug droplet: kupelekewa maji
`,
};
