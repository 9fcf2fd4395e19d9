/** Trades and goods in Hebrew. Notation: word-list.ts. */
export const hebrewTrades = `
calculator: רואה חשבון, הנהלת חשבונות, יועץ מס
set-square: אדריכל, מתמטיקה
wrench: מוסך, מכונאי
bread: מאפייה, לחם
lipstick: איפור, קוסמטיקאית, מכון יופי
nail-polish: מניקור, ציפורניים
bride: שמלות כלה
ring: חתונה, טבעות נישואין
steak: קצביה, סטייק
car: רכב, מכוניות, השכרת רכב, רכב יד שנייה
coffee: קפה, בית קפה
laptop: תיקון מחשבים, קורס אונליין
scissors: מספרה, ספר, תספורת
barber-pole: ברבר
teddy-bear: גן ילדים, צעצועים
dog: וטרינר, כלב, מזון לכלבים
steering-wheel: מורה נהיגה, שיעורי נהיגה, בית ספר לנהיגה, נהיגה
plug: חשמלאי
basket: ירקות, ירקן
house: נדלן, דירה, דירות, תיווך
bouquet: פרחים, חנות פרחים
football: כדורגל
seedling: משתלה, צמחים
spade: גנן, גינון
soft-ice-cream: גלידה, גלידריה
glasses: משקפיים, אופטיקה
dumbbell: חדר כושר, מאמן כושר
bed: מלון, צימר
sofa: רהיטים, ספה, עיצוב פנים
washing-machine: מכבסה
books: ספרים, חנות ספרים, ספריה
key: מנעולן
open-book: שיעורים פרטיים, תרגום
delivery-van: הובלות
guitar: גיטרה
theatre-masks: תיאטרון, אופרה
paint-roller: צבעי, שיפוצים
camera: צלם, צילום
tap: אינסטלטור
dress: שמלות, אופנה, בגדים
airplane: טיסות, חופשה, סוכנות נסיעות
watch: שעונים, שעון
broom: ניקיון, חברת ניקיון
lotus-position: יוגה, מדיטציה
massage: עיסוי
shield: ביטוח
tooth: רופא שיניים, מרפאת שיניים
stethoscope: רופא, מרפאה
pill: בית מרקחת
scales: עורך דין, עורכי דין
birthday-cake: עוגות, עוגה, קונדיטוריה
wine: יין, יקב
pizza: פיצה, פיצריה
burger: המבורגר
cutlery: מסעדה
gift: מתנות, מתנה
diamond: תכשיטים
sneaker: נעליים, נעלי ספורט
bicycle: אופניים
honey: דבש
`;
