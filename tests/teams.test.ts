import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  ads,
  auditLog,
  monthlyUsage,
  subscribers,
  teamInvitations,
  teamMembers,
  users,
} from '#app/db/schema.ts';
import {
  confirmedAccount,
  linkIn,
  mailsTo,
  newEmail,
  signIn,
  signUp,
  textOf,
  userWithPassword,
} from '#tests/support/accounts.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd } from '#tests/support/content.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { generate, invitationLink, invite, makeAd, member, teamPage } from '#tests/support/teams.ts';

const app = testApp();

const owner = (name = 'Olga Owner') => app.user({ tier: 'professional', name });
const pageText = async (client: TestUser, path = teamPage) => textOf(await client.request(path));
const seatsOf = async (id: string) => ({
  members: await app.db.$count(teamMembers, eq(teamMembers.ownerId, id)),
  invitations: await app.db.$count(teamInvitations, eq(teamInvitations.ownerId, id)),
});
const actionsOf = async (ownerId: string) =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `team:${ownerId}`))
  ).map((entry) => entry.action);
const setPlan = (userId: string, values: Partial<typeof subscribers.$inferInsert>) =>
  app.db.update(subscribers).set(values).where(eq(subscribers.userId, userId));
const day = 86_400_000;

describe('inviting', () => {
  test('mails a link, and who opens it with the invited address joins the team', async () => {
    const ann = await owner('Ann Baker');
    const bob = await app.user({ name: 'Bob Miller' });
    const link = await invitationLink(app, ann, bob.email);
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.subject).toBe('Ann Baker invites you to a team on Adwright');
    expect(mail?.html).toContain('You are invited to a team');
    expect(mail?.text).toContain(`Ann Baker (${ann.email})`);
    expect(await pageText(ann)).toContain('2 of 3 seats used');
    expect(await pageText(ann)).toContain(bob.email);

    expect(await pageText(bob, link)).toContain('Ann Baker invites you');
    expect((await seatsOf(ann.id)).members).toBe(0);
    expect(await textOf(await bob.post(link, {}))).toContain('You are in the team');
    expect((await seatsOf(ann.id)).members).toBe(1);
    expect(await pageText(ann)).toMatch(/Bob Miller\s+Member/);
    expect(await pageText(bob)).toContain('The team of Ann Baker');
    expect(await actionsOf(ann.id)).toEqual(['team.invite', 'team.join']);
  });

  test('a signed-out person signs in on the way and comes back to the invitation', async () => {
    const ann = await owner();
    const { email } = await confirmedAccount(app);
    const link = await invitationLink(app, ann, email);
    const visitor = app.visitor();
    const sent = await visitor.request(link);
    const next = new URLSearchParams({ next: link });
    expect(sent.headers.get('location')).toBe(`/auth?${next}`);
    const auth = await textOf(await visitor.request(`/auth?${next}`));
    expect(auth).toContain('You are invited to a team');
    expect((await visitor.post(link, {})).headers.get('location')).toBe(`/auth?${next}`);
    expect((await signIn(visitor, { email, next: link })).headers.get('location')).toBe(link);
    expect(await textOf(await visitor.post(link, {}))).toContain('You are in the team');
  });

  test('somebody new signs up with the address, finds the invitation in the dashboard and accepts it there', async () => {
    const ann = await owner('Ann Baker');
    const email = newEmail();
    await invite(ann, email);
    await confirmNewAccount(email);
    const newcomer = app.visitor();
    await signIn(newcomer, { email });
    expect(await textOf(await newcomer.request('/dashboard'))).toContain('Ann Baker would like to share');
    const [invitation] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    const fields = { intent: 'accept', invitationId: invitation?.id ?? '' };
    expect(await textOf(await newcomer.post(teamPage, fields))).toContain('Welcome to the team');
    expect((await seatsOf(ann.id)).members).toBe(1);
  });

  test('an invitation can be declined, which frees the seat', async () => {
    const ann = await owner();
    const [bob, eve] = [await app.user(), await app.user()];
    await invite(ann, bob.email);
    const [invitation] = await app.db
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.email, bob.email));
    const fields = { intent: 'decline', invitationId: invitation?.id ?? '' };
    expect((await eve.post(teamPage, fields)).status).toBe(404);
    expect((await bob.post(teamPage, fields)).status).toBe(200);
    expect(await seatsOf(ann.id)).toEqual({ members: 0, invitations: 0 });
  });

  test('answers and mails are the same for an address with an account and for one without', async () => {
    const ann = await owner();
    const bob = await app.user();
    const stranger = newEmail();
    const said = async (email: string) => {
      const answer = await invite(ann, email);
      const text = (await textOf(answer)).match(/Invitation sent .*? accept it\./)?.[0] ?? '';
      return { status: answer.status, text: text.replaceAll(email, 'X') };
    };
    const [known, unknown] = [await said(bob.email), await said(stranger)];
    expect(known).toEqual(unknown);
    expect(known.text).toContain('X has 7 days');
    const bodyOf = async (email: string) =>
      (await mailsTo(app, email))[0]?.text
        ?.replaceAll(email, 'X')
        .replace(/invitation\/\S+/, '')
        .replace(/\s+/g, ' ');
    expect(await bodyOf(bob.email)).toBe(await bodyOf(stranger));
  });

  test('an address is checked, one’s own is refused, and a member is not invited twice', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    const wrong = await invite(ann, 'not an address');
    expect(wrong.status).toBe(422);
    expect(await textOf(wrong)).toContain('Please enter a valid email address');
    expect(await textOf(await invite(ann, ` ${ann.email.toUpperCase()} `))).toContain('your own address');
    expect(await textOf(await invite(ann, bob.email))).toContain('is in your team already');
    expect(await seatsOf(ann.id)).toEqual({ members: 1, invitations: 0 });
  });

  test('the free plan and members of a team invite nobody', async () => {
    const ann = await owner();
    const [free, bob] = [await app.user(), await member(app, ann)];
    expect((await invite(free, newEmail())).status).toBe(409);
    expect((await invite(bob, newEmail())).status).toBe(409);
    expect(await pageText(free)).toContain('Teams come with Professional and Enterprise');
    expect(await seatsOf(free.id)).toEqual({ members: 0, invitations: 0 });
    expect(await seatsOf(bob.id)).toEqual({ members: 0, invitations: 0 });
  });

  test('at most 20 invitations a day leave an account, and 5 reach an address', async () => {
    const ann = await owner();
    const email = newEmail();
    for (let count = 0; count < 5; count++) expect((await invite(ann, email)).status).toBe(200);
    expect((await invite(ann, email)).status).toBe(429);
    const other = await owner();
    expect((await invite(other, email)).status).toBe(429);
    for (let count = 6; count < 20; count++) await invite(ann, `not-in-a-seat-${count}-${email}`);
    expect((await invite(ann, newEmail())).status).toBe(429);
  });
});

