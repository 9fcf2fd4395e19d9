import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, contactRequests, newsletterSubscribers, users } from '#app/db/schema.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
let admin: Client;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'An Operator' });
});

/** What a search for the query shows of what is stored under these names. */
const names = {
  percent: '100% Wool',
  underscore: 'snake_case person',
  quotes: `Shaquille O'Neal "Shaq"`,
  backslash: 'back\\slash',
  dotted: 'İstanbul Özgür',
  emoji: 'Zoë 🦊 Fox',
  arabic: 'محمد علي',
  chinese: '王小明',
};
type Name = keyof typeof names;
const searches: [query: string, found: Name[]][] = [
  ['100%', ['percent']],
  ['%', ['percent']],
  ['0%_%w', []],
  ['_', ['underscore']],
  ['SNAKE_CASE', ['underscore']],
  ["o'neal", ['quotes']],
  ['"sHaQ"', ['quotes']],
  ["' or 1=1 --", []],
  ['\\', ['backslash']],
  ['K\\S', ['backslash']],
  ['İstanbul', ['dotted']],
  ['istanbul', ['dotted']],
  ['ÖZGÜR', ['dotted']],
  ['🦊', ['emoji']],
  ['zoË 🦊', ['emoji']],
  ['🦄', []],
  ['علي', ['arabic']],
  ['小', ['chinese']],
  ['zzqqxx', []],
];
const all = Object.keys(names) as Name[];

beforeAll(async () => {
  for (const name of all) {
    const email = `${name}@search.example`;
    await app.db.insert(users).values({ id: `search-${name}`, name: names[name], email });
    await app.db
      .insert(contactRequests)
      .values({ name: 'Sender', email, subject: 'general', message: `Hello, ${names[name]}!` });
  }
});

/** Makes every later query of the application use an index where there is one at all, as in a large table. */
async function withIndexes(use: boolean): Promise<void> {
  const [row] = (await app.db.execute<{ name: string }>(sql`select current_database() as name`)).rows;
  await app.db.execute(
    sql.raw(`alter database "${row?.name}" set enable_seqscan = ${use ? 'off' : 'on'};
      alter database "${row?.name}" set enable_indexscan = ${use ? 'off' : 'on'}`),
  );
  await app.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'adwright'`,
  );
  app.allowLogged(/^request failed: (terminating connection due to administrator command|write EPIPE)$/);
  // The connections the application lost are noticed with their next use.
  for (let asked = 0; asked < 15; asked++) await admin.request('/admin/settings');
}

const read = async (path: string) => (await readPage(admin.request(path))).text;

describe.each([
  ['in a small table', false],
  ['by the indexes of a large table', true],
])('a search %s', (_, byIndexes) => {
  beforeAll(() => withIndexes(byIndexes));

  test('finds users by what their name holds, whatever its letters and signs', async () => {
    for (const [query, expected] of searches) {
      const text = await read(`/admin/users?q=${encodeURIComponent(query)}`);
      const found = all.filter((name) => text.includes(`${name}@search.example`));
      expect(found, query).toEqual(expected);
      expect(text, query).toContain(`${expected.length} ${expected.length === 1 ? 'user' : 'users'} found`);
    }
  });

  test('finds messages by what they hold, whatever its letters and signs', async () => {
    for (const [query, expected] of searches) {
      const text = await read(`/admin/contact?q=${encodeURIComponent(query)}`);
      expect(
        all.filter((name) => text.includes(`Hello, ${names[name]}!`)),
        query,
      ).toEqual(expected);
    }
  });
});

describe('a long list', () => {
  const rows = 65;
  beforeAll(async () => {
    // Several at each moment: the order among them must be the same on every page.
    const at = (n: number) => new Date(Date.UTC(2030, 0, 1, 0, Math.floor(n / 4)));
    const numbers = Array.from({ length: rows }, (_, n) => n);
    const person = (n: number) => ({ id: `many-${n}`, name: 'Many', email: `many-${n}@list.example` });
    await app.db.insert(users).values(numbers.map((n) => ({ ...person(n), createdAt: at(n) })));
    await app.db
      .insert(newsletterSubscribers)
      .values(numbers.map((n) => ({ email: `many-${n}@list.example`, source: 'blog', subscribedAt: at(n) })));
    await app.db.insert(contactRequests).values(
      numbers.map((n) => ({
        ...{ name: `many-${n}@list.example`, email: 'many@list.example', subject: 'general', message: 'm' },
        ...{ isPriority: n % 5 === 0, status: n % 3 === 0 ? ('resolved' as const) : ('open' as const) },
        createdAt: at(n),
      })),
    );
    const post = { title: 'Many', excerpt: 'e', content: 'c' };
    await app.db.insert(blogPosts).values(
      numbers.map((n) => ({
        ...post,
        slug: `many-${n}`,
        author: `many-${n}@list.example`,
        createdAt: at(n),
      })),
    );
  });

  test.each([
    ['users', 'q=many'],
    ['users', 'q=list.example&plan=starter'],
    ['newsletter', 'q=many'],
    ['contact', 'q=many'],
    ['contact', 'q=many&status=open'],
    ['contact', 'q=many&status=resolved'],
    ['blog', 'q=many'],
  ])(
    '/admin/%s?%s shows everything once, page by page, and its last page for any past the end',
    async (list, query) => {
      const seen: string[] = [];
      let last = '';
      for (let page = 1, pages = 1; page <= pages; page++) {
        last = await read(`/admin/${list}?${query}&page=${page}`);
        pages = Number(/Page \d+ of (\d+)/.exec(last)?.[1]);
        expect(last).toContain(`Page ${page} of ${pages}`);
        seen.push(...new Set(last.match(/many-\d+@list\.example/g)));
      }
      const open = query.includes('status=open');
      const expected = query.includes('status=resolved') ? 22 : open ? rows - 22 : rows;
      expect(seen).toHaveLength(expected);
      expect(new Set(seen).size).toBe(expected);
      for (const page of ['1000000', '99999999999999999999', '5000'])
        expect(await read(`/admin/${list}?${query}&page=${page}`)).toBe(last);
      for (const page of ['0', '-1', '1.5', 'x', ''])
        expect(await read(`/admin/${list}?${query}&page=${page}`)).toContain('Page 1 of ');
    },
  );
});
