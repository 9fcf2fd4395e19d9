/**
 * Draws the landing page's "Open now" in many scripts, as white words on nothing (the page uses them as a stencil):
 * `node scripts/draw-languages.mjs`. Needs Chromium; run it again only when the words change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const out = new URL('../app/routes/public/landing/', import.meta.url);

/** Word, language, package of its typeface, family. */
const words = [
  ['Open now', 'en', 'inter', 'Inter Variable'],
  ['مفتوح الآن', 'ar', 'noto-sans-arabic', 'Noto Sans Arabic Variable'],
  ['Ya abierto', 'es', 'inter', 'Inter Variable'],
  ['営業中', 'ja', 'noto-sans-jp', 'Noto Sans JP Variable'],
  ['अब खुला है', 'hi', 'noto-sans-devanagari', 'Noto Sans Devanagari Variable'],
  ['Ανοιχτά', 'el', 'inter', 'Inter Variable'],
  ['영업 중', 'ko', 'noto-sans-kr', 'Noto Sans KR Variable'],
  ['C’est ouvert', 'fr', 'inter', 'Inter Variable'],
  ['פתוח עכשיו', 'he', 'noto-sans-hebrew', 'Noto Sans Hebrew Variable'],
  ['Відчинено', 'uk', 'inter', 'Inter Variable'],
  ['เปิดแล้ว', 'th', 'noto-sans-thai', 'Noto Sans Thai Variable'],
  ['正在营业', 'zh-Hans', 'noto-sans-sc', 'Noto Sans SC Variable'],
  ['Đang mở cửa', 'vi', 'inter', 'Inter Variable'],
  ['Geöffnet', 'de', 'inter', 'Inter Variable'],
];

/** A package's stylesheet with its font files written into it. */
function fontCss(name) {
  const file = require.resolve(`@fontsource-variable/${name}/index.css`);
  return readFileSync(file, 'utf8').replace(/url\(\.\/([^)]+)\)/g, (_, path) => {
    const data = readFileSync(new URL(path, pathToFileURL(join(dirname(file), '/')))).toString('base64');
    return `url(data:font/woff2;base64,${data})`;
  });
}

const css = [...new Set(words.map(([, , name]) => name))].map(fontCss).join('\n');
const items = words.map(
  ([word, lang, , family]) => `<li lang="${lang}" dir="auto" style="font-family:'${family}'">${word}</li>`,
);
const html = (width, height, size) => `<meta charset="utf-8"><style>${css}
  * { margin: 0; padding: 0 } body { width: ${width}px; height: ${height}px; color: #fff; background: transparent }
  ul { height: 100%; box-sizing: border-box; display: flex; flex-wrap: wrap; justify-content: space-evenly; align-content: space-evenly;
    column-gap: ${size * 0.75}px; list-style: none; font: 700 ${size}px/1.45 sans-serif; white-space: nowrap }
</style><ul>${items.join('')}</ul>`;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, width, height, size] of [
    ['wide', 2160, 420, 82],
    ['narrow', 720, 960, 66],
  ]) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html(width, height, size));
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(
      new URL(`languages-${name}.webp`, out),
      await sharp(png).webp({ quality: 60, alphaQuality: 70 }).toBuffer(),
    );
  }
} finally {
  await browser.close();
}
