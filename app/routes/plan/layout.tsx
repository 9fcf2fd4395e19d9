import { requireUser } from '#app/middleware/require-user.server.ts';
import { PageFrame } from '#app/routes/public/page-frame.tsx';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export default function PlanLayout() {
  return <PageFrame className="py-10 sm:py-14" />;
}
