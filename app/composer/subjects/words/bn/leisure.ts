/** Bengali words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const bengaliLeisure = `
badminton: ব্যাডমিন্টন
balloon party-popper: বেলুন, জন্মদিনের ডেকোরেশন
banjo: দোতারা
basketball: বাস্কেটবল
billiard-ball: স্নুকার
bowling: বোলিং
boxing-glove: বক্সিং
camera: ফটো স্টুডিও, ফটোগ্রাফার, ফটোগ্রাফি, ছবি তোলা, ক্যামেরা
camera passport: পাসপোর্ট ছবি, পাসপোর্ট সাইজ ছবি
camera ring: বিয়ের ছবি, বিয়ের ফটোগ্রাফি
chess-pawn trophy: দাবা
clapperboard video-camera: ভিডিও এডিটিং, ভিডিওগ্রাফি
cricket: ক্রিকেট, ক্রিকেট কোচিং
crystal-ball: জ্যোতিষ, জ্যোতিষী, রাশিফল
dice chess-pawn: লুডু
diving-mask tropical-fish: ডুবুরি, স্কুবা
drum: তবলা, ঢোল
dumbbell stopwatch: জিম, ফিটনেস, ব্যায়াম
embroidery-hoop thread: এমব্রয়ডারি, নকশিকাঁথা, নকশি কাঁথা, সুচিশিল্প, হাতের কাজের সেলাই
fireworks firecracker: আতশবাজি
fishing-rod fish: মাছ ধরা, বড়শি
flute: বাঁশি
football goal-net: ফুটবল, টার্ফ, ফুটবল একাডেমি
framed-picture palette: ছবি বাঁধাই, চিত্র প্রদর্শনী, ফটো ফ্রেম
game-controller joystick: ভিডিও গেম, গেমিং, প্লেস্টেশন
gift ribbon: উপহার, গিফট
golf golfer: গলফ
guitar musical-notes: গিটার, সেতার, হারমোনিয়াম
headphones: হেডফোন, ইয়ারবাড
judo-suit: কারাতে, তায়কোয়ান্দো, মার্শাল আর্ট
loom yarn: তাঁত, তাঁতি, তাঁতের কাপড়, তাঁতের শাড়ি বোনা, তাঁতঘর
magic-wand top-hat: জাদুকর, জাদু
marionette theatre-masks: পুতুলনাচ, পুতুল নাচ
microphone: কারাওকে, গায়ক, স্ট্যান্ড আপ কমেডি
microphone musical-notes: বাউল, রবীন্দ্রসঙ্গীত, নজরুলগীতি, আবৃত্তি, কবিগান
musical-notes: গান শেখা, সঙ্গীত, গানের স্কুল, গান, গানের ক্লাস, সংগীত, ব্যান্ড
palette paintbrush: গ্রাফিক ডিজাইন, ড্রইং, লোগো ডিজাইন, আঁকা শেখা, আঁকা শেখার, ছবি আঁকা, আঁকা, চিত্রাঙ্কন, আর্ট ক্লাস
party-popper balloon: ইভেন্ট, ইভেন্ট ম্যানেজমেন্ট, জন্মদিন
party-popper balloon: ~ জন্মদিনের পার্টি, পার্টি
piano-keys: পিয়ানো
potters-wheel vase: মৃৎশিল্প, পটারি
puzzle: পাজল
quilt: কম্বল
quilt heart: কম্বল বিতরণ
sewing-needle thread: সূচিকর্ম, দর্জি, সেলাই, টেইলার্স, টেইলার
shisha: হুক্কা, শিশা
studio-microphone headphones: পডকাস্ট, রেকর্ডিং স্টুডিও
table-tennis: টেবিল টেনিস
target: পেইন্টবল
target bow-and-arrow: তীরন্দাজি
teddy-bear crayon: খেলনা, খেলনার দোকান, কিন্ডারগার্টেন, ডে কেয়ার, প্লে গ্রুপ, নার্সারি স্কুল
television: টেলিভিশন, টিভি
tennis: টেনিস
theatre-masks: যাত্রাপালা, নাট্যদল, নাটক, থিয়েটার, মঞ্চনাটক
thread sewing-needle: কাঁথা, সূচিশিল্প, কাপড়ের থান, থান কাপড়
ticket: টিকিট, কনসার্ট
treadmill dumbbell: ট্রেডমিল
trumpet drum: ব্যান্ড পার্টি
violin: বেহালা
volleyball: ভলিবল
yarn: উল, ক্রোশে
yarn thread: তাঁতশিল্প, তাঁত কারখানা
baby: বেবি
bride ring: কনে, বিয়ের শাড়ি, লেহেঙ্গা
clown balloon: ক্লাউন, জোকার
cook frying-pan: রান্না শেখা, রান্নার ক্লাস, রান্না, কুকিং
dancer musical-notes: লোকনৃত্য, নাচ, নৃত্য, নাচের স্কুল, জুম্বা
gymnast: জিমন্যাস্টিকস
lotus-position lotus: যোগব্যায়াম, যোগা, ইয়োগা, মেডিটেশন
massage lotus: ম্যাসাজ, স্পা, হিজামা
nurse: বৃদ্ধদের সেবা, বয়স্কদের সেবা, রোগীর সেবা, নার্স, বৃদ্ধাশ্রম, নার্সিং, কেয়ারগিভার
pregnant-woman: গর্ভবতী, গাইনি
rower canoe: নৌকা বাইচ, নৌকাবাইচ
runner sneaker: ম্যারাথন, হাফ ম্যারাথন, দৌড়
sauna: সাউনা
swimmer goggles: সাঁতার, সুইমিং পুল
wrestlers: কাবাডি, হাডুডু
`;
