import { href, Link } from 'react-router';
import { config } from '#app/config.server.ts';
import { useRootData } from '#app/root-data.ts';
import { LegalPage, type LegalSection, MailLink } from '#app/routes/public/legal-page.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import type { Route } from './+types/privacy-policy';

export function loader() {
  return { supportEmail: config().supportEmail };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/privacy-policy'),
    title: 'Privacy Policy',
    description:
      'Which data we keep about you, what for, who else sees it, how long it stays and how to have it removed.',
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { brandName } = useRootData();
  return (
    <LegalPage
      title="Privacy Policy"
      summary={`${brandName} keeps what it needs to make your ads and to run your account, and nothing to sell.`}
      lastUpdated="January 14, 2025"
      sections={sections(brandName, loaderData.supportEmail)}
    />
  );
}

function sections(brandName: string, supportEmail: string): LegalSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: (
        <p>
          In this policy "we" are the operators of this {brandName} service and "you" are whoever visits or
          uses it. We decide which personal data is processed here and are responsible for it. You reach us at{' '}
          <MailLink address={supportEmail} />.
        </p>
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <ul>
          <li>Account: your full name, email address and a one-way hash of your password.</li>
          <li>Briefs and ads: what you enter into the form and the ads made from it.</li>
          <li>Usage: how many generations you used in a month and which plan you have.</li>
          <li>
            Payments: for a paid plan, its status and the identifiers of our payment provider. We never see or
            store card numbers.
          </li>
          <li>Messages: name, email address, subject and text of what you send through the contact form.</li>
          <li>Newsletter: your email address, when and on which page you left it.</li>
          <li>
            Technical data: IP address and browser of signed-in sessions, and attempts counted to keep out
            abuse. Our logs hold errors and missing pages, not what you write.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: (
        <>
          <p>To provide what you asked for: your account, your ads, your plan, an answer to your message.</p>
          <p>To keep the service safe: limiting attempts, telling people from programs, finding faults.</p>
          <p>
            To send the newsletter, only after you confirmed it; every issue has a link that ends it at once.
          </p>
          <p>
            The legal bases are the contract with you, our legitimate interest in a safe service and, for the
            newsletter, your consent. We do not sell personal data and show no third-party advertising.
          </p>
        </>
      ),
    },
    {
      id: 'models',
      title: 'Language and image models',
      body: (
        <p>
          Ads can be made entirely by our own software. Where a language or image model of another provider is
          connected, the text of your brief is sent to that provider to write or paint the ad; your name,
          email address and account are not sent. Each finished ad says which designer or model made it.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: (
        <>
          <p>Only those who work for us under contract, and only what their task needs:</p>
          <ul>
            <li>the companies that host our servers, database and files,</li>
            <li>the company that delivers our email,</li>
            <li>the payment provider, for paid plans,</li>
            <li>model providers, as described above,</li>
            <li>a captcha provider, where we use one in place of our own captcha.</li>
          </ul>
          <p>Beyond that we hand data over only where the law obliges us to.</p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <p>
          We set cookies only where the service does not work without them, above all the one that keeps you
          signed in. There are no advertising or analytics cookies, so there is no cookie banner.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <>
          <p>
            Your account and ads stay until you delete them. A deleted ad disappears from every address at
            once and its files are removed from storage.
          </p>
          <p>
            Of a deleted account we keep a code made from its address, which can't be turned back into it,
            with the free credits used that month, until the month is over. Refused sign-ins and similar
            events are kept for 90 days with the network they came from, so that attacks can be seen.
          </p>
          <p>
            Contact messages are kept until they are settled and as long as follow-up questions are likely;
            records of payments as long as tax law requires.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <p>
          Passwords are stored as argon2id hashes. Your ads are served to you alone. Sessions end when you
          sign out, and all of them end when you set a new password. No system is perfectly safe; should yours
          be affected by an incident, we tell you.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask for a copy of your data, have it corrected or deleted, restrict or object to its use,
            take it with you and withdraw consent at any time. Write to <MailLink address={supportEmail} /> or
            use the{' '}
            <Link to={href('/contact')} className="text-link">
              contact form
            </Link>
            . You may also complain to your data protection authority.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          The service is meant for businesses and adults. We do not knowingly keep data of children under 16.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          When this policy changes, the date above changes with it; changes that matter are announced by email
          to account holders beforehand. Questions: <MailLink address={supportEmail} />.
        </p>
      ),
    },
  ];
}