describe('a link of an invitation', () => {
  test('works once, only for the invited address, and not once it is withdrawn, replaced or expired', async () => {
    const ann = await owner();
    const [bob, eve] = [await app.user(), await app.user()];
    const first = await invitationLink(app, ann, bob.email);
    const wrong = await eve.post(first, {});
    expect(wrong.status).toBe(403);
    expect(await textOf(wrong)).toContain('another address');

    const [open] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, bob.email));
    await ann.post(teamPage, { intent: 'resend', invitationId: open?.id ?? '' });
    const second = linkIn((await mailsTo(app, bob.email, 2)).at(-1), '/team/invitation/');
    expect((await bob.post(first, {})).status).toBe(404);
    await ann.post(teamPage, { intent: 'revoke', invitationId: open?.id ?? '' });
    expect(await textOf(await bob.post(second, {}))).toContain('withdrawn');

    const third = await invitationLink(app, ann, bob.email);
    await expire(bob.email);
    const expired = await bob.request(third);
    expect(expired.status).toBe(410);
    expect(await textOf(expired)).toContain('This invitation has expired');
    expect((await bob.post(third, {})).status).toBe(410);

    const fourth = await invitationLink(app, ann, bob.email);
    expect((await bob.post(fourth, {})).status).toBe(200);
    expect(await textOf(await bob.post(fourth, {}))).toContain('You are in the team');
    await bob.post(teamPage, { intent: 'leave' });
    const replayed = await bob.post(fourth, {});
    expect(replayed.status).toBe(410);
    expect(await textOf(replayed)).toContain('was used');
    expect((await seatsOf(ann.id)).members).toBe(0);
  });

  test.each(['made-up', '%00', '..%2f..%2fdashboard', 'x'.repeat(2000), '%F0%9F%8D%9E'])(
    'that was forged (%s) opens nothing',
    async (token) => {
      const bob = await app.user();
      const answer = await bob.request(`/team/invitation/${token}`);
      expect(answer.status).toBe(404);
      expect((await bob.post(`/team/invitation/${token}`, {})).status).toBe(404);
      expect(await app.db.$count(teamMembers, eq(teamMembers.userId, bob.id))).toBe(0);
    },
  );

  test('an unconfirmed account of the address can not accept', async () => {
    const ann = await owner();
    const bob = await app.user();
    const link = await invitationLink(app, ann, bob.email);
    await app.db.update(users).set({ emailVerified: false }).where(eq(users.id, bob.id));
    expect((await bob.post(link, {})).status).toBe(403);
  });

  test('says what has to be ended first: another team, a team of one’s own, a plan of one’s own', async () => {
    const [ann, zoe] = [await owner(), await owner()];
    const bob = await member(app, zoe);
    const link = await invitationLink(app, ann, bob.email);
    expect(await textOf(await bob.post(link, {}))).toContain('You are in another team');
    await bob.post(teamPage, { intent: 'leave' });

    await app.db.insert(subscribers).values(paid(bob));
    expect(await textOf(await bob.post(link, {}))).toContain('You pay for a plan of your own');
    await invite(bob, newEmail());
    expect(await textOf(await bob.post(link, {}))).toContain('You have a team of your own');
    await app.db.delete(teamInvitations).where(eq(teamInvitations.ownerId, bob.id));

    // Canceled, and paid until its end: the team's plan counts from now on.
    await setPlan(bob.id, { subscriptionStatus: 'canceled', subscriptionEnd: new Date(Date.now() + day) });
    expect((await bob.post(link, {})).status).toBe(200);
    expect(await pageText(bob, '/manage-plan')).toContain('Through your team');
  });

  test('to a team whose plan has ended lets nobody in until it is renewed', async () => {
    const ann = await owner();
    const bob = await app.user();
    const link = await invitationLink(app, ann, bob.email);
    await setPlan(ann.id, { subscriptionStatus: 'canceled', subscriptionEnd: new Date(Date.now() - 1000) });
    expect(await textOf(await bob.post(link, {}))).toContain('The plan of this team has ended');
    await setPlan(ann.id, { subscriptionStatus: 'active' });
    expect((await bob.post(link, {})).status).toBe(200);
  });
});

