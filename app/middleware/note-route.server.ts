import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '#app/http/request-context.server.ts';

/** Notes which route answers, for the figures and the access log. First of all middleware. */
export const noteRouteMiddleware: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(requestContext).trace.route = pattern.startsWith('/') ? pattern : `/${pattern}`;
};
