import type { LayoutName, PropName, Subject } from '../design/ad-design.ts';
import type { BackdropName, MaterialName, SettingName, WayToShow } from '../design/concepts.ts';
import { isGrounded } from '../scenes/studio/proportion.ts';
import { type SubjectName, setOf } from '../subjects/catalog.ts';
import { isCroppable } from '../subjects/croppable.ts';
import type { FoundSubject } from '../subjects/find-subjects.ts';
import { isPerson } from '../subjects/person.ts';
import { type Idea, isSceneLayout } from './ideas.ts';
import type { Voice } from './voices.ts';

/** Things there is a modelled prop of: it is the best way to show them. */
const props: Partial<Record<SubjectName, PropName>> = {
  coffee: 'cup',
  'serum-bottle': 'bottle',
  gift: 'gift',
  smartphone: 'phone',
  book: 'book',
  house: 'house',
  plant: 'plant',
  dumbbell: 'dumbbell',
  burger: 'burger',
  car: 'car',
  airplane: 'plane',
  'birthday-cake': 'cake',
  'shopping-bags': 'bag',
  headphones: 'headphones',
  paw: 'paw',
  diamond: 'diamond',
  chair: 'chair',
  bicycle: 'bike',
};

/** The modelled prop of a thing, if there is one. */
export const propOf = (thing: string): PropName | undefined => props[thing as SubjectName];

const settings: Record<Voice, SettingName[]> = {
  luxury: ['podium', 'macro', 'shelf'],
  playful: ['floating', 'giant', 'flat-lay', 'podium'],
  urgent: ['giant', 'floating', 'podium'],
  professional: ['podium', 'shelf', 'giant'],
  friendly: ['podium', 'shelf', 'floating', 'giant'],
  bold: ['giant', 'macro', 'floating'],
  calm: ['shelf', 'podium', 'flat-lay'],
  romantic: ['podium', 'floating', 'shelf'],
  tech: ['floating', 'podium', 'giant'],
  retro: ['flat-lay', 'podium', 'shelf'],
  neutral: ['podium', 'giant', 'floating', 'shelf', 'macro', 'flat-lay'],
};

const materials: Record<Voice, MaterialName[]> = {
  luxury: ['gloss', 'clay'],
  playful: ['clay', 'gloss', 'paper'],
  urgent: ['gloss', 'clay'],
  professional: ['clay', 'clay', 'gloss'],
  friendly: ['clay', 'paper', 'clay'],
  bold: ['gloss', 'clay'],
  calm: ['clay', 'paper'],
  romantic: ['clay', 'gloss'],
  tech: ['gloss', 'clay'],
  retro: ['paper', 'clay'],
  neutral: ['clay', 'gloss', 'clay', 'paper'],
};

const backdrops: Record<Voice, BackdropName[]> = {
  luxury: ['window', 'arch', 'table'],
  playful: ['layers', 'disc', 'table'],
  urgent: ['disc', 'table', 'layers'],
  professional: ['table', 'window', 'disc'],
  friendly: ['layers', 'window', 'table', 'disc'],
  bold: ['disc', 'layers', 'table'],
  calm: ['window', 'arch', 'table', 'layers'],
  romantic: ['window', 'arch', 'layers'],
  tech: ['table', 'window', 'disc'],
  retro: ['layers', 'arch', 'disc'],
  neutral: ['window', 'layers', 'table', 'disc', 'arch'],
};

/** A studio's subject and the modelled prop that shows it, 'none' where a solid does. */
export type SubjectScene = { prop: PropName; subject: Subject };

const isOfAir = (setting: string) => setting === 'macro' || setting === 'floating';

/**
 * The things found, set in the studio as suits the voice. Another seed sets them in another way, but never leaves them
 * out.
 */
export function subjectScene(found: FoundSubject[], voice: Voice, seed: number): SubjectScene | undefined {
  const things = withoutBareParts(withoutTwins(found.map(({ name }) => name)));
  const [lead] = things;
  if (!lead) return undefined;
  const wished = pick(settings[voice], seed);
  // What stands on wheels or legs is not cut at its foot, nor does it hang in the air.
  const isApt = !(wished === 'macro' && !isCroppable(lead)) && !(isOfAir(wished) && isGrounded(lead));
  const setting = isApt ? wished : 'podium';
  // In paper a figure is a cut-out with sharp features.
  const material = isPerson(lead) ? 'paper' : pick(materials[voice], Math.floor(seed / 7));
  const backdrop = pick(backdrops[voice], Math.floor(seed / 3));
  const prop = props[lead] ?? 'none';
  // A field of one thing, or a part of it, is drawn from its pictogram; the star stands whole.
  const asProp = prop !== 'none' && setting !== 'flat-lay' && seed % 3 !== 2;
  return {
    prop: asProp ? prop : 'none',
    subject: { things, shownAs: asProp ? 'prop' : 'solid', setting, material, backdrop },
  };
}

/** A thing and another view of it (a car, and its front) side by side would look like a mistake. */
function withoutTwins(things: SubjectName[]): SubjectName[] {
  const isTwin = (one: string, other: string) => one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
  return things.filter((thing, index) => !things.slice(0, index).some((other) => isTwin(thing, other)));
}

/** Parts of a body: they may be what an ad is about, but loose eyes around a pair of glasses stare. */
const bareParts = setOf(['eye', 'ear', 'foot', 'brain', 'lungs', 'anatomical-heart', 'prosthetic-leg']);

/** Without parts of a body beside a thing; "eye test" alone still shows the eye. */
const withoutBareParts = (things: SubjectName[]): SubjectName[] =>
  things.filter((thing, index) => index === 0 || !bareParts.has(thing));

/**
 * Layouts whose words lie over the scene. A large part of a thing would run out under the words there, or lose its
 * head.
 */
const overScene: ReadonlySet<LayoutName> = new Set(['hero-bottom', 'poster', 'centered', 'card', 'band']);

/** The subject as an idea shows it; a 'body' is lit in the studio, alone or on its set. */
export function shownIn({ shows, layout }: Pick<Idea, 'shows' | 'layout'>, set: SubjectScene): SubjectScene {
  const way = isPerson(set.subject.things[0]) ? wayOfPerson(shows) : shows;
  if (way && way !== 'body') return { prop: 'none', subject: { ...set.subject, shownAs: way } };
  return { ...set, subject: { ...set.subject, setting: settingIn(layout, set.subject.setting) } };
}

/** A face is drawn, for as a body it is all blocks. Only an idea that comes up once more shows it as a body. */
const wayOfPerson = (shows: Idea['shows']): Idea['shows'] =>
  shows === 'body' ? 'flat' : shows === 'flat' ? 'body' : shows;

/**
 * The setting a layout has room for. Beside or over words the things of a field would be crumbs, so one of them stands
 * alone.
 */
export function settingIn(layout: LayoutName, setting: SettingName): SettingName {
  const isApt =
    !(setting === 'macro' && overScene.has(layout)) && !(setting === 'flat-lay' && isSceneLayout(layout));
  return isApt ? setting : 'podium';
}

/** How a layout shows a subject in the end: a body larger than the picture or its frame is cropped. */
export function wayShown({ shownAs, setting }: Subject, layout: LayoutName): WayToShow {
  const isBody = shownAs === 'solid' || shownAs === 'prop';
  const isCropped = layout === 'giant' || (setting === 'macro' && isSceneLayout(layout));
  return isBody && isCropped ? 'cropped' : shownAs;
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], seed: number): T => list[seed % list.length] as T;
