import { href, Link } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { Container } from '#app/ui/container.tsx';
import { Logo } from '#app/ui/logo.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { to: '/#features', label: 'Features' },
      { to: '/#pricing', label: 'Pricing' },
      { to: href('/gallery'), label: 'Gallery' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: href('/about'), label: 'About' },
      { to: href('/blog'), label: 'Blog' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: href('/faq'), label: 'FAQ' },
      { to: href('/contact'), label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: href('/privacy-policy'), label: 'Privacy Policy' },
      { to: href('/terms-of-service'), label: 'Terms of Service' },
    ],
  },
];

export function Footer() {
  const { brandName, year } = useRootData();
  return (
    <footer className="border-t border-line bg-sunk">
      <Container className="grid gap-12 py-14 lg:grid-cols-[1.3fr_2fr]">
        <div className="grid max-w-sm content-start gap-4">
          <Link to={href('/')} className="w-fit rounded-sm" aria-label={`${brandName} home`}>
            <Logo name={brandName} />
          </Link>
          <p className="text-base text-ink-soft text-pretty">
            Say what you sell and to whom. We write it, set it in real type and hand you the finished ad.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-3 text-sm font-semibold">{title}</h2>
              <ul className="grid gap-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block py-1 text-base text-ink-soft hover:text-accent-text"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="flex items-end justify-between gap-6 border-t border-line py-6">
        <p className="text-2xs text-ink-soft">
          © {year} {brandName}
        </p>
        <ColorBar />
      </Container>
    </footer>
  );
}

/** The printer's colour bar: the palette of the product, trimmed off the sheet. */
export function ColorBar() {
  return (
    <div aria-hidden="true" className="flex gap-1 [&>*]:size-3.5">
      <span className="bg-ink" />
      <span className="bg-accent" />
      <span className="bg-warning" />
      <span className="bg-success" />
      <span className="border border-line-strong bg-raised" />
    </div>
  );
}
