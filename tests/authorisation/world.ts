import { eq } from 'drizzle-orm';
import { ads, mediaLibrary, sessions, subscribers, teamMembers, users } from '#app/db/schema.ts';
import type { Tier } from '#app/domain/billing/plans.ts';
import type { TestApp, TestUser } from '#tests/support/app.ts';
import { insertAds, insertPost } from '#tests/support/content.ts';
import type { GateState } from './policy.ts';

/** Somebody who asks, and what the server must take them for. */
export type Actor = {
  name: string;
  /** Whether their cookie still makes them anybody. */
  person: boolean;
  isAdmin: boolean;
  /** What they may use now. */
  tier: Tier;
  /** Their finished ad, also of those who are nobody any more. */
  adId?: string;
  cookie?: string;
};

export type World = {
  app: TestApp;
  actors: Actor[];
  /** Somebody else: their user id and finished ad. */
  other: { userId: string; adId: string };
  slug: string;
  /** File name of an active picture of the media library that has a file of its own. */
  picture: string;
  betaCookie: string;
  /** Shuts or opens the gates for everybody. */
  setGates(gate: GateState): Promise<void>;
  /** The cookie of somebody just like the actor, for forms that end the session they come with. */
  doubleOf(actor: Actor): Promise<string | undefined>;
  admin: TestUser;
};

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

type Subscription = Partial<typeof subscribers.$inferInsert>;
const paying: Record<string, { row: Subscription; tier: Tier }> = {
  'free user': { row: {}, tier: 'starter' },
  professional: { row: { subscriptionStatus: 'active' }, tier: 'professional' },
  enterprise: { row: { subscriptionStatus: 'active', subscriptionTier: 'enterprise' }, tier: 'enterprise' },
  trialing: { row: { subscriptionStatus: 'trialing' }, tier: 'professional' },
  'past due for six days': {
    row: { subscriptionStatus: 'past_due', pastDueSince: ago(6) },
    tier: 'professional',
  },
  'past due for eight days': {
    row: { subscriptionStatus: 'past_due', pastDueSince: ago(8) },
    tier: 'starter',
  },
  'canceled, before the period ends': {
    row: { subscriptionStatus: 'canceled', subscriptionEnd: ago(-1) },
    tier: 'professional',
  },
  'canceled, after the period ended': {
    row: { subscriptionStatus: 'canceled', subscriptionEnd: ago(1) },
    tier: 'starter',
  },
};

/** Everybody of the matrix with what is theirs, in a database of the test's own. */
export async function createWorld(app: TestApp): Promise<World> {
  const admin = await app.user({ role: 'admin', name: 'The Operator' });
  const other = await app.user({ tier: 'professional' });
  await insertPost(app.db, { slug: 'a-post', title: 'A Post' });
  const betaCookie = await enterBeta(app, admin);
  const world: World = {
    app,
    admin,
    actors: [],
    other: { userId: other.id, adId: await adOf(app, other.id) },
    slug: 'a-post',
    picture: await activePicture(app, admin),
    betaCookie,
    setGates: (gate) => setGates(admin, gate),
    doubleOf: async ({ person, isAdmin, cookie }) =>
      person ? cookieOf(await app.user({ role: isAdmin ? 'admin' : 'user' })) : cookie,
  };
  world.actors = await createActors(app, admin);
  return world;
}

