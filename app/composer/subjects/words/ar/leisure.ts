/** Arabic words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const arabicLeisure = `
badminton: ريشة, ريشة طائرة, ملعب ريشة, تنس الريشة, باد مينتون
balloon party-popper: بالونات
banjo: تعليم عود
basketball: كرة سلة
bell: جرس باب
billiard-ball: بلياردو
bowling: بولينج
boxing-glove: ملاكمة, كيك بوكسينج
camera: مصور, تصوير, استوديو تصوير, تصوير أعراس, تصوير منتجات, كاميرا
carnival-mask party-popper: حفلة تنكرية, حفل تنكري, كرنفال
cello musical-notes: تشيلو, التشيلو, عازف تشيلو
chess-pawn trophy: شطرنج
choir musical-notes: كورال, الكورال, جوقة, كورال أطفال
clapperboard video-camera: مونتاج, تصوير فيديو, إنتاج مرئي
classical-guitar musical-notes: جيتار كلاسيك, جيتار كلاسيكي, غيتار كلاسيكي, جيتار اكوستيك
cricket: كريكت
crystal-ball: تفسير أحلام
dance-couple musical-notes: تانغو, تانجو
dice: لعبة لوحية
dice chess-pawn: طاولة نرد, مقهى ألعاب لوحية, ألعاب لوحية, ألعاب طاولة
disco-ball: ديجي, حفلات دي جي
disco-ball headphones: دي جي
diving-mask tropical-fish: غوص
doll: دمية, دمى, عروسة لعبة, عرائس باربي, باربي, دمى قماشية
drum: دربكة, طبول
drum-kit drum: درامز, تعليم درامز, طقم درامز
dumbbell: نادي رشاقة, نادي رياضي, نادي نسائي, نادي لياقة, جيم نسائي, جيم, لياقة, مدرب شخصي, صالة رياضية, كمال أجسام
dumbbell: كروس فت, دمبل, أثقال, حبل قفز, بروتين باودر
earbuds: سماعات لاسلكية, سماعات بلوتوث, سماعات ايربودز, ايربودز, سماعة بلوتوث
embroidery-hoop thread: دانتيل, تطريز, التطريز, تطريز يدوي, تطريز فلسطيني
fireworks firecracker: ألعاب نارية
fishing-rod fish: صيد السمك, رحلات صيد, أدوات صيد, صيد, سنارة, صيد سمك
flute: ناي
football goal-net: كرة قدم, أكاديمية كرة قدم, ملعب, كرة القدم
framed-picture: بوستر
framed-picture palette: تأطير لوحات, معرض فني, معرض لوحات, براويز, لوحة
frisbee: فريسبي, الفريسبي, القرص الطائر
game-controller joystick: ألعاب فيديو, لعبة, بلايستيشن, قيمز, مركز ألعاب
gift ribbon: توزيعات, توزيعات مواليد, توزيعات زواج, هدايا, هدية, تغليف هدايا
go-kart: كارتينج, كارتنج, كارتينغ, حلبة كارتينج
golf golfer: جولف
guitar: يوكوليلي
guitar musical-notes: عود شرقي, دروس عود, جيتار, دروس موسيقى
harmonica: هارمونيكا, الهارمونيكا
headphones: سماعات
ice-skate: تزلج على الجليد
judo-suit: كاراتيه, تايكوندو, جودو, فنون قتالية
kitesurfer: كايت سيرف
laser-blaster target: ليزر تاج, ليزر تاغ
loom yarn: سدو, حياكة, نسيج يدوي, نول, حياكة السدو, السدو, نسيج تقليدي
magic-wand top-hat: ساحر, خفة يد
marionette theatre-masks: مسرح عرائس, مسرح دمى, عرض دمى, أراجوز
microphone: كاريوكي, دروس غناء, غناء
musical-notes: حفلة موسيقية, موسيقى, موسيقي, فرقة موسيقية, نشيد, دورة عود, عود للمبتدئين
musical-score musical-notes: إنشاد, موشحات
origami-crane: اوريغامي, أوريغامي, اوريجامي
padel-racket: بادل, ملعب بادل, ملاعب بادل, تدريب بادل
paintball-marker: بينتبول, بينت بول
palette paintbrush: دورة رسم, رسم, فنون, تصميم جرافيك, جرافيك, جرافيك ديزاين, جرافيك ديزاينر, ديزاين
palette pencil: تصميم شعارات, هوية بصرية, تصميم شعار, تصميم هوية, شعارات
party-popper balloon: حفلة, عيد ميلاد, أعياد ميلاد, حفلات أعياد الميلاد
party-popper balloon: ~ تنظيم حفلات, مناسبات
piano-keys: بيانو
playing-card: بلوت, بطولة بلوت
portuguese-guitar musical-notes: عزف العود, تعليم العود, دروس العود, عازف عود, آلة العود, عازفة عود
potters-wheel vase: فخار, ورشة فخار, دورة فخار, خزف, صناعة الفخار, دورة خزف
puzzle: بازل, أحجية خشبية
puzzle pencil: كلمات متقاطعة, لعبة كلمات, لعبة الكلمات
quilt: لحاف مرقع
raft: رافتينج, رافتنج, التجديف في المياه البيضاء
sewing-needle: خياط, خياطة, خياطة ملابس, تفصيل, خياطة نسائية, خياط رجالي, تعديل ملابس, مشغل خياطة
shisha: شيشة, شيشه, معسل, أرجيلة
skis snowy-mountain: تزلج
sleeping-bag: كيس نوم, أكياس نوم, حقيبة نوم, كيس النوم
squash-racket: اسكواش, سكواش, الاسكواش, الإسكواش, مضرب اسكواش, ملعب اسكواش
studio-microphone headphones: استوديو تسجيل, تسجيل صوتي, بودكاست, تعليق صوتي
table-football: كرة قدم الطاولة, بيبي فوت
table-tennis: تنس طاولة, طاولة تنس
target: رماية
teddy-bear: بيت دمى
teddy-bear crayon: معلمة رياض أطفال, رياض أطفال, روضة أطفال, حضانة, ألعاب أطفال, ألعاب, روضة, جليسة أطفال, لعب أطفال
television: تلفزيون, صيانة شاشات, دش
television laptop: متجر إلكترونيات, إلكترونيات, الكترونيات, أجهزة إلكترونية
tennis: تنس
theatre-masks: مسرحية كوميدية, كوميديا, مسرحية, مسرح, زي تنكري
thread sewing-needle: قماش
ticket: تذاكر, تذاكر حفلات
toy-bricks: مكعبات خشبية, مكعبات
toy-bricks teddy-bear: ليغو
trampoline gymnast: ترامبولين, ترامبولين للأطفال
treadmill: جهاز جري
treadmill dumbbell: جهاز مشي, أجهزة رياضية, سير كهربائي, أجهزة الجري
trumpet drum: فرقة نحاسية, فرقة زفة, زفة
vinyl-record: مشغل أسطوانات
violin: ربابة, كمان
violin guitar: صانع أعواد
volleyball: كرة طائرة
windsurfer: ركوب الأمواج الشراعي, التزلج الشراعي, ويندسيرف
xylophone: إكسيليفون, إكسيلوفون, اكسليفون, زيلوفون
yarn: تريكو, كروشيه, صوف
zip-line tree: زيب لاين, زبلاين, حديقة مغامرات
astronaut planet: الفضاء, القبة السماوية
baby: مواليد, مستلزمات أطفال, حضانة رضع, أطفال حديثي الولادة, حمالة أطفال, جهاز مراقبة الطفل
bride dove: مأذون شرعي
bride ring: عروس, تجهيز عرايس
climber: تسلق, جدار تسلق
clown balloon: مهرج, مهرجين
cook frying-pan: دورة طبخ, دروس طبخ, تعليم طبخ, طبخ, طباخ
dancer musical-notes: دبكة, فرقة دبكة, عرضة, رقص, تعليم الرقص, باليه, زومبا
gymnast: جمباز
haircut hair-comb: زراعة الشعر, زراعة شعر
handball-player: كرة يد, كرة اليد
lotus-position lotus: يوغا, يوجا, تأمل, بيلاتس
massage lotus: مساج, تدليك, مساج منزلي, حجامة
nurse: ممرضة, تمريض, رعاية مسنين, تمريض منزلي, جليسة مسنين
older-person dumbbell: رياضة كبار السن, تمارين لكبار السن
older-person nurse: دار مسنين, دار رعاية المسنين, مسنة, سيدة مسنة, رجل مسن, مرافقة لمسنة, كبار السن
pregnant-woman: متابعة حمل, نساء وولادة
runner sneaker: سباق جري, ماراثون, سباق الجري, نصف ماراثون
sauna: سبا, حمام مغربي, ساونا, حمام تركي, جاكوزي
sauna bubbles: ينابيع حارة
surfer wave: ركوب الأمواج
swimmer goggles: سباحة, تعليم سباحة, مسابح, دروس سباحة, إنشاء مسابح
water-polo-player: كرة الماء
wrestlers: مصارعة
`;
