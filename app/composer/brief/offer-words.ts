/** Regular expression sources for the parts of an offer, in about forty languages. */

export const number = "\\p{Nd}{1,9}(?:[.,٫٬'’]\\p{Nd}{1,4}|[ \u00a0]\\p{Nd}{3}(?!\\p{Nd})){0,4}";

const percentSign =
  '(?:[%٪％﹪]|percent|per cent|Prozent|procent|procenta?|prosent|prosenttia|por ciento|por cento|per cento|pour cent|проц\\p{L}*|процент\\p{L}*|відсотк\\p{L}*|yüzde|في المئة|بالمئة|بالمائة|درصد|فیصد|فی صد|प्रतिशत|टक्के|শতাংশ|เปอร์เซ็นต์|persen|peratus|phần trăm|asilimia|パーセント|퍼센트|프로)';

export const percent = `(?:[-−–]\\s?)?(?:${number}(?:\\s?[-–]\\s?${number})?\\s?${percentSign}|[%٪％]\\s?${number}|asilimia ${number})`;

/** Words before a percentage or amount that belong to it. */
export const before =
  "(?:up to|save(?: up to)?|extra|an extra|get|flat|bis zu|spare(?: bis zu)?|sparen sie(?: bis zu)?|jusqu['’]à|économisez|hasta(?: un)?|hasta el|ahorra(?: hasta)?|fino al?|fino a|risparmia|sconto del|sconti fino al|até|economize|desconto de|descuento del?|tot(?: wel)?|bespaar|korting tot|upp till|spara|op til|spar(?: op til)?|opptil|opp til|jopa|kuni|līdz|iki|do|až|až do|akár|până la|rabat do|rabat|sleva(?: až)?|zľava(?: až)?|popust(?: do)?|скидка|скидки|скидки до|скидка до|знижка|знижки|знижки до|до|отстъпка|попуст|έκπτωση|έως|μέχρι|خصم(?: حتى| يصل إلى)?|تخفيض|حتى|تا|תخفیف|تخفیف|עד|הנחה של|diskon(?: hingga| sampai)?|hingga|diskaun(?: sehingga)?|giảm(?: giá)?(?: tới| đến| lên đến)?|ưu đãi|ลด(?:ราคา)?(?:สูงสุด)?|ลดถึง|สูงสุด|punguzo la|最大|最高|全品|最大で|최대|全场|全場|低至|立减|立減)";

/** Words after a percentage or amount that belong to it. */
export const after =
  '(?:off|discount|rabatt|nachlass|reduziert|günstiger|de réduction|de remise|de rabais|de descuento|dto\\.?|di sconto|sconto|de desconto|off|korting|rabat|avslag|alennus(?:ta)?|ale|soodustus(?:t)?|allahindlus(?:t)?|atlaide|nuolaida|zniżki|rabatu|taniej|sleva|slevy|zľava|zľavy|popust(?:a)?|kedvezmény|akció|engedmény|reducere|скидки|скидка|скидкой|знижки|знижка|отстъпка|намаление|попуст|попусте|έκπτωση|indirim(?:i|li)?|endirim|жеңілдік|chegirma|хямдрал|خصم|تخفيض|تخفیف|رعایت|چھوٹ|הנחה|छूट|की छूट|तक की छूट|ऑफ|ऑफ़|सूट|ছাড়|தள்ளுபடி|తగ్గింపు|ರಿಯಾಯಿತಿ|കിഴിവ്|છૂટ|ਛੋਟ|වට්ටම්|ส่วนลด|ផ្តល់ជូន|ფასდაკლება|զեղչ|ቅናሽ|diskon|diskaun|diskwento|giảm giá|punguzo|オフ|OFF|割引|引き|ポイント|할인|优惠|優惠|折扣)';

/** Signs, codes and names of currencies. */
export const currency =
  '(?:US\\$|NZ\\$|HK\\$|NT\\$|MX\\$|S\\$|R\\$|A\\$|C\\$|[$€£¥￥₹₽₺₩₫₴₪฿₱₦₸₾]|USD|EUR|GBP|CHF|INR|Rs\\.?|Rp\\.?|RM|KSh|Ksh|kr\\.?|zł|Kč|Ft|lei|лв\\.?|руб\\.?|грн\\.?|дин\\.?|RSD|TL|AED|SAR|ر\\.س\\.?|د\\.إ\\.?|ريال|درهم|دينار|جنيه|تومان|ریال|روپے|ש״ח|रुपये|टका|টাকা|บาท|đồng|đ|円|元|块|원|ብር|euros?|dollars?|pounds?)';
const magnitude = '(?:\\s?(?:k|K|тыс\\.?|هزار|nghìn|ribu|만|万))?';

export const money = `(?:${currency}\\s?${number}(?:[.,]-|,–)?${magnitude}|${number}(?:[.,]-|,–)?${magnitude}\\s?${currency}(?![\\p{L}]))`;

