import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { findOffer } from './offer/find-offer.ts';
import { readBrief } from './read-brief.ts';
import { capitalise } from './request.ts';

/** What a brief is read for, whatever case it is typed in. */
function readingOf(brief: Brief) {
  const { language, intent, lines } = readBrief(brief);
  const subjects = findSubjects(brief, language).map(({ name }) => name);
  const offers = [brief.title, ...lines.map(({ text }) => text)].map(
    (text) => findOffer(text, language)?.kind,
  );
  return { language, subjects, intent, offer: offers.find(Boolean) };
}

/** Turkish and Azerbaijani have i with İ and ı with I, which neither case-blind patterns nor `toLowerCase` know. */
it.each<[language: string, title: string, adCopy?: string]>([
  ['tr', 'Tüm ayakkabılarda %50 indirim', 'Bu hafta sonu. Sınırlı stok'],
  ['tr', 'Bayram öncesi halı yıkama'],
  ['tr', 'Halı yıkama'],
  ['tr', 'Bisiklet tamiri'],
  ['tr', 'Gitar dersi', 'İlk ders ücretsiz'],
  ['tr', 'Diş kliniği', 'Randevu alın'],
  ['tr', 'Kiralık daire', 'Aylık 12.000 TL'],
  ['tr', 'Kına gecesi çiçekleri', '2 al 1 öde'],
  ['tr', 'Yarı fiyatına pizza', 'Sadece salı günleri'],
  ['tr', 'Fırından taze ekmek', 'Her sabah açığız'],
  ['tr', 'Kadın kuaförü', 'Saç kesimi 250 TL'],
  ['tr', 'Çatı onarımı', 'Ücretsiz keşif'],
  ['tr', 'Sıfırdan İngilizce kursu', 'Kayıtlar başladı. 15 Kasım’a kadar %10 indirim'],
  ['tr', 'Köpek kuaförü'],
  ['tr', 'Balık ekmek 90 TL yerine 70 TL', 'İskelede'],
  ['tr', 'Garson aranıyor', 'Deneyim şart değil'],
  ['tr', 'Altın takılarda indirim'],
  ['tr', 'İndirim başladı', 'Kitaplarda %30'],
  ['tr', 'Ilık kahve, sıcak sohbet', 'Kadıköy’de yeni kahve dükkanı'],
  ['tr', 'Kışlık mont ve botlar', 'Bir alana bir bedava'],
  ['tr', 'Sığınma evi için bağış kampanyası'],
  ['tr', 'Bilgisayar tamiri', 'Aynı gün teslim'],
  ['az', 'Bütün ayaqqabılara 30% endirim', 'Yalnız bu həftə'],
  ['az', 'Yeni qəhvə mağazasının açılışı'],
  ['az', 'Qızıl bilərziklər', 'Pulsuz çatdırılma'],
  ['az', 'Xalça yuma xidməti', 'Evdən pulsuz götürürük'],
  ['az', 'İngilis dili kursu', 'İlk dərs pulsuz'],
])('%s "%s" is read alike in capitals', (language, title, adCopy = '') => {
  const small = readingOf({ title, adCopy });
  expect(small.language).toBe(language);
  const capitals = { title: title.toLocaleUpperCase(language), adCopy: adCopy.toLocaleUpperCase(language) };
  expect(readingOf(capitals)).toEqual(small);
});

it.each([
  ['işitme cihazı', 'İşitme cihazı'],
  ['indirim başladı', 'İndirim başladı'],
  ['in oraș', 'In oraș'],
  ['ice cream', 'Ice cream'],
])('sets the first letter of "%s" as its language does', (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});

it.each([
  { title: 'Μαθήματα κιθάρας στο Χαλάνδρι' },
  { title: 'Ζητείται μάγειρας' },
  { title: 'Νοσηλεύτρια για κλινική' },
  { title: '20% έκπτωση σε όλα τα παπούτσια', adCopy: 'Μόνο αυτό το Σαββατοκύριακο' },
  { title: 'Ταβέρνα με θέα', adCopy: 'Κρατήσεις 210 555 0199' },
  { title: 'Πωλείται διαμέρισμα 3 δωματίων' },
])('reads Greek in capitals, which have no accents, as in small letters: $title', (brief) => {
  const inCapitals = (text: string) =>
    text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC').toUpperCase();
  const shouted = Object.fromEntries(
    Object.entries(brief).map(([field, text]) => [field, inCapitals(text)]),
  ) as Brief;
  expect(readingOf(shouted)).toEqual(readingOf(brief));
});
