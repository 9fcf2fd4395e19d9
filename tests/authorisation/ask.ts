import { origin } from '#tests/support/app.ts';
import { type Access, type Answers, expectedOf, type GateState, type Row } from './policy.ts';
import type { Actor, World } from './world.ts';

export type Cell = { row: Row; access: Access; actor: Actor; gate: GateState };
/** How a route is asked: as a page, as the data of a page, or with a form. */
export type Way = { method: string; data?: boolean; query?: string; form?: Record<string, string> };
export type Answer = { status: number; location: string; body: string };

let addresses = 0;

/** Sends one request as the actor would, from an address nobody else has. */
export async function ask(world: World, cell: Cell, way: Way): Promise<Answer> {
  const { row, access, actor, gate } = cell;
  const [path = '', query] = ((access.path ?? row.path)?.(world, actor) ?? row.route).split('?');
  const search = [query, way.query].filter(Boolean).join('&');
  const target = (way.data ? (path === '/' ? '/_.data' : `${path}.data`) : path) + (search && `?${search}`);
  const own = access.endsSession ? await world.doubleOf(actor) : actor.cookie;
  const cookie = [own, gate === 'beta with a grant' ? world.betaCookie : ''].filter(Boolean).join('; ');
  const address = `10.77.${(addresses >> 8) & 255}.${addresses++ & 255}`;
  const client = world.app.visitor({ address });
  const headers = { ...access.headers?.(world, actor), origin, ...(cookie && { cookie }) };
  const body = way.form && new URLSearchParams(way.form);
  const response = await client.request(target, { method: way.method, headers, body });
  const location = response.headers.get('location') ?? '';
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  return { status: response.status, location, body: isStream ? '' : await response.text() };
}

/** What an answer amounts to, in the words of the policies; what an allowed one must be is the access's to say. */
export function outcomeOf(answer: Answer, answers: Answers): string {
  const { status, body, location } = answer;
  if (status === 403 && /Beta Access|Beta access is needed|"gate"[,:]"beta"/.test(body)) return 'beta gate';
  if (status === 503) return 'maintenance gate';
  // A redirect of a data request is a 202 with the address in its data.
  const to = location || (status === 202 ? /"redirect","([^"]*)"/.exec(body)?.[1] : undefined);
  if (to === undefined || status === 304) return status === answers ? 'allowed' : String(status);
  const [path = ''] = to.split('?');
  const leads =
    typeof answers === 'string' &&
    (answers.length > 1 && answers.endsWith('/') ? path.startsWith(answers) : path === answers);
  return leads ? 'allowed' : `to ${path}`;
}

/** What is wrong with the answer to one cell; null when it is as its row says. */
export async function mistakeIn(world: World, cell: Cell, way: Way): Promise<string | null> {
  const { row, access, actor, gate } = cell;
  const expected = String(expectedOf(row, access, cell));
  const answer = await ask(world, cell, way);
  const actual = outcomeOf(
    answer,
    typeof access.answers === 'function' ? access.answers(gate) : access.answers,
  );
  if (actual === expected) return null;
  // Without a body the shut gate shows by its status alone.
  if (way.method === 'HEAD' && expected === 'beta gate' && answer.status === 403) return null;
  const form = way.form ? ` ${JSON.stringify(way.form)}` : '';
  const asked = `${way.method} ${row.route}${way.data ? ' as data' : ''}${form}`;
  return `${gate}, ${actor.name}: ${asked}: expected ${expected}, was ${actual} (${answer.status})`;
}

/** Runs the cells, a few at a time, and returns what was wrong. */
export async function mistakesIn<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const mistakes: string[] = [];
  let next = 0;
  const work = async () => {
    for (;;) {
      const item = items[next++];
      if (item === undefined) return;
      const mistake = await check(item);
      if (mistake) mistakes.push(mistake);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return mistakes.sort();
}
