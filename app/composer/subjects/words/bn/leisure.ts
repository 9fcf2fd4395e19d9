/** Bengali words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const bengaliLeisure = `
accordion: হারমোনিয়াম, হারমোনিয়াম শেখা
baby nurse: আয়া নিয়োগ, আয়া আবশ্যক, আয়া সার্ভিস
badminton: ব্যাডমিন্টন
balloon party-popper: বেলুন, জন্মদিনের ডেকোরেশন
banjo: দোতারা, একতারা
basketball: বাস্কেটবল
billiard-ball: স্নুকার
bowling: বোলিং
boxing-glove: বক্সিং
camera: ফটো স্টুডিও, ফটোগ্রাফার, ফটোগ্রাফি, ছবি তোলা, ক্যামেরা
camera passport: পাসপোর্ট ছবি, পাসপোর্ট সাইজ ছবি
camera ring: বিয়ের ছবি, বিয়ের ফটোগ্রাফি
chess-pawn trophy: দাবা
christmas-tree: বড়দিন, বড়দিনের
clapperboard video-camera: ভিডিও এডিটিং, ভিডিওগ্রাফি
cook: বাবুর্চি আবশ্যক, বাবুর্চি নিয়োগ, রাঁধুনি চাই, রাঁধুনি আবশ্যক
cricket: ক্রিকেট, ক্রিকেট কোচিং
crystal-ball: জ্যোতিষ, জ্যোতিষী, রাশিফল
dancer: কত্থক, কত্থক নৃত্য, ভরতনাট্যম
dhol: ঢোল, ঢাক ঢোল, ঢাকের বাদ্য, ঢাক বাদক
dhol carnival-mask: পহেলা বৈশাখ, মঙ্গল শোভাযাত্রা, বাংলা নববর্ষ
dice chess-pawn: লুডু
diving-mask tropical-fish: ডুবুরি, স্কুবা
doll: পুতুল, কাপড়ের পুতুল
dumbbell: ব্যায়ামাগার
dumbbell stopwatch: জিম, ফিটনেস, ব্যায়াম
embroidery-hoop: হাতের কাজ, হাতের কাজের শাড়ি
embroidery-hoop thread: এমব্রয়ডারি, নকশিকাঁথা, নকশি কাঁথা, সুচিশিল্প, হাতের কাজের সেলাই
film-camera: চলচ্চিত্র উৎসব
fire-cupping: হিজামা, কাপিং থেরাপি
fireworks firecracker: আতশবাজি
fishing-rod fish: মাছ ধরা, বড়শি
flag: বিজয় দিবস, স্বাধীনতা দিবস
flute: বাঁশি
football goal-net: ফুটবল, টার্ফ, ফুটবল একাডেমি
framed-picture palette: ছবি বাঁধাই, চিত্র প্রদর্শনী, ফটো ফ্রেম, পটচিত্র
game-controller joystick: ভিডিও গেম, গেমিং, প্লেস্টেশন
gift ribbon: উপহার, গিফট
golf golfer: গলফ
guitar musical-notes: গিটার
headphones: হেডফোন, ইয়ারবাড
judo-suit: কারাতে, তায়কোয়ান্দো, মার্শাল আর্ট
loom yarn: তাঁত, তাঁতি, তাঁতের কাপড়, তাঁতের শাড়ি বোনা, তাঁতঘর
magic-wand top-hat: জাদুকর, জাদু
marionette theatre-masks: পুতুলনাচ, পুতুল নাচ
microphone: কারাওকে, গায়ক, স্ট্যান্ড আপ কমেডি, হামদ নাত প্রতিযোগিতা, হামদ নাত
microphone musical-notes: বাউল, নজরুলগীতি, আবৃত্তি, কবিগান
musical-notes: গান শেখা, সঙ্গীত, গানের স্কুল, গান, গানের ক্লাস, সংগীত, ব্যান্ড, লালন উৎসব, লালন মেলা, রবীন্দ্রসংগীত
musical-notes: রবীন্দ্রসঙ্গীত
older-person: প্রবীণ নিবাস, বৃদ্ধাশ্রম
palette paintbrush: ড্রইং, লোগো ডিজাইন, আঁকা শেখা, আঁকা শেখার, ছবি আঁকা, আঁকা, চিত্রাঙ্কন, আর্ট ক্লাস, আলপনা, চারুকলা
palette paintbrush: গ্রাফিক্স ডিজাইন, গ্রাফিক ডিজাইন
party-popper balloon: ইভেন্ট, ইভেন্ট ম্যানেজমেন্ট, জন্মদিন
party-popper balloon: ~ জন্মদিনের পার্টি, পার্টি
piano-keys: পিয়ানো
playing-card: তাস, তাস খেলা
potters-wheel vase: মৃৎশিল্প, পটারি
puzzle: পাজল
quilt: কম্বল
quilt heart: কম্বল বিতরণ
sewing-needle thread: সূচিকর্ম, দর্জি, সেলাই, টেইলার্স, টেইলার
shisha: হুক্কা, শিশা
sitar: সেতার, সেতার শেখা
sticker-sheet: স্টিকার, স্টিকার প্রিন্ট
studio-microphone headphones: পডকাস্ট, রেকর্ডিং স্টুডিও
tabla: তবলা, তবলা শেখা, তবলা প্রশিক্ষণ
table-tennis: টেবিল টেনিস
target: পেইন্টবল
target bow-and-arrow: তীরন্দাজি
teddy-bear crayon: খেলনা, খেলনার দোকান, কিন্ডারগার্টেন, ডে কেয়ার, প্লে গ্রুপ, নার্সারি স্কুল
television: টেলিভিশন, টিভি
tennis: টেনিস
theatre-masks: যাত্রাপালা, নাট্যদল, নাটক, থিয়েটার, মঞ্চনাটক
thread sewing-needle: কাঁথা, সূচিশিল্প, কাপড়ের থান
ticket: টিকিট, কনসার্ট
treadmill dumbbell: ট্রেডমিল
trophy: কুইজ প্রতিযোগিতা
trumpet drum: ব্যান্ড পার্টি
violin: বেহালা
volleyball: ভলিবল
yarn: উল, ক্রোশে
yarn thread: তাঁতশিল্প, তাঁত কারখানা
baby: বেবি
bride ring: কনে, বৌভাত, পাত্রী চাই
clown balloon: ক্লাউন, জোকার
cook frying-pan: রান্না শেখা, রান্নার ক্লাস, রান্না, কুকিং
dancer musical-notes: লোকনৃত্য, নাচ, নৃত্য, নাচের স্কুল, জুম্বা
gymnast: জিমন্যাস্টিকস
lotus-position lotus: যোগব্যায়াম, যোগা, ইয়োগা, মেডিটেশন
massage lotus: ম্যাসাজ, স্পা
nurse: বৃদ্ধদের সেবা, বয়স্কদের সেবা, রোগীর সেবা, নার্স, নার্সিং, কেয়ারগিভার
pregnant-woman: গর্ভবতী, গাইনি
rower canoe: নৌকা বাইচ, নৌকাবাইচ
runner sneaker: ম্যারাথন, হাফ ম্যারাথন, দৌড়
sauna: সাউনা
swimmer goggles: সাঁতার, সুইমিং পুল
wrestlers: কাবাডি, হাডুডু
`;
