import { href, Link } from 'react-router';
import { config } from '#app/config.server.ts';
import { formatPrice, type Plan, plans, tiers } from '#app/domain/billing/plans.ts';
import { useRootData } from '#app/root-data.ts';
import { LegalPage, type LegalSection, MailLink } from '#app/routes/public/legal-page.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import type { Route } from './+types/terms-of-service';

export function loader() {
  return { supportEmail: config().supportEmail, planLines: tiers.map((tier) => planLine(plans[tier])) };
}

/** 'Professional: 100 generations a month, $29 per month.' */
function planLine({ name, monthlyGenerations, priceCents, period }: Plan): string {
  return `${name}: ${monthlyGenerations} generations a month, ${formatPrice(priceCents)} ${period}.`;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/terms-of-service'),
    title: 'Terms of Service',
    description:
      'The agreement between you and us: accounts, plans and credits, ownership of your ads, fair use and liability.',
  });

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const { brandName } = useRootData();
  return (
    <LegalPage
      title="Terms of Service"
      summary={`The rules for using ${brandName}, in plain words. By creating an account you agree to them.`}
      lastUpdated="January 14, 2025"
      sections={sections({ brandName, ...loaderData })}
    />
  );
}

type Facts = { brandName: string; supportEmail: string; planLines: string[] };

function sections({ brandName, supportEmail, planLines }: Facts): LegalSection[] {
  return [
    {
      id: 'service',
      title: 'The service',
      body: (
        <p>
          {brandName} makes social media ads from your description. These terms are the agreement between you
          and the operators of this service ("we"). If you use it for a company, you confirm that you may
          agree on its behalf.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <p>
          You need an account with your real name and an email address you can read. Keep your password to
          yourself and tell us if somebody else may know it; what happens through your account counts as done
          by you. You must be at least 16 years old.
        </p>
      ),
    },
    {
      id: 'plans',
      title: 'Plans and credits',
      body: (
        <>
          <ul>
            {planLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            One generation costs one credit. Credits are counted by calendar month in UTC, do not carry over
            and can not be paid out. A generation that fails on our side gives its credit back. Ads of the
            free plan carry a watermark, which must not be removed.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment, cancellation and refunds',
      body: (
        <p>
          Paid plans are billed monthly in advance and renew until you cancel. You can cancel anytime; your
          plan then lasts until the period you paid for ends. Within 30 days of your first payment you can
          have it back in full: a message is enough. Price changes are announced at least 30 days ahead.
        </p>
      ),
    },
    {
      id: 'ownership',
      title: 'Your content and your ads',
      body: (
        <>
          <p>
            What you enter stays yours, and so do the ads made from it: as far as rights in them exist on our
            side, you get them, for commercial use and without a time limit. You allow us to process your
            content as far as the service needs it.
          </p>
          <p>
            You confirm that you may use the names, texts and pictures you enter. Other people may receive
            similar ads from similar briefs.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: (
        <>
          <p>Do not use the service to</p>
          <ul>
            <li>
              break the law or the rights of others, including trade marks and the right to one's own image,
            </li>
            <li>deceive, defame, harass or incite hatred,</li>
            <li>advertise what may not be advertised where your ad runs,</li>
            <li>
              get around quotas, watermarks or access limits, or burden the service with automated requests,
            </li>
            <li>resell access to your account.</li>
          </ul>
          <p>We may suspend accounts that do, after a warning where that is reasonable.</p>
        </>
      ),
    },
    {
      id: 'review',
      title: 'Check before you publish',
      body: (
        <p>
          Ads are written and designed by software and may contain mistakes. You decide what you publish and
          are responsible for its claims, prices, mandatory notices and the advertising rules of the network
          you use.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      body: (
        <p>
          We work to keep the service available and your ads safe, but can not promise that it never pauses,
          and we improve it continually. Keep copies of ads you rely on. If we end a paid feature, you get
          back what you paid for the remaining time.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          We are fully liable for intent and gross negligence and wherever the law does not allow a limit.
          Otherwise our liability is limited to foreseeable damage and to what you paid us in the twelve
          months before.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      body: (
        <p>
          You can delete your account yourself at any time, on your account page. We may end the agreement
          with 30 days' notice, or at once for a serious breach. Download your ads before: with the account
          they are deleted.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          When these terms change in a way that matters, we tell you by email at least 30 days ahead; if you
          do not agree, you can cancel. How we handle data is described in the{' '}
          <Link to={href('/privacy-policy')} className="text-link">
            Privacy Policy
          </Link>
          . Questions: <MailLink address={supportEmail} />.
        </p>
      ),
    },
  ];
}
