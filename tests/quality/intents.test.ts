import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import type { EverydayBrief } from './corpus.ts';

const judged: EverydayBrief[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'intent-briefs.json'), 'utf8'),
);

it('asks for what a marketer would in all but one of fifty judged briefs', () => {
  const wrong = judged.flatMap(({ brief, intents }) => {
    const { intent, facts } = readBrief(brief);
    const mayCall = intent === 'call' && facts.some(({ kind }) => kind === 'phone');
    return mayCall || intents.includes(intent) ? [] : [`${brief.title} → ${intent}`];
  });
  expect(wrong.length / judged.length, wrong.join('\n')).toBeLessThanOrEqual(1 / 50);
});
