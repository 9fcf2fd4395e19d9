/** Pairings of a display and a body family (fontsource names) with how the headline is set. */
export const typeStyles = {
  modern: { display: 'plus-jakarta-sans', body: 'plus-jakarta-sans', weight: 800, tracking: -0.025 },
  clean: { display: 'inter', body: 'inter', weight: 800, tracking: -0.03 },
  geometric: { display: 'outfit', body: 'outfit', weight: 700, tracking: -0.02 },
  classic: { display: 'montserrat', body: 'montserrat', weight: 800, tracking: -0.015 },
  elegant: { display: 'playfair-display', body: 'inter', weight: 700, tracking: -0.01 },
  luxury: { display: 'cormorant-garamond', body: 'montserrat', weight: 600, tracking: 0 },
  editorial: { display: 'bodoni-moda', body: 'outfit', weight: 600, tracking: -0.01 },
  condensed: { display: 'oswald', body: 'inter', weight: 700, tracking: 0.005, uppercase: true },
  impact: { display: 'anton', body: 'inter', weight: 400, tracking: 0.005, uppercase: true },
  rounded: { display: 'nunito', body: 'nunito', weight: 900, tracking: -0.015 },
  playful: { display: 'fredoka', body: 'nunito', weight: 600, tracking: -0.01 },
  handwritten: { display: 'caveat', body: 'nunito', weight: 700, tracking: 0 },
  script: { display: 'dancing-script', body: 'montserrat', weight: 700, tracking: 0 },
  mono: { display: 'jetbrains-mono', body: 'jetbrains-mono', weight: 700, tracking: -0.03 },
  tech: { display: 'space-grotesk', body: 'inter', weight: 700, tracking: -0.025 },
} satisfies Record<
  string,
  { display: string; body: string; weight: number; tracking: number; uppercase?: boolean }
>;
/** A way of setting type. */
export type TypeStyle = keyof typeof typeStyles;

/** Families by name, and well-known ones that look alike. */
export const familyNames: [TypeStyle, string][] = [
  ['modern', 'plus_jakarta_sans plus_jakarta jakarta jakarta_sans'],
  ['clean', 'inter helvetica arial roboto sf_pro san_francisco open_sans segoe noto_sans lato'],
  ['geometric', 'outfit poppins futura avenir century_gothic urbanist sora'],
  ['classic', 'montserrat gotham proxima proxima_nova raleway'],
  ['elegant', 'playfair playfair_display times times_new_roman georgia baskerville merriweather lora'],
  ['luxury', 'cormorant cormorant_garamond garamond eb_garamond trajan'],
  ['editorial', 'bodoni bodoni_moda didot vogue'],
  ['condensed', 'oswald bebas bebas_neue league_gothic din_condensed barlow_condensed'],
  ['impact', 'anton impact'],
  ['rounded', 'nunito quicksand varela rubik'],
  ['playful', 'fredoka baloo comic comic_sans bubblegum lobster'],
  ['handwritten', 'caveat kalam indie_flower'],
  ['script', 'dancing_script pacifico great_vibes brush_script'],
  ['mono', 'jetbrains jetbrains_mono courier fira_code ibm_plex_mono'],
  ['tech', 'space_grotesk orbitron exo'],
];

