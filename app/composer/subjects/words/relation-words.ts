/**
 * Words that part what is sold from what is said with it, by language. `with` says what comes with it, `for` for whom
 * or for what it is, `in` in which place. `near` says what it is near, when or why. `after` are words that stand behind
 * their noun, by what they mean.
 */
export type RelationWords = {
  for?: string;
  with?: string;
  in?: string;
  near?: string;
  after?: { for?: string; with?: string; near?: string };
  /** Endings that say the same, as in "kampaamoille" and "havuzlu". */
  endings?: { for?: string; with?: string; in?: string };
};

/** Of Indonesian and Malay. */
const malay: RelationWords = {
  near: 'seperti bagai bagaikan bak laksana semanis secepat sekuat seringan seputih setajam sebesar seharga',
};

const bosnian: RelationWords = {
  for: 'za',
  with: 's sa od iz',
  in: 'u na',
  near: 'zbog nego kao uz kraj pored pokraj blizu pokraj iza ispred preko pred prije pre poslije posle između nasuprot',
};

const scandinavian: RelationWords = {
  for: 'för til till',
  with: 'med från fra',
  in: 'i på under',
  near: 'grund grunn pga än enn end som vid ved nära nær bredvid bakom bak bag foran före før efter etter mot mod hos mittemot overfor',
};

