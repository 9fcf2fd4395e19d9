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
`;
