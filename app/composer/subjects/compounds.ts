import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'is', 'fi', 'et', 'hu', 'ko', 'af']);

/** Second halves that say nothing of the thing: shops, courses, hire, repair. Beginnings of words. */
const general: Record<string, string> = {
  de: 'arbeiten arbeit praxis laden läden geschäft shop markt haus häuser kurs schule unterricht service verleih vermietung reparatur werkstatt check verkauf angebot abo aktion tag woche nacht abend fest messe studio salon hof center zentrum versand lieferung händler handel hersteller manufaktur reinigung pflege training trainer lehrer club verein reise urlaub ausflug tour fahrt workshop seminar stand bar stube stunde test beratung meister betrieb firma fabrik raum welt set paket box karte spezialist profi dienst wochen tage bau planung montage sanierung café cafe kafe treff urlaub verein gruppe ferien ausstellung lager camp ausstellungen börse schau museum park show kongress basar',
  nl: 'werkzaamheden werk winkel zaak shop markt huis cursus les lessen school service verhuur reparatie werkplaats verkoop actie dag week avond feest studio salon handel bezorging club vereniging reis workshop bar praktijk advies bedrijf set pakket box abonnement specialist dienst onderhoud café cafe kafe vakantie tocht kamp groep beurs tentoonstelling expositie expo show museum park',
  sv: 'arbeten arbete butik affär shop marknad hus kurs skola lektion service uthyrning reparation verkstad försäljning dag vecka kväll fest studio salong klubb förening resa workshop bar mottagning företag kungen paket låda spa träning firma kafé café semester läger grupp mässa resor utställning expo show museum park',
  da: 'arbejde butik forretning shop marked hus kursus skole undervisning service udlejning reparation værksted salg dag uge aften fest studie salon klub forening rejse workshop bar klinik firma pakke kasse tilbud café cafe ferie lejr gruppe messe rejser udstilling expo show museum park',
  nb: 'arbeid butikk forretning shop marked hus kurs skole undervisning service utleie reparasjon verksted salg dag uke kveld fest studio salong klubb forening reise workshop bar klinikk firma pakke kasse tilbud kafé kafe café ferie leir gruppe messe reiser utstilling expo show museum park',
  fi: 'remontti remontit kauppa liike myymälä talo kurssi koulu huolto vuokraus korjaus korjaamo myynti päivä viikko ilta juhla studio kerho seura matka paja baari vastaanotto yritys tarjous tunti opetus kahvila tunnit leiri ryhmä loma messut retki kurssit näyttely museo puisto',
  hu: 'bolt üzlet ház tanfolyam iskola szerviz kölcsönzés bérlés javítás műhely vásár akció nap hét est fesztivál stúdió szalon klub egyesület út kiszállítás kávézó tábor csoport kör kiállítás börze múzeum park',
  et: 'pood äri maja kursus kool teenindus rent remont töökoda müük päev nädal õhtu pidu stuudio klubi kohvik laager matk tunnid näitus muuseum park',
  is: 'búð verslun hús námskeið skóli þjónusta leiga viðgerð verkstæði sala dagur vika sýning safn',
  af: 'winkel huis kursus skool diens verhuring herstel werkswinkel verkoop dag week',
  ko: '집 점 가게 매장 학원 교실 수업 강좌 전문점 카페 샵 수리 대여 렌탈 할인 세일 축제 체험 클래스 배달 정원 가 는 은 이 를 을 와 과 의 도 로 에',
};

const lists = new Map<string, string[]>();

/**
 * What a compound names: its last part ("Lederhandtasche"), or its first before a part that says nothing ("Weinladen",
 * "Strickcafé"). Where nobody knows the last part, the first may be meant ("Hundwandern").
 */
