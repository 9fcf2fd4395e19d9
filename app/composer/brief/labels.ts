/** Parts of an ad that a brief may name outright. */
export type Role = 'headline' | 'subline' | 'callToAction' | 'offer' | 'brand';

const labels: Record<Role, string> = {
  callToAction:
    "cta(?: text| button)?|call[ -]to[ -]action|button(?: text)?|botón|bouton|pulsante|botão|knop|knapp(?:text)?|przycisk|tlačítko|tlačidlo|gomb|кнопка|призыв(?: к действию)?|llamada a la acción|chiamata all['’]azione|chamada para ação|appel à l['’]action|handlungsaufforderung|buton|زر|الزر|דכפתור|כפתור|बटन|বাটন|ปุ่ม|nút|tombol|butang|按钮|按鈕|行动号召|ボタン|버튼",
  headline:
    'headline|main headline|heading|title|hook|main text|überschrift|schlagzeile|titel|titelzeile|titre|accroche|título|titular|encabezado|titolo|kop|rubrik|overskrift|otsikko|nagłówek|tytuł|nadpis|titulek|nadpis|címsor|főcím|titlu|заголовок|заглавие|наслов|naslov|επικεφαλίδα|τίτλος|başlık|عنوان|العنوان|تیتر|سرخی|כותרת|शीर्षक|शीर्षकः|শিরোনাম|หัวข้อ|พาดหัว|tiêu đề|judul|tajuk|标题|標題|主标题|主標題|見出し|タイトル|キャッチコピー|제목|헤드라인',
  subline:
    'sub-?headline|sub-?line|sub-?title|subheading|sub-?text|tagline|slogan|body(?: text| copy)?|description|supporting text|secondary text|unterzeile|untertitel|beschreibung|sous-titre|texte|subtítulo|eslogan|descripción|sottotitolo|descrizione|descrição|ondertitel|ondertekst|underrubrik|undertitel|undertittel|alaotsikko|podtytuł|hasło|podnadpis|podtitulek|alcím|szlogen|subtitlu|подзаголовок|слоган|описание|підзаголовок|подзаглавие|podnaslov|υπότιτλος|alt başlık|slogan|عنوان فرعي|شعار|زیرعنوان|שיעור|כותרת משנה|סלוגן|उपशीर्षक|टैगलाइन|สโลแกน|คำบรรยาย|phụ đề|khẩu hiệu|subjudul|slogan|副标题|副標題|标语|サブタイトル|サブコピー|부제|슬로건',
  offer:
    'offer|deal|promo|promotion|discount|badge|angebot|aktion|rabatt|offre|promotion|oferta|promoción|offerta|promoção|aanbieding|actie|erbjudande|tilbud|tarjous|promocja|nabídka|akce|ponuka|akcia|ajánlat|ofertă|предложение|акция|скидка|пропозиція|оферта|понуда|ponuda|προσφορά|teklif|kampanya|عرض|العرض|پیشنهاد|آفر|מבצע|ऑफर|ऑफ़र|অফার|โปรโมชั่น|ข้อเสนอ|ưu đãi|khuyến mãi|penawaran|tawaran|优惠|優惠|特典|オファー|혜택|할인',
  brand:
    'brand(?: name)?|company(?: name)?|business(?: name)?|store(?: name)?|shop name|product name|marke|firma|unternehmen|marque|entreprise|marca|empresa|azienda|merk|bedrijf|varumärke|företag|mærke|virksomhed|merke|bedrift|brändi|yritys|marka|značka|cég|márka|brand|companie|бренд|компания|компанія|марка|бренд|marka|العلامة(?: التجارية)?|الشركة|برند|شرکت|برانڈ|מותג|שם העסק|ब्रांड|ব্র্যান্ড|แบรนด์|thương hiệu|merek|jenama|品牌|公司|店名|ブランド|会社名|브랜드|회사',
};

const labelled = (Object.entries(labels) as [Role, string][]).map(
  ([role, names]) =>
    [
      role,
      new RegExp(`^(?:the |my |our )?(?:${names})\\s*(?:[:：=]|\\s[-–—]\\s)\\s*(\\S.*)$`, 'iu'),
    ] as const,
);

/** Labels that can't be meant as a sentence of the ad, so that one may also stand inside a line. */
const inline = new RegExp(
  `(?<=[.!?;|,)"”»」]\\s*|^\\s*)(?=(?:${labels.callToAction}|${labels.headline}|sub-?headline|sub-?line|sub-?title|tagline|body(?: text| copy)?|offer|brand(?: name)?)\\s*[:：])`,
  'giu',
);

