import { listRoutes } from './route-list.ts';

/** Ways to write one address, most of which mean the same to some program on the way. */
export const spellings = (path: string): string[] => {
  if (path === '/')
    return ['/', '//', '/.', '/?index', '/index', '/_.data', '/_root.data', '/.data', '/%2f', '/%2e'];
  const [, first = '', ...rest] = path.split('/');
  const tail = rest.map((part) => `/${part}`).join('');
  const code = `%${first.charCodeAt(0).toString(16)}`;
  return [
    path,
    path.toUpperCase(),
    `/${first[0]?.toUpperCase()}${first.slice(1)}${tail}`,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `///${first}${tail}`,
    `/.${path}`,
    `/x/..${path}`,
    `/healthz/..${path}`,
    `/healthz/%2e%2e${path}`,
    `/mailbox/..%2f..${path}`,
    `/events;${path}`,
    `/${code}${first.slice(1)}${tail}`,
    `/%25${first.charCodeAt(0).toString(16)}${first.slice(1)}${tail}`,
    `\\${first}${tail}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.`,
    `${path};x=1`,
    `${path}.data`,
    `${path}/.data`,
    `${path}/_.data`,
    `${path}.data/`,
    `${path}.data.data`,
    `${path}.DATA`,
    `${path}.html`,
    `${path}?index`,
    `${path}?token=made-up`,
    `${path}?beta_access_granted=true`,
    `${path}#/healthz`,
  ];
};

/** Every method a route could be asked with. */
export const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Values of the `_routes` parameter, by which a page's script asks for the data of one part alone. */
export const partsAsked = () => [
  undefined,
  '',
  'root',
  ...listRoutes().map(({ file }) => file.replace(/^app\/|\.tsx?$/g, '')),
];
