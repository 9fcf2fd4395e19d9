import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, subscribers, teamInvitations, teamMembers, users } from '#app/db/schema.ts';
import { confirmedAccount, linkIn, mailsTo, newEmail, signIn, signUp } from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';
import {
  actionsOf,
  day,
  expire,
  invitationLink,
  invite,
  listen,
  member,
  owner,
  pageText,
  paid,
  seatsOf,
  setPlan,
  teamPage,
} from '#tests/support/teams.ts';

const app = testApp();

describe('inviting', () => {
  test('mails a link, and who opens it with the invited address joins the team', async () => {
    const ann = await owner(app, 'Ann Baker');
    const bob = await app.user({ name: 'Bob Miller' });
    const link = await invitationLink(app, ann, bob.email);
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.subject).toBe('Ann Baker invites you to a team on Adwright');
    expect(mail?.html).toContain('You are invited to a team');
    expect(mail?.text).toContain(`Ann Baker (${ann.email})`);
    expect(await pageText(ann)).toContain('2 of 3 seats used');
    expect(await pageText(ann)).toContain(bob.email);

    expect(await pageText(bob, link)).toContain('Ann Baker invites you');
    expect((await seatsOf(app, ann.id)).members).toBe(0);
    expect(await readText(await bob.post(link, {}))).toContain('You are in the team');
    expect((await seatsOf(app, ann.id)).members).toBe(1);
    expect(await pageText(ann)).toMatch(/Bob Miller\s+Member/);
    expect(await pageText(bob)).toContain('The team of Ann Baker');
    expect(await actionsOf(app, ann.id)).toEqual(['team.invite', 'team.join']);
  });

  test('a signed-out person signs in on the way and comes back to the invitation', async () => {
    const ann = await owner(app);
    const { email } = await confirmedAccount(app);
    const link = await invitationLink(app, ann, email);
    const visitor = app.visitor();
    const sent = await visitor.request(link);
    const next = new URLSearchParams({ next: link });
    expect(sent.headers.get('location')).toBe(`/auth?${next}`);
    const auth = await readText(await visitor.request(`/auth?${next}`));
    expect(auth).toContain('You are invited to a team');
    expect((await visitor.post(link, {})).headers.get('location')).toBe(`/auth?${next}`);
    expect((await signIn(visitor, { email, next: link })).headers.get('location')).toBe(link);
    expect(await readText(await visitor.post(link, {}))).toContain('You are in the team');
  });

  test('somebody new signs up with the address, finds the invitation in the dashboard and accepts it there', async () => {
    const ann = await owner(app, 'Ann Baker');
    const email = newEmail();
    await invite(ann, email);
    await confirmNewAccount(email);
    const newcomer = app.visitor();
    await signIn(newcomer, { email });
    expect(await readText(await newcomer.request('/dashboard'))).toContain('Ann Baker would like to share');
    const [invitation] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    const fields = { intent: 'accept', invitationId: invitation?.id ?? '' };
    expect(await readText(await newcomer.post(teamPage, fields))).toContain('Welcome to the team');
    expect((await seatsOf(app, ann.id)).members).toBe(1);
  });

  test('an invitation can be declined, which frees the seat', async () => {
    const ann = await owner(app);
    const [bob, eve] = [await app.user(), await app.user()];
    await invite(ann, bob.email);
    const [invitation] = await app.db
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.email, bob.email));
    const fields = { intent: 'decline', invitationId: invitation?.id ?? '' };
    expect((await eve.post(teamPage, fields)).status).toBe(404);
    expect((await bob.post(teamPage, fields)).status).toBe(200);
    expect(await seatsOf(app, ann.id)).toEqual({ members: 0, invitations: 0 });
  });

  test('open pages of the invited person hear of an invitation, and of its end', async () => {
    const ann = await owner(app);
    const [bob, eve] = [await app.user(), await app.user()];
    const [heard, stranger] = [await listen(bob), await listen(eve)];
    const plansHeard = () => heard.text().split('event: plan').length - 1;
    await invite(ann, bob.email);
    await expect.poll(plansHeard).toBe(1);
    const [invitation] = await app.db
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.email, bob.email));
    await ann.post(teamPage, { intent: 'revoke', invitationId: invitation?.id ?? '' });
    await expect.poll(plansHeard).toBe(2);
    expect(stranger.text()).not.toContain('event:');
    await Promise.all([heard.stop(), stranger.stop()]);
  });

  test('answers and mails are the same for an address with an account and for one without', async () => {
    const ann = await owner(app);
    const bob = await app.user();
    const stranger = newEmail();
    const said = async (email: string) => {
      const answer = await invite(ann, email);
      const text = (await readText(answer)).match(/Invitation sent .*? accept it\./)?.[0] ?? '';
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
    const ann = await owner(app);
    const bob = await member(app, ann);
    const wrong = await invite(ann, 'not an address');
    expect(wrong.status).toBe(422);
    expect(await readText(wrong)).toContain('Please enter a valid email address');
    expect(await readText(await invite(ann, ` ${ann.email.toUpperCase()} `))).toContain('your own address');
    expect(await readText(await invite(ann, bob.email))).toContain('is in your team already');
    expect(await seatsOf(app, ann.id)).toEqual({ members: 1, invitations: 0 });
  });

  test('the free plan and members of a team invite nobody', async () => {
    const ann = await owner(app);
    const [free, bob] = [await app.user(), await member(app, ann)];
    expect((await invite(free, newEmail())).status).toBe(409);
    expect((await invite(bob, newEmail())).status).toBe(409);
    expect(await pageText(free)).toContain('Teams come with Professional and Enterprise');
    expect(await seatsOf(app, free.id)).toEqual({ members: 0, invitations: 0 });
    expect(await seatsOf(app, bob.id)).toEqual({ members: 0, invitations: 0 });
  });

  test('at most 20 invitations a day leave an account, and 5 reach an address', async () => {
    const ann = await owner(app);
    const email = newEmail();
    for (let count = 0; count < 5; count++) expect((await invite(ann, email)).status).toBe(200);
    expect((await invite(ann, email)).status).toBe(429);
    const other = await owner(app);
    expect((await invite(other, email)).status).toBe(429);
    for (let count = 6; count < 20; count++) await invite(ann, `not-in-a-seat-${count}-${email}`);
    expect((await invite(ann, newEmail())).status).toBe(429);
  });
});

