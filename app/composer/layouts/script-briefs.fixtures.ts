import { type SheetBrief, sheetBriefs } from './sheet-briefs.fixtures.ts';

const [bakery, , , arabic, japanese] = sheetBriefs as [
  SheetBrief,
  SheetBrief,
  SheetBrief,
  SheetBrief,
  SheetBrief,
];

const like = (
  { palette, details, things }: SheetBrief,
  given: Pick<SheetBrief, 'language' | 'script' | 'name' | 'display' | 'copy'>,
): SheetBrief => ({
  ...{ palette, details, things, direction: 'ltr', weight: 700, body: given.display },
  ...given,
});

/** A brief of everyday length in each of six scripts. */
export const scriptBriefs: SheetBrief[] = [
  bakery,
  { ...arabic, copy: { ...arabic.copy, offer: 'خصم 20%' } },
  { ...japanese, copy: { ...japanese.copy, subline: '朝摘みの花を、その日のうちに。' } },
  like(bakery, {
    language: 'ru',
    script: 'Cyrl',
    name: 'cyrillic',
    display: 'montserrat',
    copy: {
      headline: 'Свежие круассаны к завтраку',
      subline: 'Печём в пять утра, везём к восьми.',
      offer: '6 штук за 590 ₽',
      callToAction: 'Заказать',
      brand: 'Пекарня на Мельничной',
    },
  }),
  like(arabic, {
    language: 'hi',
    script: 'Deva',
    name: 'devanagari',
    display: 'noto-sans-devanagari',
    copy: {
      headline: 'हर सुबह ताज़ी कॉफ़ी',
      subline: 'सोमवार को भुनी, आपके दरवाज़े तक।',
      offer: 'पहले ऑर्डर पर 20% छूट',
      callToAction: 'अभी ऑर्डर करें',
      brand: 'उत्तर',
    },
  }),
  like(japanese, {
    language: 'th',
    script: 'Thai',
    name: 'thai',
    display: 'noto-sans-thai',
    copy: {
      headline: 'ช่อดอกไม้สดทุกวัน',
      subline: 'ตัดตอนเช้า ส่งถึงมือในวันเดียวกัน',
      offer: 'ลด 20% ครั้งแรก',
      callToAction: 'สั่งเลย',
      brand: 'บ้านดอกไม้',
    },
  }),
];
