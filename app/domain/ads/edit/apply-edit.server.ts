import type { BriefFacts } from '#app/composer/brief/brief-facts.ts';
import { directionOf, scriptOfLanguage } from '#app/composer/brief/language/detect-language.ts';
import { scriptOf } from '#app/composer/brief/language/script-of.ts';
import { readableOn } from '#app/composer/color/contrast.ts';
import type { AdDesign, LayoutName, Palette, SceneSpec } from '#app/composer/design/ad-design.ts';
import type { WayToShow } from '#app/composer/design/concepts.ts';
import { ideaOf } from '#app/composer/direction/ideas.ts';
import { paintersFor } from '#app/composer/direction/scenes.ts';
import { propOf } from '#app/composer/direction/subject-scene.ts';
import { isSubjectName } from '#app/composer/subjects/catalog.ts';
import { searchSubjects } from '#app/composer/subjects/search-subjects.ts';
import { adLanguages } from '../ad-languages.ts';
import { isOfDrawings, isOverScene, makeAgree } from './agree.ts';
import { fieldsOf } from './edit-fields.ts';
import type { Edit, EditErrors } from './edit-form.ts';
import { isOpenFor, missingFor } from './open-layouts.server.ts';

export type AppliedEdit = { ok: true; design: AdDesign } | { ok: false; errors: EditErrors };

/** A stored ad as far as an edit needs it. */
export type EditedAd = { facts: Pick<BriefFacts, 'topic' | 'voice'>; sceneKey: string | null };

/**
 * The design as the edit has it. Words and colours are taken as they are; layout and subject are brought in line: what
 * was changed goes before what was not.
 */
export function applyEdit(before: AdDesign, edit: Edit, ad: EditedAd): AppliedEdit {
  const chosen = { ...edit, things: thingsOf(edit) };
  if (chosen.subjectWord && chosen.things.length === 0 && chosen.way !== 'none')
    return {
      ok: false,
      errors: { subjectWord: `There is no picture of “${chosen.subjectWord}”. Try another word.` },
    };
  const { headline, subline, offer, callToAction, brand, language } = edit;
  if (language !== before.language && !Object.hasOwn(adLanguages, language))
    return { ok: false, errors: { language: 'Please choose one of the languages.' } };
  const details = edit.details.filter(({ text }) => text !== '');
  const words = { headline, subline, offer, callToAction, brand, details };
  const layout = layoutOf(before, chosen);
  const design: AdDesign = {
    ...before,
    ...writtenIn(language, before, headline),
    layout,
    concept: before.concept === 'classic' && isOverScene(layout) ? 'classic' : ideaOf(layout).concept,
    palette: paletteOf(before.palette, edit),
    layers: { ...before.layers, ...words, scene: sceneOf(before, { ...chosen, layout }, ad) },
    leftOut: [],
  };
  const missing = isOpenFor(design, layout) ? undefined : missingFor(design, layout);
  return missing === undefined ? { ok: true, design } : { ok: false, errors: { layout: missing } };
}

/** The things chosen, else what the word typed means; none for 'none'. */
function thingsOf({ way, things, subjectWord, language }: Edit): string[] {
  if (way === 'none' || way === 'picture') return [];
  const known = things.filter(isSubjectName);
  return known.length > 0 || !subjectWord ? known : searchSubjects(subjectWord, { language, most: 1 });
}

/** Language, and what follows from it and the script of the words. */
function writtenIn(language: string, before: AdDesign, headline: string) {
  const written = /\p{L}/u.test(headline) ? scriptOf(headline) : 'Zyyy';
  const changed = language !== before.language || headline !== before.layers.headline;
  if (!changed) return {};
  const script = written === 'Zyyy' ? scriptOfLanguage(language) : sharedScript(written, language);
  return { language, script, direction: directionOf(language, script) };
}

/** Ideographs are those of the language's own way of writing. */
function sharedScript(written: string, language: string): string {
  const own = scriptOfLanguage(language);
  const isHan = (script: string) => /^(?:Hans|Hant|Jpan|Kore|Hani)$/.test(script);
  return isHan(written) && isHan(own) ? own : written;
}

function paletteOf(before: Palette, { background, surface, accent }: Edit): Palette {
  const isSame = background === before.background && surface === before.surface && accent === before.accent;
  if (isSame) return before;
  const on = (ground: string, was: string, text: string, wished: string[]) =>
    ground === was ? text : readableOn(ground, wished);
  // What the brief asked for gives way to what was chosen here.
  const { asked: _asked, ...rest } = before;
  return {
    ...rest,
    background,
    onBackground: on(background, before.background, before.onBackground, [surface]),
    surface,
    onSurface: on(surface, before.surface, before.onSurface, [background]),
    accent,
    onAccent: on(accent, before.accent, before.onAccent, []),
  };
}

type Chosen = Pick<Edit, 'way' | 'layout' | 'things' | 'setting' | 'material'>;

/** The layout chosen; one that was left as it was follows the way chosen to show the subject. */
function layoutOf(before: AdDesign, { way, layout, things }: Chosen): LayoutName {
  const was = fieldsOf(before);
  if (layout !== before.layout || (way === was.way && things.join() === was.things.join())) return layout;
  return makeAgree({ way, layout, things }, 'way', false).layout;
}

function sceneOf(before: AdDesign, chosen: Chosen, ad: EditedAd): SceneSpec {
  const { scene } = before.layers;
  const { way, things, layout, setting, material } = chosen;
  // A product is the one thing to be seen.
  if (before.layers.product) return scene;
  if (way === 'picture') {
    if (scene.kind === 'picture') return scene;
    return ad.sceneKey ? { kind: 'picture', asset: ad.sceneKey } : scene;
  }
  const [lead] = things;
  if (!lead) {
    const isKept = scene.kind === 'painted' && !scene.subject && (way === 'prop') === (scene.prop !== 'none');
    return isKept ? scene : backdropOf(before, ad.facts);
  }
  const isDrawn = isOfDrawings(layout) || (way === 'drawn' && !isOverScene(layout));
  const prop = isDrawn || way === 'solid' ? undefined : propOf(lead);
  const shownAs = isDrawn ? drawnAs(layout) : prop ? 'prop' : 'solid';
  const { seed } = scene.kind === 'painted' ? scene : before;
  const subject = { things, shownAs, setting, material };
  return { kind: 'painted', painter: 'studio', prop: prop ?? 'none', subject, seed };
}

/** The form a drawing takes in a layout. */
function drawnAs(layout: LayoutName): WayToShow {
  const { shows } = ideaOf(layout);
  return shows === undefined || shows === 'body' ? 'flat' : shows;
}

/** A painted backdrop that suits the brief, without a thing in it. */
function backdropOf({ seed }: AdDesign, { topic, voice }: EditedAd['facts']): SceneSpec {
  const painters = paintersFor(topic.topic, voice).filter((name) => name !== 'studio');
  return { kind: 'painted', painter: painters[seed % painters.length] ?? 'paper', prop: 'none', seed };
}
