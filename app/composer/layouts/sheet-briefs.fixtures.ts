import type { AdDesign, Detail, LayoutName } from '../design/ad-design.ts';
import { ideaOf, isSceneLayout } from '../direction/ideas.ts';

/** A design's words, colours and subject for the contact sheet; each strains the layouts in another way. */
export type SheetBrief = Pick<AdDesign, 'language' | 'script' | 'direction' | 'palette'> & {
  name: string;
  display: string;
  body: string;
  weight: number;
  uppercase?: boolean;
  copy: { headline: string; subline?: string; offer?: string; callToAction: string; brand?: string };
  details: Detail[];
  things: string[];
};

const latin = { language: 'en', script: 'Latn', direction: 'ltr' } as const;

const palette = (
  background: string,
  onBackground: string,
  surface: string,
  onSurface: string,
  accent: string,
  onAccent: string,
) => ({
  background: `#${background}`,
  onBackground: `#${onBackground}`,
  surface: `#${surface}`,
  onSurface: `#${onSurface}`,
  accent: `#${accent}`,
  onAccent: `#${onAccent}`,
  extra: [],
});

const everyRole = (facts: Partial<Record<Detail['role'], string | string[]>>): Detail[] =>
  Object.entries(facts).flatMap(([role, texts]) =>
    [texts].flat().map((text) => ({ role: role as Detail['role'], text: text as string })),
  );