describe('a link of an invitation', () => {
  test('works once, only for the invited address, and not once it is withdrawn, replaced or expired', async () => {
    const ann = await owner(app);
    const [bob, eve] = [await app.user(), await app.user()];
    const first = await invitationLink(app, ann, bob.email);
    const wrong = await eve.post(first, {});
    expect(wrong.status).toBe(403);
    expect(await readText(wrong)).toContain('another address');

    const [open] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, bob.email));
    await ann.post(teamPage, { intent: 'resend', invitationId: open?.id ?? '' });
    const second = linkIn((await mailsTo(app, bob.email, 2)).at(-1), '/team/invitation/');
    expect((await bob.post(first, {})).status).toBe(404);
    await ann.post(teamPage, { intent: 'revoke', invitationId: open?.id ?? '' });
    expect(await readText(await bob.post(second, {}))).toContain('withdrawn');

    const third = await invitationLink(app, ann, bob.email);
    await expire(app, bob.email);
    const expired = await bob.request(third);
    expect(expired.status).toBe(410);
    expect(await readText(expired)).toContain('This invitation has expired');
    expect((await bob.post(third, {})).status).toBe(410);

    const fourth = await invitationLink(app, ann, bob.email);
    expect((await bob.post(fourth, {})).status).toBe(200);
    expect(await readText(await bob.post(fourth, {}))).toContain('You are in the team');
    await bob.post(teamPage, { intent: 'leave' });
    const replayed = await bob.post(fourth, {});
    expect(replayed.status).toBe(410);
    expect(await readText(replayed)).toContain('was used');
    expect((await seatsOf(app, ann.id)).members).toBe(0);
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
    const ann = await owner(app);
    const bob = await app.user();
    const link = await invitationLink(app, ann, bob.email);
    await app.db.update(users).set({ emailVerified: false }).where(eq(users.id, bob.id));
    const answer = await bob.post(link, {});
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('/auth?next=');
    expect(await seatsOf(app, ann.id)).toMatchObject({ members: 0 });
  });

  test('says what has to be ended first: another team, a team of one’s own, a plan of one’s own', async () => {
    const [ann, zoe] = [await owner(app), await owner(app)];
    const bob = await member(app, zoe);
    const link = await invitationLink(app, ann, bob.email);
    expect(await readText(await bob.post(link, {}))).toContain('You are in another team');
    await bob.post(teamPage, { intent: 'leave' });

    await app.db.insert(subscribers).values(paid(bob));
    expect(await readText(await bob.post(link, {}))).toContain('You pay for a plan of your own');
    await invite(bob, newEmail());
    expect(await readText(await bob.post(link, {}))).toContain('You have a team of your own');
    await app.db.delete(teamInvitations).where(eq(teamInvitations.ownerId, bob.id));

    // Canceled, and paid until its end: the team's plan counts from now on.
    await setPlan(app, bob.id, {
      subscriptionStatus: 'canceled',
      subscriptionEnd: new Date(Date.now() + day),
    });
    expect((await bob.post(link, {})).status).toBe(200);
    expect(await pageText(bob, '/manage-plan')).toContain('Through your team');
  });

  test('to a team whose plan has ended lets nobody in until it is renewed', async () => {
    const ann = await owner(app);
    const bob = await app.user();
    const link = await invitationLink(app, ann, bob.email);
    await setPlan(app, ann.id, {
      subscriptionStatus: 'canceled',
      subscriptionEnd: new Date(Date.now() - 1000),
    });
    expect(await readText(await bob.post(link, {}))).toContain('The plan of this team has ended');
    await setPlan(app, ann.id, { subscriptionStatus: 'active' });
    expect((await bob.post(link, {})).status).toBe(200);
  });
});

