import { beforeAll, expect, test } from 'vitest';
import { mistakeIn, mistakesIn } from './authorisation/ask.ts';
import { readingCells } from './authorisation/cells.ts';
import { gateStates } from './authorisation/table.ts';
import { createWorld, type World } from './authorisation/world.ts';
import { testApp } from './support/app.ts';

const app = testApp();
let world: World;
beforeAll(async () => {
  world = await createWorld(app);
});

test.each(gateStates)('who may read what, as a page and as its data: %s', async (gate) => {
  await world.setGates(gate);
  const cells = readingCells(world.actors, gate);
  expect(cells.length).toBeGreaterThan(1_000);
  expect(await mistakesIn(cells, ({ cell, way }) => mistakeIn(world, cell, way))).toEqual([]);
});
