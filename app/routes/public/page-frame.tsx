import { Outlet } from 'react-router';
import { Footer } from '#app/routes/public/footer.tsx';
import { Header } from '#app/routes/public/header.tsx';
import { Container } from '#app/ui/container.tsx';

/** Header, main landmark with a padded column for the page, footer. `className` is the column's padding. */
export function PageFrame({ className }: { className: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className={className}>
          <Outlet />
        </Container>
      </main>
      <Footer />
    </div>
  );
}
