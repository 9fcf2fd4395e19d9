import { beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { mistakeIn, mistakesIn } from './ask.ts';
import { readingCells } from './cells.ts';
import { gateStates } from './table.ts';
import { createWorld, type World } from './world.ts';

const app = testApp();
let world: World;
beforeAll(async () => {
  world = await createWorld(app);
});

// Every actor, every address, every gate (specification: roles.reads, gates.what-they-hold).
test.each(gateStates)('who may read what, as a page and as its data: %s', async (gate) => {
  await world.setGates(gate);
  const cells = readingCells(world.actors, gate);
  expect(cells.length).toBeGreaterThan(1_000);
  expect(await mistakesIn(cells, ({ cell, way }) => mistakeIn(world, cell, way))).toEqual([]);
});
