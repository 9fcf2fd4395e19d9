import { cachedAnswer } from '../cached-answer.server.ts';
import type { Card } from './draw-card.tsx';
import { drawOnce } from './drawn-cards.server.ts';

/** A share picture as PNG. Other sites may embed it: that is what it is for. */
export async function cardAnswer(
  request: Request,
  input: { name: string; version: string; card: () => Promise<Card> },
): Promise<Response> {
  const { name, version, card } = input;
  const body = await drawOnce(`${name}\n${version}`, card);
  if (!body) {
    return new Response('Too many pictures are being drawn. Please try again in a moment.', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      },
    });
  }
  return cachedAnswer(request, {
    body,
    type: 'image/png',
    maxAge: 86_400,
    version,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
}

/** 'home.png' to 'home'; undefined for anything that is no PNG. */
export function nameOfPng(file: string): string | undefined {
  return file.endsWith('.png') ? file.slice(0, -'.png'.length) : undefined;
}
