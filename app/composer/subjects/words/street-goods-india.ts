/** The same as street-goods.ts in Hebrew and the languages of South Asia. */
export const indianStreetGoods: Record<string, string> = {
  he: `
bagpipes musical-notes: חמת חלילים
bra: הלבשה תחתונה, חזיות, חזייה, חנות הלבשה תחתונה
braid hair-comb: צמות, צמות אפריקאיות, ראסטות, קליעת צמות
hair-dryer hair-comb: החלקת שיער, החלקה יפנית, החלקת קרטין, תספורת ופן, קרטין
cabbage: כרוב, כרוב כבוש
campervan campsite: קמפר, השכרת קמפרים, קרוואן להשכרה, קמפרים, מוטורהום
card-terminal credit-card: מסוף אשראי, מסופי אשראי, קופה רושמת, קופות רושמות, מסופון, סליקת אשראי
chainsaw tree: מסור שרשרת, גיזום עצים, כריתת עצים, כריתה וגיזום, גיזום
concrete-mixer bricks: בטון, משאבת בטון, בטון מובא, יציקות בטון, מערבל בטון
drainpipe droplet: פתיחת סתימות, ביוב, סתימה בביוב, ניקוי ביוב, ביובית, צילום קו ביוב
fitted-kitchen: מטבחים, מטבחים בהתאמה אישית, חידוש מטבחים, ארונות מטבח, מטבח חדש, שיפוץ מטבחים
floorboards: פרקט, פרקטים, התקנת פרקט, דק עץ, ליטוש פרקט, למינציה לרצפה, בניית דקים
gas-cylinder fire: בלוני גז, בלון גז, גז בישול
grandfather-clock: שעון סבא, שעון מטוטלת
harp musical-score: נבלאית, שיעורי נבל, נגינה בנבל
hay-bale tractor: חציר, חבילות קש, באלות קש
lift: תחזוקת מעליות, טכנאי מעליות, מעלון, מעלונים
mobility-scooter wheelchair: קלנועית, קלנועיות, כיסא גלגלים חשמלי, כיסאות גלגלים חשמליים
nappy baby: חיתולים, חיתולי בד, חיתול, עוגת חיתולים
padel-racket: פאדל, מגרש פאדל, פדל, סקווש
paddleboard wave: סאפ, השכרת סאפים, גלישת סאפ, סאפים
pistachios peanuts: ~ פיסטוק, פיסטוקים, פיסטוק חלבי
peanuts pistachios: פיצוחים, בית קלייה, פיצוחייה
potters-wheel vase: אובניים, קורס קרמיקה, סדנת קרמיקה, חוג קרמיקה, סדנת אובניים, עבודה על אובניים, קורס קדרות
prosthetic-leg: פרוטזה לרגל, גפיים תותבות
quad-bike: טרקטורון, טרקטורונים, טיולי טרקטורונים, רייזרים
road-barrier safety-vest: עבודות כבישים, סימון כבישים
saffron: זעפרן
spotlight: תאורת במה, הגברה ותאורה, תאורה והגברה, תאורה לאירועים
tanker: שאיבת ביוב, בור ספיגה, בורות ספיגה, מכלית, מכליות, ביובית שאיבה
telephone: מרכזייה, מרכזיות, מוקד טלפוני, מוקדנים, קו חם
tow-truck car: גרר, גרירה, שירותי דרך, גרר 24 שעות, חילוץ רכב, גרירת רכב
trampoline gymnast: טרמפולינה, טרמפולינות, פארק טרמפולינות
water-jug droplet: מתקן מים, ברי מים, מים מינרליים, בר מים
welding-mask fire: רתך, ריתוך, עבודות ריתוך, קורס ריתוך, רתכים
ant house: טרמיטים, הדברת טרמיטים
roller-coaster: לונה פארק, פארק שעשועים
donkey: רכיבה על חמורים, טיול חמורים
handball-player: כדוריד
water-polo-player: כדורמים
wrestlers: היאבקות
`,
  hi: `
bra: लॉन्जरी, ब्रा, अंडरगारमेंट्स, लेडीज अंडरगारमेंट्स
braid hair-comb: हेयर ब्रेडिंग
hair-dryer hair-comb: केराटिन, हेयर स्मूदनिंग, स्ट्रेटनिंग, हेयर स्ट्रेटनिंग, स्मूदनिंग, ब्लो ड्राई
cabbage: पत्ता गोभी, पत्तागोभी, बंद गोभी
card-terminal credit-card: कार्ड मशीन, स्वाइप मशीन, पीओएस मशीन, बिलिंग मशीन, बिलिंग सॉफ्टवेयर
concrete-mixer bricks: कंक्रीट, रेडी मिक्स, आरएमसी, रेडी मिक्स कंक्रीट
drainpipe droplet: नाली सफाई, सीवर, सीवर सफाई, ड्रेनेज, नाली जाम, पाइप जाम, सीवर लाइन
fitted-kitchen: मॉड्यूलर किचन, माड्यूलर किचन, मोड्यूलर किचन
floorboards: वुडन फ्लोरिंग, लैमिनेट फ्लोरिंग, फ्लोरिंग
gas-cylinder fire: गैस सिलेंडर, सिलेंडर, एलपीजी, गैस एजेंसी, गैस कनेक्शन
hay-bale tractor: भूसा, चारा, पुआल
ladoos: मिठाई, मिठाइयाँ, मिठाइयां, लड्डू, बर्फी, पेड़ा, काजू कतली, जलेबी, मिष्ठान, मिष्ठान भंडार, हलवाई, गुलाब जामुन, मिठाइयों, मोतीचूर
lift: लिफ्ट मेंटेनेंस, लिफ्ट रिपेयर, होम लिफ्ट, लिफ्ट इंस्टॉलेशन
mobility-scooter wheelchair: इलेक्ट्रिक व्हीलचेयर
nappy baby: डायपर, लंगोट, कपड़े के डायपर
pistachios peanuts: ~ पिस्ता
peanuts pistachios: ड्राई फ्रूट्स, सूखे मेवे, मेवा, ड्राई फ्रूट
potters-wheel vase: कुम्हार, पॉटरी, पॉटरी क्लास
prosthetic-leg: कृत्रिम पैर, जयपुर फुट, कृत्रिम अंग
saffron: केसर, कश्मीरी केसर
ladoos: केसर पेड़ा
spotlight: साउंड और लाइट, स्टेज लाइट, लाइट एंड साउंड, डीजे लाइट
tanker: सेप्टिक टैंक, सेप्टिक टैंक सफाई, पानी का टैंकर, वाटर टैंकर, पानी टैंकर, टैंकर
tow-truck car: क्रेन सेवा, गाड़ी टोइंग, टोइंग, रोडसाइड असिस्टेंस
water-jug droplet: पानी की बोतल, मिनरल वाटर, आरओ पानी, पानी डिलीवरी, 20 लीटर पानी, पानी के जार
welding-mask fire: वेल्डिंग, वेल्डर, वेल्डिंग वर्क्स, वेल्डिंग की दुकान
ant house: दीमक, दीमक नियंत्रण, दीमक का इलाज, दीमक ट्रीटमेंट
roller-coaster: एम्यूजमेंट पार्क, मनोरंजन पार्क
donkey: गधा, गधे
handball-player: हैंडबॉल
water-polo-player: वाटर पोलो
wrestlers: कुश्ती, दंगल
`,
  bn: `
bra: অন্তর্বাস, লঞ্জারি
hair-dryer hair-comb: কেরাটিন, রিবন্ডিং, হেয়ার স্ট্রেইট, হেয়ার রিবন্ডিং
cabbage: বাঁধাকপি, পাতাকপি
card-terminal credit-card: পস মেশিন, পিওএস, কার্ড মেশিন, পিওএস সফটওয়্যার
concrete-mixer bricks: কংক্রিট, রেডিমিক্স, রেডি মিক্স
drainpipe droplet: ড্রেন পরিষ্কার, স্যুয়ারেজ, ড্রেনেজ, পাইপ জ্যাম
fitted-kitchen: কিচেন কেবিনেট, মডুলার কিচেন, কিচেন ক্যাবিনেট
gas-cylinder fire: গ্যাস সিলিন্ডার, সিলিন্ডার গ্যাস, এলপিজি
hay-bale tractor: খড়, গো-খাদ্য
ladoos: মিষ্টি, মিষ্টান্ন, রসগোল্লা, সন্দেশ, লাড্ডু, মিষ্টির দোকান, রসমালাই, চমচম, মিষ্টান্ন ভাণ্ডার, মিষ্টান্ন ভান্ডার
lift: লিফট সার্ভিসিং, লিফট মেরামত, লিফট ইনস্টলেশন
nappy baby: ডায়াপার
pistachios peanuts: ~ পেস্তা, পেস্তা বাদাম
peanuts pistachios: ড্রাই ফ্রুটস, বাদাম, কাজু বাদাম, শুকনো ফল
potters-wheel vase: মৃৎশিল্প, পটারি
prosthetic-leg: কৃত্রিম পা, কৃত্রিম অঙ্গ
saffron: জাফরান
spotlight: সাউন্ড ও লাইট, স্টেজ লাইট, সাউন্ড সিস্টেম ও লাইট
tanker: সেপটিক ট্যাংক, সেপটিক ট্যাঙ্ক, পানির গাড়ি
tow-truck car: রেকার সার্ভিস, রেকার
water-jug droplet: জারের পানি, ড্রিংকিং ওয়াটার, পানির জার, মিনারেল ওয়াটার
welding-mask fire: ওয়েল্ডিং, ঝালাই, ওয়েল্ডার
ant house: উইপোকা, উইপোকা দমন
roller-coaster: অ্যামিউজমেন্ট পার্ক, বিনোদন পার্ক
`,
  ur: `
hair-dryer hair-comb: کیراٹین, ری بونڈنگ, ہیئر سٹریٹننگ
cabbage: بند گوبھی
card-terminal credit-card: کارڈ مشین, پی او ایس, پی او ایس سافٹ ویئر
concrete-mixer bricks: کنکریٹ, ریڈی مکس
drainpipe droplet: سیوریج, نالی کی صفائی, گٹر, گٹر کی صفائی
fitted-kitchen: کچن کیبنٹ, ماڈیولر کچن, کچن کیبنٹس
gas-cylinder fire: گیس سلنڈر, ایل پی جی, سلنڈر گیس
hay-bale tractor: بھوسہ, چارہ
ladoos: مٹھائی, مٹھائیاں, لڈو, برفی, جلیبی, گلاب جامن, سویٹس اینڈ بیکرز, مٹھائی کی دکان
nappy baby: ڈائپر, پیمپر, ڈائپرز
pistachios peanuts: ~ پستہ
peanuts pistachios: خشک میوہ, خشک میوہ جات, ڈرائی فروٹ
potters-wheel vase: کمہار
prosthetic-leg: مصنوعی ٹانگ, مصنوعی اعضاء
saffron: زعفران
tanker: واٹر ٹینکر, پانی کا ٹینکر, سیپٹک ٹینک, ٹینکر
tow-truck car: کار ریکوری, ریکوری سروس
water-jug droplet: منرل واٹر, پینے کا پانی, پانی کی ڈیلیوری, پانی کی بوتلیں
welding-mask fire: ویلڈنگ, ویلڈر
ant house: دیمک, دیمک کنٹرول
`,
  mr: `
hair-dryer hair-comb: केराटिन, हेअर स्मूदनिंग, हेअर स्ट्रेटनिंग
cabbage: कोबी, पत्ता कोबी
concrete-mixer bricks: काँक्रीट, काँक्रिट, रेडी मिक्स
drainpipe droplet: ड्रेनेज, गटार, ड्रेनेज सफाई
fitted-kitchen: मॉड्युलर किचन, किचन ट्रॉली, किचन ट्रॉलीज
gas-cylinder fire: गॅस सिलेंडर, गॅस एजन्सी
hay-bale tractor: कडबा, वैरण
ladoos: मिठाई, लाडू, पेढे, पेढा, बर्फी, मोदक, दिवाळी फराळ
pistachios peanuts: ~ पिस्ता
peanuts pistachios: सुकामेवा, सुका मेवा, ड्रायफ्रूट्स
potters-wheel vase: कुंभार, कुंभारकाम, मातीची भांडी कार्यशाळा
saffron: केशर
tanker: सेप्टिक टँक, पाण्याचा टँकर, पाणी टँकर, टँकर
water-jug droplet: पाण्याचे जार, मिनरल वॉटर, पाण्याचे कॅन
welding-mask fire: वेल्डिंग, वेल्डर
ant house: वाळवी, वाळवी नियंत्रण
`,
  gu: `
fitted-kitchen: મોડ્યુલર કિચન
gas-cylinder fire: ગેસ સિલિન્ડર
ladoos: મીઠાઈ, લાડુ, પેંડા, બરફી, મોહનથાળ, મીઠાઈઓ
peanuts pistachios: ડ્રાયફ્રૂટ, સૂકો મેવો, ડ્રાય ફ્રૂટ
pistachios peanuts: ~ પિસ્તા
potters-wheel vase: કુંભાર, માટીકામ
saffron: કેસર
mango: કેસર કેરી
tanker: સેપ્ટિક ટેન્ક, પાણીનું ટેન્કર
water-jug droplet: પાણીના જગ, મિનરલ વોટર
welding-mask fire: વેલ્ડિંગ, વેલ્ડર
ant house: ઉધઈ, ઉધઈ કંટ્રોલ
`,
  pa: `
fitted-kitchen: ਮਾਡਿਊਲਰ ਰਸੋਈ, ਮਾਡਿਊਲਰ ਕਿਚਨ
gas-cylinder fire: ਗੈਸ ਸਿਲੰਡਰ
hay-bale tractor: ਤੂੜੀ
ladoos: ਮਿਠਾਈ, ਲੱਡੂ, ਬਰਫ਼ੀ, ਬਰਫੀ, ਜਲੇਬੀ, ਮਠਿਆਈ, ਮਿਠਾਈਆਂ
potters-wheel vase: ਘੁਮਿਆਰ
saffron: ਕੇਸਰ
tanker: ਪਾਣੀ ਦਾ ਟੈਂਕਰ, ਸੈਪਟਿਕ ਟੈਂਕ
welding-mask fire: ਵੈਲਡਿੰਗ, ਵੈਲਡਰ
ant house: ਸਿਉਂਕ
`,
  ta: `
bra: உள்ளாடை, உள்ளாடைகள்
cabbage: முட்டைக்கோஸ்
concrete-mixer bricks: கான்கிரீட், ரெடிமிக்ஸ்
drainpipe droplet: கழிவுநீர், சாக்கடை, வடிகால் சுத்தம், டிரைனேஜ்
fitted-kitchen: மாடுலர் கிச்சன், மாடுலர் சமையலறை
gas-cylinder fire: கேஸ் சிலிண்டர், எரிவாயு சிலிண்டர், சிலிண்டர்
hay-bale tractor: வைக்கோல்
ladoos: லட்டு, இனிப்பகம், இனிப்புகள், மைசூர்பாகு, ஜாங்கிரி, ஸ்வீட்ஸ்
nappy baby: டயப்பர்
peanuts pistachios: உலர் பழங்கள், முந்திரி
pistachios peanuts: ~ பிஸ்தா
potters-wheel vase: குயவர்
saffron: குங்குமப்பூ
tanker: செப்டிக் டேங்க், தண்ணீர் லாரி, கழிவுநீர் லாரி, செப்டிக் டேங்க் சுத்தம்
water-jug droplet: வாட்டர் கேன், குடிநீர் கேன், தண்ணீர் கேன், மினரல் வாட்டர்
welding-mask fire: வெல்டிங், வெல்டர்
ant house: கரையான், கரையான் கட்டுப்பாடு
`,
  te: `
cabbage: క్యాబేజీ
concrete-mixer bricks: కాంక్రీట్, రెడీమిక్స్
drainpipe droplet: డ్రైనేజీ, డ్రైనేజ్, మురుగు కాలువ
fitted-kitchen: మాడ్యులర్ కిచెన్
gas-cylinder fire: గ్యాస్ సిలిండర్
hay-bale tractor: గడ్డి మోపులు, ఎండుగడ్డి
ladoos: మిఠాయి, లడ్డు, లడ్డూ, మిఠాయిలు, స్వీట్స్, పూతరేకులు, కాజా, జిలేబీ
peanuts pistachios: డ్రై ఫ్రూట్స్, జీడిపప్పు
pistachios peanuts: ~ పిస్తా
potters-wheel vase: కుమ్మరి
saffron: కుంకుమ పువ్వు, కుంకుమపువ్వు
tanker: సెప్టిక్ ట్యాంక్, వాటర్ ట్యాంకర్, నీటి ట్యాంకర్
water-jug droplet: వాటర్ క్యాన్, మినరల్ వాటర్
welding-mask fire: వెల్డింగ్, వెల్డర్
ant house: చెదపురుగులు, చెదలు
`,
};
