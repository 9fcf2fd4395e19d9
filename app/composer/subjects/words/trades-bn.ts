/** Trades and goods in Bengali. Notation: word-list.ts. */
export const bengaliTrades = `
calculator receipt: হিসাবরক্ষক, অ্যাকাউন্টিং, কর, আয়কর, ট্যাক্স
air-conditioner: এসি, এয়ার কন্ডিশনার, এসি মেরামত
wrench car: গাড়ি মেরামত, গ্যারেজ, মেকানিক
bread croissant: বেকারি, পাউরুটি, রুটি
lipstick nail-polish: বিউটি পার্লার, মেকআপ, পার্লার, প্রসাধনী
ring bouquet: বিয়ে, বিবাহ, বিয়ের অনুষ্ঠান
bride ring: কনে, বিয়ের শাড়ি
sari: শাড়ি, শাড়ির দোকান
steak kitchen-knife: কসাই, মাংস, মাংসের দোকান
car key: গাড়ি, গাড়ি ভাড়া, পুরানো গাড়ি
saw hammer: কাঠমিস্ত্রি, কাঠের কাজ
dinner-plate cook: ক্যাটারিং
coffee: কফি, কফি শপ, ক্যাফে
tea teapot: চা, চায়ের দোকান
cook frying-pan: রান্না শেখা, রান্নার ক্লাস, রান্না
scissors hair-comb: সেলুন, চুল কাটা, হেয়ার কাট
teddy-bear crayon: খেলনা, খেলনার দোকান, কিন্ডারগার্টেন, ডে কেয়ার
lotion: ত্বকের যত্ন, স্কিন কেয়ার
dog stethoscope: পশু চিকিৎসক, পোষা প্রাণী
steering-wheel car: ড্রাইভিং স্কুল, গাড়ি চালানো শেখা, ড্রাইভিং
plug lightning: ইলেকট্রিশিয়ান, বিদ্যুৎ মিস্ত্রি
basket carrot: সবজি, শাকসবজি, তাজা সবজি
apple basket: ফল, তাজা ফল
shopping-cart basket: মুদি দোকান, সুপারমার্কেট, মুদি
chart-up coin: বিনিয়োগ, শেয়ার বাজার
bank coin: ব্যাংক, ঋণ, লোন
house key: ফ্ল্যাট, বাড়ি বিক্রি, অ্যাপার্টমেন্ট, আবাসন, জমি, রিয়েল এস্টেট
fish shrimp: মাছ, মাছের বাজার, ইলিশ
bouquet rose: ফুল, ফুলের দোকান, ফুলের তোড়া
football goal-net: ফুটবল
cricket: ক্রিকেট, ক্রিকেট কোচিং
seedling plant: গাছ, চারা, নার্সারি, গাছপালা
soft-ice-cream: আইসক্রিম, কুলফি
glasses eye: চশমা, চশমার দোকান
dumbbell stopwatch: জিম, ফিটনেস, ব্যায়াম
bed bellhop-bell: হোটেল, গেস্ট হাউস, রিসোর্ট
sofa chair: আসবাব, আসবাবপত্র, ফার্নিচার, সোফা
washing-machine basket: লন্ড্রি, ধোপা, কাপড় ধোয়া
books open-book: বই, বইয়ের দোকান, বইমেলা, লাইব্রেরি
key: চাবি, তালা, তালা মিস্ত্রি
open-book pencil: টিউশন, কোচিং, গৃহশিক্ষক, ইংরেজি কোর্স, ভাষা শিক্ষা
set-square abacus: গণিত, অঙ্ক
delivery-van parcel: বাসা বদল, মালপত্র পরিবহন, কুরিয়ার
guitar: গিটার
musical-notes: গান শেখা, সঙ্গীত, গানের স্কুল
camera: ফটোগ্রাফার, ফটোগ্রাফি, ছবি তোলা
pizza: পিজ্জা
burger french-fries: বার্গার
curry rice: বিরিয়ানি, কাচ্চি, ভাত, পোলাও
chicken-leg: মুরগি, চিকেন
kebab: কাবাব
tap wrench: প্লাম্বার, পাইপ মিস্ত্রি, কল মেরামত
cutlery dinner-plate: রেস্তোরাঁ, রেস্টুরেন্ট, খাবার
pill stethoscope: ফার্মেসি, ওষুধ, ওষুধের দোকান
tooth toothbrush: দাঁতের ডাক্তার, ডেন্টিস্ট, দাঁত
stethoscope hospital: ডাক্তার, ক্লিনিক, হাসপাতাল
diamond ring: গয়না, গহনা, জুয়েলারি, সোনা
sneaker: জুতা, জুতো, জুতার দোকান
dress handbag: পোশাক, কাপড়, বুটিক, জামাকাপড়
airplane suitcase: ট্রাভেল এজেন্সি, ভ্রমণ, বিমান টিকিট
lotus-position: যোগব্যায়াম, যোগা, ইয়োগা
massage: ম্যাসাজ, স্পা
sewing-needle thread: দর্জি, সেলাই, টেইলার্স
solar-panel sun: সোলার, সৌর প্যানেল, সৌরশক্তি
graduation-cap books: বিশ্ববিদ্যালয়, কলেজ, ভর্তি
school backpack: স্কুল, বিদ্যালয়
laptop screwdriver: কম্পিউটার মেরামত, কম্পিউটার, ল্যাপটপ
desktop-computer laptop: ওয়েব ডিজাইন, সফটওয়্যার, ওয়েবসাইট
smartphone: মোবাইল, মোবাইল ফোন, ফোন মেরামত
broom bucket: পরিষ্কার, ঘর পরিষ্কার, ক্লিনিং
shield umbrella: বীমা, ইন্স্যুরেন্স
scales document: আইনজীবী, উকিল
printer document: প্রিন্টিং, ছাপাখানা, মুদ্রণ
honey bee: মধু, খাঁটি মধু
candy lollipop: মিষ্টি, মিষ্টির দোকান, রসগোল্লা, সন্দেশ
birthday-cake: কেক, জন্মদিন
bicycle: সাইকেল, বাইসাইকেল
motorcycle: মোটরসাইকেল, বাইক
bricks crane: নির্মাণ, রাজমিস্ত্রি
paint-roller bucket: রং মিস্ত্রি, রঙ
dancer musical-notes: নাচ, নৃত্য, নাচের স্কুল
swimmer goggles: সাঁতার
moon gift: ঈদ, ঈদের উপহার, রমজান
oil-lamp: দীপাবলি, পূজা, দুর্গাপূজা
gift ribbon: উপহার
heart handshake: দান, রক্তদান, যাকাত
briefcase handshake: চাকরি, নিয়োগ
theatre-masks: নাটক, থিয়েটার
popcorn: সিনেমা
milk cow: দুধ, দই
mango: আম
barber-pole: নাপিত
nail-polish: ম্যানিকিউর, নেইল আর্ট
watch: ঘড়ি
sauna: স্পা
roof: ছাদ
tent: ক্যাম্পিং, তাঁবু
spade: বাগান, মালী, বাগান পরিচর্যা
croissant: কনফেকশনারি, পেস্ট্রি
salad: ডায়েট, পুষ্টিবিদ, ওজন কমান
handbag: ব্যাগ, হ্যান্ডব্যাগ
tyre: টায়ার
rug: কার্পেট
serum-bottle: ত্বকের যত্ন, সিরাম
palette: ছবি আঁকা, আর্ট ক্লাস
museum: জাদুঘর
television: টেলিভিশন, টিভি
nurse: নার্স, বৃদ্ধাশ্রম
megaphone: বিজ্ঞাপন, মার্কেটিং
shopping-bags: ~ মূল্যছাড়, সেল, ছাড়
brain: মনোরোগ, কাউন্সেলিং
cat: বিড়াল
coat: জ্যাকেট, কোট, শীতের পোশাক
game-controller: ভিডিও গেম, গেমিং
mattress: তোশক, ম্যাট্রেস
cheese: পনির
meat-on-bone: বারবিকিউ
chocolate: চকলেট
spine: ফিজিওথেরাপি
microphone: গান শেখা, কারাওকে
window: জানালা, থাই গ্লাস
necktie: স্যুট, পাঞ্জাবি
curtains: পর্দা
hearing-aid: হিয়ারিং এইড, শ্রবণযন্ত্র
noodles: নুডলস, চাইনিজ রেস্টুরেন্ট
perfume: পারফিউম, আতর
candle: মোমবাতি
framed-picture: চিত্র প্রদর্শনী
kitchen-knife: রান্নাঘর
t-shirt: টি-শার্ট, টিশার্ট
party-popper: ~ জন্মদিনের পার্টি, পার্টি
toolbox: মিস্ত্রি, হার্ডওয়্যার
baby: বাচ্চাদের পোশাক
fountain-pen: স্টেশনারি
pancakes: নাস্তা, সকালের নাস্তা
egg: ডিম
light-bulb: বাতি, লাইট
blood-drop: রক্তদান
air-conditioner: এসি, এসি সার্ভিসিং
set-square: গণিত, স্থপতি
cow: কোরবানির গরু, গরু
cricket: ক্রিকেট
`;
