/** What less-common-trades.ts says, in the languages of the Near East and Africa. Notation: word-list.ts. */
export const levantineLessCommonTrades: Record<string, string> = {
  am: `
musical-score musical-notes: መዘምራን, የመዘምራን ቡድን
anvil hammer: አንጥረኛ
gavel: ጨረታ
yarn thread: ሽመና, ሸማኔ
compass fire: ስካውት
ballot-box: የአካባቢ ምርጫ
water-jug droplet: የውሃ አቅርቦት
gas-cylinder fire: የጋዝ ሲሊንደር
`,
  ar: `
fire-engine fire: متطوعو الإطفاء
snowy-mountain helicopter: الإنقاذ الجبلي
lifebuoy wave: الإنقاذ البحري
dancer musical-notes: فرقة دبكة
dice chess-pawn: مقهى ألعاب لوحية
honey bee: مربي نحل, مناحل
olives: معصرة زيتون
toadstool basket: زراعة الفطر
tanker: نزح صرف صحي
dove rose: خدمات دفن الموتى
framed-picture: تأطير لوحات
gavel: مزاد علني, دار مزادات
coin magnifier: عملات قديمة
violin guitar: صانع أعواد
yarn thread: نسيج يدوي
vase fire: نفخ الزجاج
sauna bubbles: ينابيع حارة
cat-standing coffee: مقهى القطط
speech-bubble: تبادل لغوي
compass fire: فوج كشفي, فرقة كشافة, كشافة المدرسة
slide swing: ملعب أطفال
telescope star: مرصد فلكي
plug lightning: تأجير مولدات
bride dove: مأذون شرعي
anvil hammer: ورشة حدادة
`,
  fa: `
fire-engine fire: آتش‌نشان داوطلب
snowy-mountain helicopter: امداد کوهستان
musical-score musical-notes: گروه کر
studio-microphone guitar: گروه موسیقی عروسی
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
mantel-clock amphora: عتیقه‌فروشی
gavel: حراج آثار هنری, مزایده
violin guitar: سازسازی
sewing-needle thread: سوزن‌دوزی
yarn thread: گلیم‌بافی, قالیبافی
vase fire: شیشه‌گری
document fountain-pen: دارالترجمه رسمی
steering-wheel lorry: گواهینامه پایه یک
forklift: آموزش لیفتراک
caravan campsite: اجاره کاروان
ferry: شناور مسافری
sauna bubbles: آب گرم معدنی
cat-standing coffee: کافه گربه
canned-food basket: بانک غذا
speech-bubble: تبادل زبان
slide swing: زمین بازی کودکان
telescope star: آسمان‌نما, رصدخانه
magic-wand top-hat: شعبده‌باز
camera-flash: فتوبوث
bride dove: عاقد
`,
  he: `
scroll fountain-pen: סופר סת"ם, סופר סתם, בדיקת תפילין, תפילין ומזוזות, מזוזה, מזוזות, ספר תורה
fire-engine fire: כבאים מתנדבים
snowy-mountain helicopter: יחידת חילוץ הרים
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
sauna bubbles: חמי מרפא, מעיינות חמים
paw dog: כלביה
cat-standing coffee: בית קפה חתולים
t-shirt socks: בגדי ילדים יד שנייה
screwdriver coffee: קפה תיקונים
speech-bubble: חילופי שפות
compass fire: שבט הצופים, שבט צופים
water-jug droplet: חלוקת מים
bride dove: עורכת טקסים
`,
  sw: `
fire-engine fire: zimamoto
musical-score musical-notes: kwaya ya kanisa
toadstool basket: kilimo cha uyoga
logs fire: kuni
scaffold ladder: kukodisha jukwaa la ujenzi
coffin: majeneza
anvil hammer: mhunzi
window hammer: fundi vioo
sewing-needle thread: kudarizi
yarn thread: ususi
potters-wheel amphora: mfinyanzi
document fountain-pen: mkalimani, mtafsiri
steering-wheel lorry: leseni ya lori
cow stethoscope: daktari wa mifugo, daktari wa ng'ombe
canned-food basket: benki ya chakula
bouncy-castle trampoline: kasri la kuruka
water-jug droplet: kupelekewa maji
`,
};
