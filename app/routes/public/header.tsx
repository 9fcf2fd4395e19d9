import { Menu, X } from 'lucide-react';
import { href, Link, useLocation } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Logo } from '#app/ui/logo.tsx';

const anchors = [
  { to: '/#features', label: 'Features' },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/#examples', label: 'Examples' },
];

/** The public pages' header; its small-screen menu is a <details>, so it opens without JavaScript. */
export function Header() {
  const { user, brandName } = useRootData();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <a
        href="#main"
        className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Container className="flex min-h-16 items-center gap-3 sm:gap-8">
        <Link to={href('/')} className="me-auto rounded-sm" aria-label={`${brandName} home`}>
          <Logo name={brandName} />
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex gap-1">
            {anchors.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="rounded-md px-3 py-2 text-sm font-medium text-ink-soft hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          {user ? (
            <LinkButton to={href('/dashboard')} variant="ink" size="sm">
              Dashboard
            </LinkButton>
          ) : (
            <>
              <LinkButton to={href('/auth')} variant="ghost" size="sm" className="hidden sm:inline-flex">
                Sign In
              </LinkButton>
              <LinkButton to={`${href('/auth')}?tab=signup`} size="sm">
                Get Started
              </LinkButton>
            </>
          )}
          <SmallMenu signedIn={user !== null} />
        </div>
      </Container>
    </header>
  );
}

function SmallMenu({ signedIn }: { signedIn: boolean }) {
  const location = useLocation();
  const links = signedIn ? anchors : [...anchors, { to: href('/auth'), label: 'Sign In' }];
  return (
    <details key={location.key} className="group md:hidden">
      <summary className="grid size-10 place-items-center rounded-md border border-line-strong bg-raised">
        <Menu className="size-5 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-5 group-open:block" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Main, small screen"
        className="absolute inset-x-0 top-full border-y border-line bg-paper px-4 py-3 shadow-lift"
      >
        <ul className="grid">
          {links.map(({ to, label }) => (
            <li key={to} className="border-b border-line last:border-0">
              <Link to={to} className="block py-3.5 text-lg font-semibold">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