/** Words for a style in many languages, as stems. */
export const styleWords: [TypeStyle, string][] = [
  [
    'mono',
    'mono monospace* monospaced code coding terminal typewriter schreibmaschine* machine_à_écrire máquina_de_escribir machinopis* моноширинн* машинописн* μονοδιάστατ* eş_aralıklı أحادية 等宽 等幅 타자기',
  ],
  [
    'script',
    'script cursive calligraph* kalligraph* kalligraf* calligraphi* caligráf* calligrafic* schreibschrift* schnörkel* каллиграф* каліграф* рукописный_курсив kaligraf* καλλιγραφ* kaligrafi el_yazısı_şık خط_عربي_مزخرف نستعلیق כתב_יד_מעוטר सुलेख 书法 書法 筆記体 캘리그라피 wedding_script',
  ],
  [
    'handwritten',
    'handwrit* hand-written hand_written hand-drawn hand_drawn brush marker handschrift* handgeschrieben* manuscrit* écriture_manuscrite manuscrita manuscrito letra_a_mano scritta_a_mano corsivo handgeschreven handskriv* håndskre* käsinkirjo* odręczn* ręczna ručně psan* kézzel* kézírás* scris_de_mână рукопис* от_руки ръкопис* rukopis* χειρόγραφ* el_yazısı خط_اليد دست‌نویس دستنویس ہاتھ_کی_لکھائی כתב_יד हस्तलिखित হাতের_লেখা ลายมือ viết_tay tulisan_tangan 手写 手寫 手書き 손글씨',
  ],
  [
    'condensed',
    'condensed narrow tall compressed schmal* kondensiert* étroit* condensé* condensad* estrech* condensata condensato smal* smal kapea* wąsk* úzk* keskeny* îngust* узк* вузьк* тесен dar_yazı ضيق باریک צר สูงแคบ 窄 窄体 コンデンス 좁은 압축',
  ],
  [
    'impact',
    'impactful heavy chunky massive poster ultra_bold extra_bold black_weight loud wuchtig* massig* très_gras ultra_gras muy_gruesa gruesa pesante pesado zwaare kraftige жирный_плакат плакатн* ultra_kalın ضخم خشن כבד भारी หนามาก 超粗 特粗 極太 굵은_임팩트 sporty athletic sport* спортивн*',
  ],
  [
    'tech',
    'tech techy technolog* futuristic* digital cyber* sci-fi technisch* futuristisch* futurist* tecnológic* tecnologic* technologiczn* futurystyczn* техно* футурист* τεχνολογικ* teknolojik fütüristik تقني فناورانه آینده‌نگر טכנולוגי तकनीकी ล้ำสมัย công_nghệ 科技 未来 テック 테크 미래',
  ],
  [
    'editorial',
    'editorial* high_fashion fashion* magazine vogue_like high-contrast dramatic modemagazin* magazine mode revista_de_moda moda rivista журнал* мод* dergi مجلة مجله 杂志 雜誌 時尚 雑誌 매거진',
  ],
  [
    'luxury',
    'luxur* luxe lujo* lusso luxo premium refined high-end exclusive exklusiv* edel edle edlen luksus* luksu* роскош* премиум* люкс πολυτελ* lüks فاخر لوکس יוקרתי लक्ज़री หรูหรา sang_trọng mewah 奢华 奢華 高端 高级 高級 ラグジュアリー 럭셔리 고급',
  ],
  [
    'elegant',
    'elegant* élégant* classy serif serifs serifen* sophisticated classic* klassisch* classique* clásic* clássic* classico graceful vintage retro romantic* romantisch* serifa serifas graziato traditional* traditionell* szeryf* patkov* talpas элегант* классич* с_засечками засеч* елегант* κομψ* κλασικ* zarif* klasik* serifli* أنيق كلاسيكي شیک کلاسیک אלגנטי קלאסי सुरुचिपूर्ण शास्त्रीय สง่างาม คลาสสิก thanh_lịch cổ_điển anggun 优雅 優雅 衬线 襯線 经典 明朝 エレガント クラシック 우아 명조 세리프',
  ],
  [
    'playful',
    'playful* fun funny childish kids bubbly bubble cartoon* comic* whimsical cute quirky verspielt* lustig* kindlich* ludique* amusant* enfantin* divertid* infantil* juguetón* giocos* divertent* brincalh* speels* vrolijk* lekfull* legesyg* leken* leikkis* zabawn* dziecięc* hrav* veselé játékos* vidám* jucăuș* игрив* детск* весел* забавн* грайлив* παιχνιδ* eğlencel* çocuksu مرح طفولي شاد کودکانه שובב ילדותי चंचल मज़ेदार มุ้งมิ้ง น่ารัก vui_nhộn dễ_thương ceria lucu 可爱 可愛 俏皮 卡通 ポップ かわいい 귀여운 재미있는 발랄',
  ],
  [
    'rounded',
    'round* friendly soft rund* freundlich* weich* rond* arrondi* doux amical* redond* suave* amigáv* amistos* rotond* arrotondat* morbid* amichevol* vriendelijk* mjuk* rundad* venlig* vennlig* pyöreä* zaokrąglon* przyjazn* zaoblen* lekerekít* rotunjit* округл* скругл* дружелюб* мягк* м’як* заокругл* στρογγυλ* φιλικ* yuvarlak* samimi مستدير ودود گرد دوستانه עגול ידידותי गोल มน กลม เป็นมิตร tròn bulat 圆润 圓潤 圆体 丸ゴシック 丸い 둥근 친근',
  ],
  [
    'impact',
    'bold* strong powerful fett* kräftig* stark* gras grasse audacieu* negrita* fuerte* audaz grassett* forte audace negrito* ousad* vet dik fet fed lihavoi* odważn* pogrubion* grub* tučn* výrazn* félkövér* vastag* îngroșat* bold жирн* смел* сильн* удебел* подебљан* έντον* τολμηρ* kalın* güçlü عريض جريء ضخم سميك ضخيم پررنگ بولد جسور מודגש עבה बोल्ड मोटा মোটা ตัวหนา หนา in_đậm đậm tebal berani 粗体 粗體 粗 醒目 太字 力強い 굵은 볼드 강렬',
  ],
  [
    'geometric',
    'geometric* geometrisch* géométri* geométric* geometric* геометрич* γεωμετρικ* geometrik هندسي هندسی 几何 幾何 ジオメトリック 기하',
  ],
  [
    'clean',
    'clean minimal* simple sans sans-serif sans_serif neutral readable legible schlicht* serifenlos* klar* épuré* sobre simple* sencill* limpi* semplice* pulit* simples limpa limpo strak* eenvoudig* ren enkel enkelt rent yksinkert* selkeä* prost* czytel* jednoduch* čist* egyszerű* letisztult* simplu простой простые минимал* чист* без_засечек мінімал* простий λιτ* απλ* sade* yalın بسيط ساده خوانا פשוט נקי सरल สะอาด เรียบ đơn_giản tối_giản sederhana bersih 简洁 簡潔 简约 无衬线 黑体 黑體 シンプル ゴシック 심플 고딕 깔끔',
  ],
  [
    'modern',
    'modern* contemporary moderne moderno moderna modernos nowoczesn* moderní moderné современн* сучасн* модерн* савремен* μοντέρν* çağdaş عصري حديث مدرن جدید מודרני आधुनिक আধুনিক ทันสมัย โมเดิร์น hiện_đại kontemporari 现代 現代 モダン 현대 모던',
  ],
];
