import type { Cell, Way } from './ask.ts';
import { expectedOf, type GateState } from './policy.ts';
import { listRoutes } from './route-list.ts';
import { table } from './table.ts';
import type { Actor } from './world.ts';

export type Asked = { cell: Cell; way: Way };

const pages = new Set(listRoutes().flatMap(({ route, isPage }) => (isPage ? [route] : [])));

/** Everybody reads every route. */
export function readingCells(actors: Actor[], gate: GateState): Asked[] {
  return table.flatMap((row, index) => {
    const { read: access } = row;
    if (!access) return [];
    const cells = actors.map((actor) => ({ row, access, actor, gate }));
    return asked(cells, { method: access.method ?? 'GET' }, index);
  });
}

/** Everybody sends every form of every action. */
export function writingCells(actors: Actor[], gate: GateState): Asked[] {
  return table.flatMap((row, index) =>
    Object.entries(row.write ?? {}).flatMap(([key, access]) => {
      const [intent = ''] = key.split(', ');
      const fields = typeof access.form === 'function' ? access.form(gate) : access.form;
      const cells = actors.map((actor) => ({ row, access, actor, gate }));
      return asked(cells, { method: 'POST', form: { ...(intent && { intent }), ...fields } }, index);
    }),
  );
}

/**
 * Each cell as the data its page would fetch, and each refusal as the page too. Pages take long to draw, so one of
 * those who are let in sees it drawn, another one for each row.
 */
function asked(cells: Cell[], way: Way, turn: number): Asked[] {
  if (!pages.has(cells[0]?.row.route ?? '')) return cells.map((cell) => ({ cell, way }));
  const asData = cells.map((cell) => ({ cell, way: { ...way, data: true } }));
  if (cells[0]?.access.asDataOnly) return asData;
  const isLetIn = (cell: Cell) => expectedOf(cell.row, cell.access, cell) === 'allowed';
  const letIn = cells.filter(isLetIn);
  const one = letIn[turn % Math.max(1, letIn.length)];
  const drawn = cells.filter((cell) => cell === one || !isLetIn(cell));
  return [...asData, ...drawn.map((cell) => ({ cell, way }))];
}
