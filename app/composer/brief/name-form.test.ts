import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { formOf } from './name-form.ts';
import { readBrief } from './read-brief.ts';

it.each<[string, string, ReturnType<typeof formOf>['form']]>([
  ['Levantine Arabic, small groups', 'en', 'lesson'],
  ['Turkish barber', 'en', undefined],
  ['Ear wax removal', 'en', 'deed'],
  ['Removal boxes', 'en', 'goods'],
  ['Limpieza de colchones', 'es', 'deed'],
  ['Cajas de limpieza', 'es', 'goods'],
  ['Čištění koberců', 'cs', 'deed'],
  ['Uzené koření', 'cs', 'goods'],
  ['Fromage de chèvre', 'fr', 'goods'],
  ['Ramonage', 'fr', 'deed'],
  ['国産梅干し 500g', 'ja', 'goods'],
  ['エアコン清掃', 'ja', 'deed'],
])('tells %s by its form', (name, language, form) => {
  expect(formOf(name, language).form).toBe(form);
});

it.each<[Brief, string]>([
  [{ title: 'Bazar de l’école', adCopy: 'entrée libre, samedi 14h-18h' }, 'visit'],
  [{ title: 'Lifeguard, 20 h/week, £12.60' }, 'apply'],
  [{ title: 'Volunteer drivers', adCopy: '2 hours a week' }, 'sign-up'],
  [{ title: 'Duvets wanted for the night shelter' }, 'donate'],
  [{ title: 'Tyre recycling', adCopy: 'Cars £3 each. Open Mon–Sat' }, 'visit'],
  [{ title: 'Tapizamos sillas y sofás', adCopy: 'sillas desde 35 €' }, 'quote'],
  [{ title: 'Cannoli siciliani', adCopy: 'vassoio da 12 a 18 €' }, 'buy'],
  [{ title: 'Schrebergarten abzugeben', adCopy: '320 m², Laube, 2.500 € VB' }, 'view'],
])('asks for what the form of an unknown name says: %j', (brief, intent) => {
  expect(readBrief(brief).intent).toBe(intent);
});
