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
  ["We clean ovens so you don't have to", 'en', 'deed'],
  ['Sensen dengeln', 'de', 'deed'],
  ['Cambio de cerraduras', 'es', 'deed'],
  ['Maultaschen gebraten', 'de', undefined],
  ['Guitarra flamenca desde cero', 'es', 'lesson'],
  ['はじめての藍染め', 'ja', 'lesson'],
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
  [{ title: 'Menuisier recherche compagnon', adCopy: '35 h, Angers' }, 'apply'],
  [{ title: 'Beach hut by the day', adCopy: '£35, Whitstable' }, 'book'],
  [{ title: 'Kwiaty cięte', adCopy: 'piątek 8 marca, od 10 zł' }, 'order'],
  [{ title: 'Tulipany prosto z pola', adCopy: '2 zł za sztukę, w niedzielę 12 maja' }, 'buy'],
  [{ title: 'Wine evening', adCopy: 'Fri 8 May, £18' }, 'tickets'],
  [{ title: 'Починим ваши часы', adCopy: 'от 700 ₽' }, 'quote'],
  [{ title: 'Knitting circle' }, 'sign-up'],
  [{ title: 'Bread that takes two days', adCopy: '£3.80 a loaf' }, 'order'],
  [{ title: 'Ein Wochenende im Zirkuswagen', adCopy: 'Mit Holzofen. 95 € die Nacht.' }, 'book'],
  [{ title: 'Trommeln für Erwachsene', adCopy: 'Mittwochs um acht. Zehn Abende 110 €.' }, 'enrol'],
  [{ title: 'Théâtre pour ados', adCopy: "mercredi 17 h, 210 € l'année" }, 'enrol'],
  [{ title: 'Orlo pantaloni', adCopy: '9 €, pronto in giornata' }, 'book'],
  [{ title: 'Forest walks for tired parents', adCopy: '£12, prams welcome' }, 'book'],
  [{ title: 'Schrebergarten abzugeben', adCopy: '320 m², Laube, 2.500 € VB' }, 'view'],
])('asks for what the form of an unknown name says: %j', (brief, intent) => {
  expect(readBrief(brief).intent).toBe(intent);
});
