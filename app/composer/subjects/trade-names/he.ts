/** Everyday trades and what else is advertised, by their plain names in Hebrew; kinds.ts says what they are. */
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
charity-run: מרוץ צדקה, מרוץ התרמה
marathon: מרתון, חצי מרתון
school-fair: יריד בית ספר, הפנינג בית ספרי
village-fete: יריד קהילתי, הפנינג קהילתי, חג המושב
flea-market: שוק פשפשים, שוק יד שנייה
christmas-market: שוק חג המולד, יריד חג המולד, בזאר חג המולד
farmers-market: שוק איכרים, שוק חקלאים
craft-market: יריד אומנים, יריד אמנים, יריד עבודות יד
concert: קונצרט, הופעה חיה, מופע מוזיקה
choir-concert: קונצרט מקהלה, מופע מקהלה
jazz-concert: קונצרט ג'אז, ערב ג'אז, הופעת ג'אז
comedy-night: ערב סטנדאפ, מופע סטנדאפ, סטנדאפ
film-night: ערב סרט, הקרנת סרט, ערב קולנוע
karaoke-night: ערב קריוקי, קריוקי
board-games-night: ערב משחקי קופסה, ערב משחקי לוח
wine-tasting: טעימות יין, סדנת יין, ערב טעימות יין
beer-festival: פסטיבל בירה, פסטיבל הבירה
street-food: אוכל רחוב, פסטיבל אוכל רחוב
art-exhibition: תערוכת אמנות, תערוכת ציורים, תערוכת אומנות
author-reading: מפגש עם סופר, ערב ספרותי, השקת ספר
puppet-theatre: תיאטרון בובות, הצגת בובות
magic-show: מופע קסמים, מופע קוסם
fireworks-show: מופע זיקוקים, זיקוקים
carnival-party: מסיבת פורים, מסיבת תחפושות, נשף מסכות
food-bank: בנק מזון, איסוף מזון לנזקקים, סלי מזון לנזקקים
clothes-collection: איסוף בגדים, תרומת בגדים
blood-donation: תרומת דם, התרמת דם
animal-shelter: מקלט לבעלי חיים, בית מחסה לחיות, כלבייה עירונית
volunteers-wanted: דרושים מתנדבים, מחפשים מתנדבים, התנדבות
choir-singers: אודישנים למקהלה, דרושים זמרים למקהלה, מקהלה מחפשת זמרים
chess-club: מועדון שחמט, חוג שחמט
hiking-club: מועדון טיולים, קבוצת מטיילים, חוג מטיילים
running-club: קבוצת ריצה, מועדון ריצה
tennis-club: מועדון טניס
judo-club: מועדון ג'ודו, חוג ג'ודו
yoga-class: שיעורי יוגה, סטודיו יוגה, חוג יוגה
swimming-lessons: שיעורי שחייה, לימוד שחייה, קורס שחייה
baby-swimming: שחיית תינוקות, שחייה לתינוקות
first-aid-course: קורס עזרה ראשונה, קורס החייאה
cooking-course: סדנת בישול, קורס בישול
pottery-course: קורס קדרות, חוג קרמיקה, סדנת קרמיקה
painting-course: חוג ציור, קורס ציור, סדנת ציור
photography-course: קורס צילום, סדנת צילום
sewing-course: קורס תפירה, חוג תפירה
programming-course: קורס תכנות, חוג תכנות, לימודי תכנות
guitar-lessons: שיעורי גיטרה, לימוד גיטרה
piano-lessons: שיעורי פסנתר, לימוד פסנתר
singing-lessons: שיעורי פיתוח קול, פיתוח קול, שיעורי שירה
drum-lessons: שיעורי תופים, לימוד תופים
maths-tutoring: שיעורים פרטיים במתמטיקה, מורה פרטי למתמטיקה, שיעורי עזר במתמטיקה
ski-school: בית ספר לסקי, שיעורי סקי
surf-school: בית ספר לגלישה, שיעורי גלישה, קורס גלישה
climbing-hall: קיר טיפוס, קירות טיפוס
mini-golf: מיני גולף, מיניגולף
personal-trainer: מאמן כושר אישי, מאמנת כושר אישית, אימונים אישיים
nutritionist: תזונאית, דיאטנית, דיאטן
holiday-flat: דירת נופש, דירות נופש, יחידת נופש
room-to-let: חדר להשכרה, חדר בדירת שותפים
flat-to-let: דירה להשכרה, דירות להשכרה
storage-units: מחסנים להשכרה, מחסן להשכרה, אחסון תכולה
bouncy-castle-hire: השכרת מתנפחים, מתנפחים, מתנפחים להשכרה
marquee-hire: השכרת אוהלים, השכרת אוהלים לאירועים
bike-hire: השכרת אופניים, אופניים להשכרה
camper-hire: השכרת קרוואנים, קרוואן להשכרה
costume-hire: השכרת תחפושות, תחפושות להשכרה
tool-hire: השכרת כלי עבודה, כלי עבודה להשכרה
truck-driver: נהג משאית, נהגי משאיות, דרוש נהג משאית
delivery-driver: נהג חלוקה, נהג שליח, שליח עם רכב
bus-driver: נהג אוטובוס, נהגת אוטובוס, נהגי אוטובוס
waiter: מלצר, מלצרית, דרושים מלצרים
cook: דרוש טבח, טבחית, עוזר טבח
bakers-apprentice: שוליית אופה, עוזר אופה, אופה מתלמד
shop-assistant: מוכר בחנות, מוכרת בחנות, דרושה מוכרת
warehouse-worker: מחסנאי, עובד מחסן, דרוש מחסנאי
cleaner: עובד ניקיון, עובדת ניקיון, דרושים עובדי ניקיון
nurse: אחות מוסמכת, אח מוסמך, דרושה אחות
carer: מטפלת סיעודית, מטפלת לקשישים, מטפל לקשישים
programmer: מתכנת, מתכנתת, מפתח תוכנה
christmas-trees: עצי אשוח, עץ אשוח, עצי חג מולד
pumpkins: דלעות, דלעות להאלווין
firewood: עצי הסקה, עצים להסקה, עצים לקמין
fresh-eggs: ביצים טריות, ביצי חופש, ביצי משק
asparagus: אספרגוס, אספרגוס טרי
strawberry-picking: קטיף תותים, קטיף תותים עצמי
vegetable-box: ארגז ירקות, ארגזי ירקות, סל ירקות אורגני
used-bikes: אופניים יד שנייה, אופניים משומשים
used-cars: רכב יד שנייה, מכוניות יד שנייה
second-hand-clothes: בגדי יד שנייה, בגדים יד שנייה, בגדים משומשים
pram: עגלת תינוק, עגלה לתינוק, טיולון
used-furniture: רהיטים יד שנייה, רהיטים משומשים
lawn-mowing: כיסוח דשא, גיזום דשא
snow-clearing: פינוי שלג, פינוי שלגים
gutter-cleaning: ניקוי מרזבים
carpet-cleaning: ניקוי שטיחים, כביסת שטיחים
window-cleaning: ניקוי חלונות
house-clearance: פינוי דירות, פינוי תכולת דירה, פינוי עיזבונות
skip-hire: השכרת מכולות, מכולה לפסולת, פינוי פסולת בניין
washing-machine-repair: תיקון מכונות כביסה, טכנאי מכונות כביסה
boiler-service: תיקון דודים, טכנאי דודים, תיקון דוד שמש
air-conditioning: מזגנים, התקנת מזגנים, טכנאי מזגנים
solar-panels: פאנלים סולאריים, מערכות סולאריות, לוחות סולאריים
kitchens: מטבחים, מטבחים בהתאמה אישית
bathroom-renovation: שיפוץ אמבטיה, שיפוץ חדר אמבטיה, שיפוץ חדרי רחצה
drain-clearing: פתיחת סתימות, פתיחת סתימות ביוב, שחרור סתימות
dog-walking: הוצאת כלבים, דוגווקר, דוג ווקר
cat-sitting: שמירה על חתולים, קט סיטר
babysitter: בייביסיטר, בייביסיטרית, שמרטפית
home-care: טיפול סיעודי, סיעוד בבית, טיפול בקשישים
dj: תקליטן, תקליטן לאירועים, תקליטן לחתונה
wedding-band: להקה לחתונה, להקת חתונות, תזמורת לחתונה
childrens-clown: ליצן, ליצן לימי הולדת, ליצנית
food-truck: פודטראק, פוד טראק, משאית אוכל
pizza-delivery: משלוחי פיצה, פיצה במשלוח
kebab-house: קבביה, קבב, שווארמה
pancake-house: בית פנקייק, פנקייקים
cakes-to-order: עוגות בהזמנה, עוגות מעוצבות, עוגות יום הולדת
breakfast-cafe: ארוחות בוקר, בית קפה לארוחת בוקר
lunch-menu: תפריט צהריים, עסקית צהריים, ארוחות צהריים עסקיות
barbecue-evening: ערב על האש, ערב ברביקיו, ערב גריל
eyelash-extensions: הדבקת ריסים, הארכת ריסים
teeth-whitening: הלבנת שיניים
hair-removal: הסרת שיער בלייזר, הסרת שיער
sauna: סאונה, סאונה פינית
`;
