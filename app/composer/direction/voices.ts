import { countStems, stemMatcher } from '../brief/stems.ts';
import type { Brief } from '../design/ad-design.ts';

const voiceWords = {
  luxury:
    'luxur* luxe luxus* premium elegan* exclusiv* exklusiv* sophisticated high-end refined classy opulent lujo* lusso luxo* luksus* luksu* luxe* ylellis* prestige noble edel lüks zarif* элитн* роскош* премиум* элегант* люкс* розкіш* πολυτελ* κομψ* فاخر فخم راقي لوکس مجلل شیک פרמיום יוקרה יוקרתי אלגנטי लक्ज़री शानदार शाही বিলাসবহুল หรูหรา พรีเมียม sang_trọng cao_cấp mewah eksklusif 奢华 奢華 高端 高级 高級 奢侈 典雅 ラグジュアリー 上品 고급 럭셔리 우아',
  playful:
    'playful* fun funny quirky humor* humour* witty cheerful happy silly joyful whimsical cheeky lustig* verspielt* witzig* fröhlich* frech ludique* drôle* amusant* joyeu* enjoué* divertid* alegre* gracios* juguetón divertent* giocos* allegr* brincalhão engraçad* speels* grappig* vrolijk* leksfull* rolig* lekfull* legesyg* sjov* leken* morsom* leikkis* hausk* wesoł* zabawn* radosn* hrav* vesel* vtipn* zabavn* játékos* vidám* vicces* jucăuș* amuzant* eğlencel* neşeli* esprili* весел* игрив* шутлив* забавн* жартівлив* παιχνιδιάρ* διασκεδαστ* مرح ممتع فكاهي شاد بامزه بازیگوش مزاحیہ שובב מצחיק כיפי שמח मज़ेदार मजेदार चंचल মজার สนุก ขี้เล่น vui_nhộn vui_vẻ hài_hước ceria lucu menyenangkan 活泼 活潑 有趣 幽默 俏皮 可爱 楽しい 遊び心 ポップ かわいい 유쾌 재미 귀여',
  urgent:
    'urgent* hurry last_chance limited_time act_now fomo flash_sale pressing dringend* eilig schnell letzte_chance urgence vite dernière_chance urgente* última_oportunidad últimas ultima_occasione affrettat* última_chance spoed laatste_kans brådskande sista_chansen haster sidste_chance kiire* viimeinen piln* ostatnia_szansa naléhav* posledn*_šanc* sürgős utolsó_esély son_fırsat acele* срочн* последн*_шанс* успей* терміново επείγ* عاجل الفرصة_الأخيرة فوری آخرین_فرصت דחוף הזדמנות_אחרונה जल्दी सीमित ด่วน khẩn_cấp buruan segera 紧急 限时 緊急 急 期間限定 마감 긴급',
  professional:
    'professional* corporate formal* trustworth* trusted serious expert* authoritative informative confident business professionell* seriös* formell* sachlich* vertrauensw* professionnel* sérieu* formel* confiance profesional* seri* formal* confiabl* professional* affidabil* profissional* sério confiáv* professioneel zakelijk* seriös* saklig* professionel* profesjonel* ammattima* asiallin* luotettav* poważn* profesjonal* profesionáln* seriózn* szakmai komoly* profesionist* kurumsal ciddi profesyonel* профессионал* делов* серьезн* официальн* професійн* діл* επαγγελματικ* مهني احترافي رسمي حرفه‌ای حرفه_ای رسمی پیشہ_ورانہ מקצועי רציני पेशेवर औपचारिक পেশাদার มืออาชีพ chuyên_nghiệp profesional formal resmi 专业 專業 正式 商务 プロフェッショナル 信頼 真面目 전문적 신뢰 공식',
  friendly:
    'friendly warm cozy cosy welcoming casual approachable conversational caring heartfelt homely freundlich* herzlich* gemütlich* locker warm amical* chaleureu* convivial* amistos* cálid* cercan* acogedor* amichevol* calor* accoglient* amigáv* acolhedor* calorosa* vriendelijk* gezellig* warm vänlig* varm* mysig* venlig* hyggelig* vennlig* koselig* ystäväl* lämmin kodikas przyjazn* ciepł* przyjaźn* přátelsk* útuln* priateľsk* prijazn* prijateljsk* barátságos* meleg prietenos* cald* samimi* sıcak дружелюб* тепл* уютн* дружн* затишн* приятелск* φιλικ* ζεστ* ودود ودي دافئ دوستانه صمیمی گرم دوستانہ ידידותי חם मित्रवत दोस्ताना আন্তরিক বন্ধুসুলভ เป็นมิตร อบอุ่น thân_thiện ấm_áp ramah hangat mesra 友好 亲切 親切 温暖 溫暖 親しみ 温かい 친근 따뜻',
  bold: 'bold* edgy loud energetic powerful dynamic strong daring rebellious hype gritty urban mutig* frech* laut kraftvoll* energisch* dynamisch* audacieu* énergique* puissant* percutant* atrevid* audaz* enérgic* potente* fuert* audac* energic* forte* ousad* gedurfd* krachtig* stoer* djärv* energisk* dristig* kraftig* rohkea* energinen odważn* energiczn* mocn* odvážn* energick* silný* odvážn* drzn* energičn* merész* energikus* îndrăzne* cesur* enerjik* güçlü смел* дерзк* энергичн* мощн* сміли* енергійн* τολμηρ* δυναμικ* جريء قوي حماسي جسورانه پرانرژی نڈر נועז אנרגטי साहसी दमदार बोल्ड সাহসী กล้า ทรงพลัง táo_bạo mạnh_mẽ berani energik 大胆 大膽 活力 动感 酷 力強い 大胆 エネルギッシュ 대담 강렬 역동',
  calm: 'calm* minimal* simple clean soft gentle serene zen natural peaceful understated ruhig* schlicht* sanft* minimalist* natürlich* calme* simple* épuré* doux douce sobre* tranquil* sencill* suave* seren* semplic* delicat* calm* simples eenvoudig rustig* lugn* enkel* rolig enkel rauhallin* yksinkert* spokojn* prost* klidn* jednoduch* pokojn* preprost* miran* jednostavn* nyugodt* egyszerű* letisztult* liniștit* simplu sade* sakin* yalın спокойн* минимал* прост* нежн* спокійн* ήρεμ* λιτ* μινιμαλ* هادئ بسيط ساده آرام مینیمال پرسکون سادہ רגוע נקי מינימליסטי शांत सरल শান্ত সরল สงบ เรียบง่าย มินิมอล nhẹ_nhàng tối_giản đơn_giản tenang sederhana minimalis 简约 簡約 极简 安静 清新 シンプル 落ち着いた ミニマル 静か 미니멀 차분 심플',
  romantic:
    'romantic* romance love dreamy tender romantisch* romantique* romántic* romantic* romanti* romantyczn* romantik* романтич* ρομαντικ* رومانسي عاشقانه رومانوی רומנטי रोमांटिक রোমান্টিক โรแมนติก lãng_mạn romantis 浪漫 温柔 ロマンチック 로맨틱',
  tech: 'tech techy futuristic* innovative* cutting-edge high-tech digital modern_tech cyber* futuristisch* innovativ* futurist* innovant* futurista* innovador* futuristic* innovativo* inovador* innovatief toekomst* futuristisk* futuristi* nowoczesn* futurystyczn* moderní futuristick* inovativ* futurisztikus* fütüristik* teknolojik* футурист* инновацион* технологич* інновацій* φουτουριστ* καινοτ* تقني مستقبلي مبتكر فناورانه آینده‌نگر טכנולוגי חדשני तकनीकी आधुनिक প্রযুক্তি ล้ำสมัย công_nghệ hiện_đại futuristik 科技 未来 未來 前卫 先進 近未来 ハイテク 첨단 미래',
  retro:
    'retro* vintage nostalgi* old-school 70s 80s 90s classic* klassisch* rétro* clásico* antigu* retrô nostalg* ретро* винтаж* ретро вінтаж* ρετρό* βιντάζ كلاسيكي عتيق ریترو وینتیج نوستالژیک רטרו וינטג׳ रेट्रो विंटेज রেট্রো เรโทร วินเทจ hoài_cổ cổ_điển klasik 复古 復古 怀旧 レトロ ビンテージ 레트로 빈티지',
} as const;

