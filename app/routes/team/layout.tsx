import { requireUser } from '#app/middleware/require-user.server.ts';
import PageLayout from '#app/routes/public/page-layout.tsx';
import type { Route } from './+types/layout';

/** Visitors sign in first and come back; operators use no plan and are in no team. */
export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** The frame of the page that the link of an invitation leads to. */
export default function TeamLayout() {
  return <PageLayout />;
}