export function partOfCompound(word: string, lexicon: Lexicon): Entry | undefined {
  const { language, exact, stems } = lexicon;
  if (!compounding.has(language) || word.length > 40) return undefined;
  const isKorean = language === 'ko';
  const least = isKorean ? 2 : 4;
  const named = (part: string) => {
    const entry = exact.get(part) ?? (isKorean ? undefined : stems.get(part));
    return entry && entry.kind !== 'hint' ? entry : undefined;
  };
  const first = (to: number) =>
    to < least
      ? undefined
      : (named(word.slice(0, to)) ?? named(word.slice(0, to).replace(/(?:en|e|n|s)$/u, '')));
  const second = secondHalves(language);
  const isGeneral = (rest: string) =>
    second.some((half) => rest.startsWith(half) || (rest.startsWith('s') && rest.startsWith(half, 1)));
  // A course or a feast gives way to what it is about: "Tanzkurs".
  let occasion: Entry | undefined;
  for (let from = 1; from <= word.length - Math.max(least, isKorean ? 2 : 5); from++) {
    const head = word.slice(from);
    const entry = named(head) ?? (isKorean ? undefined : exact.get(singular(head)));
    // A "Frühlingspaket" is no parcel.
    if (
      !entry ||
      (entry.things[0] === 'parcel' && isGeneral(head)) ||
      (!isKorean && !canBegin(word.slice(0, from), head))
    )
      continue;
    if (entry.kind !== 'weak' && entry.kind !== 'occasion') {
      const kept = first(from);
      return kept && (isGeneral(head) || lodges(entry, kept)) ? kept : entry;
    }
    // What is left of it has to be a word of its own: there is no "Eis" in "Gruppenreisen".
    occasion = entry;
    break;
  }
  if (!occasion && fourLetterHeads.has(language) && word.length >= 8) {
    for (const spelling of new Set([word, singular(word)])) {
      const entry = spelling.length >= 8 ? exact.get(spelling.slice(-4)) : undefined;
      if (entry?.kind === 'trade' && !places.test(word) && !endings.has(spelling.slice(-4))) return entry;
    }
  }
  for (let to = word.length - 1; to >= least; to--) {
    if (!isGeneral(word.slice(to))) continue;
    const entry = first(to);
    if (entry) return entry;
  }
  return occasion ?? (isKorean ? undefined : firstOfUnknown(word, named, language));
}

/** A "Hundehotel" is for dogs; a "Seehotel" is a hotel. */
const lodges = ({ things: [house] }: Entry, { things: [guest] }: Entry) =>
  house === 'bed' && (guest === 'dog' || guest === 'cat' || guest === 'horse');

/** Whether a compound may be parted here: "dagsc-hotel" and "sch-weine" may not. */
const canBegin = (before: string, head: string) =>
  before.length >= 3 &&
  /[aeiouyäöüåæøõáéíóúőű]/u.test(before) &&
  !(/c$/u.test(before) && /^[hk]/u.test(head));

/** Endings of places: "Weinheim" sells no wine, "Freiburg" is no castle. */
const places = toPattern(`(?:${sourcesOfAll((language) => language.placeEnds)})$`, 'u');

/**
 * The first part of a compound whose last part is unknown, as something that may be meant. Four letters are enough in
 * languages with heads of four letters. Elsewhere "konteiner" would begin with a bone.
 */
function firstOfUnknown(
  word: string,
  named: (part: string) => Entry | undefined,
  language: string,
): Entry | undefined {
  if (places.test(word)) return undefined;
  const shortest = fourLetterHeads.has(language) ? 4 : 5;
  for (let to = word.length - 4; to >= shortest; to--) {
    const entry = named(word.slice(0, to));
    if (entry && (entry.kind === 'trade' || entry.kind === 'thing')) return { ...entry, kind: 'figure' };
  }
  return undefined;
}

/** Languages in which a head of four letters counts: "Boerenkaas", "Landbrot". Elsewhere it is too often an ending. */
const fourLetterHeads = new Set(['de', 'nl', 'sv', 'da', 'nb']);

/** Heads of four letters that are rather endings: of a "Datenbank", of the town Oberlindach. */
const endings = new Set(['bank', 'dach']);

const singular = (part: string) => part.replace(/(?:en|er|es|e|n|s)$/u, '');

function secondHalves(language: string): string[] {
  const known = lists.get(language) ?? (general[language] ?? '').split(' ').filter(Boolean);
  lists.set(language, known);
  return known;
}
