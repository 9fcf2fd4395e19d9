import { createContext, href, type MiddlewareFunction, redirect } from 'react-router';
import { findSessionId } from '#app/domain/users/sessions.server.ts';
import { refuseUnknown, type Viewer, viewerContext } from './session.server.ts';

/** Who is signed in, and through which session. Set by requireSignedIn. */
export const signedInContext = createContext<{ viewer: Viewer; sessionId: string }>();

/** For what everybody with an account has, admins too: visitors sign in first and come back to the account page. */
export const requireSignedIn: MiddlewareFunction<Response> = async ({ request, context }) => {
  refuseUnknown(context);
  const viewer = context.get(viewerContext);
  const sessionId = viewer && (await findSessionId(request));
  if (!viewer || !sessionId)
    throw redirect(`${href('/auth')}?${new URLSearchParams({ next: href('/account') })}`);
  context.set(signedInContext, { viewer, sessionId });
};
