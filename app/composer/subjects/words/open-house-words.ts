/**
 * How a title says that a house opens its doors, for a day or again, so that the house is what it is about: "Open
 * evening at the school", "Our library reopens". By language, alternatives of a regular expression.
 */
const parted: Record<string, string> = {
  az: 'açıq qapı',
  be: 'дзень адчыненых дзвярэй',
  bg: 'ден на отворените врати|отворени врати',
  ca: 'portes obertes|reobr\\p{L}{1,6}',
  cs: 'd(?:en|ny) otev[rř]en\\p{L}{1,3} dve[rř][ií]|(?:znovu|opět) otev\\p{L}{1,8}',
  da: 'åbent hus|åben (?:dag|aften)|genåbn\\p{L}{1,4}|åbner(?: igen)?',
  de: 'tage? der offenen t[uü]r|offene[rns]? (?:tür|haus|nachmittag|abend|bibliothek|schule|werkstatt)|wiedereröffn\\p{L}{1,4}|öffnet(?: wieder)?|wieder (?:offen|geöffnet|da)',
  el: 'ημέρα ανοι[χκ]τής πόρτας|ανοι[χκ]τ(?:ές|ή) (?:πόρτες|ημέρες|μέρες|ημέρα|μέρα)|ανοίγει ξανά|ξανανοίγει',
  en: 'open (?:days?|evenings?|mornings?|night|house|weekend|doors)|doors open|re-?open(?:s|ed|ing)?|opens(?: again)?|(?:is|are|now) open|back open',
  es: 'puertas abiertas|jornada abierta|reabr\\p{L}{1,5}|reapertura|abre sus puertas|vuelve a abrir',
  et: 'lahtiste uste|avatud uste|taasava\\p{L}{1,6}',
  eu: 'ate irekiak?',
  fi: 'avoimet ovet|avoimien ovien|avautuu|avataan|avaa ovensa',
  fr: 'portes? ouvertes?|rouvr\\p{L}{1,4}|réouverture|ouvre ses portes|soirée découverte',
  gl: 'portas abertas|xornada aberta',
  hr: 'dani? otvorenih vrata|ponov(?:n)?o otvor\\p{L}{1,5}',
  hu: 'nyílt (?:napok|nap|hét|este|óra)\\p{L}{0,3}|nyitott kapuk|újranyit\\p{L}{0,4}|újra (?:nyit|nyitva|kinyit)',
  hy: 'բաց դռների օր',
  id: 'open house|hari terbuka|buka kembali|dibuka (?:semula|kembali)',
  is: 'opið hús',
  it: 'porte aperte|open (?:day|night)|riapr\\p{L}{1,5}|riapertura|apre le porte',
  ka: 'ღია კარის დღე',
  lt: 'atvirų durų|vėl atsidar\\p{L}{1,4}|vėl atidar\\p{L}{1,6}',
  lv: 'atvērto durvju|atkal (?:atvērt\\p{L}{0,3}|durvis vaļā)|atveras',
  mk: 'отворен ден|отворени врати',
  nb: 'åpent hus|åpen (?:dag|kveld|skole)|gjenåpn\\p{L}{1,4}|åpner(?: igjen)?',
  nl: 'open ?(?:dagen|dag|avond|huis|deurdag)|opendeurdag|heropen\\p{L}{1,5}|opent(?: weer)?|(?:weer|terug) open',
  pl: 'd(?:zień|ni) otwart\\p{L}{1,4}|drzwi otwart\\p{L}{1,4}|ponowne otwarcie|znów otwart\\p{L}{1,3}|znowu otwart\\p{L}{1,3}',
  pt: 'portas abertas|dia aberto|casa aberta|reabr\\p{L}{1,4}|reabertura',
  ro: '(?:por[tț]ilor|u[sș]ilor|por[tț]i|u[sș]i) deschise|redeschi\\p{L}{1,6}',
  ru: 'д(?:ень|ни) открытых дверей|снова откр\\p{L}{1,6}|вновь откр\\p{L}{1,6}',
  sk: 'd(?:eň|ni) otvoren\\p{L}{1,3} dver\\p{L}{1,2}|(?:znovu|opäť) otvor\\p{L}{1,6}',
  sl: 'd(?:an|nevi) odprtih vrat|znova odp\\p{L}{1,5}',
  sq: 'dita e hapur|dyer të hapura',
  srCyrillic: 'дан(?:и)? отворених врата',
  sv: 'öppet hus|öppen (?:dag|kväll)|återöppn\\p{L}{1,4}|öppnar(?: igen)?',
  sw: 'siku ya wazi',
  tr: 'açık kapı(?: günü)?|tanıtım günü|yeniden açıl\\p{L}{1,5}',
  uk: 'д(?:ень|ні) відкритих дверей|знову відкр\\p{L}{1,8}',
  vi: 'ngày (?:hội )?mở cửa|mở cửa trở lại|ngày hội tuyển sinh',
  ar: '(?:ال)?يوم (?:ال)?مفتوح|(?:ال)?أبواب (?:ال)?مفتوحة|إعادة افتتاح',
  fa: 'روز باز|درهای باز|بازگشایی',
  he: 'יום פתוח|ערב פתוח|בית פתוח|נפתחת? מחדש',
  hi: 'ओपन (?:डे|हाउस)|खुला दिवस',
  ur: 'اوپن (?:ڈے|ہاؤس)',
  ko: '오픈 ?하우스|공개의 날|(?:입학|학교) ?설명회|재개관|재개장',
};

/** The same in scripts that part no words. */
const joined =
  'オープンキャンパス|オープンスクール|オープンハウス|学校説明会|園見学会|一般公開|リニューアルオープン|再開館|開放日|开放日|重新開放|重新开放|เปิดบ้าน|โอเพ่นเฮาส์|โอเพนเฮาส์';

export const openHouseWords = { parted: Object.values(parted).join('|'), joined };

/** What an English title says of a home that may be looked at: "Open house Sunday, 3 bed bungalow". */
export const ofHome =
  '\\d\\s?-?(?:beds?|baths?|br|rooms?)|bed(?:room)?s?|bungalow|(?:family|new|model|show|dream) homes?|condos?|townhouse|townhome|property|realt\\p{L}{1,3}|estates?|flat|apartment|villa|cottage|listing|for sale';
