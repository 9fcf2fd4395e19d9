import sharp from 'sharp';
import type { AdCopy, AdDesign, LayoutName, Palette } from '../design/ad-design.ts';

const night: Palette = {
  background: '#14213d',
  onBackground: '#ffffff',
  surface: '#fdf6ec',
  onSurface: '#1c1c1c',
  accent: '#fca311',
  onAccent: '#1a1200',
  extra: [],
};

type Sample = Pick<AdDesign, 'language' | 'script' | 'direction'> & { display: string; copy: AdCopy };

/** Copy that strains a layout in one way each. */
export const samples = {
  long: {
    language: 'en',
    script: 'Latn',
    direction: 'ltr',
    display: 'plus-jakarta-sans',
    copy: {
      headline:
        'Everything your growing team needs to plan, launch and measure better campaigns in one single calm place',
      subline:
        'Plans, approvals and results side by side. Free for three people, for as long as you like, without a card.',
      offer: '30% off the first year',
      callToAction: 'Start your free trial today',
      brand: 'Planwell',
    },
  },
  short: {
    language: 'en',
    script: 'Latn',
    direction: 'ltr',
    display: 'inter',
    copy: { headline: 'Run.', callToAction: 'Shop' },
  },
  arabic: {
    language: 'ar',
    script: 'Arab',
    direction: 'rtl',
    display: 'noto-sans-arabic',
    copy: {
      headline: 'قهوة طازجة من Northbean كل صباح',
      subline: 'حبوب مختارة بعناية، محمصة يوم الاثنين وتصل إلى بابك خلال 48 ساعة.',
      offer: 'خصم 20% على أول طلب',
      callToAction: 'اطلب الآن',
      brand: 'Northbean',
    },
  },
  thai: {
    language: 'th',
    script: 'Thai',
    direction: 'ltr',
    display: 'noto-sans-thai',
    copy: {
      headline: 'กาแฟคั่วสดใหม่ส่งตรงถึงบ้านคุณทุกเช้า',
      subline: 'เมล็ดกาแฟคัดพิเศษจากดอยช้าง คั่ววันจันทร์ ถึงมือคุณวันพุธ',
      offer: 'ลด 20%',
      callToAction: 'สั่งซื้อเลย',
      brand: 'ดอยคาเฟ่',
    },
  },
  japanese: {
    language: 'ja',
    script: 'Jpan',
    direction: 'ltr',
    display: 'noto-sans-jp',
    copy: {
      headline: '朝の一杯を、もっとゆっくり楽しもう',
      subline: '月曜に焙煎した豆を、水曜にはあなたのもとへ。',
      offer: '初回20%オフ',
      callToAction: '今すぐ注文',
    },
  },
} satisfies Record<string, Sample>;

/** A design around one of the samples, over the picture of `gradientPicture`. */
export function sampleDesign(name: keyof typeof samples, layout: LayoutName, palette = night): AdDesign {
  const { copy, display, ...language }: Sample = samples[name];
  return {
    version: 2,
    concept: 'classic',
    angle: 'name',
    leftOut: [],
    seed: 1,
    ...language,
    layout,
    palette,
    typography: { display, body: display, headlineWeight: 800, uppercase: false, tracking: 0 },
    layers: { ...copy, details: [], scene: { kind: 'picture', asset: 'scene', focus: { x: 0.5, y: 0.5 } } },
  };
}

/** Assets that hold one soft picture, as a JPEG. */
export async function gradientPicture(): Promise<ReadonlyMap<string, Uint8Array>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#28406e"/><stop offset="0.6" stop-color="#5a4a4a"/><stop offset="1" stop-color="#c98b4e"/>
    </linearGradient></defs><rect width="800" height="800" fill="url(#g)"/></svg>`;
  return new Map([['scene', await sharp(Buffer.from(svg)).jpeg().toBuffer()]]);
}
