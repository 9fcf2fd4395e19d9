import type { CSSProperties } from 'react';
import { detectLanguage } from '#app/composer/brief/language/detect-language.ts';
import { fontStackFor, loadFonts } from '#app/composer/type/fonts.ts';
import { prepareText } from '#app/composer/type/typesetting.ts';

/** The colours of app.css, by day. */
export const ink = '#17140f';
export const inkSoft = '#544c40';
export const paper = '#f6f1e6';
export const raised = '#fffdf8';
export const sunk = '#ebe4d4';
export const line = '#d8cdb8';
export const accent = '#d6331b';
const amber = '#b26a00';
const green = '#17694c';

/** Words ready for the renderer: fonts are loaded, and every character left has a glyph. */
export type HouseWords = { text: string; style: CSSProperties; direction: 'ltr' | 'rtl' };

/**
 * Sets a text in the display face or the text face. Where they lack letters, it is set in the face of its script.
 * `breakWords`: words may break anywhere.
 */
export async function setWords(
  source: string,
  face: 'display' | 'text',
  { breakWords = false } = {},
): Promise<HouseWords> {
  const { language, script, direction } = detectLanguage(source);
  const wanted = face === 'display' ? 'anton' : 'inter';
  const { plain } = prepareText(source, { language, script, running: true, breakWords });
  const { families, missing } = fontStackFor({ text: plain, wanted, language, script });
  const text = [...plain].filter((character) => !missing.includes(character)).join('');
  await loadFonts([{ text, families }]);
  const isHouseFace = families[0] === wanted;
  const style = {
    display: 'block',
    fontFamily: families.map((family) => `"${family}"`).join(', '),
    fontWeight: face === 'display' && !isHouseFace ? 800 : 400,
    lineHeight: face === 'text' ? 1.4 : isHouseFace ? 1.12 : 1.3,
  } as const;
  return { text, style, direction };
}

/** The product's mark, `size` px wide. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" fill={ink} />
      <path
        d="M9.2 23.4 16 7.9l6.8 15.5"
        fill="none"
        stroke="#ee4b2f"
        strokeWidth="4.6"
        strokeLinejoin="round"
      />
      <path
        d="M7.6 22.2l6.8-15.5 6.8 15.5M10.4 17.2h10"
        fill="none"
        stroke={paper}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Trim marks in the four corners, as on a sheet before it is cut. */
export function CropMarks({ width, height }: { width: number; height: number }) {
  const inset = 26;
  const length = 22;
  const color = '#8a806f';
  const xs = [inset, width - inset];
  const ys = [inset, height - inset];
  return (
    <>
      {xs.flatMap((x, column) =>
        ys.map((y, row) => {
          const left = column === 0 ? x - length : x;
          const top = row === 0 ? y - length : y;
          return (
            <div key={`${x}-${y}`} style={{ display: 'flex' }}>
              <div style={bar({ left, top: y, width: length, height: 2 }, color)} />
              <div style={bar({ left: x, top, width: 2, height: length }, color)} />
            </div>
          );
        }),
      )}
    </>
  );
}

/** The printer's colour bar. */
export function ColorBar({ size }: { size: number }) {
  return (
    <div style={{ display: 'flex', gap: size * 0.28 }}>
      {[ink, accent, amber, green].map((color) => (
        <div key={color} style={{ display: 'block', width: size, height: size, background: color }} />
      ))}
      <div
        style={{
          display: 'block',
          width: size,
          height: size,
          background: raised,
          border: '2px solid #8a806f',
        }}
      />
    </div>
  );
}

/** A sheet of paper with a picture on it, lying where `at` says, turned by `degrees`. */
export function Sheet(props: {
  src: string;
  at: { left: number; top: number; width: number; height: number };
  degrees?: number;
}) {
  const { left, top, width, height } = props.at;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        left,
        top,
        width,
        height,
        overflow: 'hidden',
        borderRadius: 10,
        boxShadow: '0 4px 10px rgba(40, 25, 5, 0.18), 0 26px 60px rgba(40, 25, 5, 0.3)',
        ...(props.degrees ? { transform: `rotate(${props.degrees}deg)` } : {}),
      }}
    >
      <img src={props.src} alt="" width={width} height={height} style={{ width, height }} />
    </div>
  );
}

function bar(at: { left: number; top: number; width: number; height: number }, background: string) {
  return { display: 'block', position: 'absolute', ...at, background } as const;
}