describe('seats', () => {
  test('of 20 invitations at once two are sent, and of 20 acceptances no team gets a fourth person', async () => {
    const ann = await owner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(ann, newEmail())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(await seatsOf(ann.id)).toEqual({ members: 0, invitations: 2 });
    expect(await pageText(ann)).toContain('All 3 seats are taken');

    const zoe = await owner();
    const guests = await Promise.all(Array.from({ length: 20 }, () => app.user()));
    // More open invitations than seats, as no way through the front door leaves them.
    const expiresAt = new Date(Date.now() + day);
    await app.db
      .insert(teamInvitations)
      .values(
        guests.map(({ id, email }) => ({ ownerId: zoe.id, email, tokenHash: `hash of ${id}`, expiresAt })),
      );
    const rows = await app.db.select().from(teamInvitations).where(eq(teamInvitations.ownerId, zoe.id));
    const accept = () =>
      Promise.all(
        guests.map((guest) => {
          const invitationId = rows.find((row) => row.email === guest.email)?.id ?? '';
          return guest.post(teamPage, { intent: 'accept', invitationId });
        }),
      );
    await accept();
    expect((await seatsOf(zoe.id)).members).toBeLessThanOrEqual(2);
    for (const guest of guests.slice(2)) await expire(guest.email);
    await accept();
    expect((await seatsOf(zoe.id)).members).toBe(2);
  });

  test('one invitation accepted 20 times at once makes one member, and nobody gets into two teams', async () => {
    const [ann, zoe] = [await owner(), await owner()];
    const bob = await app.user();
    const links = [await invitationLink(app, ann, bob.email), await invitationLink(app, zoe, bob.email)];
    const tries = Array.from({ length: 20 }, (_, index) => bob.post(links[index % 2] ?? '', {}));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    expect(await app.db.$count(teamMembers, eq(teamMembers.userId, bob.id))).toBe(1);
    const joins = and(eq(auditLog.action, 'team.join'), eq(auditLog.actor, bob.id));
    expect(await app.db.$count(auditLog, joins)).toBe(1);
  });

  test('an expired invitation gives its seat back', async () => {
    const ann = await owner();
    const [first, second] = [newEmail(), newEmail()];
    await invite(ann, first);
    await invite(ann, second);
    expect((await invite(ann, newEmail())).status).toBe(409);
    await expire(first);
    expect((await invite(ann, newEmail())).status).toBe(200);
  });
});