describe('seats', () => {
  // Three seats, with open invitations among them (specification: teams.three-users).
  test('of 20 invitations at once two are sent, and of 20 acceptances no team gets a fourth person', async () => {
    const ann = await owner(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(ann, newEmail())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(await seatsOf(app, ann.id)).toEqual({ members: 0, invitations: 2 });
    expect(await pageText(ann)).toContain('All 3 seats are taken');

    const zoe = await owner(app);
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
    expect((await seatsOf(app, zoe.id)).members).toBeLessThanOrEqual(2);
    for (const guest of guests.slice(2)) await expire(app, guest.email);
    await accept();
    expect((await seatsOf(app, zoe.id)).members).toBe(2);
  });

  test('one invitation accepted 20 times at once makes one member, and nobody gets into two teams', async () => {
    const [ann, zoe] = [await owner(app), await owner(app)];
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
    const ann = await owner(app);
    const [first, second] = [newEmail(), newEmail()];
    await invite(ann, first);
    await invite(ann, second);
    expect((await invite(ann, newEmail())).status).toBe(409);
    await expire(app, first);
    expect((await invite(ann, newEmail())).status).toBe(200);
  });
});

/** Signs up and confirms, as somebody who had no account when the invitation came. */
async function confirmNewAccount(email: string): Promise<void> {
  const client = app.visitor();
  await signUp(client, { email });
  const mails = await mailsTo(app, email, 2);
  await client.request(linkIn(mails.at(-1), '/api/auth/verify-email'));
}