/** European languages, and what some of Asia compare with; others part their words in other ways. */
export const relationWords: Record<string, RelationWords> = {
  en: {
    for: 'for',
    with: 'with from',
    in: 'in on at by under inside around',
    near: 'because due than like above near beside behind opposite before after next between outside overlooking',
  },
  de: {
    for: 'für',
    with: 'mit samt inklusive inkl vom aus',
    in: 'in im am an auf beim bei ins unter',
    near: 'wegen aufgrund infolge statt anstatt wie neben nahe hinter gegenüber vor nach nähe unweit zwischen',
  },
  nl: {
    for: 'voor',
    with: 'met van uit inclusief',
    in: 'in op aan bij onder',
    near: 'wegens vanwege dan zoals naast achter tegenover nabij vlakbij na tussen',
  },
  sv: scandinavian,
  da: { ...scandinavian, for: 'til for' },
  nb: { ...scandinavian, for: 'til for' },
  fr: {
    for: 'pour',
    with: 'avec',
    in: 'dans en au aux à sur sous chez',
    near: 'cause comme près face côté derrière devant avant après proche entre',
  },
  es: {
    for: 'para',
    with: 'con desde',
    in: 'en a al sobre bajo',
    near: 'motivo como cerca junto frente detrás lado antes después entre',
  },
  it: {
    for: 'per',
    with: 'con',
    in: 'in a al alla allo ai sul sulla sui nel nella nello sotto su',
    near: 'causa come vicino accanto dietro fronte dietro prima dopo tra fra presso',
  },
  pt: {
    for: 'para',
    with: 'com desde',
    in: 'em no na nos nas ao à sobre',
    near: 'motivo como perto junto frente atrás lado antes depois entre',
  },
  ca: { for: 'per', with: 'amb', in: 'a al en sobre', near: 'prop vora davant darrere costat abans després' },
  ro: {
    for: 'pentru',
    with: 'cu',
    in: 'în in la pe sub',
    near: 'cauza decât ca lângă langa aproape fața fata spatele vizavi după inainte înainte printre între',
  },
  pl: {
    for: 'dla',
    with: 'z ze od',
    in: 'w we na do',
    near: 'powodu niż jak nad pod przy obok koło blisko za przed po naprzeciwko między niedaleko',
  },
  cs: {
    for: 'pro',
    with: 's se z ze od',
    in: 'v ve na do',
    near: 'kvůli než jako u vedle blízko za před po naproti pod nad mezi nedaleko',
  },
  sk: {
    for: 'pre',
    with: 's so z zo od',
    in: 'v vo na do',
    near: 'kvôli než ako pri vedľa blízko za pred po oproti pod nad medzi neďaleko',
  },
  sl: {
    for: 'za',
    with: 's z iz od',
    in: 'v na',
    near: 'zaradi kot ob pri blizu zraven za pred po pod nad nasproti med',
  },
  hr: bosnian,
  sr: bosnian,
  'sr-Cyrl': {
    for: 'за',
    with: 'с са од из',
    in: 'у на',
    near: 'због него као уз крај поред покрај близу иза испред преко пред пре после између насупрот',
  },
  mk: { for: 'за', with: 'со од', in: 'во', near: 'до крај кај покрај близу зад пред по меѓу спроти' },
  be: { for: 'для', with: 'з са', in: 'у ў на', near: 'каля ля побач за перад пад над пасля між' },
  is: {
    for: 'fyrir handa til',
    with: 'með frá úr',
    in: 'í á við undir',
    near: 'hjá nálægt bak eftir milli',
  },
  sq: { for: 'për', with: 'me nga', in: 'në', near: 'pranë afër prapa para pas midis' },
  gl: {
    for: 'para',
    with: 'con desde',
    in: 'en no na nos nas ao',
    near: 'preto xunto fronte tras antes despois entre',
  },
  eu: { after: { near: 'ondoan aurrean gertu' }, endings: { for: 'entzat entzako', with: 'ekin' } },
  bg: {
    for: 'за',
    with: 'с със от',
    in: 'в във',
    near: 'поради до край при близо зад пред преди след срещу между над под',
  },
  ru: {
    for: 'для',
    with: 'с со из',
    in: 'в во на',
    near: 'из-за чем как словно будто у возле около рядом за перед напротив под над недалеко после между',
  },
  uk: {
    for: 'для',
    with: 'з із зі',
    in: 'в у на',
    near: 'ніж як мов немов наче ніби біля поруч коло поблизу за перед навпроти під над недалеко після між',
  },
  el: {
    for: 'για',
    with: 'με',
    in: 'σε στο στη στην στον στα στις στους',
    near: 'σαν όπως λόγω κοντά δίπλα απέναντι πίσω μπροστά πριν μετά ανάμεσα',
  },
  hu: {
    near: 'mint',
    after: {
      for: 'számára részére',
      near: 'miatt mellett közelében közel előtt mögött után között alatt partján szélén',
    },
    endings: {
      for: 'oknak eknek aknak knek',
      with: 'ával ével ával évvel',
      in: 'ban ben on ön nál nél án én',
    },
  },
  fi: {
    near: 'kuin',
    after: {
      for: 'varten',
      with: 'kanssa kera',
      near: 'takia vuoksi lähellä vieressä luona rannalla äärellä jälkeen',
    },
    endings: { for: 'ille oille', in: 'ssa ssä lla llä' },
  },
  et: {
    with: 'koos',
    near: 'kui',
    after: { for: 'jaoks', near: 'tõttu ääres lähedal juures kõrval taga ees kaldal' },
    endings: { for: 'idele dele tele', with: 'ga' },
  },
  lt: {
    with: 'su iš',
    near: 'dėl nei negu kaip prie šalia netoli po prieš už',
    endings: { for: 'ams oms ėms', in: 'oje ėje uje yje' },
  },
  lv: {
    with: 'ar no',
    near: 'nekā kā pie blakus netālu aiz pirms pēc',
    after: { near: 'dēļ' },
    endings: { for: 'iem ām ēm' },
  },
  tr: {
    after: {
      for: 'için',
      with: 'ile',
      near: 'nedeniyle dolayı yanında kenarında yakınında karşısında önünde arkasında kıyısında önce sonra gibi kadar',
    },
    endings: { in: 'nda nde larda lerde' },
  },
  id: malay,
  ms: malay,
  vi: { near: 'như tựa bằng hơn' },
  hi: { near: 'जैसे', after: { near: 'जैसा जैसी जैसे समान' } },
  ar: { near: 'مثل كما' },
};