/** Words before a price that belong to it. */
export const priceBefore =
  '(?:only|just|from|for(?: only| just)?|now|starting at|as low as|nur|ab|für(?: nur)?|jetzt|dès|à partir de|seulement|pour(?: seulement)?|desde|solo|por(?: solo)?|da|a soli|solo|a partire da|apenas|por apenas|vanaf|slechts|voor|från|endast|fra|kun|bare|alkaen|vain|od|tylko|jen|len|samo|csak|mindössze|doar|de la|от|всего|за|від|лише|само за|από|μόνο|sadece|yalnızca|فقط|من|از|צ?רק|רק|החל מ|सिर्फ|केवल|मात्र|মাত্র|เพียง|เริ่มต้น|chỉ từ|chỉ|hanya|mulai|dari|只要|仅需|僅需|わずか|단|오직)';

export const halfPrice =
  '(?:\\bhalf[ -](?:price|off)\\b|zum halben preis|halber preis|(?:à )?moitié prix|(?:a )?mitad de precio|(?:a )?metà prezzo|(?:pela )?metade do preço|(?:voor )?halve prijs|halva priset|halv pris|puoleen hintaan|poole hinnaga|par pusi cenu|už pusę kainos|(?:za )?pół ceny|za polovi\\p{L}+ cen\\p{L}+|pola cijene|пола цене|fél ?áron|(?:la )?jumătate de preț|(?:за )?полцены|за пів ціни|на половин цена|μισή τιμή|yarı fiyatına|نصف السعر|نصف قیمت|نیم بها|آدھی قیمت|חצי מחיר|आधे दाम|आधी कीमत|অর্ধেক দামে|ครึ่งราคา|nửa giá|setengah harga|nusu bei|(?:全品|全場|全场|全館)?(?:半价|半價|半額)|반값)';

const freeThings =
  'shipping|delivery|returns?|trial|gifts?|consultations?|samples?|entry|admission|coffee|drinks?|dessert|class(?:es)?|lessons?|sessions?|estimates?|quotes?|demo|months?|weeks?|e-?book|guide|access|parking|installation|wi-?fi|donuts?|pastry|croissant|tasting|upgrade|refills?|appetizer|fries|pizza|check-?up|assessment|tickets?|webinar|workshop|pick-?up|home delivery|next-day delivery|worldwide shipping';

export const free = `(?:(?<![\\p{L}-])free (?:[\\p{L}\\p{N}'’-]{2,20} ){1,3}(?:with|on) (?:every|each|any|all|your) \\p{L}{2,20}(?!\\p{L})|(?<![\\p{L}-])free (?:[\\p{L}\\p{N}-]{1,20} ){0,2}(?:${freeThings})(?!\\p{L})|(?:get|gets?) (?:one|it|yours) free|(?:first |\\p{Nd}{1,2} )?(?:months?|weeks?|years?|class|classes|lessons?|sessions?|consultation|delivery|shipping|nights?|drinks?|desserts?) free(?![\\p{L}-])|(?<![\\p{L}-])(?:free|gratis|kostenlos|gratuit|gratuito|grátis|gratuitamente) (?:for|für|pendant|durante|por|per|voor|i|na|за) (?:(?:the|die|les|los|as|i) )?(?:first )?\\p{Nd}{1,3} \\p{L}{2,12}(?!\\p{L})|(?<!\\p{Nd})\\p{Nd}{1,3} (?:\\p{L}{3,10} )?(?:free|kostenlos|gratis|gratuite?s?|offerte?s?|grátis|gratuit[aoie]|zdarma|zadarmo|ingyen|ilmaiseksi|besplatno|brezplačno|nemokamai|tasuta|бесплатно|безкоштовно|безплатно|бясплатна|бесплатно|δωρεάν|ücretsiz|bedava|pulsuz|тегін)(?![\\p{L}-])|[\\p{Nd}]{1,3}(?:일|개월|주|달)(?:간)? 무료|(?:erste\\p{L}{0,2}|erster) (?:monat|woche|stunde|einheit)\\p{L}{0,2} (?:gratis|kostenlos|frei)|(?<!\\p{L})un(?:e)? \\p{L}{1,20} offerte?(?!\\p{L})|\\p{L}{1,20} offerts?(?!\\p{L})|for free(?! to)|kids eat free|kostenlose\\p{L}{0,12} (?:\\p{L}{1,20})|versandkostenfrei|gratis\\p{L}{0,12}(?: \\p{L}{1,20})?|(?:\\p{L}{1,20} )?gratis|livraison (?:gratuite|offerte)|(?:essai|café|boisson|retour)s? (?:gratuite?s?|offerte?s?)|(?:envío|entrega|prueba|café|clase|consulta)s? gratis|(?:spedizione|consegna|prova|caffè) gratuit\\p{L}|(?:frete|entrega|teste|café) gr[áa]tis|darmow\\p{L}{1,20} \\p{L}{1,20}|(?:\\p{L}{1,20} )?(?:zdarma|zadarmo)|ingyenes \\p{L}{1,20}|livrare gratuit\\p{L}|transport gratuit|бесплатн\\p{L}{1,20} \\p{L}{1,20}|\\p{L}{1,20} бесплатно|безкоштовн\\p{L}{1,20} \\p{L}{1,20}|безплатн\\p{L}{1,20} \\p{L}{1,20}|бесплатна \\p{L}{1,20}|besplatn\\p{L}{1,20} \\p{L}{1,20}|brezplačn\\p{L}{1,20} \\p{L}{1,20}|nemokam\\p{L}{1,20} \\p{L}{1,20}|bezmaksas \\p{L}{1,20}|tasuta \\p{L}{1,20}|ilmai\\p{L}{1,20} \\p{L}{1,20}|δωρεάν \\p{L}{1,20}|ücretsiz \\p{L}{1,20}|bedava \\p{L}{1,20}|pulsuz \\p{L}{1,20}|тегін \\p{L}{1,20}|\\p{L}{1,20} مجان\\p{L}{1,20}|\\p{L}{1,20} رایگان|مفت \\p{L}{1,20}|\\p{L}{1,20} חינם|(?:मुफ्त|मुफ़्त|फ्री|मोफत|निःशुल्क) [\\p{L}\\p{M}]{1,20}|(?:ফ্রি|বিনামূল্যে) [\\p{L}\\p{M}]{1,20}|இலவச [\\p{L}\\p{M}]{1,20}|ఉచిత [\\p{L}\\p{M}]{1,20}|ಉಚಿತ [\\p{L}\\p{M}]{1,20}|സൗജന്യ [\\p{L}\\p{M}]{1,20}|ส่งฟรี|[\\p{L}\\p{M}]{2,8}ฟรี|(?:giao hàng|vận chuyển|freeship) ?miễn phí|miễn phí (?:giao hàng|vận chuyển|ship)|freeship|(?:gratis|percuma) \\p{L}{1,20}|penghantaran percuma|usafirishaji bure|უფასო \\p{L}{1,20}|անվճար \\p{L}{1,20}|ነጻ \\p{L}{1,20}|免费送货|免费[\\p{sc=Han}]{2,4}|免費[\\p{sc=Han}]{2,4}|包邮|免運|送料無料|[\\p{sc=Han}\\p{sc=Kana}ー]{2,6}無料|무료 ?(?:배송|체험|상담|[가-힣]{2,4})|[가-힣]{2,4} 무료)`;

