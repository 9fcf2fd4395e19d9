import type { Route } from './+types/og-page';
import { noSuchFile } from './cached-answer.server.ts';
import { cardAnswer, nameOfPng } from './card/card-answer.server.ts';
import { pageCard } from './card/page-cards.server.ts';

/**
 * GET /og/{page}.png: the share picture of a page. Nothing of the request is drawn but the choice among known names.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const name = nameOfPng(params.file);
  const page = name === undefined ? undefined : pageCard(name);
  if (!name || !page) return noSuchFile();
  return cardAnswer(request, { name, ...page });
}
