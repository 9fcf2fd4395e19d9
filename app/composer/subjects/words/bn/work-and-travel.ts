/** Bengali words for work, places and travel. Notation: word-list.ts. */
export const bengaliWorkAndTravel = `
alembic microscope: বিজ্ঞান ক্লাব, বিজ্ঞান মেলা
anvil hammer: কামারশালা, কামার
ballot-box: ভোট, ভোট দিন, নির্বাচন
banknotes: মানি এক্সচেঞ্জ
bellhop-bell: রিসিপশনিস্ট নিয়োগ, রিসিপশনিস্ট আবশ্যক
billboard: সাইনবোর্ড
blackboard open-book: শিক্ষক আবশ্যক, শিক্ষক নিয়োগ
blood-drop: রক্তদান, রক্তদান কর্মসূচি, ব্লাড গ্রুপিং, ব্লাড ক্যাম্প, রক্তদান শিবির, রক্ত দান, স্বেচ্ছায় রক্তদান
blood-drop: রক্তদাতা
book books: বই বাঁধাই, বাইন্ডিং
book mosque: হিফজ, মক্তব, মাদরাসা
books book: উপন্যাস, নতুন উপন্যাস, কাব্যগ্রন্থ, গল্পগ্রন্থ, বইমেলা, বইমেলায়
books open-book: পাঠাগার, বই, বইয়ের দোকান, লাইব্রেরি
briefcase handshake: ~ চাকরি, নিয়োগ, নিয়োগ বিজ্ঞপ্তি
briefcase handshake: সেলসম্যান আবশ্যক, সেলসম্যান নিয়োগ, কর্মী আবশ্যক
building-plot: জমি বিক্রি, জমি বিক্রয়, প্লট বিক্রি, প্লট বিক্রয়
business-cards: ভিজিটিং কার্ড
calculator receipt: ক্যালকুলেটর, হিসাবরক্ষক, অ্যাকাউন্টিং, কর, আয়কর, ট্যাক্স, ভ্যাট, আয়কর রিটার্ন
calendar clipboard: সেমিনার
car-battery: গাড়ির ব্যাটারি
card-terminal credit-card: পস মেশিন, পিওএস, কার্ড মেশিন, পিওএস সফটওয়্যার
cargo-tricycle: ভ্যান গাড়ি, ভ্যানগাড়ি
carriage horse: ঘোড়ার গাড়ি
chart-up: আর্থিক পরামর্শ, বিনিয়োগ
chart-up coin: শেয়ার বাজার, ফরেক্স
coin banknotes: ক্ষুদ্রঋণ, ক্ষুদ্র ঋণ
coin magnifier: পুরোনো মুদ্রা
combine-harvester: ধান মাড়াই মেশিন, ধান মাড়াই যন্ত্র
combine-harvester wheat: কম্বাইন হারভেস্টার, ধান কাটার মেশিন, হারভেস্টার
concrete-mixer: মিক্সার মেশিন, মিক্সার মেশিন ভাড়া
concrete-mixer bricks: কংক্রিট, রেডিমিক্স, রেডি মিক্স
credit-card smartphone: ক্রেডিট কার্ড
delivery-van: কাভার্ড ভ্যান
desktop-computer laptop: কোডিং, শিশুদের কোডিং, প্রোগ্রামিং, ওয়েব ডিজাইন, সফটওয়্যার, ওয়েবসাইট, ফ্রিল্যান্সিং
document fountain-pen: দলিল লেখক
document rubber-stamp: ট্রেড লাইসেন্স
drill toolbox: ড্রিল
drone: ড্রোন
engine-oil: ইঞ্জিন অয়েল
excavator: এক্সকাভেটর, ভেকু ভাড়া
exhibition-stand: বাণিজ্য মেলা
ferry: লঞ্চ, লঞ্চ টিকেট
fountain-pen document: হাতের লেখা, ক্যালিগ্রাফি, স্টেশনারি
fuel-pump: পেট্রোল পাম্প
gavel: নিলাম
hindu-temple flute: জন্মাষ্টমী
houseboat: হাউসবোট, হাউজবোট
laptop screwdriver: ডেটা রিকভারি, কম্পিউটার মেরামত, কম্পিউটার, ল্যাপটপ, ল্যাপটপ সার্ভিসিং, কম্পিউটার সার্ভিসিং
lectern speech-bubble: বিতর্ক প্রতিযোগিতা, বিতর্ক ক্লাব
lift: লিফট মেরামত, লিফট ইনস্টলেশন, লিফট, লিফট সার্ভিসিং
lorry crate: বাসা শিফটিং, অফিস শিফটিং
loudspeaker: সাউন্ড সিস্টেম, ডিজে
love-letter ring: বিয়ের কার্ড, বিয়ের কার্ড ছাপা
magnifier: গোয়েন্দা
market-stall ferris-wheel: বৈশাখী মেলা, বৈশাখি মেলা
megaphone: মাইক ভাড়া, মাইকিং
megaphone chart-up: বিজ্ঞাপন, মার্কেটিং, ডিজিটাল মার্কেটিং
minibus: মাইক্রোবাস, মাইক্রোবাস ভাড়া
motor-boat: নদী ভ্রমণ, নৌ ভ্রমণ
newspaper: পত্রিকা, সংবাদপত্র
notebook: হালখাতা, শুভ হালখাতা
notebook pen: খাতা কলম
office-building: অফিস স্পেস, অফিস স্পেস ভাড়া
open-book pencil: টিউশনি, প্রাইভেট পড়ানো, আরবি শিক্ষা, আরবি, কোরআন শিক্ষা, ইংরেজি শিক্ষা, ভাষা শিক্ষা, টিউশন, কোচিং
open-book pencil: গৃহশিক্ষক, ইংরেজি কোর্স, ইংরেজি, অনুবাদ, প্রাইভেট টিউটর, স্পোকেন ইংলিশ, কোচিং সেন্টার, টিউটর
open-book pencil: কুরআন শিক্ষা, কোরআন, কুরআন, আইইএলটিএস, এসএসসি ব্যাচ, এইচএসসি ব্যাচ
parcel delivery-van: প্যাকেজিং, ডেলিভারি ম্যান, ডেলিভারি ম্যান নিয়োগ
passport airplane: পাসপোর্ট, ভিসা প্রসেসিং, ই পাসপোর্ট, মালয়েশিয়া ভিসা
pen: বল কলম, কলম ও খাতা
pencil: পেন্সিল
phone-case: মোবাইল কভার, মোবাইলের কভার
pill stethoscope: ফার্মেসি, ওষুধ, ওষুধের দোকান, ঔষধ, ঔষধের দোকান
power-bank: পাওয়ার ব্যাংক
printer document: প্রিন্টিং, ছাপাখানা, মুদ্রণ, ফটোকপি
rickshaw palette: রিকশা পেইন্টিং, রিকশা পেইন্ট
road-roller: রাস্তা নির্মাণ, পিচ ঢালাই
robot gear: রোবটিক্স, রোবটিক্স কোর্স, রোবোটিক্স
roll-up-banner: ব্যানার, ব্যানার ফেস্টুন
rubber-stamp document: নোটারি, রাবার স্ট্যাম্প, সিল তৈরি, সিল
satellite-dish: ডিশ লাইন, ডিশ সংযোগ
scaffold: বাঁশের মাচা, সেন্টারিং মালামাল, সেন্টারিং
scales document: আইনজীবী, উকিল, আইনি, অ্যাডভোকেট
scissors hair-comb: সেলুন, চুল কাটা, হেয়ার কাট, হেয়ার স্টাইল
server: ওয়েব হোস্টিং, সার্ভার
set-square abacus: গণিত, অঙ্ক, অংক, আর্কিটেক্ট, বাড়ির নকশা, স্থপতি
shipping-container: কন্টেইনার, শিপিং কন্টেইনার
smartphone: মোবাইল, মোবাইল ফোন, ফোন মেরামত, মোবাইল সার্ভিসিং, স্মার্টফোন, সিম কার্ড, ফ্লেক্সিলোড
smartphone banknotes: বিকাশ এজেন্ট, বিকাশ নগদ
speaker: সাউন্ড বক্স
speech-bubble: স্পিচ থেরাপি
speedboat: স্পিডবোট, স্পিড বোট
spotlight: সাউন্ড ও লাইট, স্টেজ লাইট, সাউন্ড সিস্টেম ও লাইট
steel-beam: রড, লোহার রড
steel-beam bricks: রড সিমেন্ট
steering-wheel: ড্রাইভার আবশ্যক, ড্রাইভার নিয়োগ, ড্রাইভার চাই, গাড়ি চালক চাই, গাড়ি চালক আবশ্যক
stethoscope: সুন্নতে খাতনা, মেডিকেল ক্যাম্প, ফ্রি মেডিকেল ক্যাম্প
stethoscope baby: শিশু বিশেষজ্ঞ
stethoscope hospital: ডাক্তার, ক্লিনিক, হাসপাতাল, চেম্বার, হোমিওপ্যাথি, চিকিৎসা, বাতের ব্যথা
stethoscope hospital: চিকিৎসা শিবির
stethoscope test-tube: ফুল বডি চেকআপ, বডি চেকআপ, হেলথ চেকআপ
storage-unit key: গোডাউন ভাড়া, গোডাউন
suitcase holdall: ট্রাভেল ব্যাগ
syringe: টিকা
test-tube blood-drop: ল্যাব টেস্ট, প্যাথলজি, ডায়াগনস্টিক
theodolite: ভূমি জরিপ, জমি জরিপ
tiller: পাওয়ার টিলার
translation open-book: কোরিয়ান ভাষা, জাপানি ভাষা, কোরিয়ান ভাষা কোর্স, জাপানি ভাষা কোর্স
tuk-tuk: ইজিবাইক, সিএনজি, সিএনজি অটোরিকশা
tyre: গাড়ির চাকা
web-page laptop: ওয়েব ডেভেলপমেন্ট
welding-mask fire: স্টিলের গেট, ওয়েল্ডিং, ঝালাই, ওয়েল্ডার
bank coin: ব্যাংক, ঋণ, লোন
barber-pole razor: নাপিত, জেন্টস সেলুন
bouncy-castle balloon: বাউন্সি ক্যাসেল
bricks crane: নির্মাণ কাজ, ভবন নির্মাণ, বাড়ি নির্মাণ, রাজমিস্ত্রি, ঠিকাদার, বিল্ডিং, ইট, সিমেন্ট
bricks trowel: ইটভাটা
church: গির্জা, চার্চ
circus-tent: সার্কাস
convenience-store key: দোকান ভাড়া, দোকান ভাড়া হবে, দোকান ঘর ভাড়া
crane bricks: ক্রেন
ferris-wheel: শিশু পার্ক, নাগরদোলা
hindu-temple: কীর্তন, নামযজ্ঞ, রথযাত্রা, মন্দির, পুরোহিত, প্রতিমা, মূর্তি
house key: ফ্ল্যাট, বাড়ি বিক্রি, অ্যাপার্টমেন্ট, আবাসন, জমি, রিয়েল এস্টেট, বাসা ভাড়া, প্লট, বাড়ি, বাসা, ফ্লাট
house key: টু-লেট, টু লেট
market-stall carrot: হাট, কৃষকের বাজার, মেলার স্টল
marquee: প্যান্ডেল, শামিয়ানা, ডেকোরেটর
mosque: ওয়াজ মাহফিল, ওয়াজ, ঈদের জামাত, মিলাদ, মাহফিল, মসজিদ, ওমরাহ, হজ, মাদ্রাসা, উমরাহ
mosque airplane: হজ্জ
museum: জাদুঘর
roller-coaster: অ্যামিউজমেন্ট পার্ক, বিনোদন পার্ক
school backpack: স্কুল, বিদ্যালয়
swing slide: দোলনা
tent: ক্যাম্পিং, তাঁবু
airplane suitcase: ট্রাভেল এজেন্সি, ভ্রমণ, বিমান টিকিট, ট্যুর, বিমান টিকেট, ভিসা, এয়ার টিকেট, ট্রাভেলস
airplane suitcase: ট্যুর প্যাকেজ
ambulance: অ্যাম্বুলেন্স, এম্বুলেন্স
anchor ship: ডকইয়ার্ড, শিপইয়ার্ড
bicycle: সাইকেল, বাইসাইকেল, সাইক্লিং ক্লাব, সাইক্লিং
bus: বাস, বাসের টিকিট
bus books: ভ্রাম্যমাণ লাইব্রেরি, ভ্রাম্যমাণ গ্রন্থাগার
canoe rower: কায়াকিং
car bubbles: কার ওয়াশ, গাড়ি ধোয়া
car key: গাড়ি, গাড়ি ভাড়া, পুরানো গাড়ি, রেন্ট এ কার, পুরাতন গাড়ি, প্রাইভেট কার, প্রাইভেট কার ভাড়া
compass fire: স্কাউট দল
delivery-van parcel: কুরিয়ার, পার্সেল
fire-engine: ফায়ার সার্ভিস
fire-engine fire: স্বেচ্ছাসেবী ফায়ার সার্ভিস
food-truck takeaway-box: ফুড ট্রাক, ফুড কার্ট, ফুডকার্ট
helicopter: হেলিকপ্টার
lorry: ট্রাক, পিকআপ ভাড়া, ট্রাক ভাড়া
lorry delivery-van: বাসা বদল, মালপত্র পরিবহন, মালামাল পরিবহন, আসবাবপত্র পরিবহন
mantel-clock amphora: প্রাচীন জিনিস
motor-boat anchor: ট্রলার, নৌভ্রমণ
motor-boat wave: নৌকা, নৌকা ভাড়া, নৌকা ভ্রমণ
motor-scooter: স্কুটি, স্কুটার
motorcycle: মোটরসাইকেল, বাইক, বাইক সার্ভিস, মোটর সাইকেল
motorcycle-helmet motorcycle: হেলমেট
parking-sign location-pin: গ্যারেজ ভাড়া
rickshaw: অটোরিকশা, রিকশা, অটো রিকশা
roller-skate: স্কেটিং
ship: আমদানি রপ্তানি
steering-wheel car: ড্রাইভিং স্কুল, গাড়ি চালানো শেখা, ড্রাইভিং, ড্রাইভিং ট্রেনিং
suitcase: লাগেজ, স্যুটকেস
tanker: সেপটিক ট্যাংক, সেপটিক ট্যাঙ্ক, পানির গাড়ি
taxi car: ট্যাক্সি, ক্যাব
tipper-truck: বালু, ইট বালু, ডাম্প ট্রাক, বালি, বালি পাথর
tow-truck car: রেকার সার্ভিস, রেকার
tractor wheat: কৃষিযন্ত্র, ট্রাক্টর, কৃষি
train locomotive: ট্রেন
tyre wrench: টায়ার, পাংচার
watch: ঘড়ি, হাতঘড়ি
wheelchair crutch: হুইলচেয়ার
`;
