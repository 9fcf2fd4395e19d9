/** What an owner asks to be shown, in the other languages. Notation: word-list.ts. */
export const askedElsewhere = {
  sk: `
wave: more
national-park: jazero, rieka, pleso
tree: les, lesy
sunrise: západ slnka, východ slnka
mountain: kopce, hory, vrchy
armchair: kreslo
spotlight: svetlá reflektorov
theatre-masks: javisko, opona
delivery-van: dodávka
tanker: cisterna, fekál
concrete-mixer: domiešavač
lorry: kamión, nákladiak
smartphone: mobil
tablet: tablet
love-letter: staré listy, listy
torch: fakle
`,
  sv: `
candle: levande ljus, stearinljus, tända ljus
wave: hav, havet, havsutsikt
national-park: sjö, sjön, å, älv, insjö
tree: skog, skogen
sunrise: solnedgång, soluppgång
mountain: fjäll, fjällen, berg, kullar
delivery-van: skåpbil
-: ljus, ljust, varmt ljus
tanker: tankbil, slambil, sugbil
concrete-mixer: betongbil
lorry: lastbil
smartphone: mobilskärm
tablet: surfplatta, läsplatta, tablet
love-letter: gamla brev, brev
spotlight: scenljus, strålkastare
theatre-masks: ridå
torch: facklor, fackelsken
armchair: fåtölj, gammal fåtölj
books: läderband, gamla läderband, gamla böcker
`,
  tr: `
candle: mum ışığı, mumlar
wave: deniz, deniz manzarası, denizi
national-park: göl, göl manzarası, nehir
tree: orman, ormanı
sunrise: gün batımı, gün doğumu
mountain: dağlar, dağ, tepeler
armchair: berjer, koltuk
delivery-van: minivan, kamyonet
tanker: vidanjör, tanker
concrete-mixer: beton mikseri
lorry: kamyon, tır
smartphone: telefon ekranı
tablet: tablet
love-letter: eski mektuplar, mektup
spotlight: sahne ışıkları, sahne ışığı
theatre-masks: perde
torch: meşale, meşaleler
amphora: toprak çömlek, güveç kabı
`,
  uk: `
candle: свічки, запалені свічки
wave: море
national-park: озеро, річка
tree: ліс, сосни
sunrise: захід сонця, світанок
mountain: гори, пагорби, карпати
tanker: асенізатор, мулосос, бочка, автоцистерна
concrete-mixer: бетономішалка
lorry: вантажівка, фура, самоскид
smartphone: планшет, екран телефону, смартфон
love-letter: старі листи, листи, конверт
spotlight: світло софітів, софіти
theatre-masks: сцена, завіса
torch: смолоскипи, факели
armchair: крісло, старе крісло
amphora: глиняний горщик
`,
  bg: `
wave: море, морето
national-park: езеро, река, язовир
tree: гора, гората
sunrise: залез, изгрев
rose: розови полета, розово поле, рози, розови градини
mountain: планина, планината, хълмове, планини
tanker: цистерна
concrete-mixer: бетоновоз
lorry: камион, самосвал
delivery-van: бус, микробус за доставки
smartphone: таблет, смартфон
armchair: фотьойл, кресло
love-letter: стари писма, писмо
torch: факли
`,
  el: `
wave: θάλασσα, θέα θάλασσα
national-park: λίμνη, ποτάμι
tree: δάσος
sunrise: ηλιοβασίλεμα, ανατολή
mountain: βουνά, βουνό, λόφοι
tanker: βυτίο, βυτιοφόρο
concrete-mixer: μπετονιέρα
lorry: φορτηγό
delivery-van: βαν, φορτηγάκι
smartphone: κινητό
tablet: τάμπλετ, tablet
armchair: πολυθρόνα
love-letter: παλιά γράμματα, γράμμα
spotlight: φώτα σκηνής, προβολείς
theatre-masks: σκηνή
torch: πυρσοί, δαυλοί
`,
  sl: `
wave: morje
national-park: jezero, reka
tree: gozd, gozdovi
sunrise: sončni zahod, sončni vzhod
mountain: hribi, hribe, gore, griči
tanker: cisterna
lorry: tovornjak, kamion
delivery-van: kombi, dostavnik
smartphone: tablica, tablični računalnik
armchair: fotelj
love-letter: stara pisma, pismo
torch: bakle
`,
  sr: `
mountain: brda, brdo, planine, planina
tanker: cisterna
concrete-mixer: mikser
lorry: kamion
delivery-van: kombi
tablet: tablet
armchair: fotelja
love-letter: stara pisma
`,
  ca: `
t-shirt drum: camises i pinya, camises
candle: espelmes
wave: mar, el mar
national-park: llac, riu, pantà
tree: bosc, boscos
sunrise: posta de sol, sortida de sol
mountain: muntanyes, muntanya, turons
candle: espelma, espelmes
tanker: camió cisterna
concrete-mixer: formigonera
lorry: camió
delivery-van: furgoneta
smartphone: tauleta, mòbil
armchair: butaca
love-letter: cartes antigues
torch: torxes
amphora: olla de fang, atuell de fang
`,
  et: `
wave: meri, merevaade
national-park: järv, järve, jõgi
tree: mets, metsa, männimets
sunrise: päikeseloojang, päikesetõus
tanker: paakauto
lorry: veoauto
smartphone: tahvel, tahvelarvuti
armchair: tugitool
love-letter: vanad kirjad
torch: tõrvikud
`,
  lt: `
wave: jūra, jūros
national-park: ežeras, ežero, upė
tree: miškas, miškai, pušynas
sunrise: saulėlydis, saulėtekis
mountain: kalvos, kalnai
tanker: cisterna
lorry: sunkvežimis, vilkikas
delivery-van: mikroautobusas, furgonas
smartphone: planšetė
armchair: fotelis
love-letter: seni laiškai
`,
  lv: `
wave: jūra, jūras
national-park: ezers, ezera, upe
tree: mežs, priedes
sunrise: saulriets, saullēkts
mountain: kalni, pakalni
tanker: cisterna
lorry: kravas auto, kravas mašīna
smartphone: planšete
armchair: atpūtas krēsls
love-letter: vecas vēstules
`,
  vi: `
tanker: xe bồn, xe bồn hút
lorry: xe tải
smartphone: máy tính bảng
`,
  am: `
wave: ባሕር
national-park: ሐይቅ, ወንዝ
tree: ደን
mountain: ተራራ
sunrise: የፀሐይ መጥለቂያ
amphora: ጀበና, ጀበና እና ሲኒ
desktop-computer: ኮምፒውተር
`,
  ar: `
wave: البحر, بحر
national-park: بحيرة, نهر
tree: غابة
mountain: جبال, الجبل
sunrise: غروب الشمس, شروق الشمس
desert: صحراء, كثبان
palm-tree: نخيل, نخلة
lorry: شاحنة
smartphone: شاشة الجوال
love-letter: رسائل قديمة
torch: مشاعل
`,
  bn: `
wave: সমুদ্র, ঢেউ
national-park: নদী, পুকুর
tree: বন, জঙ্গল
sunrise: সূর্যাস্ত, সূর্যোদয়
mountain: পাহাড়
lorry: ট্রাক
`,
  fa: `
wave: دریا
national-park: دریاچه, رودخانه
tree: جنگل
sunrise: غروب, طلوع خورشید
mountain: کوه, کوهستان
lorry: کامیون
love-letter: نامه‌های قدیمی
torch: مشعل
`,
  he: `
wave: ים, הים, חוף הים
national-park: אגם, נחל
tree: יער, חורש
sunrise: שקיעה, זריחה
mountain: הרים, נוף הרים
lorry: משאית
love-letter: מכתבים ישנים
torch: לפידים
`,
  hi: `
wave: समुद्र, लहरें
national-park: नदी, झील
tree: जंगल
sunrise: सूर्यास्त, सूर्योदय
mountain: पहाड़
lorry: ट्रक
garland: गेंदे के फूल, फूलों की माला
`,
  ja: `
wave: 海の写真, 青い海
national-park: 湖畔, 川辺
tree: 森の中
sunrise: 夕日, 朝日
mountain: 山並み, 山の写真
lorry: トラック
torch: かがり火
`,
  ko: `
wave: 바다, 바다 사진
national-park: 호수, 강가
tree: 숲속
sunrise: 노을, 일출
mountain: 산 풍경
lorry: 트럭
`,
  th: `
wave: ทะเล, คลื่นทะเล
national-park: ทะเลสาบ, แม่น้ำ
tree: ป่าไม้
sunrise: พระอาทิตย์ตก, พระอาทิตย์ขึ้น
mountain: ภูเขา
lorry: รถบรรทุก
`,
  tl: `
wave: dagat
national-park: lawa, ilog
tree: gubat
sunrise: paglubog ng araw, pagsikat ng araw
mountain: bundok
basketball: bola at court, bola at ring
lorry: trak
`,
  ur: `
wave: سمندر
national-park: جھیل, دریا
tree: جنگل
sunrise: غروب آفتاب, طلوع آفتاب
mountain: پہاڑ
lorry: ٹرک
`,
  zh: `
wave: 大海, 海边, 海浪
national-park: 湖边, 河流
tree: 森林
sunrise: 日落, 日出
mountain: 山峰, 远山
lorry: 卡车
`,
};
