import { href, type MiddlewareFunction, redirect } from 'react-router';
import { refuseUnknown, viewerContext } from './session.server.ts';

/** For what belongs to subscribers: visitors sign in first and come back, admins have an area of their own. */
export const requireUser: MiddlewareFunction<Response> = async ({ request, context }) => {
  refuseUnknown(context);
  const viewer = context.get(viewerContext);
  if (viewer?.role === 'admin') throw redirect(href('/admin'));
  if (viewer) return;
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\.data$/, '');
  const isPlain = request.method === 'GET' && page === href('/dashboard') && search === '';
  throw redirect(isPlain ? href('/auth') : `${href('/auth')}?${new URLSearchParams({ next: page })}`);
};
