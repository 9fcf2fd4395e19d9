/** Services and repairs in Bengali, read before its trades. Notation: word-list.ts. */
export const bengaliServices = `
blouse sewing-needle: লেডিস টেইলার্স, লেডিস টেইলার, ব্লাউজ, ব্লাউজ সেলাই
stethoscope test-tube: ফুল বডি চেকআপ, বডি চেকআপ, হেলথ চেকআপ
sewing-machine thread: সুইং অপারেটর, সেলাই অপারেটর, গার্মেন্টস অপারেটর
bed key: রুম ভাড়া, রুম ভাড়া হবে, সিট ভাড়া, মেস ভাড়া
blood-drop: রক্তদান, রক্তদান শিবির, রক্ত দান, স্বেচ্ছায় রক্তদান, রক্তদাতা
cocktail tropical-drink: বারটেন্ডার, ককটেল
fountain-pen: হাতের লেখা, ক্যালিগ্রাফি
tap wrench: পানির পাম্প, পানির মোটর, গিজার
plug lightning: জেনারেটর, আইপিএস
roof: ওয়াটারপ্রুফিং
paint-roller: ওয়ালপেপার
trowel: প্লাস্টার, জিপসাম
droplet: নলকূপ, টিউবওয়েল, সেচ, ড্রিপ সেচ
printer: সাইনবোর্ড, ব্যানার
eyelashes eye: ভ্রু, ভ্রু প্লাক
razor: লেজার হেয়ার রিমুভাল
speech-bubble: স্পিচ থেরাপি
bouncy-castle: বাউন্সি ক্যাসেল
clown balloon: ক্লাউন, জোকার
desktop-computer: কোডিং, শিশুদের কোডিং, প্রোগ্রামিং
amphora: মাটির পাত্র, মাটির জিনিস, মৃৎশিল্প
horse: ঘোড়ায় চড়া, ঘোড়া
hen chick: মুরগি পালন, মুরগির বাচ্চা, পোল্ট্রি, হাঁস মুরগি
tropical-fish fish: অ্যাকুরিয়াম, একুরিয়াম
seedling: সার, জৈব সার
lawnmower: ঘাস কাটা
amphora coin: পুরাকীর্তি, অ্যান্টিক
kitchen-knife: ছুরি, ছুরি ধার, দা বটি
oven: চুলা, গ্যাসের চুলা, ওভেন
laptop: ডেটা রিকভারি
candle: দাফন, দাফন সেবা
popcorn: পপকর্ন
jar coconut: নারিকেল তেল, নারকেল তেল
curtains window: ব্লাইন্ডস
foot: পায়ের যত্ন
broom bucket: নির্মাণের পর পরিষ্কার, ট্যাংক পরিষ্কার
nurse: বৃদ্ধদের সেবা, বয়স্কদের সেবা, রোগীর সেবা
framed-picture: ছবি বাঁধাই
vacuum-cleaner: ভ্যাকুয়াম ক্লিনার
staircase: সিঁড়ির রেলিং, রেলিং
pancakes: পিঠা, ঘরোয়া পিঠা, ভাপা পিঠা, চিতই পিঠা, পাটিসাপটা, পিঠাপুলি
open-book pencil: আরবি শিক্ষা, আরবি, কোরআন শিক্ষা, ইংরেজি শিক্ষা, ভাষা শিক্ষা
amphora: মাটির হাঁড়ি, মাটির জিনিস, মৃৎশিল্প, মাটির তৈজসপত্র, মাটির পাত্র, মাটির, টেরাকোটা
thread sewing-needle: নকশি কাঁথা, কাঁথা, নকশিকাঁথা, সূচিশিল্প
ticket: টিকিট
fence: বেড়া, গ্রিল
fire-extinguisher: অগ্নিনির্বাপক, ফায়ার এক্সটিংগুইশার
helicopter: হেলিকপ্টার
horse horse-rider: ঘোড়া, ঘোড়দৌড়
basket leaves: বেতের আসবাব, বাঁশের ঝুড়ি, ঝুড়ি
mushroom: মাশরুম, মাশরুম চাষ
mirror: আয়না
necktie: স্যুট, শেরওয়ানি, পাঞ্জাবি স্যুট
chart-up: আর্থিক পরামর্শ, বিনিয়োগ
hearing-aid: কানের মেশিন
wardrobe: আলমারি
watch: ঘড়ি
umbrella: ছাতা
book books: বই বাঁধাই, বাইন্ডিং
vacuum-cleaner: ভ্যাকুয়াম ক্লিনার
logs: জ্বালানি কাঠ
motor-boat: নৌকা, নৌকা ভাড়া
hair-comb: পরচুলা
globe suitcase: বিশ্ব ভ্রমণ
-: প্যাকেজ
bricks crane: নির্মাণ কাজ, ভবন নির্মাণ, বাড়ি নির্মাণ
swimsuit: সাঁতারের পোশাক
-: বাস স্ট্যান্ড, বাসস্ট্যান্ড
dress: পাঞ্জাবি, পায়জামা
`;
