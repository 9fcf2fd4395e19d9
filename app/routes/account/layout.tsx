import { requireSignedIn } from '#app/middleware/require-signed-in.server.ts';
import { PageFrame } from '#app/routes/public/page-frame.tsx';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireSignedIn];

export default function AccountLayout() {
  return <PageFrame className="py-10 sm:py-14" />;
}