describe('in a team', () => {
  test('everybody has the owner’s rights, one shared quota, and sees who made an ad', async () => {
    const ann = await owner('Ann Baker');
    const bob = await member(app, ann, { name: 'Bob Miller' });
    const ad = await makeAd(app, bob, 'By Bob');
    expect(ad).toMatchObject({ userId: ann.id, creatorId: bob.id });
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, bob.id))).toBe(0);
    for (const who of [ann, bob]) {
      const dashboard = await pageText(who, '/dashboard');
      expect(dashboard).toContain('1 / 100');
      expect(dashboard).toContain('By Bob');
      expect(dashboard).toContain('Shared by the 2 people in');
      expect(dashboard).toContain('Professional');
    }
    expect(await pageText(ann, '/dashboard')).toContain('Made by Bob Miller');
    expect(await pageText(bob, '/dashboard')).toContain('Made by you');
    expect(await pageText(bob, '/manage-plan')).toContain('1 / 100');
    const [clean, seen] = await Promise.all([
      ann.request(`/files/ads/${ad.id}`).then((answer) => answer.headers.get('etag')),
      bob.request(`/files/ads/${ad.id}`).then((answer) => answer.headers.get('etag')),
    ]);
    expect(clean).toBe(`"${ad.cleanKey}"`);
    expect(seen).toBe(clean);
    const exported = await ann.request(`/files/ads/${ad.id}/export?placement=original&format=png`);
    expect(exported.status).toBe(200);
    expect((await bob.post('/dashboard', { intent: 'regenerate', adId: ad.id })).status).toBe(200);
    expect((await ann.post('/dashboard', { intent: 'remix', adId: ad.id })).status).toBe(200);
    expect((await generate(bob, { title: 'Wide', size: '1536x1024' })).status).toBe(200);
    const mine = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    expect(mine[0]?.creditsUsed).toBe(3);
  });

  test('a member deletes ads they made and failed ones, the owner deletes any', async () => {
    const ann = await owner();
    const [bob, cleo] = [await member(app, ann), await member(app, ann)];
    const [byAnn, byBob, another] = [await makeAd(app, ann), await makeAd(app, bob), await makeAd(app, cleo)];
    const remove = (who: TestUser, adId: string) => who.post('/dashboard', { intent: 'delete', adId });
    const refused = await remove(bob, byAnn.id);
    expect(refused.status).toBe(403);
    expect(await textOf(refused)).toContain('Only the owner of the team and the person who made this ad');
    expect((await remove(bob, another.id)).status).toBe(403);
    expect((await remove(bob, byBob.id)).status).toBe(200);
    expect((await remove(ann, another.id)).status).toBe(200);
    const failed = await insertAd(app.db, { userId: ann.id, title: 'No luck', status: 'failed' });
    expect((await remove(cleo, failed)).status).toBe(200);
    expect((await bob.request(`/files/ads/${byAnn.id}`)).status).toBe(200);
  });

  test('a failed ad that two people try again at once is made once', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    const adId = await insertAd(app.db, { userId: ann.id, title: 'Twice wanted', status: 'failed' });
    const tries = [ann, bob, ann, bob].map((who) => who.post('/dashboard', { intent: 'try-again', adId }));
    await Promise.all(tries);
    expect(await app.db.$count(ads, eq(ads.sourceAdId, adId))).toBe(1);
  });

  test('of 200 generations of three people at the last credit exactly one is accepted', async () => {
    const ann = await owner();
    const people = [ann, await member(app, ann), await member(app, ann)];
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: ann.id, monthYear: month, creditsUsed: 99 });
    const tries = Array.from({ length: 200 }, (_, index) => generate(people[index % 3] ?? ann));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(199);
    const [usage] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    expect(usage?.creditsUsed).toBe(100);
    await app.db.delete(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    await app.db.delete(ads).where(eq(ads.userId, ann.id));
  }, 60_000);

  test('a member still sees the ads of their own account, and nobody else of the team does', async () => {
    const ann = await owner();
    const bob = await app.user();
    const own = await makeAd(app, bob, 'From before');
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    await makeAd(app, ann, 'Of the team');
    const dashboard = await pageText(bob, '/dashboard');
    expect(dashboard).toContain('From before');
    expect(dashboard).toContain('only you see it');
    expect(dashboard).toContain('Of the team');
    expect(dashboard).toContain('2 in all');
    expect(await pageText(ann, '/dashboard')).not.toContain('From before');
    expect((await ann.request(`/files/ads/${own.id}`)).status).toBe(404);
    expect((await ann.post('/dashboard', { intent: 'remix', adId: own.id })).status).toBe(404);
    expect((await ann.post('/dashboard', { intent: 'delete', adId: own.id })).status).toBe(404);
  });

  test('live updates reach everybody in it, and nobody who has left', async () => {
    const ann = await owner();
    const [bob, stranger] = [await member(app, ann), await app.user()];
    const streams = await Promise.all([ann, bob, stranger].map(listen));
    await makeAd(app, bob);
    const [toAnn, toBob, toStranger] = streams;
    await expect.poll(() => toAnn?.text()).toContain('"completed"');
    await expect.poll(() => toBob?.text()).toContain('"completed"');
    expect(toStranger?.text()).not.toContain('event:');

    await ann.post(teamPage, { intent: 'remove', userId: bob.id });
    await expect.poll(() => toBob?.text()).toContain('event: plan');
    const heard = toBob?.text();
    await makeAd(app, ann);
    await expect.poll(() => toAnn?.text().split('"completed"')).toHaveLength(3);
    expect(toBob?.text()).toBe(heard);
    for (const stream of streams) await stream.stop();
  });
});