const opening = new Set('"“”„«»「『\'‘’');
const closing = new Set('"“”„«»」』\'‘’');

/** A text without the quotation marks around it. Walks in from both ends: a pattern for it is cubic in the marks. */
export function unquote(text: string): string {
  const whole = text.trim();
  let start = 0;
  let end = /[.,;]$/.test(whole) ? whole.length - 1 : whole.length;
  while (start < end && opening.has(whole.charAt(start))) start += 1;
  const opened = start;
  const stop = end;
  while (end > start && closing.has(whole.charAt(end - 1))) end -= 1;
  if (opened === 0 || end === stop) return whole;
  const inner = whole.slice(start, end).trim();
  return inner && !/["“”„«»「」]/u.test(inner) ? inner : whole;
}

/**
 * Lines such as "Headline: ..." taken out of a text, and what is left of it. With `shortCalls` a call to action
 * ends at a comma, as in instructions ("cta: Book now, mention free shipping").
 */
export function takeLabelled(
  text: string,
  shortCalls = false,
): { labels: Partial<Record<Role, string>>; rest: string } {
  const found: Partial<Record<Role, string>> = {};
  const rest: string[] = [];
  for (const line of text.replace(inline, '\n').split('\n')) {
    const match = labelled
      .map(([role, pattern]) => ({ role, value: pattern.exec(line.trim())?.[1] }))
      .find(({ value }) => value !== undefined);
    if (!match?.value) {
      if (line.trim()) rest.push(line.trim());
      continue;
    }
    if (shortCalls && match.role === 'callToAction' && !/^["“«„]/u.test(match.value)) {
      const [call = '', ...others] = match.value.split(/[,;.，。；]\s*/u);
      match.value = call;
      if (others.length > 0) rest.push(others.join(', '));
    }
    const value = unquote(match.value.replace(/[\s;|,]+$/u, ''));
    if (value) found[match.role] ??= value;
  }
  return { labels: found, rest: rest.join('\n') };
}

const quoted = /["“”„«「『]([^"“”„«»「」『』\n]{2,120})["“”»」』]/gu;
const roleBefore: [Role, RegExp][] = [
  [
    'callToAction',
    /(?:cta|call[ -]to[ -]action|button|knopf|bouton|botón|botão|pulsante|кнопк|按钮|ボタン|버튼)[^"“”„«»]{0,30}$/iu,
  ],
  [
    'subline',
    /(?:sub-?head|sub-?line|sub-?title|tagline|slogan|below|underneath|untertitel|sous-titre|subtítulo|sottotitolo)[^"“”„«»]{0,30}$/iu,
  ],
  [
    'headline',
    /(?:headline|title|heading|überschrift|titre|título|titolo|заголов|标题|見出し|제목)[^"“”„«»]{0,30}$/iu,
  ],
  ['offer', /(?:badge|offer|deal|sticker|angebot|offre|oferta)[^"“”„«»]{0,30}$/iu],
  [
    'brand',
    /(?:brand|company|business|store|shop|café|cafe|restaurant|called|named|namens|appelée?|llamad[ao]|chiamat[ao]|chamad[ao])[^"“”„«»]{0,14}$/iu,
  ],
];
const roleAfter: [Role, RegExp][] = [
  [
    'callToAction',
    /^\s*(?:as|for|on|als|comme|como|come)\s+(?:the |a |an |our )?(?:cta|call[ -]to[ -]action|button)/iu,
  ],
  ['subline', /^\s*(?:as|for|als|comme|como|come)\s+(?:the |a |an |our )?(?:sub|tagline|slogan)/iu],
  [
    'headline',
    /^\s*(?:as|for|in|als|comme|como|come)\s+(?:the |a |an |our )?(?:headline|title|heading|titel|überschrift|titre|título|titolo)/iu,
  ],
  ['offer', /^\s*(?:as|in|on)\s+(?:the |a |an )?(?:badge|offer|sticker)/iu],
];

/** Quoted words with the part of the ad they are meant for, as in: use "Book now" as the button. */
export function quotedRoles(text: string): { role: Role | undefined; words: string }[] {
  return [...text.matchAll(quoted)].map((match) => {
    const words = (match[1] ?? '').trim();
    const following = text.slice(match.index + match[0].length);
    const preceding = text.slice(Math.max(0, match.index - 60), match.index);
    const role =
      roleAfter.find(([, pattern]) => pattern.test(following))?.[0] ??
      roleBefore.find(([, pattern]) => pattern.test(preceding))?.[0];
    return { role, words };
  });
}
