/** Services and repairs in Hebrew, read before its trades. Notation: word-list.ts. */
export const hebrewServices = `
cocktail tropical-drink: ברמן, ברמנים, קורס ברמנים, קוקטייל, קוקטיילים
tap wrench: משאבה, משאבות, משאבות מים, דוד שמש, דודי שמש, דוודים, דוד חשמל
roof: מרזב, מרזבים
recycling: ברזל ישן, גרוטאות, פינוי גרוטאות
plug lightning: גנרטור, גנרטורים
paint-roller: טפט, טפטים
droplet: קידוח, קידוחים, באר מים, השקיה, מערכת השקיה, מערכות השקיה, טפטפות
massage: כוסות רוח
speech-bubble: קלינאית, קלינאית תקשורת, ריפוי בדיבור
tropical-fish fish: אקווריום, אקווריומים, דגי נוי
seedling: דשן, קומפוסט
dress-shoe hammer: סנדלרייה, סנדלריה
oven: תנור, תנורים, כיריים, כיריים גז
laptop: שחזור מידע, שחזור קבצים
passport: ויזה, הוצאת ויזה, דרכון
candle: לוויה, לוויות, אבלים
mirror: מראה לאמבטיה, מראות
wardrobe: ארון, ארונות, ארונות הזזה
foot: כף הרגל, מדרסים, פדולוג
handbag: תיקי עור, תיק עור
ice-cube: קרח, קוביות קרח
vacuum-cleaner: שואב אבק, שואבי אבק
staircase: מדרגות, מעקות, מעקה
bread: חלות, חלה, מאפיית
croissant: מאפי שמרים, רוגלך
fence: גדרות, גדר, שער חשמלי, שערים
fire-extinguisher: מטף, מטפים, גילוי אש
helicopter: מסוק, טיסה במסוק
parachute: מצנחי רחיפה, צניחה
horse horse-rider: רכיבה על סוסים, סוסים
basket leaves: סלים קלועים, קליעת סלים
mushroom: פטריות
mirror: מראה, מראות
necktie: חליפות, חליפות חתן, חליפה
wardrobe: ארון, ארונות, ארונות הזזה
watch: שעונים, שעון, תיקון שעונים
umbrella: מטרייה, מטריות
book books: כריכת ספרים, כריכה
ticket: כרטיסים, כרטיסים להופעה
logs: עצי הסקה
motor-boat: השכרת סירות, סירות, יאכטה
hearing-aid: מכשירי שמיעה, בדיקת שמיעה
vacuum-cleaner: שואב אבק, שואבי אבק
headstone: מצבה, מצבות
thread: רקמה
chart-up: יועץ השקעות, יועץ פיננסי
dress-shoe sandal: סנדלר, סנדלרייה, סנדלריה
soap: פצצות אמבט
swimsuit: בגדי ים, בגד ים
-: תחנת אוטובוס, תחנה מרכזית
headphones disco-ball: תקליטן, תקליטנים, תקליטנית
house key: דירת 2 חדרים, דירת 3 חדרים, דירת 4 חדרים, דירת 5 חדרים, דירת חדר
blood-drop: תורמים דם, תרמו דם, לתרום דם, ניידת דם, תורמי דם
coat t-shirt: בגדי חורף
car: מאזדה, טויוטה, יונדאי, קיה, סקודה, סוזוקי, מיצובישי, פולקסווגן, רנו, סובארו, הונדה, ניסאן, שברולט
solar-panel sun: מערכת סולארית, מערכת סולרית, גג סולארי
toilet plunger: סתימה בכיור, סתימה בשירותים, סתימה בביוב, סתימה באמבטיה, כיור סתום, ביוב סתום
house key: דירת סטודיו, דירת גג, דירת גן
sofa delivery-van: פינוי מחסנים, פינוי מחסן
`;
