import { type MiddlewareFunction, redirect } from 'react-router';

/** One address a page: '/faq/' moves to '/faq' for good, with its query. Posts are answered where they are sent. */
export const canonicalPathMiddleware: MiddlewareFunction<Response> = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || pathname === '/' || !pathname.endsWith('/')) return undefined;
  // A path of two slashes would be the address of another host.
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  throw redirect(path + search, 301);
};
