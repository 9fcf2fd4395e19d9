/** As uncommon-trades.ts, for Asia, the Near East, Africa and the smaller languages of Europe. */
export const uncommonTradesElsewhere: Record<string, string> = {
  hi: `
mosquito window: मच्छर जाली, मच्छरदानी, मच्छरजाली, मच्छर की जाली
car tow-truck: कबाड़ गाड़ी, पुरानी गाड़ी खरीदते, स्क्रैप गाड़ी, कबाड़ कार
cow heart: गोशाला, गौशाला, गोशाला के लिए, गौ सेवा, गौसेवा
hindu-temple oil-lamp: पूजा सामग्री, पंडित जी, पूजन सामग्री
fire-engine: अग्निशमन, दमकल
runner sneaker: मैराथन, दौड़ प्रतियोगिता
slide toy-bricks: किड्स प्ले एरिया, प्ले ज़ोन, प्ले जोन
`,
  mr: `
mosquito window: मच्छरदाणी, डासांची जाळी, मच्छर जाळी
droplet tap: बोअरवेल, विहीर खोदाई
cow heart: गोशाळा, गोशाळेसाठी
`,
  ne: `
mosquito: झुल, लामखुट्टे झुल
droplet tap: बोरिङ, इनार खन्ने
`,
  bn: `
mosquito: মশারি, মশার জাল, মশার নেট
fire-engine: ফায়ার সার্ভিস
runner sneaker: ম্যারাথন, হাফ ম্যারাথন
`,
  gu: `
mosquito: મચ્છરદાની, મચ્છર જાળી
`,
  pa: `
mosquito: ਮੱਛਰਦਾਨੀ
`,
  te: `
mosquito window: దోమతెర, దోమతెరలు, దోమల మెష్
`,
  kn: `
mosquito window: ಸೊಳ್ಳೆ ಪರದೆ, ಸೊಳ್ಳೆ ಜಾಲ
`,
  ml: `
mosquito window: കൊതുകുവല, കൊതുക് വല, കൊതുകുവലകൾ
`,
  si: `
mosquito: මදුරු දැල්, මදුරුදැල්
`,
  fa: `
fire-engine rescue-helmet: آتش‌نشان, آتش نشان, آتش‌نشانی, آتش نشانی, آتش‌نشان داوطلب
slide toy-bricks: خانه بازی, خانه بازی کودک, پارک بازی سرپوشیده
`,
  he: `
climber fir-tree: פארק חבלים, פארקי חבלים, פארק אקסטרים
tree boot: גן יער, גני יער, גן טבע
older-person dumbbell: התעמלות לגיל השלישי, התעמלות לגיל הזהב, התעמלות לקשישים
fire-engine rescue-helmet: כבאים, כבאי, כבאים מתנדבים, תחנת כיבוי
slide toy-bricks: משחקייה, משחקיה, ג'ימבורי
`,
  ja: `
fire-engine rescue-helmet: 消防団, 消防団員, 消防署, 女性消防団
runner sneaker: トレイルラン, トレイルランニング, トレラン, マラソン大会, リレーマラソン, 駅伝, 駅伝大会, ランニングクラブ
climber fir-tree: アスレチックパーク, フォレストアドベンチャー, 森のアスレチック, ジップライン, フィールドアスレチック
older-person dumbbell: シニア体操, シニア体操教室, 高齢者体操, いきいき体操, 介護予防体操, 健康体操
window mosquito: 網戸, 網戸張り替え, 網戸張替え
tree boot: 森のようちえん, 森の幼稚園, 青空保育
slide toy-bricks: 室内遊び場, 屋内遊び場, キッズパーク, 屋内キッズ
car tow-truck: 廃車買取, 廃車, 事故車買取
`,
  ko: `
fire-engine rescue-helmet: 의용소방대, 소방대원, 소방서
window mosquito: 방충망, 방충망 교체
car tow-truck: 폐차, 폐차장
santa: 산타 출장, 산타 방문, 산타클로스
slide toy-bricks: 실내놀이터, 실내 놀이터, 키즈카페, 키즈 카페
car-front ring: 웨딩카, 웨딩카 렌트
climber fir-tree: 짚라인, 집라인, 에코어드벤처, 숲체험 어드벤처
tree boot: 숲유치원, 숲 유치원, 숲놀이, 숲체험
older-person dumbbell: 어르신 체조, 시니어 체조, 실버 체조
`,
  zh: `
car tow-truck: 报废车, 報廢車, 报废车回收, 报废车辆, 報廢車回收
car-front ring: 婚车, 婚车租赁, 禮車, 婚禮車, 结婚礼车
slide toy-bricks: 室内儿童乐园, 儿童乐园, 室內遊樂場, 親子樂園, 淘气堡, 亲子乐园, 室內親子
runner sneaker: 越野跑, 半程马拉松, 半程馬拉松, 马拉松, 馬拉松, 路跑, 跑团, 跑步俱乐部, 夜跑
climber fir-tree: 丛林探险, 丛林穿越, 探险乐园, 叢林探險, 高空滑索
fire-engine rescue-helmet: 消防志愿者, 义务消防, 義消, 消防队, 消防隊, 消防员
older-person dumbbell: 老年体操, 老年健身, 長者體操, 銀髮健身, 银发健身
window mosquito: 纱窗, 纱窗定做, 紗窗, 防蚊纱窗
`,
  th: `
car-front ring: รถแต่งงาน, รถแต่งงานให้เช่า, รถเจ้าสาว
car tow-truck: รับซื้อรถเก่า, รับซื้อรถ, รับซื้อซากรถ
slide toy-bricks: สนามเด็กเล่นในร่ม, สนามเด็กเล่น, บ้านบอล
runner sneaker: วิ่งเทรล, งานวิ่ง, วิ่งการกุศล, มินิมาราธอน, ฮาล์ฟมาราธอน
motor-scooter motorcycle: เช่ามอเตอร์ไซค์, ให้เช่ามอเตอร์ไซค์, เช่ารถมอเตอร์ไซค์
fire-engine: ดับเพลิง, อาสาดับเพลิง
`,
  vi: `
car-front ring: xe cưới, thuê xe cưới, xe hoa, xe hoa cưới
slide toy-bricks: khu vui chơi trong nhà, khu vui chơi trẻ em, khu vui chơi, nhà bóng
mosquito window: cửa lưới chống muỗi, lưới chống muỗi, mùng, màn chống muỗi
`,
  tl: `
car-front ring: bridal car, rentahan ng bridal car
droplet tap: poso, balon at poso, patubig, pagpapahukay ng balon, poso at balon
mosquito: kulambo, mga kulambo
`,
  sw: `
mosquito: chandarua, chandarua za mbu
milk cow: maziwa mgando, maziwa mtindi, mtindi
`,
  ca: `
mosquito window: mosquitera, mosquiteres, mosquiteres a mida
fire-engine rescue-helmet: bombers, bombers voluntaris, parc de bombers
runner sneaker: cursa, cursa de muntanya, curses, cursa popular, cursa solidària, mitja marató, trail
older-person dumbbell: gimnàstica per a gent gran, gimnàstica gent gran, gimnàstica suau, gimnàstica de manteniment
milk cereal-bowl: iogurt, iogurts, iogurt artesà
droplet tap: pous i sondejos, perforació de pous, sondejos d'aigua
climber fir-tree: parc d'aventura, parc d'aventures, tirolina, tirolines
car tow-truck: desballestament, desballestament de cotxes
`,
  eu: `
runner sneaker: mendi lasterketa, lasterketa, herri lasterketa, maratoi erdia
fire-engine rescue-helmet: suhiltzaile, suhiltzaileak, suhiltzaile boluntarioak
`,
  gl: `
runner sneaker: carreira popular, carreira de montaña, media maratón, carreira solidaria
fire-engine rescue-helmet: bombeiros, bombeiros voluntarios
climber fir-tree: parque de aventuras, tirolina, tirolinas
`,
  sq: `
climber fir-tree: park aventure, parku i aventurës, zipline
car-front ring: makina për dasma, makinë për dasmë, makina dasme
mosquito window: rrjeta kundër mushkonjave, rrjetë mushkonjash
`,
  mk: `
climber fir-tree: авантура парк, авантуристички парк
mosquito window: комарник, комарници
microphone guitar: оркестар за свадби, свадбен оркестар
fire-engine rescue-helmet: доброволни пожарникари, пожарникари
`,
  is: `
fire-engine rescue-helmet: slökkvilið, slökkviliðið, slökkviliðsmenn
runner sneaker: utanvegahlaup, götuhlaup, hlaup, hálfmaraþon, hlaupahópur, fjallahlaup
car-front ring: brúðarbíll, brúðarbílar
older-person dumbbell: leikfimi fyrir eldri borgara, leikfimi eldri borgara, leikfimi fyrir eldri
`,
  az: `
car-front ring: gəlin maşını, toy maşını, gəlin maşınları
`,
  uz: `
car-front ring: to'y mashinasi, kelin mashinasi, to'y mashinalari
`,
  kk: `
car-front ring: үйлену тойына көлік, той көлігі, той көліктері
`,
  be: `
car-front ring: шлюбны картэж, аўто на вяселле
climber fir-tree: вяровачны парк
`,
};