/** The tone an ad speaks in. */
export type Voice = keyof typeof voiceWords | 'neutral';

const matchers = Object.entries(voiceWords).map(
  ([voice, words]) => [voice as Voice, stemMatcher(words)] as const,
);

/** The tone asked for: from the brand voice first, then from instructions, type and colours, then from the copy. */
export function voiceOf(brief: Brief): Voice {
  const ordered = [
    brief.brandVoice,
    `${brief.instructions ?? ''} ${brief.fontStyle ?? ''} ${brief.colors ?? ''}`,
    `${brief.title} ${brief.adCopy ?? ''}`,
  ];
  for (const text of ordered) {
    if (!text?.trim()) continue;
    const [first] = matchers
      .map(([voice, matcher]) => ({ voice, hits: countStems(matcher, text.slice(0, 1000)) }))
      .sort((a, b) => b.hits - a.hits);
    if (first && first.hits > 0) return first.voice;
  }
  return isShouted(brief.title) ? 'urgent' : 'neutral';
}

/** Three words or more in capitals and no other, or more than one exclamation mark in a row. */
const isShouted = (title: string) =>
  /[!！]{2}/u.test(title) || (!/\p{Ll}/u.test(title) && (title.match(/\p{Lu}{2,}/gu) ?? []).length >= 3);
