/** Hebrew words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const hebrewLeisure = `
acupuncture: דיקור, דיקור סיני, מדקר סיני
aerialist: אקרובטיקה אווירית, בדי טיסו, אקרובטיקה על בדים, יוגה אווירית, אקרובטית אווירית
awareness-ribbon: סרט ורוד, הסרט הוורוד
badminton: בדמינטון
bagpipes musical-notes: חמת חלילים
balloon: בלונים
basketball: כדורסל
bell: פעמון דלת
billiard-ball: ביליארד, סנוקר
bingo-card: בינגו, ערב בינגו
binoculars: משקפת, משקפות
bowling: באולינג
boxing-glove: אגרוף, קיקבוקס
breakdancer: ברייקדאנס, ברייק דאנס, חוג ברייקדאנס, שיעורי ברייקדאנס
bungee-jumper: בנג'י, באנג'י, קפיצת בנג'י, קפיצות בנג'י, בנג׳י, קפיצת באנג'י
camera: צלם, צילום, צלמת, צילומי חתונה, צילומים, סטודיו לצילום
camera passport: תמונות פספורט, תמונת פספורט, תמונות דרכון
carnival-mask party-popper: נשף מסכות, פורים, מסיבת פורים, תחפושות לפורים, עדלאידע, קרנבל
cello musical-notes: צ'לו, שיעורי צ'לו, קונטרבס
chess-pawn trophy: שחמט
choir musical-notes: מקהלה, מקהלת, מקהלות, זמרי מקהלה, מקהלת ילדים
cigar: סיגר, סיגרים, חנות סיגרים, סיגרים קובניים
clapperboard video-camera: עריכת וידאו, צלם וידאו, סרטונים
classical-guitar musical-notes: גיטרה קלאסית, גיטרה אקוסטית, גיטרות אקוסטיות
cool-box: צידנית, צידניות
cricket: קריקט
croquet: קרוקט, משחק קרוקט
crystal-ball: אסטרולוגיה, קריאה בקלפים, טארוט, מיסטיקה
dance-couple musical-notes: ריקודים סלוניים, טנגו, ואלס
dance-couple ring: ריקוד חתונה, ריקוד סלואו לחתונה
dhol: תוף דהול
dice: משחק קופסה, משחק קלפים
dice chess-pawn: שש בש, רמיקוב, בית קפה משחקי לוח, משחקי קופסה, משחקי לוח
diving-mask tropical-fish: צלילה, שנורקל
doll: בובה, בובות, בובת בד, בובות בד, ברבי
dominoes: משחק דומינו, טורניר דומינו, אבני דומינו
drum-kit drum: תופים, שיעורי תופים, מערכת תופים, מתופף
dumbbell: חדר כושר, מאמן כושר, כושר, מאמנת כושר, אימון אישי, מאמן אישי, משקולות, חבל קפיצה, גומיות התנגדות
earbuds: אוזניות אלחוטיות, אוזניות בלוטוס, איירפודס
embroidery-hoop thread: תחרה, רקמה, רקמת יד, סדנת רקמה, חוג רקמה
exercise-bike: אופני כושר, אופני ספינינג, שיעור ספינינג, שיעורי ספינינג, אופניים נייחים
fireworks firecracker: זיקוקים
fishing-rod fish: חכות, דיג, ציוד דיג
flute: שופר, חליל
folk-dancers accordion: ריקודי עם, ריקודי עם ישראליים, הרקדה, הרקדות, מחול עם
football goal-net: כדורגל, חוג כדורגל
framed-picture: פוסטר, תמונת קנבס
framed-picture palette: גלריה, מסגרות, תמונות
framed-picture palette: ~ תערוכה, תערוכת
frisbee: פריזבי
game-controller joystick: משחקי מחשב, גיימינג, משחקי וידאו, פלייסטיישן, משחק מובייל
gift ribbon: מתנות, מתנה, מארזים, מארזי מתנה
go-kart: קארטינג
golf golfer: גולף
golf-cart: קלאב קאר, רכב גולף, רכבי גולף
guitar musical-notes: גיטרה, שיעורי גיטרה, עוד
handpan musical-notes: הנדפאן, הנג דראם
harmonica: מפוחית, מפוחית פה, מפוחיות
harp musical-score: נבלאית, שיעורי נבל, נגינה בנבל
headphones: אוזניות
headphones disco-ball: תקליטן, תקליטנים, תקליטנית
ice-skate: החלקה על הקרח
judo-suit: קראטה, ג'ודו, אומנויות לחימה, טאקוונדו, קפוארה, קרב מגע
kettlebell dumbbell: קטלבל, קטלבלס, אימון קטלבל, אימוני קטלבלס, אימוני קטלבל
kitesurfer: קייטסרפינג, קייט סרפינג, גלישת עפיפון
laser-blaster target: לייזר טאג, לייזר תג
letter-tiles: שבץ נא, סקראבל, משחק מילים
loom yarn: אריגה, נול, סדנת אריגה
magic-wand top-hat: קוסם, קוסמים
marionette theatre-masks: תיאטרון בובות, הצגת בובות, מריונטות
mat-exercise: פילאטיס, שיעורי פילאטיס, סטודיו פילאטיס, פילאטיס מזרן, שיעור פילאטיס
menorah: חנוכיה, חנוכיות, חנוכייה, חנוכה, חנוכיות מעוצבות, הדלקת נרות חנוכה, מסיבת חנוכה
microphone: פיתוח קול, קריוקי, סטנדאפ, זמר
musical-notes: קונצרט, הופעה, מוזיקה, להקה, בית ספר למוזיקה
musical-score musical-notes: שירה בציבור
netball: כדורשת, ליגת כדורשת, קבוצת כדורשת
oboe musical-notes: קלרינט
origami-crane: אוריגמי
padel-racket: פאדל, מגרש פאדל, פדל
paintball-marker: פיינטבול, רובה פיינטבול
palette paintbrush: ציור, חוג ציור, סדנת ציור, אמנות, עיצוב גרפי, גרפיקה, לוגו
paraglider: מצנח רחיפה, מצנחי רחיפה, רחיפה במצנח, טיסת טנדם במצנח רחיפה, קורס מצנחי רחיפה
party-popper balloon: מסיבות, הפקת אירועים, אירועים, עיצוב אירועים, ציוד לאירועים, השכרת ציוד לאירועים, יום הולדת
party-popper balloon: ימי הולדת
party-popper balloon: ~ בר מצווה, הפעלה ליום הולדת
pedal-boat: סירת פדלים, סירות פדלים, סירות פדאלים, השכרת סירות פדלים, סירת פדאלים
piano-keys: פסנתר, שיעורי פסנתר, אורגנית
pickleball: פיקלבול
pilates-reformer: פילאטיס רפורמר, פילאטיס מכשירים, רפורמר פילאטיס, מכשיר רפורמר
pipe-organ church: קונצרט עוגב, עוגב
pirate-ship: ספינת פיראטים, ספינת הפיראטים, ספינות פיראטים
playing-card: ברידג', ברידג, רמי
pole-dancer: ריקוד על עמוד, פול דאנס, ריקודי עמוד, שיעורי פול דאנס
pom-poms: מעודדות, צ'ירלידינג, צ׳ירלידינג, נבחרת מעודדות
portuguese-guitar musical-notes: מנדולינה, שיעורי עוד, בוזוקי, נגן עוד
postage-stamp: בול דואר, בולי דואר, בולאות, אוסף בולים
potters-wheel vase: אובניים, קורס קרמיקה, סדנת קרמיקה, חוג קרמיקה, סדנת אובניים, עבודה על אובניים, קורס קדרות
puzzle: פאזלים
puzzle pencil: תשבץ, תשבצים, תפזורת
quilt: קווילט, טלאים
raft: רפטינג, ראפטינג
recorder: חלילית, חליליות, שיעורי חלילית, אנסמבל חליליות
sewing-needle: תופרת, תפירה, חייט, תיקוני בגדים, מתפרה
shisha: נרגילה, נרגילות
singing-bowl lotus: קערות טיבטיות, אמבט צלילים, אמבטיית צלילים, מסע צלילים
skis snowy-mountain: סקי
sleeping-bag: שק שינה, שקי שינה
snowmobile: אופנוע שלג, אופנועי שלג
squash-racket: סקווש, סקוואש, מחבט סקווש, מגרש סקווש
steelpan: סטיל פאן, תוף פלדה, תופי פלדה, סטילפאן
studio-microphone headphones: אולפן הקלטות, פודקאסט, קריינות
sun-lounger: מיטת שיזוף, מיטות שיזוף, השכרת מיטות שיזוף
table-football: כדורגל שולחן, שולחן כדורגל, שולחנות כדורגל
table-tennis: טניס שולחן
tai-chi: טאי צ'י, טאי צ׳י, שיעורי טאי צ'י, שיעורי טאי צ׳י, טאי-צ'י
target: מטווח, קליעה
teddy-bear: בית בובות, בובת פרווה
teddy-bear crayon: גן ילדים, צעצועים, צעצוע, צעצועי, צעצועי עץ, משחקי עץ, פעוטון, מעון, בייביסיטר, משפחתון, צהרון
teddy-bear toy-bricks: גן פרטי, הרשמה לגן, ההרשמה לגן, רישום לגן, גן לגילאי, גן לפעוטות, פעוטות, גננת, מעון יום
teddy-bear toy-bricks: גן ילדים פרטי, פעוטון פרטי
television: טלוויזיה, טלוויזיות, תיקון טלוויזיות
tennis: טניס
theatre-masks: תחפושות, קומדיה, הצגה קומית, תיאטרון, אופרה, הצגת ילדים, קורס משחק, הצגה, הצגות, תחפושת
ticket: כרטיסים, כרטיסים להופעה
toy-bricks: קוביות עץ
toy-bricks teddy-bear: לגו
trading-card: קלפי פוקימון, קלפי אספנות, קלפי פוקמון
trampoline gymnast: טרמפולינה, טרמפולינות, פארק טרמפולינות
treadmill: הליכון ביתי
treadmill dumbbell: מכשירי כושר
trumpet drum: תזמורת כלי נשיפה, כלי נשיפה
ukulele musical-notes: יוקללי, אוקוללה
vinyl-record: פטיפון
violin: כינור
volleyball: כדורעף
vr-headset: משקפי vr, משקפי מציאות מדומה, מציאות מדומה, קסדת מציאות מדומה
windsurfer: גלישת רוח, גלשן רוח, גלשני רוח, ווינדסרפינג
xylophone: קסילופון, קסילופונים, מרימבה, פעמונייה
yarn: ליבוד, סריגה, צמר, סרוגים
zip-line tree: פארק חבלים
baby: מיילדת, תינוקות, הכנה ללידה, מוצרי תינוקות
bride dove: עורכת טקסים
bride ring: כלות, כלה
climber: טיפוס, קיר טיפוס
climber fir-tree: פארקי חבלים, פארק אקסטרים
clown balloon: ליצן
cook frying-pan: שף, קורס בישול, סדנת בישול, טבח, בישול, קורס אפייה, סדנאות בישול
dancer musical-notes: ריקוד, סטודיו למחול, שיעורי ריקוד, מחול, ריקודים, זומבה, סלסה, חוג ריקוד, היפ הופ
fencer: חוג סיף, סיף, שיעורי סיף
gymnast: התעמלות, התעמלות קרקע
gymnast dumbbell: פילאטיס מיטות, פילאטיס על מכשירים
handball-player: כדוריד
horse-rider horse: שיעורי רכיבה
lotus-position lotus: יוגה, מדיטציה
massage lotus: כוסות רוח, עיסוי, מסאז', עיסויים, מסאז'ים, שיאצו, רפלקסולוגיה
nurse: אחות, סיעוד, דיור מוגן, בית אבות, מטפלת לקשישים, טיפול בקשישים, מטפלת לקשיש
older-person dumbbell: התעמלות לגיל השלישי, התעמלות לגיל הזהב, התעמלות לקשישים
pregnant-woman: הריון, דולה, יועצת הנקה
rower: מכשיר חתירה
rower canoe: מועדון חתירה
runner sneaker: ריצת שטח, ריצה, מרתון, מירוץ
sauna: ספא, סאונה, חמאם, ג'קוזי
sauna bubbles: חמי מרפא, מעיינות חמים
surfer wave: גלישה, גלישת גלים
swimmer goggles: שחייה, בריכה, שיעורי שחייה, שחיה, בריכות, בניית בריכות
water-polo-player: כדורמים
wrestlers: היאבקות
`;
