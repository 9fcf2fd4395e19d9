import { beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { ask, mistakeIn, mistakesIn } from './ask.ts';
import { writingCells } from './cells.ts';
import { gateStates, table } from './table.ts';
import { createWorld, type World } from './world.ts';

const app = testApp();
let world: World;
beforeAll(async () => {
  world = await createWorld(app);
});

// Every actor, every form, every gate (specification: roles.writes).
test.each(gateStates)('who may send which form: %s', async (gate) => {
  await world.setGates(gate);
  const cells = writingCells(world.actors, gate);
  expect(cells.length).toBeGreaterThan(1_000);
  expect(await mistakesIn(cells, ({ cell, way }) => mistakeIn(world, cell, way))).toEqual([]);
});

test('an action does nothing for an intent it does not know, and says so', async () => {
  await world.setGates('open');
  const named = table.filter(({ write = {} }) => Object.keys(write).length > 0 && !('' in write));
  expect(named.length).toBeGreaterThan(10);
  for (const row of named) {
    const [access] = Object.values(row.write ?? {});
    if (!access) continue;
    for (const intent of ['destroy', 'constructor', '__proto__', 'toString', '']) {
      const answers = world.actors
        .filter(({ isAdmin, tier }) => isAdmin || tier === 'enterprise')
        .map(async (actor) => {
          const way = { method: 'POST', data: true, form: { intent } };
          return ask(world, { row, access, actor, gate: 'open' }, way);
        });
      for (const { status } of await Promise.all(answers))
        expect([202, 400, 404], `${row.route} ${intent}`).toContain(status);
    }
  }
});
