import type { ReactElement } from 'react';
import type { AdSize, Brief, LayoutName } from '#app/composer/design/ad-design.ts';
import { accent, CropMarks, ink, Sheet, setWords, sunk } from '#app/routes/seo/card/house-style.tsx';

/** px of every picture. */
export const sheet = { width: 1536, height: 1024 };

/** An ad that a picture shows, composed before it is drawn. */
export type Specimen = { name: string; brief: Brief; seed: number; layout: LayoutName; size: AdSize };
export type Scene = { name: string; specimens: Specimen[]; draw: () => Promise<ReactElement> };

const bakery: Brief = {
  title: 'Sunday bread at Halm & Korn',
  colors: '#d6331b and warm cream',
  adCopy: 'We now bake on Sundays.\nSourdough and buns from eight, until they are gone.',
  brandVoice: 'warm',
  fontStyle: 'bold condensed',
  instructions: 'Brand: Halm & Korn. CTA: See what is in the oven',
};

const desk: Brief = {
  title: 'Headphones for deep work',
  saleGoals: '15% off this week',
  colors: 'petrol blue and amber',
  adCopy: 'The office, without the office.\nForty hours of quiet on one charge.',
  brandVoice: 'calm, modern',
  fontStyle: 'modern geometric sans',
  instructions: 'Brand: Stille. CTA: Hear nothing',
};

function Table({ background, children }: { background: string; children: ReactElement[] }) {
  return (
    <div style={{ display: 'flex', position: 'relative', ...sheet, background }}>
      {children}
      <CropMarks {...sheet} />
    </div>
  );
}

async function headlines() {
  const [draft, second, final] = await Promise.all([
    setWords('Fresh sourdough, local flour, friendly service!', 'display'),
    setWords('Quality you can taste', 'display'),
    setWords('We now bake on Sundays.', 'display'),
  ]);
  const struck = (words: typeof draft, top: number, width: number, size: number) => (
    <div key={top} style={{ display: 'flex', position: 'absolute', left: 100, top, width }}>
      <div style={{ ...words.style, fontSize: size, color: '#a99e8a', width }}>{words.text}</div>
    </div>
  );
  const strike = (top: number, width: number, degrees: number) => (
    <div
      key={`strike-${top}`}
      style={{
        display: 'block',
        position: 'absolute',
        left: 84,
        top,
        width,
        height: 9,
        borderRadius: 5,
        background: accent,
        transform: `rotate(${degrees}deg)`,
      }}
    />
  );
  return (
    <Table background={sunk}>
      {[
        struck(draft, 108, 640, 62),
        strike(140, 590, -1.2),
        strike(212, 612, 0.8),
        struck(second, 296, 640, 62),
        strike(330, 560, -1),
        <div key="final" style={{ display: 'flex', position: 'absolute', left: 96, top: 424, width: 680 }}>
          <div style={{ ...final.style, fontSize: 158, color: ink, width: 680, lineHeight: 1.08 }}>
            {final.text}
          </div>
        </div>,
        <Sheet key="ad" src="bakery" at={{ left: 836, top: 196, width: 600, height: 600 }} degrees={3} />,
      ]}
    </Table>
  );
}

/** Text and ground as in the article's table, with their ratio. */
const pairs = [
  { text: '#ffffff', ground: '#f4b62e', ratio: '1.8 : 1' },
  { text: '#9a9a9a', ground: '#ffffff', ratio: '2.8 : 1' },
  { text: '#ffffff', ground: '#3a9d6e', ratio: '3.4 : 1' },
  { text: '#ffffff', ground: '#d6331b', ratio: '4.8 : 1' },
  { text: '#ffffff', ground: '#0e5039', ratio: '9.4 : 1' },
  { text: '#17140f', ground: '#f4b62e', ratio: '10.1 : 1' },
];

async function contrast() {
  const specimen = await setWords('Aa', 'display');
  const labels = await Promise.all(pairs.map(({ ratio }) => setWords(ratio, 'text')));
  const width = sheet.width / 3;
  const height = sheet.height / 2;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', position: 'relative', ...sheet }}>
      {pairs.map(({ text, ground }, index) => (
        <div
          key={ground + text}
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            width,
            height,
            padding: '34px 48px 40px',
            background: ground,
            color: text,
          }}
        >
          <div style={{ ...specimen.style, fontSize: 300, lineHeight: 1.15 }}>Aa</div>
          <div style={{ ...labels[index]?.style, fontSize: 40, fontWeight: 600 }}>{labels[index]?.text}</div>
        </div>
      ))}
    </div>
  );
}

async function threeFormats() {
  const lines = await Promise.all(['One idea,', 'three', 'formats'].map((text) => setWords(text, 'display')));
  return (
    <Table background={sunk}>
      <Sheet src="square" at={{ left: 110, top: 77, width: 412, height: 412 }} />
      <Sheet src="landscape" at={{ left: 110, top: 529, width: 627, height: 418 }} />
      <Sheet src="portrait" at={{ left: 846, top: 77, width: 580, height: 870 }} />
      <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', left: 562, top: 236 }}>
        {lines.map(({ text, style }, index) => (
          <div key={text} style={{ ...style, fontSize: 70, color: index === 0 ? ink : accent }}>
            {text}
          </div>
        ))}
      </div>
    </Table>
  );
}

export const scenes: readonly Scene[] = [
  {
    name: 'headlines',
    specimens: [{ name: 'bakery', brief: bakery, seed: 4, layout: 'card', size: '1024x1024' }],
    draw: headlines,
  },
  { name: 'contrast', specimens: [], draw: contrast },
  {
    name: 'three-formats',
    specimens: [
      { name: 'landscape', brief: desk, seed: 8, layout: 'coupon', size: '1536x1024' },
      { name: 'square', brief: desk, seed: 8, layout: 'coupon', size: '1024x1024' },
      { name: 'portrait', brief: desk, seed: 8, layout: 'coupon', size: '1024x1536' },
    ],
    draw: threeFormats,
  },
];