/** Chinese and Japanese ways to write a discount. */
export const eastAsian =
  '(?:(?:全[场場館馆店]|低至|[\\p{sc=Han}]{0,4})?[\\p{Nd}一二三四五六七八九.]{1,3}\\s?折(?:起)?|[满滿]\\s?\\p{Nd}+\\s?[减減]\\s?\\p{Nd}+|立[减減]\\s?\\p{Nd}+\\s?元?|\\p{Nd}割引?(?:き)?(?:OFF|オフ)?|\\p{Nd}[\\p{Nd},]*円\\s?(?:OFF|オフ|引き))';

/** Last days of an offer; only these may be read from the goals, next to the offer itself. */
export const deadline =
  "(?:(?:only |just |offer |ends |valid |available )*(?:until|till|through|ends|before) (?:the end of )?(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|tonight|tomorrow|week|weekend|month|christmas|new year|jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|\\d{1,2}(?:st|nd|rd|th)?)[^.,;!\\n]{0,14}|(?:this (?:week|weekend|friday|saturday|sunday|month)|today|tonight) only|only (?:this (?:week|weekend|month)|today)|limited time(?: only| offer)?|(?:nur )?(?:noch )?bis (?!zu )(?:zum )?(?:\\d{1,2}\\. ?\\p{L}{3,9}|[^.,;!\\n]{2,22})|nur (?:heute|dieses wochenende|diese woche)|jusqu['’]au [^.,;!\\n]{2,20}|(?:solo )?hasta (?:el|la|este|fin) [^.,;!\\n]{2,20}|solo (?:hoy|este fin de semana)|(?:solo )?fino (?:al|a) (?!\\d+ ?%)[^.,;!\\n]{2,20}|(?:só )?até (?!\\d+ ?%)[^.,;!\\n]{2,20}|t/m [^.,;!\\n]{2,18}|tot en met [^.,;!\\n]{2,18}|(?:только )?до (?:конца |\\d{1,2} ?\\p{L}|\\d{1,2}\\.\\d|воскресенья|понедельника|субботы|пятницы)[^.,;!\\n]{0,16}|только (?:сегодня|в эти выходные))";

/** A discount code. */
export const code =
  '(?:(?:use |with )?(?:promo |discount |coupon )?code:? ?["“]?[A-Z0-9]{3,}["”]?|(?:mit )?(?:dem )?code:? [A-Z0-9]{3,}|avec le code [A-Z0-9]{3,}|con (?:el )?código [A-Z0-9]{3,}|промокод:? [A-ZА-Я0-9]{3,})';
