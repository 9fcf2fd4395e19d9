/** Hebrew words for food, drink, animals and plants. Notation: word-list.ts. */
export const hebrewFoodAndNature = `
apple basket: תפוחים, פירות יבשים
artichoke: ארטישוק, ארטישוקים
avocado: אבוקדו
baklava: בקלאווה, כנאפה, מתוקים, עוגיות מזרחיות, חלווה
banana: בננות
barbecue: גריל גז, גרילים, מנגל גז, מנגל
beans: קטניות
beetroot: סלק, סלק אדום, מיץ סלק, סלט סלק
berliner: סופגנייה, סופגניה, סופגניות, ברלינר
birthday-cake cupcake: עוגות, עוגה, קונדיטוריה, עוגת יום הולדת
blackberry: פטל שחור
braided-bread: חלות, חלות לשבת, חלה לשבת, חלה מתוקה, חלות מתוקות
bread: חלה, מאפיית, מאפייה, לחם, לחמים, טוסטר
bread cake-slice: עוגות שמרים, עוגת שמרים, בבקות
bread-roll: לחמנייה, לחמניה, לחמניות
brigadeiro: בריגדיירו
brownie: בראוני, בראוניז
burger french-fries: המבורגר, המבורגריה, צ'יפס, המבורגרים
cabbage: כרוב, כרוב כבוש
cake-slice: תבנית אפייה
candy lollipop: סוכר מעורר, סוכר על מקל, ממתקים, סוכריות
canned-food basket: בנק מזון, חלוקת מזון, סלי מזון, קמחא דפסחא
cauliflower: כרובית, כרוביות
cereal-bowl: גרנולה, מוזלי
cheese: גבינה, גבינות, מחלבה
cheese milk: מחלבת בוטיק
chicken-leg: עוף, פרגיות, כנפיים
chilli: רוטב חריף
chimney-cake: קורטוש, קיורטוש, קורטושים
chocolate: בונבוניירה
chocolate candy: שוקולד, פרלינים, שוקולטרי
christmas-pudding: פודינג חג המולד
cinnamon-roll: שבלול קינמון, שבלולי קינמון, סינבון
clams: וונגולה
coconut: קוקוס
cookie: עוגיות, עוגיה
cotton-candy: שערות סבתא
couscous: קוסקוס
cream-bun: פחזניות, פחזנית
crepe: קרפ, קרפים, קרפ צרפתי, קרפריה
croissant bread: מאפי שמרים, רוגלך, קרואסון, קרואסונים, מאפים, בורקס
cupcake: קאפקייקס, מאפינס
dates: תמרים, תמר מג'הול
doughnut: דונאטס
dumpling: סמבוסק, כיסונים, קובה
easter-egg: ביצי שוקולד, ביצת שוקולד
eclair: אקלר, אקלרים
egg basket: ביצים, ביצי חופש, ביצים טריות
egg hen: ביצי דגירה
empanada: אמפנדה, אמפנדות
falafel: חומוס, מסבחה, פלאפל, חומוסייה, חומוסיה
fig: תאנה, תאנים, תאנים טריות, תאנים מיובשות, ריבת תאנים
flatbread: פיתות, פיתה, לאפה, לחוח
focaccia: פוקצ'ה, פוקאצ'ה
fruit-tart: טארט פירות, טארטלט פירות
frying-pan: מחבת, מחבת ברזל
gingerbread: עוגיות ג'ינג'ר, בית ג'ינג'ר
grapes: ענבים
grapes apple: פירות, חנות פירות
grapes barrel: בציר, כרם
gratin: גרטן, גראטן תפוחי אדמה
hamper: משלוחי מנות, משלוח מנות
hamper gift: סלסלת מתנה, סל שי, סלסלות שי, סלי שי, מארז שי, מארזי שי
honey bee: דבוראי, דבש, מכוורת
hot-dog: נקניקיות
ice-lolly: ארטיק, ארטיקים, קרטיב, קרטיבים
indian-sweets: ממתקים הודיים
jar-cake: עוגה בצנצנת, עוגות בצנצנת, קינוח בצנצנת
kale: קייל
kebab: שווארמה, קבב
lasagne: לזניה, לזניות, לזנייה
lemon palm-tree: ארבעת המינים, אתרוג, אתרוגים, לולבים
lettuce jar: כרוב חמוץ
macaroni: מקרוני, מק אנד צ'יז
macarons: מקרון, מקרונים
mango: מנגו
meat-on-bone: על האש, גריל, ברביקיו, מעשנת, צלעות
mushroom: פטריות
mussel: מולים
nachos: נאצ'וס, נאצוס
noodles chopsticks: מסעדה סינית, נודלס, ראמן
olive-oil olives: מסיק, שמן זית, בית בד, שמן זית כתית
olives: זיתים
omelette: חביתה, חביתות, אומלט, חביתה ספרדית
orange soft-drink: תפוזים
pancakes coffee: ארוחת בוקר, פנקייק, בראנץ', בלינצ'ס, מלוואח, ג'חנון
peanuts: אגוזים, שקדים, קשיו
peanuts pistachios: פיצוחים, פיצוחייה
pide: פידה
pide cheese: חצ'פורי
pie: פשטידה, פשטידות, בורקסים
pistachios peanuts: ~ פיסטוק, פיסטוקים, פיסטוק חלבי
pizza: פיצה, פיצריה, פיצרייה
plum: שזיפים, שזיף
pomegranate: רימון, רימונים, מיץ רימונים
popcorn film-camera: קולנוע, סרט
potato: תפוחי אדמה
potato-fritters: לביבות, לביבה, לביבות תפוחי אדמה, לאטקס
powder-tub: אבקת חלבון, אבקות חלבון, קריאטין
pumpkin: דלעת, דלעות
raspberry: פטל
ravioli: רביולי
rhubarb: ריבס
rice curry: אורז, פלאו
rice-cracker: מצות, מצה שמורה
roast-chicken: עוף בגריל, עוף צלוי, עופות בגריל
round-loaf: לחם מחמצת, לחמי מחמצת, מחמצת, לחם כפרי
saffron: זעפרן
salad: טבעוני, סלטים, דיאטנית, תזונה, הרזיה, סלט, אוכל בריא
sandwich baguette: כריכים, סנדוויצ'ים, טוסט, באגט
schnitzel: שניצל, שניצלים, שניצליה, שניצלייה
skewers barbecue: שיפודים, שיפודייה, שישליק, שיפודיה
soft-ice-cream ice-cream: גלידה, גלידריה, גלידות
spaghetti tomato: פסטה, איטלקי, מסעדה איטלקית
spare-ribs: ספייר ריבס, צלעות ברביקיו
spring-rolls: אגרול, אגרולים, אגרולס
steak kitchen-knife: קצביה, סטייק, סטייקים, סטייקיה, קצב, אטליז, בשר
steamed-bun: באן מאודה, באנים מאודים, לחמניות מאודות, באו באן
stew cutlery: מרק, מרקים, תבשיל, תבשילים, אוכל ביתי
stollen: שטולן
strawberry: תותים
strawberry basket: קטיף עצמי
strudel: שטרודל, שטרודל תפוחים
sushi chopsticks: סושי, סושיה
taco: טאקו
tarte-flambee: טארט פלמבה, פלאמקוכן
tomato: עגבניות
truffle: כמהין, שמן כמהין, פטריות כמהין
walnut: אגוזי מלך, אגוז מלך, אגוזי לוז, אגוז לוז
watermelon: אבטיח
wedding-cake: עוגת חתונה, עוגות חתונה
yoghurt: יוגורט, יוגורטים, יוגורט יווני
amphora: קרמיקה, קדרות, סדנת קדרות, חימר
baby-bottle: נשכן
barrel: חבית עץ, חביות עץ, חביות, חביות יין
beer wheat: בירה, מבשלה, מבשלת בירה
beers: פאב, בירות
bubble-tea: באבל טי
cider: סיידר
cocktail tropical-drink: ברמן, ברמנים, קורס ברמנים, קוקטייל, קוקטיילים, בר קוקטיילים
coffee: קפה, בית קפה, בתי קפה, עגלת קפה
coffee-beans coffee: פולי קפה, בית קלייה, קליית קפה, קפה טרי קלוי
cutlery dinner-plate: מסעדה, מסעדת, ארוחות, ארוחת צהריים
dinner-plate cook: קייטרינג, מגשי אירוח, שף פרטי
espresso-machine coffee: מכונת קפה, מכונות קפה, מכונת אספרסו, קורס בריסטה
gin-tonic: ג'ין טוניק, ג'ין וטוניק
ice-cube soft-drink: קרח, קוביות קרח
jar: חמוצים, ריבה, תבלינים, ממרחים, קופסאות אחסון, צנצנות
juice-box orange: מיצים, מיץ, מיץ טבעי, שייקים, מיץ סחוט
juice-glass: מיץ תפוזים, מיץ פירות, מיצים טבעיים, מיצים סחוטים
kitchen-knife: סכין שף, סט סכינים, אולר
kitchen-knife frying-pan: משחיז, מטבח, כלי מטבח, השחזת סכינים, השחזה
milk cow: חלב
milkshake: מילקשייק, מילקשייקים
mug: תרמוס, כוס תרמית, כוס קפה
mug coffee: ספלים, ספל, ספלי קרמיקה, כוסות קרמיקה
soft-drink tropical-drink: משקאות קלים
spirits-bottle: ג'ין
spirits-bottle toast: מזקקה, אלכוהול, וויסקי, משקאות
tea teapot: תה, בית תה, חליטות
water-jug: בקבוק מים
water-jug droplet: מתקן מים, ברי מים, מים מינרליים, בר מים, חלוקת מים
wine grapes: יין, יקב, חנות יין, יינות
alpaca: אלפקה, אלפקות, חוות אלפקות
ant house: טרמיטים, הדברת טרמיטים
aquarium tropical-fish: אקווריום, אקווריומים
bee honey: כוורנות
beehive bee: כוורת, כוורות
birdcage bird: כלוב ציפורים, כלובים לציפורים, תוכונים, קנריות
camel: גמלים
cat: חתול, חתולים, עמוד גירוד
cat-standing coffee: בית קפה חתולים
chick hen: אפרוחים
cockroach: הדברה, מדביר, ג'וקים
cow milk: עגלים, פרות, רפת
crab: סרטנים
dog: כלב, מזון לכלבים, כלבים, חנות חיות, חיות מחמד, גורים, אוכל לכלבים, ספר כלבים, תספורת לכלבים, ספרית כלבים
dog cat: יום אימוץ, ימי אימוץ
dog stethoscope: וטרינר, מרפאה וטרינרית, וטרינרית
dog-standing paw: אילוף כלבים, מאלף כלבים, מספרת כלבים, דוגווקר, מוציא כלבים, טיולי כלבים
donkey: רכיבה על חמורים, טיול חמורים
duck: ברווז
fish: בריכות דגים, קרפיון, דגיגים, מדגה, דגים, דגים טריים, מסעדת דגים, דג, פירות ים, חנות דגים
goat: עזים, גבינת עזים
goat cheese: עיזים, גבינת עיזים
guinea-pig: שרקן, שרקנים, כלוב לשרקנים
hen chick: תרנגולות
horse: חוות סוסים, רכיבה טיפולית
horse horse-rider: רכיבה על סוסים, סוסים
kennel dog: פנסיון כלבים, פנסיון לכלבים, מלונה, מלונות לכלבים
lion elephant: גן חיות, ספארי
nest-box: תיבת קינון, תיבות קינון
oyster: צדפות
parrot bird: תוכים, ציפורים
paw: אימוץ כלבים, עמותת בעלי חיים, צער בעלי חיים
paw dog: כלביה
rabbit: כלוב לארנב, כלוב לאוגר
saddle horse: אוכף, אוכפים, ציוד רכיבה
sauropod museum: דינוזאורים, דינוזאור
sheep: עדר, רועה צאן, כבשים, כבש
songbird: ציפורי שיר, שירת הציפורים
squid: קלמארי
tropical-fish fish: דגי נוי
wasp: צרעות, קן צרעות, צרעה, דבורים וצרעות
ammonite: מאובנים
beach-umbrella: שמשיה
bird-feeder: מאכיל ציפורים
bonsai: בונסאי, עץ בונסאי, עצי בונסאי, סדנת בונסאי
bouquet: פרחים, חנות פרחים, זרי כלה, שזירה, שזירת פרחים, משלוח פרחים
daffodil: נרקיס, נרקיסים, פקעות נרקיס
dahlia: דליה, דליות, פקעות דליה
droplet: קידוח, קידוחים, באר מים, השקיה, מערכת השקיה, מערכות השקיה, טפטפות
droplet tap: מטהר מים
fire: קערת אש
fire logs: קורטוש קלאץ'
fire nut-and-bolt: מסגר
greenhouse seedling: חממה, חממות
hammock palm-tree: ערסל, ערסלים
hay-bale tractor: שחת, חציר, חבילות קש, באלות קש
herb: צמחי מרפא, נטורופת, נטורופתיה
herb bride: חינה
lavender: לבנדר, אזוביון, שדה לבנדר, זר לבנדר
lawnmower: כיסוח דשא, מכסחת דשא
logs fire: עץ להסקה, עצי הסקה, עצים להסקה, פחמים
logs saw: מנסרה, לוחות עץ, קורות עץ, עצים לבניין, מחסן עצים
moon: איפטאר
night-sky star: כוכבים נופלים, הכוכבים הנופלים
orchid: סחלב, סחלבים, תערוכת סחלבים
plant: אדנית
poppy: פרג אדום
secateurs leaves: גיזום, גיזום עצים, גיזום גדר חיה, גדר חיה, מזמרה
seedling plant: דשן, קומפוסט, משתלה, צמחים, עציצים, צמחי בית
seedling tree: שתילים, זרעים, ייעור, ט"ו בשבט, עצי פרי
snowdrop: גלנתוס
snowy-mountain helicopter: יחידת חילוץ הרים
spade: גנן, גינון, גינות, עיצוב גינות, גינה
tree boot: גן יער, גני יער, גן טבע
tree spade: נטיעת עצים, נטיעות, נוטעים עצים
turf-roll: דשא סינטטי, מרבדי דשא, דשא מוכן, דשא
umbrella: מטרייה, מטריות, מטריה, תיקון מטריות
wheat sack: חיטה, תבואה
wheat tractor: קמח
wreath: זר דלת, זרי דלת, זר אבל
`;
