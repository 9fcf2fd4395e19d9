import { directoryPlaces } from './directory-places.ts';
import { directoryTrades } from './directory-trades.ts';

/**
 * What an ad for a kind of place, trade or sport shows and what it asks of its readers, by the key that the tagging
 * schema of OpenStreetMap has for it (`field:option` for an option of a field). `key key: thing thing, intent`. The
 * schema's translations have the names in some forty languages. Kinds that nobody advertises are left out, and so are
 * those whose names say too little ("Shop", "Office").
 */
export const directoryKinds = directoryPlaces + directoryTrades;
