import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run phrases`: compiles the models of BudouX, which tell where a phrase ends in Japanese, Chinese and Thai. Each
 * feature of the letters about a place has a weight.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'app/composer/type/compiled');
const languages = ['ja', 'zh-hans', 'zh-hant', 'th'];

type Model = Record<string, Record<string, number>>;

const models = await Promise.all(
  languages.map(async (language) => {
    const path = join(root, `node_modules/budoux/module/data/models/${language}.js`);
    const { model }: { model: Model } = await import(pathToFileURL(path).href);
    return [language, model] as const;
  }),
);
mkdirSync(folder, { recursive: true });
const features = JSON.stringify(Object.fromEntries(models));
writeFileSync(join(folder, 'phrases.json'), `${features.replaceAll('},', '},\n')}\n`);
