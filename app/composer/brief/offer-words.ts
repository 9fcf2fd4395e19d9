/** Regular expression sources for the parts of an offer, in about forty languages. */

export const number = "\\p{Nd}{1,9}(?:[.,٫٬'’]\\p{Nd}{1,4}|[ \u00a0]\\p{Nd}{3}(?!\\p{Nd})){0,4}";

const percentSign =
  '(?:[%٪％﹪]|percent|per cent|Prozent|procent|procenta?|prosent|prosenttia|por ciento|por cento|per cento|pour cent|проц\\p{L}*|процент\\p{L}*|відсотк\\p{L}*|yüzde|في المئة|بالمئة|بالمائة|درصد|فیصد|فی صد|प्रतिशत|टक्के|শতাংশ|เปอร์เซ็นต์|persen|peratus|phần trăm|asilimia|パーセント|퍼센트|프로)';

export const percent = `(?:[-−–]\\s?)?(?:${number}(?:\\s?[-–]\\s?${number})?\\s?${percentSign}|[%٪％]\\s?${number}|asilimia ${number})`;

/** Signs, codes and names of currencies; a name is no end of another word ("doors 19" are no rupees). */
export const currency =
  '(?:US\\$|NZ\\$|HK\\$|NT\\$|MX\\$|S\\$|R\\$|A\\$|C\\$|[$€£¥￥₹₽₺₩₫₴₪฿₱₦₸₾]|(?<!\\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\\.?|Rp\\.?|RM|KSh|Ksh|kr\\.?|zł|Kč|Ft|lei|лв\\.?|руб\\.?|грн\\.?|дин\\.?|RSD|TL|AED|SAR|ر\\.س\\.?|د\\.إ\\.?|ريال|درهم|دينار|جنيه|تومان|ریال|روپے|ש״ח|रुपये|टका|টাকা|บาท|đồng|đ|円|元|块|원|ብር|euros?|dollars?|pounds?|[Ff]ranken|francs|kronor|kroner|złotych|korun|forint|рублей|гривень|евро|євро|ευρώ))';
const magnitude = '(?:\\s?(?:k|K|тыс\\.?|هزار|nghìn|ribu|만|万))?';

export const money = `(?:${currency}\\s?${number}(?:[.,]-|,–)?${magnitude}|${number}(?:[.,]-|,–)?${magnitude}\\s?${currency}(?![\\p{L}]))`;

/** Last days of an offer; only these may be read from the goals, next to the offer itself. */
export const deadline =
  "(?:(?:only |just |offer |ends |valid |available )*(?:until|till|through|ends|before) (?:the end of )?(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|tonight|tomorrow|week|weekend|month|christmas|new year|jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|\\d{1,2}(?:st|nd|rd|th)?)[^.,;!\\n]{0,14}|(?:this (?:week|weekend|friday|saturday|sunday|month)|today|tonight) only|only (?:this (?:week|weekend|month)|today)|limited time(?: only| offer)?|(?:nur )?(?:noch )?bis (?!zu )(?:zum )?(?:\\d{1,2}\\. ?\\p{L}{3,9}|[^.,;!\\n]{2,22})|nur (?:heute|dieses wochenende|diese woche)|jusqu['’]au [^.,;!\\n]{2,20}|(?:solo )?hasta (?:el|la|este|fin) [^.,;!\\n]{2,20}|solo (?:hoy|este fin de semana)|(?:solo )?fino (?:al|a) (?!\\d+ ?%)[^.,;!\\n]{2,20}|(?:só )?até (?!\\d+ ?%)[^.,;!\\n]{2,20}|t/m [^.,;!\\n]{2,18}|tot en met [^.,;!\\n]{2,18}|(?:только )?до (?:конца |\\d{1,2} ?\\p{L}|\\d{1,2}\\.\\d|воскресенья|понедельника|субботы|пятницы)[^.,;!\\n]{0,16}|только (?:сегодня|в эти выходные))";

/** A discount code. */
export const code =
  '(?:(?:use |with )?(?:promo |discount |coupon )?code:? ?["“]?[A-Z0-9]{3,}["”]?|(?:mit )?(?:dem )?code:? [A-Z0-9]{3,}|avec le code [A-Z0-9]{3,}|con (?:el )?código [A-Z0-9]{3,}|промокод:? [A-ZА-Я0-9]{3,})';
