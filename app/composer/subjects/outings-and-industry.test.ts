import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Titles and what they show first. */
const shown: readonly [language: string, title: string, lead: string][] = [
  ['en', 'Alpaca walks & picnic', 'alpaca'],
  ['pl', 'Spacery z alpakami', 'alpaca'],
  ['en', 'Fossil walks at low tide', 'ammonite'],
  ['it', 'Mostra di fossili', 'ammonite'],
  ['en', 'Kerala houseboat, one night', 'houseboat'],
  ['nl', 'Woonboten te huur', 'houseboat'],
  ['en', 'Sea kayak tours', 'kayak'],
  ['pl', 'Spływy kajakowe', 'kayak'],
  ['en', 'Kitesurfing lessons', 'kitesurfer'],
  ['en', 'Brass band seeks Eb bass players', 'trumpet'],
  ['fr', 'Moules-frites à volonté', 'mussel'],
  ['de', 'Lebende Krippe am Domplatz', 'nativity-crib'],
  ['es', 'Belén viviente', 'nativity-crib'],
  ['en', 'Photo booth hire', 'photo-booth'],
  ['en', 'Possum pouches needed', 'possum'],
  ['en', 'Wildlife rescue needs possum pouches', 'possum'],
  ['sv', 'Lapptäcken och quilt', 'quilt'],
  ['ja', '将棋教室', 'shogi-piece'],
  ['ja', '畳の表替え', 'tatami'],
  ['en', 'Steam rally and fair', 'traction-engine'],
  ['en', 'Statues for gardens', 'bust'],
  ['en', 'Commercial kitchen duct cleaning', 'cooker-hood'],
  ['pt', 'Limpeza de coifas', 'cooker-hood'],
  ['en', 'Motorcycle hearse hire', 'hearse'],
  ['en', 'Hydraulic hoses made while you wait', 'hydraulic-hose'],
  ['fr', 'Flexibles hydrauliques', 'hydraulic-hose'],
  ['en', 'Precision CNC turning', 'lathe'],
  ['ru', 'Токарные работы', 'lathe'],
  ['en', 'Lectern hire', 'lectern'],
  ['en', 'Maple syrup straight from the sugar shack', 'maple-syrup'],
  ['en', 'Uniforms & scrubs for clinics', 'scrubs'],
  ['en', 'Grain bin repair', 'silo'],
  ['fr', 'Déneigement résidentiel', 'snow-plough'],
  ['fi', 'Lumityöt', 'snow-plough'],
  ['en', 'Makerspace open evening', 'soldering-iron'],
  ['en', 'Spark plugs and filters', 'spark-plug'],
  ['en', 'Vape shop', 'vape'],
  ['en', 'Vintage buttons', 'button'],
  ['en', 'Birdwatching tours', 'bird'],
];

it.each(shown)('shows in %s what "%s" is about', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});

/** The same words, or a part of them, where they mean something else. */
const others: readonly [language: string, title: string, never: string][] = [
  ['de', 'Krippe und Kindergarten', 'nativity-crib'],
  ['fr', 'Crèche et halte-garderie', 'nativity-crib'],
  ['fr', 'Moules à gâteaux en silicone', 'mussel'],
  ['fr', 'Masque et tuba', 'tuba'],
  ['ja', '折り畳み自転車', 'tatami'],
  ['en', 'Sugar scrubs handmade', 'scrubs'],
  ['en', 'Stop vaping in six weeks', 'vape'],
  ['en', 'Fossil fuel free bank', 'ammonite'],
  ['en', 'Possum and merino gloves', 'possum'],
  ['tr', 'Kayak okulu', 'kayak'],
];

it.each(others)('does not take "%2$s" for another thing (%1$s)', (language, title, never) => {
  expect(findSubjects({ title }, language).map(({ name }) => name)).not.toContain(never);
});