describe('the end of a membership', () => {
  test('who is removed loses access with the session they have, keeps their own, and gets a mail', async () => {
    const ann = await owner('Ann Baker');
    const bob = await app.user({ name: 'Bob Miller' });
    const own = await makeAd(app, bob, 'Bob alone');
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const made = await makeAd(app, bob, 'Bob for the team');
    expect((await ann.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(200);
    expect((await ann.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(404);

    for (const path of [`/files/ads/${made.id}`, `/files/ads/${made.id}/export?placement=original`])
      expect((await bob.request(path)).status, path).toBe(404);
    for (const intent of ['regenerate', 'remix', 'try-again', 'delete'])
      expect((await bob.post('/dashboard', { intent, adId: made.id })).status, intent).toBeGreaterThanOrEqual(
        403,
      );
    const dashboard = await pageText(bob, '/dashboard');
    expect(dashboard).toContain('1 / 5');
    expect(dashboard).toContain('Bob alone');
    expect(dashboard).not.toContain('Bob for the team');
    // The picture of the free plan again.
    expect((await bob.request(`/files/ads/${own.id}`)).headers.get('etag')).toBe(`"${own.markedKey}"`);
    expect((await generate(bob, { size: '1536x1024' })).status).toBe(403);
    expect(await pageText(ann, '/dashboard')).toContain('Bob for the team');
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.subject).toBe('You are no longer in the team of Ann Baker');
    expect(await actionsOf(ann.id)).toContain('team.remove');
  });

  test('who leaves uses up their own credits, not the team’s', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    expect(await textOf(await bob.post(teamPage, { intent: 'leave' }))).toContain('You have left the team');
    expect((await bob.post(teamPage, { intent: 'leave' })).status).toBe(409);
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: bob.id, monthYear: month, creditsUsed: 5 });
    expect((await generate(bob)).status).toBe(403);
    await app.db.delete(monthlyUsage).where(eq(monthlyUsage.userId, bob.id));
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, ann.id))).toBe(0);
    expect(await actionsOf(ann.id)).toContain('team.leave');
  });

  test('leaving while generating never charges the team for what is not the team’s', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    await Promise.all([
      ...Array.from({ length: 8 }, () => generate(bob)),
      bob.post(teamPage, { intent: 'leave' }),
    ]);
    const settled = async () => (await brokenInvariants(app.db)).filter((rule) => rule.startsWith('credits'));
    await expect.poll(settled, { timeout: 20_000 }).toEqual([]);
    const strays = and(eq(ads.creatorId, bob.id), eq(ads.userId, bob.id));
    expect(await app.db.$count(ads, strays)).toBeLessThanOrEqual(5);
  });

  test('when the owner’s plan ends the sharing sleeps, and wakes with it', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    const ad = await makeAd(app, bob);
    const past = new Date(Date.now() - 8 * day);
    const ends: Partial<typeof subscribers.$inferInsert>[] = [
      { subscriptionStatus: 'canceled', subscriptionEnd: past },
      { subscriptionStatus: 'past_due', pastDueSince: past },
      { subscriptionStatus: null, subscriptionTier: null, subscribed: false },
    ];
    for (const end of ends) {
      await setPlan(ann.id, end);
      expect((await bob.request(`/files/ads/${ad.id}`)).status, JSON.stringify(end)).toBe(404);
      expect(await pageText(bob, '/dashboard')).toContain('0 / 5');
      expect(await pageText(bob)).toContain('The plan of this team has ended');
      expect(await pageText(ann)).toContain('Your plan has no team at the moment');
      expect((await invite(ann, newEmail())).status).toBe(409);
    }
    // The owner sees the marked picture, like anybody on the free plan, and can still take people out.
    expect((await ann.request(`/files/ads/${ad.id}`)).headers.get('etag')).toBe(`"${ad.markedKey}"`);
    await setPlan(ann.id, {
      subscriptionStatus: 'past_due',
      pastDueSince: new Date(),
      subscriptionTier: 'professional',
    });
    expect((await bob.request(`/files/ads/${ad.id}`)).status).toBe(200);
    await setPlan(ann.id, { subscriptionStatus: 'active', subscriptionTier: 'enterprise' });
    expect(await pageText(bob, '/dashboard')).toContain('1 / 500');
  });

  test('a plan of one’s own that starts all the same is the one that counts, and a member can’t open a checkout', async () => {
    const ann = await owner();
    const bob = await member(app, ann);
    const refused = await bob.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    expect(await textOf(refused)).toContain('Leave the team to have a plan of your own');
    expect(await pageText(bob, '/manage-plan')).not.toContain('Upgrade to Enterprise');
    await app.db.insert(subscribers).values({ ...paid(bob), subscriptionTier: 'enterprise' });
    expect(await pageText(bob, '/dashboard')).toContain('0 / 500');
    expect(await pageText(bob)).toContain('You use your own Enterprise plan');
  });
});

