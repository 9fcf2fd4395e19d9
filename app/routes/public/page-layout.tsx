import { Outlet } from 'react-router';
import { Footer } from '#app/routes/public/footer.tsx';
import { Header } from '#app/routes/public/header.tsx';
import { Container } from '#app/ui/container.tsx';

/** The frame of the support and information pages: like the landing page's, with a padded column for the page. */
export default function PageLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="py-12 sm:py-16 lg:py-20">
          <Outlet />
        </Container>
      </main>
      <Footer />
    </div>
  );
}
