import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.server.ts';

const proxies = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];
const asked = (forwarded: string | undefined, socket = '127.0.0.1', trusted = proxies) =>
  createClientAddress(trusted)({
    socket: { remoteAddress: socket },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

test('nobody but a trusted proxy says who somebody is', () => {
  expect(asked('203.0.113.9', '198.51.100.7')).toEqual({ address: '198.51.100.7', forwarded: false });
  expect(asked('203.0.113.9', '127.0.0.1', [])).toEqual({ address: '127.0.0.1', forwarded: false });
  expect(asked('203.0.113.9', '::ffff:127.0.0.1')).toEqual({ address: '203.0.113.9', forwarded: true });
  expect(asked(undefined)).toEqual({ address: '127.0.0.1', forwarded: true });
});

test.each([
  ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['10.1.2.3', '127.0.0.1'],
  // One address in all its spellings is one.
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  // Some proxies write the port too.
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  // What stands before something unreadable may be anybody's word.
  ['6.6.6.6, unknown', '127.0.0.1'],
  ['6.6.6.6, ', '127.0.0.1'],
  ['6.6.6.6, 203.0.113.999', '127.0.0.1'],
  ['6.6.6.6, 0x7f.1', '127.0.0.1'],
])('behind a proxy %j is %s', (forwarded, address) => {
  expect(asked(forwarded)).toEqual({ address, forwarded: true });
});
