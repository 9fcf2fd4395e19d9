import { stemMatcher } from '../brief/stems.ts';
import type { BaseColors } from './curated-palettes.ts';

/** Moods people ask for instead of colours: words, then palettes as background, surface, accent, further colours. */
const rows: [string, string[]][] = [
  [
    'autumn* fall herbst* automne otoño autunno outono herfst höst efterår høst syks* jesie* podzim* jeseň ősz toamn* осен* осін* есен* jesen* φθινόπωρο sonbahar خريف پاییز خزاں סתיו पतझड़ শরৎ ฤดูใบไม้ร่วง mùa_thu musim_gugur 秋 가을',
    ['7a3518 fdf3e4 e8a13a c4561c 4a2a18', 'f3e2c7 fffaf0 a9471f d9a520 5a3a1e'],
  ],
  [
    'cyberpunk* neon* synthwave vaporwave néon неон* νέον نيون نئون ניאון นีออน 霓虹 赛博 ネオン サイバー 네온',
    ['0b0a1a 17142e 00f0ff ff2bd6 7a2bff', '0a0f14 10202a 39ff14 00c2ff ff2bd6'],
  ],
  [
    'pastel* pastell* pasteles pastels pastello pastelow* pastelov* pasztell* пастель* παστέλ باستيل پاستلی פסטל पेस्टल พาสเทล 粉彩 马卡龙 パステル 파스텔 مات_باستيل',
    [
      'fde2e4 fff8f6 7a5c8e cddafd dff5e3',
      'e2ecf9 fbfdff 5a6fb0 fde2e4 fff1c9',
      'e6f4ea fbfefb 4f7f6a fde8d0 d8d4f2',
    ],
  ],
  ['halloween spooky gruselig* хэллоуин* 万圣节 ハロウィン 핼러윈', ['1a1020 2a1a33 ff7a1a 7a3fb0 c9f04a']],
  [
    'christmas xmas weihnacht* noël navidad* natale natal kerst* jul joulu* świąteczn* boże_narodzenie vánoč* vianoč* karácsony* crăciun* рождеств* новогодн* різдв* коледн* božić* χριστουγεν* noel كريسماس کریسمس חג_המולד क्रिसमस คริสต์มาส giáng_sinh 圣诞 聖誕 クリスマス 크리스마스',
    ['14432f fdf6ec d6353f e7c873 5c8d73', '8f1d26 fbf1e3 14432f e7c873 d9a5a0'],
  ],
  [
    'valentine* valentin* valentinstag* san_valentín saint-valentin валентин* عيد_الحب ولنتاین ולנטיין 情人节 情人節 バレンタイン 발렌타인',
    ['f9d5dc fff6f7 b0123f e0607e 7a1430', '9c1736 fff0ef f6b8a8 e0607e 5a0b1f'],
  ],
  [
    'spring frühling* printemps primavera primaveril lente vår forår kevät* wiosn* jaro jarní jar tavasz* primăvar* весн* пролет* proljeć* άνοιξη ilkbahar bahar ربيع بهار אביב वसंत বসন্ত ฤดูใบไม้ผลิ mùa_xuân musim_semi 春 봄',
    ['e4f3d8 fcfff8 2f7d4a f7b7c8 ffe08a', 'fdeef2 fffafb 3f8f5a f2a7bd cfe8b8'],
  ],
  [
    'summer* tropical* sommer* été estival* verano veraniego estate estiv* verão tropis* zomer* sommar* kesä* lato letni* letn* nyár* vară летн* літн* тропич* καλοκαίρ* yaz* صيف* استوائي تابستان* گرمیوں קיץ טרופי गर्मी ग्रीष्म ฤดูร้อน เขตร้อน mùa_hè nhiệt_đới musim_panas kiangazi 夏 热带 トロピカル 여름',
    [
      '0aa1a8 f3fdfb ff6f4d ffd23f 056a73',
      'ffd23f fffbe8 e8505b 0aa1a8 ff9f1c',
      'ff7f50 fff5ef 005f73 ffd166 94d2bd',
    ],
  ],
  [
    'winter* wintry hiver invierno inverno vinter* talvi* zima zimní zimn* téli tél iarn* зим* χειμώνα* kış* شتاء زمستان* سردی חורף सर्दी শীত ฤดูหนาว mùa_đông musim_dingin 冬 겨울',
    ['dcebf5 fafdff 1d4e79 9cc3e0 c9d6df', '12304a eef6fb 7cc4f2 c9d6df 2f5f8a'],
  ],
  [
    'earthy earth_tone* erdig* erdton* naturtön* terreux tonos_tierra terros* toni_terra tons_terrosos aardetinten jordnära jordfarve* jordtoner maanläh* ziemist* zemit* földszín* землян* природн* toprak* ترابي خاکی מאוד_אדמה मिट्टी เอิร์ธโทน màu_đất 大地色 アースカラー 어스톤 boho* bohemian*',
    ['e8dcc8 fbf7ef 8a4b2a a8a27a 5b4a3a', '5a4632 f6efe2 d9a066 8f9a6b c4633f'],
  ],
  [
    'retro* vintage 70s 80s rétro ретро винтаж* ρετρό رترو कلاسیک รेट्रो เรโทร วินเทจ 复古 復古 レトロ 레트로 빈티지',
    ['f2dfb8 fff8e6 c8442b 2f6d6a e8a13a', '2f6d6a fdf1d6 f08a24 c8442b f2c14e'],
  ],
  [
    'monochrome monochrom* black_and_white black_&_white schwarz-weiß schwarzweiß noir_et_blanc blanco_y_negro bianco_e_nero preto_e_branco zwart-wit svartvit* svart-hvit czarno-biał* černobíl* чёрно-бел* черно-бел* чорно-біл* siyah_beyaz سیاه_و_سفید أبيض_وأسود שחור_לבן 黑白 白黒 モノクロ 흑백',
    ['111111 ffffff ffffff 6b6b6b d0d0d0', 'ffffff f2f2f2 111111 8a8a8a d0d0d0'],
  ],
  [
    'minimal* minimalist* minimalistisch* minimalista* minimaliste minimalistyczn* минимал* мінімал* μινιμαλ* مينيمال مینیمال מינימל* मिनिमल มินิมอล tối_giản 极简 简约 簡約 ミニマル 미니멀 clean scandinavian nordic skandinav* scandinave* nórdic* 北欧',
    ['f7f6f3 ffffff 1d1d1b c9c4ba e6e2da', 'ffffff f4f4f2 22313f b9c0c6 e4e7e9'],
  ],
  [
    'luxur* luxe lujo lusso luxo luksus* premium elegant* роскош* элегантн* премиум люкс πολυτελ* lüks فاخر لوکس יוקרה שיק लक्ज़री หรูหรา sang_trọng mewah 奢华 奢華 高级 高級 ラグジュアリー 고급 럭셔리 opulent',
    [
      '12110f 1f1d19 d4af37 8a7440 f3e9cf',
      '0f1f2e f5f1e8 b8904f 2d4257 d9c7a0',
      '2a0f1a f7eee9 c9a227 6d1a2d e0c9a0',
    ],
  ],
  [
    'dark dark_mode moody dunkel* düster* sombre oscur* scur* escur* donker* mörk* mørk* tumma* ciemn* tmav* sötét întunecat* тёмн* темн* тъмн* taman* koyu* karanlık داكن مظلم تیره תָּכהה כהה गहरा โทนมืด tối gelap 暗色 深色 ダーク 다크 어두운 gothic*',
    ['121417 1d2127 ff7849 3a424c 8d99a6', '0e1a1f 16272e 4fd1c5 2a4550 f2b632'],
  ],
  [
    'bright vibrant* colorful colourful bunt* leuchtend* lebhaft* kräftig* vif vive coloré* vibrante* colorid* vivac* vivaci felle* levendig* färgglad* farverig* fargerik* värikä* kolorow* jaskraw* barevn* farebn* színes* colorаt* colorat* ярк* яскрав* ярк* шарен* šaren* φωτειν* ζωηρ* canlı* renkli* زاهي حيوي ملون شاد رنگارنگ צבעוני रंगीन चटक রঙিন สดใส rực_rỡ sặc_sỡ cerah warna-warni 鲜艳 鮮豔 明亮 カラフル 鮮やか 화려 선명 비비드',
    [
      'ffd23f ffffff d6246e 1fa2ff 3bceac',
      '3d2bd6 fffdf5 ffd23f ff4d6d 3bceac',
      'ff4d6d fff7f2 2b1a5a ffd23f 3bceac',
    ],
  ],
  [
    'ocean* sea marine nautical meer maritim* océan* mer marin* oceánic* mare oceano zee hav* meri* morsk* ocean* moř* morsk* tenger* морск* океан* море θάλασσα ωκεαν* deniz* بحر بحري محيط دریا اقیانوس سمندر ים אוקיינוס समुद्र সমুদ্র ทะเล biển đại_dương laut bahari 海洋 海 オーシャン 바다 오션',
    ['0b4f6c effafc f4b860 1b98a8 7fd1d8', '06334a e9f6f8 3ec6c9 1b6ca8 f2e2c4'],
  ],
  [
    'forest jungle woodland wald* forêt bosque selva bosco foresta floresta bos skog* skov* metsä* leśn* lesn* erdő pădure лес* ліс* горск* šum* δάσος orman* غابة جنگل יער जंगल বন ป่า rừng hutan msitu 森林 森 숲 nature natur* naturaleza nature_colors',
    ['1f3d2b f4f1e4 e0a63a 5c7f4f a3b18a', 'dfe8d5 fbfdf7 2f5d3a 8a6b3f a3b18a'],
  ],
  [
    'sunset sunrise dusk sonnenuntergang* coucher_de_soleil atardecer puesta_de_sol tramonto pôr_do_sol zonsondergang solnedgång solnedgang auringonlask* zachód_słońca západ_slunce закат* захід_сонця залез gün_batımı غروب שקיעה सूर्यास्त พระอาทิตย์ตก hoàng_hôn senja matahari_terbenam 日落 夕阳 夕焼け サンセット 노을 선셋',
    ['3a1c4a fff0e4 ff7a59 f9b384 c43d6b', 'f78259 fff4ea 4a1942 ffd08a c43d6b'],
  ],
  [
    'candy bubblegum bonbon* süßigkeit* dulces caramelos caramell* cukierk* конфет* şeker_gibi candy_colors 糖果 キャンディ 캔디',
    ['ffc2dd fff6fa 7a2bbf 7fe0e6 fff07a', '7fd8e8 f6feff d6246e ffd1e8 fff07a'],
  ],
  [
    'industrial* urban grunge concrete industriell* industriel* промышлен* индустриал* loft endüstriyel 工业 インダストリアル 인더스트리얼',
    ['2b2e31 eceae6 f2b01e 6f757b a9a59e'],
  ],
  [
    'rustic* rustikal* rustique rústic* rustico landhaus* rustykaln* rustik* рустик* farmhouse country 田园 乡村 ラスティック 러스틱',
    ['efe2cc fffaf0 7a4a2b 8f9a6b b98a5a'],
  ],
  [
    'futuristic* sci-fi space galaxy cosmic futuristisch* futuriste futurista* galax* kosmi* косм* футурист* uzay فضاء کهکشان גלקסיה अंतरिक्ष อวกาศ vũ_trụ luar_angkasa 未来 未來 太空 星空 宇宙 미래 우주',
    ['070b1f 121a3a 5ad1ff 7a6bff ff7ad9', '0a1024 eaf1ff 3d7bff 8f7bff 1fd1b2'],
  ],
  [
    'romantic* romantique romántic* romantisch* romantyczn* romantick* романтич* ρομαντικ* romantik رومانسي عاشقانه רומנטי रोमांटिक โรแมนติก lãng_mạn romantis 浪漫 ロマンチック 로맨틱',
    ['f6dfe0 fff8f7 8d2555 d9a0a8 f3e2c7'],
  ],
  [
    'warm_colors warm_tones warme_farben warme_töne tons_chauds tonos_cálidos colori_caldi cores_quentes warme_kleuren varma_färger varme_farver ciepłe* teplé тёплые теплые sıcak_tonlar ألوان_دافئة رنگ_گرم 暖色 暖かい 따뜻한_색',
    ['c4512d fff3e6 2f1a12 f2b04a 7a2a14', 'f6d8ae fff9f0 a9341f e8833a 5a2a18'],
  ],
  [
    'cool_colors cool_tones kühle_farben tons_froids tonos_fríos colori_freddi cores_frias koele_kleuren kalla_färger zimne_kolory chladné холодн* soğuk_tonlar ألوان_باردة رنگ_سرد 冷色 寒色 차가운_색',
    ['1c4e6b f1f8fb 7fd6c9 3f86ad c9dfea', 'dbe9f0 fbfdfe 1b5a7a 6fb3c9 9fb8c9'],
  ],
  [
    'ramadan* eid رمضان عيد_الفطر عید ramazan* рамадан* रमज़ान ঈদ',
    ['0f3b3a f8f1df d4af37 1f6b62 7fb3a5', '1d1b44 f7f0e0 e2b84a 4a4590 a39bd6'],
  ],
  ['diwali deepavali दिवाली दीवाली দীপাবলি தீபாவளி దీపావళి holi होली', ['4a1259 fff3e0 f9a826 e0457b 7d2a8a']],
  [
    'chinese_new_year lunar_new_year tết 春节 春節 新年 农历 設날 설날',
    ['b0141c 6d0a10 f5c451 e8533f fbe3b0'],
  ],
];

const themes = rows.map(([words, palettes]) => ({
  matcher: stemMatcher(words),
  palettes: palettes.map((palette): BaseColors => {
    const [background = '', surface = '', accent = '', ...extra] = palette
      .split(' ')
      .map((color) => `#${color}`);
    return { background, surface, accent, extra };
  }),
}));

/** Palettes of the moods a text names, the most often named first. */
export function themedPalettes(text: string): BaseColors[] {
  return themes
    .map(({ matcher, palettes }) => ({ palettes, hits: text.match(matcher)?.length ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .flatMap(({ palettes }) => palettes);
}
