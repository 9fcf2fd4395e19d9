import { eq } from 'drizzle-orm';
import { test } from 'vitest';
import { subscribers } from '#app/db/schema.ts';
import { startSite } from '#tests/support/site.ts';

const out = '/tmp/w-h-shots';
test('look', async () => {
  const site = await startSite();
  const user = await site.user({ name: 'Nora New' });
  const { page, complaints } = await site.open({ user });
  const shot = async (name: string, path: string | null, widths = [360, 768, 1280]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (path) await page.goto(path, { waitUntil: 'load' });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
    }
  };
  await shot('free', '/manage-plan');
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Upgrade to Professional' }).click(),
  ]);
  await popup.waitForURL(/payments\/checkout/);
  const checkout = new URL(popup.url()).pathname;
  await popup.close();
  await shot('checkout', checkout);
  await page.getByRole('button', { name: /declined/ }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${out}/declined-1280.png` });
  await page.getByRole('button', { name: /works/ }).click();
  await page.waitForURL(/checkout=success/);
  await shot('success', null, [360, 1280]);
  await shot('active', '/manage-plan');
  await shot('portal', '/payments/portal');
  await site.post('/payments/portal', { intent: 'cancel' }, user);
  await shot('canceled', '/manage-plan', [360, 1280]);
  await site.post('/payments/portal', { intent: 'resume' }, user);
  await site.post('/payments/portal', { intent: 'fail-payment' }, user);
  await shot('pastdue', '/manage-plan');
  await shot('portal-pastdue', '/payments/portal', [1280]);
  await site.db
    .update(subscribers)
    .set({ customerId: null, subscriptionStatus: 'trialing', pastDueSince: null })
    .where(eq(subscribers.userId, user.id));
  await shot('trial', '/manage-plan', [1280]);
  const visitor = await site.open();
  await visitor.page.goto('/#pricing');
  await visitor.page.waitForTimeout(600);
  await visitor.page.screenshot({ path: `${out}/landing-1280.png` });
  await visitor.page.getByRole('link', { name: 'Get Professional' }).click();
  await visitor.page.waitForURL(/auth/);
  await visitor.page.waitForTimeout(500);
  await visitor.page.screenshot({ path: `${out}/auth-1280.png` });
  console.log('COMPLAINTS', complaints);
  await site.close();
}, 240_000);
