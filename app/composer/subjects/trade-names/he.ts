/** Everyday trades by their plain names in Hebrew; kinds.ts says what they are. */
export const hebrewTradeNames = `
dentist: רופא שיניים, מרפאת שיניים
doctor: רופא משפחה, מרפאה
vet: וטרינר, מרפאה וטרינרית
pharmacy: בית מרקחת
optician: אופטיקה, אופטיקאי, משקפיים
hearing: מכשירי שמיעה
physio: פיזיותרפיה, פיזיותרפיסט
podiatrist: פדיקור רפואי, פודיאטר
psychologist: פסיכולוג, פסיכותרפיה
midwife: מיילדת
nursing-home: בית אבות, דיור מוגן
massage: עיסוי, מכון עיסוי
hairdresser: מספרה, ספר, מעצב שיער
barber: מספרת גברים, ברבר
beauty: מכון יופי, קוסמטיקאית
nails: מניקור, בונה ציפורניים, סלון ציפורניים
tattoo: סטודיו לקעקועים, קעקועים
perfumery: פרפומריה, חנות בשמים
bakery: מאפייה, מאפיה
pastry: קונדיטוריה
butcher: קצבייה, אטליז, קצביה
fishmonger: חנות דגים
greengrocer: ירקן, פירות וירקות, חנות ירקות
grocery: מכולת, סופרמרקט
cheese: חנות גבינות, מחלבה
wine: חנות יין, יקב
ice-cream: גלידרייה, גלידריה
coffee-shop: בית קפה
restaurant: מסעדה
health-food: חנות טבע, מזון בריאות
catering: קייטרינג
bookshop: חנות ספרים
stationery: כלי כתיבה, ציוד משרדי
toys: חנות צעצועים, צעצועים
hardware: כלי עבודה, חומרי בניין, טמבוריה
beds: מזרנים, חנות מיטות, מיטות
furniture: חנות רהיטים, רהיטים
lamps: גופי תאורה, חנות תאורה, מנורות
florist: חנות פרחים, פרחים
garden-centre: משתלה
jeweller: תכשיטים, חנות תכשיטים
watchmaker: שען, תיקון שעונים
shoes: חנות נעליים, נעליים
clothes: חנות בגדים, בגדים
fabrics: חנות בדים, בדים
electronics: מוצרי חשמל, חנות אלקטרוניקה
pets: חנות חיות
bikes: חנות אופניים, אופניים
sports: ציוד ספורט, חנות ספורט
antiques: עתיקות, חנות עתיקות
framing: מסגור תמונות, מסגרייה לתמונות
instruments: כלי נגינה, חנות כלי נגינה
gifts: חנות מתנות, מתנות
dry-cleaner: ניקוי יבש, מכבסה
tailor: חייט, תופרת, תיקוני בגדים
shoe-repair: סנדלר, סנדלריה, תיקון נעליים
locksmith: מנעולן, פורץ מנעולים
notary: נוטריון
lawyer: עורך דין, משרד עורכי דין
accountant: רואה חשבון, הנהלת חשבונות, יועץ מס
insurance: ביטוח, סוכן ביטוח, סוכנות ביטוח
estate-agent: תיווך, מתווך, משרד תיווך
travel-agency: סוכנות נסיעות
movers: הובלות, חברת הובלות
cleaning: חברת ניקיון, שירותי ניקיון
photographer: צלם, סטודיו לצילום
copy-shop: צילום מסמכים, מרכז צילום מסמכים
printing: בית דפוס, דפוס
computer-help: תיקון מחשבים, טכנאי מחשבים
phone-repair: תיקון טלפונים, מעבדת סלולר
undertaker: בית לוויות, שירותי קבורה
architect: אדריכל, משרד אדריכלים
translator: מתרגם, תרגומים, משרד תרגום
security: חברת שמירה, חברת אבטחה
pest-control: הדברה, מדביר
taxi: מוניות, תחנת מוניות
hotel: מלון, בית הארחה
campsite: חניון לילה, אתר קמפינג
car-rental: השכרת רכב
garage: מוסך, מוסך רכב
tyres: פנצריה, פנצרייה, צמיגים
car-wash: שטיפת רכב
car-dealer: סוכנות רכב, רכבים משומשים
driving-school: מורה נהיגה, בית ספר לנהיגה
plumber: אינסטלטור
electrician: חשמלאי
roofer: תיקון גגות, איטום גגות
carpenter: נגר, נגרייה
painter: צבעי, צבע ושיפוצים
glazier: זגג
chimney-sweep: מנקה ארובות, ניקוי ארובות
upholsterer: רפד, ריפוד, רפדייה
builder: קבלן שיפוצים, חברת בנייה
tiler: רצף, ריצוף
gardener: גנן, גינון
heating: התקנת דודים, הסקה
kindergarten: גן ילדים, מעון יום
music-school: בית ספר למוזיקה, קונסרבטוריון
dance-school: בית ספר לריקוד, סטודיו לריקוד
language-school: בית ספר לשפות
riding-school: חוות סוסים, בית ספר לרכיבה
gym: חדר כושר, מכון כושר
cinema: קולנוע, בית קולנוע
theatre: תיאטרון
bowling: באולינג
swimming-pool: בריכת שחייה
library: ספרייה, ספריה
dog-groomer: מספרת כלבים
dog-hotel: פנסיון כלבים
wedding-planner: הפקת חתונות, מפיקת חתונות
piano-tuner: כיוון פסנתרים, מכוון פסנתרים
knife-grinder: השחזת סכינים
beekeeper: כוורן, מכוורת
tea-shop: חנות תה
bags: חנות תיקים, תיקים
wool: חנות צמר, חנות חוטים
pool-builder: בניית בריכות
fences: גדרות, התקנת גדרות
scaffolding: פיגומים, השכרת פיגומים
tree-care: גיזום עצים
chiropractor: כירופרקט
dermatologist: רופא עור
diving-school: בית ספר לצלילה
sailing-school: בית ספר לשיט
boat-rental: השכרת סירות
escape-room: חדר בריחה
karting: קארטינג
planetarium: פלנטריום
circus: קרקס
comics: חנות קומיקס
`;
