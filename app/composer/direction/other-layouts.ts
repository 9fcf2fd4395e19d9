import type { AdDesign, LayoutName, SceneSpec } from '../design/ad-design.ts';
import type { WayToShow } from '../design/concepts.ts';
import { ideasInTurn } from './choose-idea.ts';
import { ideaOf, isSceneLayout, materialOf } from './ideas.ts';
import { rankLayouts } from './layouts.ts';
import { settingIn } from './subject-scene.ts';

/** The design in another layout, with the idea that lives there; classic designs stay what they are. */
export function withLayout(design: AdDesign, layout: LayoutName): AdDesign {
  if (design.layout === layout) return design;
  if (design.concept === 'classic') return { ...design, layout };
  const { concept, shows } = ideaOf(layout);
  const { scene } = design.layers;
  const subject = scene.kind === 'painted' && scene.prop === 'none' ? scene.subject : undefined;
  const shownAs = shows === 'body' ? bodyOf(scene) : (shows ?? 'solid');
  const shown = subject && { ...subject, shownAs, setting: settingIn(layout, subject.setting) };
  const layers = shown
    ? { ...design.layers, scene: { ...scene, subject: shown } as SceneSpec }
    : design.layers;
  return { ...design, concept, layout, layers };
}

/** A drawing of one thing stays one; patterns and stickers become a body. */
const bodyOf = (scene: SceneSpec): WayToShow =>
  scene.kind === 'painted' && scene.subject?.shownAs === 'flat' ? 'flat' : 'solid';

/** Layouts tried before an ad counts as one that no layout holds. */
const mostTried = 9;

/**
 * Layouts to try when a design fails its checks, the best first and without its own. Ideas that are open for it come
 * first, then those that leave the words most room.
 */
export function nextLayouts(design: AdDesign): LayoutName[] {
  const { layers, layout, script, seed, palette } = design;
  const roomy: LayoutName[] = rankLayouts({
    copy: layers,
    pixels: { width: 1, height: 1 },
    topic: 'general',
    voice: 'neutral',
    seed,
    script,
    scene: layers.scene,
    product: layers.product,
    roomFirst: true,
  });
  if (design.concept === 'classic') return roomy.filter((name) => name !== layout);
  const material = materialOf(design);
  const turns = ideasInTurn({ material, voice: 'neutral', palette }).map((idea) => idea.layout);
  const from = turns.indexOf(layout) + 1;
  const open = [...turns.slice(from), ...turns.slice(0, from)];
  const typeOnly: LayoutName[] = material.staged ? [] : ['ledger', 'statement', 'rings'];
  const last = material.staged || isSceneLayout(layout) ? roomy : (['card', 'split'] as const);
  return [...new Set([...open.slice(0, mostTried), ...typeOnly, ...last])].filter((name) => name !== layout);
}
