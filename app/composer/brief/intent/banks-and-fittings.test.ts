import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import type { Intent } from './intents.ts';

type Row = [wanted: Intent, title: string, adCopy?: string, saleGoals?: string];

const rows: Row[] = [
  // What a bank offers is opened or taken out, not bought in a shop.
  ['start', 'Livret épargne 3 % pendant un an', 'Sans frais'],
  ['start', 'Tagesgeldkonto 3 % Zinsen'],
  ['start', 'Cuenta de ahorro al 2,5 %'],
  ['start', 'Lokata 5% na pół roku'],
  ['start', 'Credit card without a yearly fee'],
  ['start', 'Instant personal loans from 7.5% APR'],
  // Tried on before it is bought.
  ['appointment', 'Vestidos de noiva até 30% de desconto', 'A partir de 490 €\nMarque a sua prova'],
  ['appointment', 'Hochzeitskleider bis -30%', 'Termin zur Anprobe sichern'],
  // Nobody has to say so before.
  ['visit', 'sharp fades 22 dollars, walk-ins welcome'],
  ['visit', 'Open house Saturday 1-3pm, 9 Birch Road', '4 bed, two baths\n$395,000'],
  ['view', 'Open house Saturday: family home on Birch Road', '7 June, 1–3pm\n$395,000', 'more viewings'],
  // Set up at home, and not mended at a counter.
  ['buy', 'Pocket telescope', 'See the moons of Jupiter. Ready in 12 minutes. £179 with a star map'],
  // There is none to join.
  ['book', 'Sore knee? Physio without the waiting list', 'First visit $55'],
  ['sign-up', 'Sourdough club', 'Join our waiting list'],
  // Two words say more than the first.
  ['table', 'Påskefrokost søndag den 5. april', '249 kr. pr. person\nBestil bord på 12 34 56 78'],
  ['order', 'Soirée fondue chez le fromager', 'Kit pour quatre : 28 €', 'précommandes du samedi'],
];

it.each(rows)('%s: %s', (wanted, title, adCopy = '', saleGoals = '') => {
  expect(readBrief({ title, adCopy, saleGoals }).intent).toBe(wanted);
});
