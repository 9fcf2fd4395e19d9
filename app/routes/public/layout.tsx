import { Outlet } from 'react-router';
import { Footer } from '#app/routes/public/footer.tsx';
import { Header } from '#app/routes/public/header.tsx';

/** Header, main landmark and footer of the landing page. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
