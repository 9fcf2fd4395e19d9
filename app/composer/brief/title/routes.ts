import { setOf } from '../../subjects/catalog.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';

/** A dash between two names, "Cork - Dublin": the second has one word or two. */
const betweenNames =
  /(?<=\p{Lu}[\p{L}\p{M}’'.-]{1,30})\s[-–]\s(?=\p{Lu}[\p{L}\p{M}’'.-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?(?:$|[,;]|\s\P{Lu}))/gu;

/** What goes from one place to another. */
const vehicles = setOf([
  'airplane',
  'small-airplane',
  'bus',
  'minibus',
  'taxi',
  'train',
  'fast-train',
  'ferry',
  'lorry',
  'delivery-van',
]);

/** Stands in for the dash of a route while a title is cut; a private-use character that no brief keeps (cleanText). */
const heldDash = '\ue001';

/** A title in which the dash of a route parts nothing: "Airport transfer Cork - Dublin €180". */
export const withHeldRoutes = (title: string, language: string): string =>
  title.replace(betweenNames, (dash, index: number) =>
    findSubjects({ title: title.slice(0, index) }, language).some(({ name }) => vehicles.has(name))
      ? dash.replace(/[-–]/u, (sign) => `${heldDash}${sign}`).replaceAll(/\s/gu, heldDash)
      : dash,
  );

/** "Pub quiz / open mic / karaoke": the strokes of a list of three part nothing. */
export const withHeldStrokes = (title: string): string =>
  /\s\/\s[^/]{1,40}\s\/\s/u.test(title) && title.length <= 58
    ? title.replace(/\s\/\s/gu, `${heldDash}/${heldDash}`)
    : title;

export const withRoutes = (part: string) =>
  part.replaceAll(`${heldDash}${heldDash}`, ' ').replaceAll(heldDash, ' ');
