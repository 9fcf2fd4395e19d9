import { createContext, href, type MiddlewareFunction, redirect } from 'react-router';
import { refuseUnknown, type Viewer, viewerContext } from './session.server.ts';

/** The acting admin, for everything below the admin layout: what actions sign their entries with. Not set elsewhere. */
export const operatorContext = createContext<Viewer>();

/** For the admin area: everybody who is not an admin goes to its sign-in. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context }) => {
  refuseUnknown(context);
  const viewer = context.get(viewerContext);
  if (viewer?.role !== 'admin') throw redirect(href('/admin/login'));
  context.set(operatorContext, viewer);
};