async function createActors(app: TestApp, admin: TestUser): Promise<Actor[]> {
  const nobody = { person: false, isAdmin: false, tier: 'starter' } as const;
  const stranger = async (name: string, change: (user: TestUser) => Promise<unknown>, role?: 'admin') => {
    const user = await app.user({ tier: 'professional', role });
    const actor = { ...nobody, name, adId: await adOf(app, user.id), cookie: cookieOf(user) };
    await change(user);
    return actor;
  };
  const operate = (user: TestUser, fields: Record<string, string>) =>
    admin.post(`/admin/users/${user.id}`, fields);
  const set = (user: TestUser, row: Partial<typeof users.$inferInsert>) =>
    app.db.update(users).set(row).where(eq(users.id, user.id));

  const actors: Actor[] = [
    { ...nobody, name: 'visitor' },
    { ...nobody, name: 'somebody with a made-up cookie', cookie: 'better-auth.session_token=x.y' },
    await stranger('unverified', (user) => set(user, { emailVerified: false })),
    await stranger('banned', (user) => operate(user, { intent: 'block', reason: 'Spam' })),
    await stranger('banned with a session left over', (user) => set(user, { banned: true })),
    await stranger('deleted', (user) => operate(user, { intent: 'delete' })),
    await stranger('signed out', (user) => user.post('/sign-out', {})),
    await stranger('expired', (user) =>
      app.db
        .update(sessions)
        .set({ expiresAt: ago(1) })
        .where(eq(sessions.userId, user.id)),
    ),
    await stranger('demoted admin', (user) => operate(user, { intent: 'demote' }), 'admin'),
  ];
  for (const [name, { row, tier }] of Object.entries(paying)) {
    const user = await app.user();
    if (name !== 'free user') {
      const values = { userId: user.id, email: user.email, isBilled: true, ...row };
      await app.db.insert(subscribers).values({ subscriptionTier: 'professional', ...values });
    }
    actors.push({ ...(await accountOf(app, user)), name, isAdmin: false, tier });
  }
  const owner = await app.user({ tier: 'professional' });
  const joined = await app.user();
  await app.db.insert(teamMembers).values({ userId: joined.id, ownerId: owner.id });
  const member = { name: "member of a Professional's team", isAdmin: false, tier: 'professional' } as const;
  actors.push({ ...(await accountOf(app, joined)), ...member });
  const former = await app.user();
  await app.db.insert(teamMembers).values({ userId: former.id, ownerId: owner.id });
  await owner.post('/manage-plan/team', { intent: 'remove', userId: former.id });
  actors.push({ ...(await accountOf(app, former)), name: 'former member', isAdmin: false, tier: 'starter' });
  const demoted = await app.user({ role: 'admin' });
  await set(demoted, { role: 'user' });
  const left = { name: 'demoted admin with a session left over', isAdmin: false, tier: 'starter' } as const;
  actors.push({ ...(await accountOf(app, demoted)), ...left });
  const second = await accountOf(app, await app.user({ role: 'admin' }));
  actors.push({ ...second, name: 'admin', isAdmin: true, tier: 'starter' });
  return actors;
}

async function accountOf(app: TestApp, user: TestUser) {
  return { person: true, adId: await adOf(app, user.id), cookie: cookieOf(user) };
}

async function adOf(app: TestApp, userId: string): Promise<string> {
  const [ad] = await insertAds(app, { userId, count: 1, bytes: 64 });
  if (!ad) throw new Error('the ad was not stored');
  // Made from a picture: any stored file will do.
  await app.db.update(ads).set({ referenceKey: ads.cleanKey }).where(eq(ads.id, ad.id));
  return ad.id;
}

const cookieOf = (user: TestUser) => [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function activePicture(app: TestApp, admin: TestUser): Promise<string> {
  const form = new FormData();
  const { default: sharp } = await import('sharp');
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d94f30' } });
  form.set(
    'file',
    new File([new Uint8Array(await picture.png().toBuffer())], 'a.png', { type: 'image/png' }),
  );
  form.set('category', 'general');
  form.set('altText', 'A picture');
  const answer = await admin.post('/admin/media/upload', form);
  const { id } = (await answer.json()) as { id: string };
  const [row] = await app.db.select().from(mediaLibrary).where(eq(mediaLibrary.id, id));
  return row?.filePath.split('/').at(-1) ?? '';
}

const betaPassword = 'only for testers';

async function enterBeta(app: TestApp, admin: TestUser): Promise<string> {
  await admin.post('/admin/settings', { intent: 'beta-password', password: betaPassword });
  await setGates(admin, 'beta without a grant');
  const visitor = app.visitor();
  await visitor.post('/beta-access', { password: betaPassword, next: '/' });
  await setGates(admin, 'open');
  const grant = visitor.cookies.get('beta_access');
  if (!grant) throw new Error('the beta password gave no grant');
  return `beta_access=${grant}`;
}

async function setGates(admin: TestUser, gate: GateState): Promise<void> {
  for (const [key, enabled] of [
    ['maintenance_mode', gate === 'maintenance'],
    ['beta_mode', gate.startsWith('beta')],
  ] as const) {
    const answer = await admin.post('/admin/settings', { intent: 'switch', key, enabled: String(enabled) });
    if (answer.status !== 200) throw new Error(`${key} was not switched: ${answer.status}`);
  }
}
