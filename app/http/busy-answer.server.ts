import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#app/config.server.ts';
import { securityHeadersOf } from '#app/http/security-headers.server.ts';

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f6f1e6,#14120e);color:light-dark(#17140f,#f5efe3)}
p{margin:0;max-width:34rem;color:light-dark(#544c40,#bdb4a4)}
h1{margin:0;font:2.5rem/1.05 "Arial Narrow",Impact,sans-serif}
b{color:light-dark(#b3260f,#ff8a70)}
a{justify-self:start;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.375rem;color:light-dark(#fff,#1a0a05);
background:light-dark(#d6331b,#ff6b4d);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

const page = (brand: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>We'll be right back</title><style>${style}</style></head>
<body><p><b>503</b> · ${brand}</p><h1>We'll be right back</h1>
<p>More people are here at this moment than we can answer. Please try again in a few seconds; nothing of yours is lost, and
nothing was charged.</p><a href="">Try again</a></body></html>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Made once: an answer for those turned away must cost next to nothing. */
type BusyAnswer = (request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number) => void;

/**
 * Turns a request away with our page, or a line of text where no page is asked for; status 503 and when to come again.
 */
export function createBusyAnswer(settings: Config): BusyAnswer {
  const html = Buffer.from(page(settings.brandName.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')));
  const text = Buffer.from('Too busy at this moment. Please try again in a few seconds.');
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = {
    ...securityHeadersOf(settings),
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  return (request, response, retryAfterSeconds) => {
    const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '') || request.headers.accept === '*/*';
    const body = wantsPage ? html : text;
    response.writeHead(503, {
      ...headers,
      'retry-after': String(retryAfterSeconds),
      'content-type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8`,
      'content-length': String(body.length),
      // What is still on its way of a form is not waited for.
      ...(request.method !== 'GET' && request.method !== 'HEAD' && { connection: 'close' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
