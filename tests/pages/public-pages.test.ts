import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contactRequests, mediaLibrary } from '#app/db/schema.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { withoutTable } from '#tests/support/broken-tables.ts';
import { brokenConnection } from '#tests/support/logged-errors.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';

/** The table whose new rows find the database gone. */
let unreachable: string | null = null;
const app = testApp({
  losesDatabaseAt: (sent) => unreachable !== null && sent.includes(`insert into "${unreachable}"`),
});

const read = (path: string, client: Pick<Client, 'request'> = app) => readPage(client.request(path));

describe('information pages', () => {
  const pages: [string, string[]][] = [
    ['/gallery', ['Example Gallery', 'Create Your Own', 'Start Creating Free']],
    [
      '/faq',
      [
        'Getting Started',
        'Pricing & Credits',
        'Technical Support',
        'Account & Billing',
        'Advanced Features',
        '30-day money-back guarantee',
        'One credit per generation',
        'PNG',
      ],
    ],
    ['/about', ['Our mission', 'Innovation', 'Accessibility', 'Quality', 'Our story']],
    ['/privacy-policy', ['Privacy Policy', 'Last updated: January 14, 2025', 'support@localhost']],
    ['/terms-of-service', ['Terms of Service', 'Last updated: January 14, 2025', 'support@localhost']],
    ['/contact', ['support@localhost', 'Monday-Friday 9:00 AM-6:00 PM PST', 'Within 24 hours']],
    ['/blog', ['Blog', 'New articles by email']],
  ];

  test.each(pages)('%s answers with its texts, a title and a description', async (path, texts) => {
    const { status, html, text } = await read(path);
    expect(status).toBe(200);
    for (const expected of texts) expect(text).toContain(expected);
    expect(html).toMatch(/<title>[^<]+ \| Adwright<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('no page sends somebody to write to us for what the product does by a button', async () => {
    const { text: terms } = await read('/terms-of-service');
    expect(terms).toContain('You can delete your account yourself at any time, on your account page.');
    const { text: faq } = await read('/faq');
    expect(faq).toContain('sign in with your email and password: a button there sends it again.');
    expect(faq).toContain('On your account page, where you can export your data first.');
    expect(terms).not.toMatch(/writ(e|ing) to us/);
    expect(faq).not.toContain('re-Gen');
  });

  // What its answers must say (specification: faq.page).
  test('the FAQ quotes the plans and leads to the contact page', async () => {
    const { html, text } = await read('/faq');
    for (const fact of ['$29', '$149', '100', '500']) expect(text).toContain(fact);
    expect(html).toContain('href="/contact"');
    expect(html.match(/<details/g)?.length).toBeGreaterThan(15);
  });

  // Category and state decide what is shown (specification: gallery.grid, media.shown).
  test('the gallery shows active gallery pictures only, newest first, as links to the files', async () => {
    const picture = (name: string, isActive: boolean, createdAt: Date) => ({
      filename: `${name}.webp`,
      filePath: `/test/${name}.webp`,
      storageKey: name,
      fileSize: 1,
      mimeType: 'image/webp',
      width: 10,
      height: 10,
      category: 'gallery' as const,
      isActive,
      createdAt,
    });
    const soon = Date.now() + 60_000;
    await app.db
      .insert(mediaLibrary)
      .values([
        picture('older', true, new Date(soon)),
        picture('newer', true, new Date(soon + 1000)),
        picture('hidden', false, new Date(soon + 2000)),
      ]);
    const { html } = await read('/gallery');
    expect(html.indexOf('/test/newer.webp')).toBeGreaterThan(0);
    expect(html.indexOf('/test/older.webp')).toBeGreaterThan(html.indexOf('/test/newer.webp'));
    expect(html).toContain('href="/test/newer.webp"');
    expect(html).not.toContain('hidden.webp');
  });
});

describe('contact form', () => {
  const filled = {
    name: 'Lin Chen',
    email: 'lin@example.com',
    subject: 'billing',
    message: 'Two lines,\nplease.',
  };
  const answer = async (client: Client) =>
    solveCaptcha(await (await client.request('/api/captcha/contact')).json());
  const stored = (name: string) =>
    app.db.select().from(contactRequests).where(eq(contactRequests.name, name));
  const textAfter = async (response: Response) => (await readPage(response)).text;

  // Every field is needed (specification: contact.required).
  test('an empty field is refused and what was typed stays', async () => {
    const response = await app
      .visitor()
      .post('/contact', { ...filled, name: 'Empty Message', message: ' \n' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html)).toContain('Please fill in all fields');
    expect(textOf(html)).toContain('All fields are required to submit your message.');
    expect(html).toContain('value="Empty Message"');
    expect(await stored('Empty Message')).toEqual([]);
  });

  // Programs write no messages (specification: contact.captcha).
  test('a missing captcha is refused with its own message', async () => {
    const response = await app.visitor().post('/contact', { ...filled, name: 'No Captcha' });
    expect(response.status).toBe(400);
    const text = await textAfter(response);
    expect(text).toContain('Please complete the captcha');
    expect(text).toContain("Verify that you're human to submit your message.");
    expect(await stored('No Captcha')).toEqual([]);
  });

  test('bad values are named beside their field', async () => {
    const bad = { ...filled, name: 'x'.repeat(101), email: 'not an address', subject: 'gossip' };
    const response = await app.visitor().post('/contact', bad);
    expect(response.status).toBe(400);
    const text = await textAfter(response);
    expect(text).toContain('Please keep this under 100 characters.');
    expect(text).toContain('Please enter a valid email address.');
    expect(text).toContain('Please choose one of the subjects.');
  });

  test("a visitor's message is stored as open and confirmed; its captcha works once", async () => {
    const client = app.visitor();
    const captcha = await answer(client);
    const response = await client.post('/contact', { ...filled, name: ' Ada ', captcha });
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const text of ['Message Sent!', 'What happens next?', 'Send Another Message', 'Return to Home']) {
      expect(textOf(html)).toContain(text);
    }
    const [row, ...more] = await stored('Ada');
    expect(more).toEqual([]);
    expect(row).toMatchObject({ ...filled, name: 'Ada', status: 'open', userId: null, isPriority: false });

    const again = await client.post('/contact', { ...filled, name: 'Ada', captcha });
    expect(again.status).toBe(400);
    expect(await stored('Ada')).toHaveLength(1);
  });

  test("a paying user's message carries their account and priority", async () => {
    const user = await app.user({ tier: 'professional', name: 'Paying Person' });
    expect((await read('/contact', user)).html).toContain('value="Paying Person"');
    const captcha = await answer(user);
    const response = await user.post('/contact', { ...filled, name: 'Paying Person', captcha });
    expect(response.status).toBe(200);
    const [row] = await stored('Paying Person');
    expect(row).toMatchObject({ userId: user.id, isPriority: true });
  });

  test('a body that is no form is a 400', async () => {
    const response = await app.visitor().request('/contact', {
      method: 'POST',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });
});

describe('when the database fails', () => {
  const whileDown = async (table: string, run: () => Promise<void>) => {
    unreachable = table;
    try {
      await run();
    } finally {
      unreachable = null;
    }
    await app.expectLogged(brokenConnection);
  };

  // An empty list is better than no page (specification: gallery.load-failure).
  test('gallery and blog are shown empty, and visitors go on with what was kept for them', async () => {
    const user = await app.user();
    const before = { gallery: (await read('/gallery')).html, blog: (await read('/blog')).html };
    await withoutTable(app, 'media_library', async () => {
      expect((await read('/gallery')).html).toBe(before.gallery);
      const { status, text } = await read('/gallery', user);
      expect(status).toBe(200);
      expect(text).toContain('No examples yet');
    });
    await withoutTable(app, 'blog_posts', async () => {
      expect((await read('/blog')).html).toBe(before.blog);
      const { status, text } = await read('/blog', user);
      expect(status).toBe(200);
      expect(text).toContain('No Articles Yet');
    });
  });

  test('the contact form and the newsletter say so and keep what was typed', async () => {
    const client = app.visitor();
    await whileDown('contact_requests', async () => {
      const captcha = await solveCaptcha(await (await client.request('/api/captcha/contact')).json());
      const fields = {
        name: 'Lin',
        email: 'lin@example.com',
        subject: 'bug',
        message: 'Kept words',
        captcha,
      };
      const response = await client.post('/contact', fields);
      expect(response.status).toBe(503);
      const text = textOf(await response.text());
      expect(text).toContain('Error sending message');
      expect(text).toContain('Please try again later or contact us directly.');
      expect(text).toContain('Kept words');
    });
    await whileDown('newsletter_subscribers', async () => {
      for (const path of ['/blog', '/?index']) {
        const response = await client.post(path, { email: 'kept@example.com' });
        expect(response.status).toBe(503);
        const html = await response.text();
        expect(textOf(html)).toContain('Subscription failed Please try again later.');
        expect(html).toContain('value="kept@example.com"');
      }
    });
  });
});

describe('manage plan', () => {
  // The plan page needs an account (specification: plan.signed-out).
  test('visitors are sent to sign in', async () => {
    const response = await app.request('/manage-plan');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/auth/);
  });

  test('a free user sees the free plan, the account, three plans and that prices are simulated here', async () => {
    const user = await app.user({ name: ' ' });
    const { status, html, text } = await read('/manage-plan', user);
    expect(status).toBe(200);
    for (const expected of [
      'Manage Your Plan',
      'Free Plan',
      user.email,
      'Not set',
      '$29',
      '$149',
      'Need Help',
      'View FAQ',
    ]) {
      expect(text).toContain(expected);
    }
    expect(html).toContain('href="/dashboard"');
    expect(html.match(/<button[^>]*disabled=""[^>]*>Current Plan/g)).toHaveLength(1);
    for (const expected of ['Test mode.', 'Upgrade to Professional', 'Upgrade to Enterprise'])
      expect(text).toContain(expected);
    expect(text).not.toContain('Manage Billing');
  });

  test('a subscriber sees the state of the subscription', async () => {
    const user = await app.user({ tier: 'enterprise' });
    const { text } = await read('/manage-plan', user);
    expect(text).toContain('Active Subscription');
    expect(text).toContain('0 / 500');
  });
});
