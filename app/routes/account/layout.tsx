import { Outlet } from 'react-router';
import { requireSignedIn } from '#app/middleware/require-signed-in.server.ts';
import { Footer } from '#app/routes/public/footer.tsx';
import { Header } from '#app/routes/public/header.tsx';
import { Container } from '#app/ui/container.tsx';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireSignedIn];

export default function AccountLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="py-10 sm:py-14">
          <Outlet />
        </Container>
      </main>
      <Footer />
    </div>
  );
}
