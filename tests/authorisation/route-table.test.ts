import { describe, expect, test } from 'vitest';
import { intentsOf } from './intents.ts';
import { listRoutes } from './route-list.ts';
import { table } from './table.ts';

const routes = listRoutes();
const rowsOf = (route: string) => table.filter((row) => row.route === route);
/** 'generate, fine-tuned' is another row of 'generate'. */
const intentsIn = (route: string) =>
  new Set(
    rowsOf(route).flatMap(({ write = {} }) => Object.keys(write).map((key) => key.split(', ')[0] ?? '')),
  );

describe('the authorisation table', () => {
  // The table can not fall behind the routes (specification: admin.routes).
  test('has a row for every route, and none for a route that is not there', () => {
    const missing = routes
      .filter(({ route }) => rowsOf(route).length === 0)
      .map(({ route, file }) => `${route} (${file})`);
    expect(missing, 'add a row: see tests/authorisation/policy.ts').toEqual([]);
    const known = new Set(routes.map(({ route }) => route));
    expect(table.filter(({ route }) => !known.has(route)).map(({ route }) => route)).toEqual([]);
  });

  test('says who may read every route that answers, and who may write to every route with an action', () => {
    const missing = routes.flatMap(({ route, reads, writes }) => {
      const rows = rowsOf(route);
      return [
        ...(reads === rows.some(({ read }) => read) ? [] : [`${route}: read`]),
        ...(writes === rows.some(({ write }) => write) ? [] : [`${route}: write`]),
      ];
    });
    expect(missing).toEqual([]);
  });

  test('says who may send every form an action knows, and none it does not', () => {
    const wrong = routes.flatMap((route) => {
      const inAction = route.writes ? intentsOf(route) : [];
      const inTable = intentsIn(route.route);
      return [
        ...inAction
          .filter((intent) => !inTable.has(intent))
          .map((intent) => `${route.route}: ${intent} has no row`),
        ...[...inTable]
          .filter((intent) => intent !== '' && !inAction.includes(intent))
          .map((intent) => `${route.route}: the action knows no ${intent}`),
        ...(route.writes && inAction.length === 0 && !inTable.has('')
          ? [`${route.route}: its form has no row`]
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
