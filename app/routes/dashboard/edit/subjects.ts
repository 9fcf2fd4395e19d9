import { isAdLanguage } from '#app/domain/ads/ad-languages.ts';
import { findSubjectChoices } from '#app/domain/ads/edit/edit-choices.server.ts';
import type { Route } from './+types/subjects';

/** GET /dashboard/subjects?q={word}&language={code}: things an ad can show, for a word in any language, as JSON. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('language') ?? 'en';
  const found = findSubjectChoices(searchParams.get('q') ?? '', isAdLanguage(language) ? language : 'en');
  return Response.json(found, { headers: { 'cache-control': 'private, max-age=3600' } });
}
