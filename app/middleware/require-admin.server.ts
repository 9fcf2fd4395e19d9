import { type MiddlewareFunction, redirect } from 'react-router';
import { viewerContext } from './session.server.ts';

/** For the admin area: everybody who is not an admin goes to its sign-in. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(viewerContext)?.role !== 'admin') throw redirect('/admin/login');
};