/** Every layout is drawn with each of these. */
export const sheetBriefs: SheetBrief[] = [
  {
    ...latin,
    name: 'bakery',
    palette: palette('f5e9da', '3d2314', 'fffaf2', '3d2314', 'b4451f', 'ffffff'),
    display: 'playfair-display',
    body: 'inter',
    weight: 700,
    copy: {
      headline: 'Croissants by the half dozen',
      subline: 'Baked at five, on your table by eight.',
      offer: '6 for €9.90',
      callToAction: 'Order for Saturday',
      brand: 'Mill Road Bakery',
    },
    details: everyRole({
      price: '€9.90',
      formerPrice: '€12.00',
      condition: 'Saturdays only, while they last',
      code: 'BUTTER6',
      date: 'Saturday 3 May',
      time: '7am to noon',
      place: '14 Mill Road',
      phone: '0131 496 0018',
      number: '72',
      meaning: 'layers of butter in every one',
      source: 'Anna, Cambridge Food Guide',
      answer: 'We open at six. So can your day.',
      before: 'Toast',
      after: 'Croissant',
      listed: ['Croissant', 'Almond croissant', 'Pain au chocolat'],
      listedPrice: ['€1.80', '€2.60', 'from €2.20'],
      tick: ['Real butter', 'Baked every morning', 'Gift boxes of six', 'Free local delivery'],
    }),
    things: ['croissant', 'bread', 'coffee'],
  },
  {
    ...latin,
    name: 'guitar',
    palette: palette('2a1f6b', 'ffffff', 'fff4e8', '21184f', 'ffb02e', '241a00'),
    display: 'outfit',
    body: 'outfit',
    weight: 700,
    copy: {
      headline: 'Guitar lessons for adults who always wanted to',
      subline: 'One to one, at your pace, with a teacher who plays on stage every week.',
      offer: 'Trial lesson $15',
      callToAction: 'Book a trial',
      brand: 'Open String',
    },
    details: everyRole({
      price: '$15',
      formerPrice: '$40',
      condition: 'First lesson only',
      code: 'STRUM15',
      date: '12 September',
      time: 'Tue and Thu, 6 to 9pm',
      place: '88 Harbour Street',
      phone: '(555) 010-4477',
      number: '1,200+',
      meaning: 'first songs played',
      source: 'Dana, 47, beginner',
      answer: 'Never. Start on Tuesday.',
      before: 'Air guitar',
      after: 'Guitar',
      tick: ['Instruments provided', 'No contracts', 'Songs from week one'],
    }),
    things: ['guitar', 'musical-notes', 'microphone'],
  },
  {
    ...latin,
    name: 'gym',
    palette: palette('0d0f12', 'ffffff', '1d2319', 'ffffff', 'd7ff2e', '12160a'),
    display: 'anton',
    body: 'inter',
    weight: 400,
    uppercase: true,
    copy: { headline: 'No joining fee', offer: '$29/month', callToAction: 'Join', brand: 'Iron House' },
    details: everyRole({
      price: '$29/month',
      formerPrice: '$49/month',
      condition: 'Cancel anytime',
      code: 'IRON',
      date: '1 January',
      time: 'Open 24 hours',
      place: 'Dock 4',
      phone: '555 0142',
      number: '24/7',
      meaning: 'open, even on holidays',
      source: 'Marcus, member since 2019',
      answer: 'Then start with ten minutes.',
      before: 'Sofa',
      after: 'Squat rack',
      tick: ['Open day and night', 'No contract', 'Coaching included'],
    }),
    things: ['dumbbell', 'lifting-weights'],
  },
  {
    language: 'ar',
    script: 'Arab',
    direction: 'rtl',
    name: 'arabic',
    palette: palette('0e6e55', 'ffffff', 'f7f3e8', '123229', 'f2c14e', '2a1d00'),
    display: 'noto-sans-arabic',
    body: 'noto-sans-arabic',
    weight: 800,
    copy: {
      headline: 'قهوة طازجة كل صباح',
      subline: 'حبوب مختارة بعناية، محمصة يوم الاثنين.',
      offer: 'خصم 20% على أول طلب',
      callToAction: 'اطلب الآن',
      brand: 'شمال',
    },
    details: everyRole({
      price: '45 ر.س',
      formerPrice: '60 ر.س',
      condition: 'حتى نهاية الشهر',
      code: 'QAHWA',
      date: '12 مارس',
      time: 'من 7 صباحاً',
      place: 'شارع الملك فهد',
      phone: '0112345678',
      number: '48',
      meaning: 'ساعة من المحمصة إلى بابك',
      source: 'ليلى، الرياض',
      answer: 'نعم، مع التوصيل المجاني.',
      before: 'قبل',
      after: 'بعد',
      listed: ['قهوة مختصة', 'كيس ربع كيلو'],
      listedPrice: ['١٨ ريال', '٦٥ ريال'],
      tick: ['توصيل مجاني', 'محمصة كل أسبوع', 'ثلاث درجات تحميص'],
    }),
    things: ['coffee', 'croissant'],
  },
  {
    language: 'ja',
    script: 'Jpan',
    direction: 'ltr',
    name: 'japanese',
    palette: palette('f9d5dc', '4a0f22', 'ffffff', '4a0f22', 'b0123f', 'ffffff'),
    display: 'noto-sans-jp',
    body: 'noto-sans-jp',
    weight: 800,
    copy: {
      headline: '春の花束を、あの人に',
      subline: '朝に摘んだ花を、その日のうちにお届けします。',
      offer: '初回20%オフ',
      callToAction: '今すぐ注文',
      brand: 'はなや',
    },
    details: everyRole({
      price: '3,900円',
      formerPrice: '4,900円',
      condition: '5月12日まで',
      code: 'HANA20',
      date: '5月12日',
      time: '10時〜19時',
      place: '神楽坂 3-2',
      phone: '03-1234-5678',
      number: '15年',
      meaning: '花とともに歩んで',
      source: '東京・田中様',
      answer: 'はい、当日お届けします。',
      before: 'つぼみ',
      after: '満開',
      listed: ['季節の花束', 'アレンジメント', '寄せ植え'],
      listedPrice: ['3,300円', '4,400円', '5,500円から'],
      tick: ['当日お届け', '送料無料', 'カード付き'],
    }),
    things: ['bouquet', 'tulip', 'gift'],
  },
];

/** A brief of the sheet as a design in a layout. */
export function sheetDesign(brief: SheetBrief, layout: LayoutName): AdDesign {
  const { language, script, direction, palette, display, body, weight, uppercase = false } = brief;
  const isScene = isSceneLayout(layout);
  const { shows } = ideaOf(layout);
  const shownAs = shows === 'body' ? 'solid' : (shows ?? 'solid');
  const subject = { things: brief.things, shownAs, setting: 'podium', material: 'clay' } as const;
  return {
    version: 2,
    concept: ideaOf(layout).concept,
    angle: 'name',
    seed: 7,
    ...{ language, script, direction, layout, palette },
    typography: { display, body, headlineWeight: weight, uppercase, tracking: 0 },
    layers: {
      ...brief.copy,
      details: brief.details,
      scene: isScene
        ? {
            kind: 'painted',
            painter: 'studio',
            prop: 'none',
            subject,
            seed: 7,
          }
        : { kind: 'painted', painter: 'paper', prop: 'none', subject, seed: 7 },
    },
    leftOut: [],
  };
}