describe('attacks', () => {
  test('other people’s ids change nothing: members, invitations, ads', async () => {
    const [ann, zoe] = [await owner(), await owner()];
    const [bob, cleo] = [await member(app, ann), await member(app, zoe)];
    const email = newEmail();
    await invite(ann, email);
    const [invitation] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    const invitationId = invitation?.id ?? '';
    const forms = [
      { intent: 'remove', userId: bob.id },
      { intent: 'remove', userId: ann.id },
      { intent: 'revoke', invitationId },
      { intent: 'resend', invitationId },
      { intent: 'accept', invitationId },
      { intent: 'decline', invitationId },
      { intent: 'remove', userId: 'x\0' },
      { intent: 'revoke', invitationId: 'not-a-uuid' },
    ];
    const stranger = await app.user();
    for (const form of forms) {
      for (const who of [zoe, cleo, stranger]) {
        expect((await who.post(teamPage, form)).status, JSON.stringify(form)).toBeGreaterThanOrEqual(404);
      }
    }
    // A member removes nobody either.
    expect((await bob.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(404);
    expect((await bob.post(teamPage, { intent: 'revoke', invitationId })).status).toBe(404);
    expect((await bob.post(teamPage, { intent: 'made-up' })).status).toBe(400);
    expect(await seatsOf(ann.id)).toEqual({ members: 1, invitations: 1 });
    expect(await mailsTo(app, email)).toHaveLength(1);
    const ad = await makeAd(app, ann);
    expect((await cleo.request(`/files/ads/${ad.id}`)).status).toBe(404);
    expect((await zoe.post('/dashboard', { intent: 'regenerate', adId: ad.id })).status).toBe(404);
  });

  test('visitors and operators get nowhere', async () => {
    const admin = await app.user({ role: 'admin' });
    for (const path of [teamPage, '/team/invitation/made-up']) {
      expect((await app.visitor().request(path)).headers.get('location')).toMatch(/^\/auth\?next=/);
      expect((await admin.request(path)).headers.get('location')).toBe('/admin');
      expect((await admin.post(path, { intent: 'leave' })).headers.get('location')).toBe('/admin');
    }
  });

  test('no token is stored, and none is in a page or the audit log', async () => {
    const ann = await owner();
    const email = newEmail();
    const link = await invitationLink(app, ann, email);
    const token = link.split('/').at(-1) ?? '';
    const [row] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await (await ann.request(teamPage)).text()).not.toContain(token);
    const entries = await app.db.select().from(auditLog).where(like(auditLog.subject, 'team:%'));
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});

describe('deleting an account', () => {
  const deleteAccount = (who: TestUser) =>
    who.post('/account/delete', { intent: 'delete-account', currentPassword: 'violet-anvil-47' });

  test('of a member leaves the ads they made with the team, and the books right', async () => {
    const ann = await owner();
    const bob = await userWithPassword(app, { name: 'Bob Miller' });
    await bob.post(await invitationLink(app, ann, bob.email), {});
    const cleo = await member(app, ann);
    const ad = await makeAd(app, bob, 'Left behind');
    expect((await deleteAccount(bob)).status).toBe(302);
    expect(await app.db.$count(teamInvitations, eq(teamInvitations.email, bob.email))).toBe(0);
    expect((await ann.request(`/files/ads/${ad.id}`)).status).toBe(200);
    expect(await pageText(cleo, '/dashboard')).toContain('Made by a former member');
    expect(await seatsOf(ann.id)).toEqual({ members: 1, invitations: 0 });
    expect((await brokenInvariants(app.db)).filter((rule) => rule.startsWith('credits'))).toEqual([]);
  });

  test('of the owner ends the team; members get a mail and keep what is their own', async () => {
    const ann = await userWithPassword(app, { tier: 'professional', name: 'Ann Baker' });
    const bob = await app.user();
    const own = await makeAd(app, bob);
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const made = await makeAd(app, bob);
    expect((await deleteAccount(ann)).status).toBe(302);
    expect((await bob.request(`/files/ads/${made.id}`)).status).toBe(404);
    expect((await bob.request(`/files/ads/${own.id}`)).status).toBe(200);
    expect(await pageText(bob, '/dashboard')).toContain('1 / 5');
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.text).toContain('The account of Ann Baker was deleted');
    expect(await actionsOf(ann.id)).toContain('team.end');
  });

  test('the export tells of the team, with pictures only while one is in it', async () => {
    const ann = await owner('Ann Baker');
    const bob = await member(app, ann, { name: 'Bob Miller' });
    const ad = await makeAd(app, bob, 'Exported');
    const exportOf = async (who: TestUser) => {
      const files = readZip(Buffer.from(await (await who.request('/account/export')).arrayBuffer()));
      return { names: [...files.keys()], data: JSON.parse(files.get('data.json')?.toString() ?? '') };
    };
    const inside = await exportOf(bob);
    expect(inside.data.team.memberOf.owner).toBe('Ann Baker');
    expect(inside.data.ads).toHaveLength(1);
    expect(inside.names.some((name) => name.includes(ad.id))).toBe(true);
    const owners = await exportOf(ann);
    expect(owners.data.team.members[0].name).toBe('Bob Miller');
    expect(owners.names.some((name) => name.includes(ad.id))).toBe(true);

    await bob.post(teamPage, { intent: 'leave' });
    const outside = await exportOf(bob);
    expect(outside.data.ads[0].title).toBe('Exported');
    expect(outside.names).toEqual(['data.json']);
  });
});

const paid = ({ id, email }: { id: string; email: string }) =>
  ({
    userId: id,
    email,
    subscribed: true,
    subscriptionTier: 'professional',
    subscriptionStatus: 'active',
  }) as const;

const expire = (email: string) =>
  app.db
    .update(teamInvitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(teamInvitations.email, email));

/** Signs up and confirms, as somebody who had no account when the invitation came. */
async function confirmNewAccount(email: string): Promise<void> {
  const client = app.visitor();
  await signUp(client, { email });
  const mails = await mailsTo(app, email, 2);
  await client.request(linkIn(mails.at(-1), '/api/auth/verify-email'));
}

/** Collects what a person's live stream says until it is stopped. */
async function listen(who: TestUser) {
  const reader = (await who.request('/events')).body?.getReader();
  let text = '';
  void (async () => {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return;
      text += new TextDecoder().decode(piece.value);
    }
  })();
  return { text: () => text, stop: () => reader?.cancel() };
}
