import type { AdDesign } from '#app/composer/design/ad-design.ts';
import { isOverScene } from './agree.ts';
import type { Edit } from './edit-form.ts';
import type { WayToChoose } from './edit-limits.ts';

/** What the editor's form shows of a design. */
export type EditFields = Omit<Edit, 'subjectWord'>;

/** The fields of a design, as an edit that changes nothing. */
export function fieldsOf({ layers, language, layout, palette }: AdDesign): EditFields {
  const { headline, subline, offer, callToAction, brand, details, scene } = layers;
  const subject = scene.kind === 'painted' ? scene.subject : undefined;
  return {
    ...{ headline, subline, offer, callToAction, brand, details, language, layout },
    background: palette.background,
    surface: palette.surface,
    accent: palette.accent,
    way: wayOf({ layers, layout }),
    things: subject?.things ?? [],
    setting: subject?.setting ?? 'podium',
    material: subject?.material ?? 'clay',
  };
}

function wayOf({ layers, layout }: Pick<AdDesign, 'layers' | 'layout'>): WayToChoose {
  const { scene } = layers;
  if (scene.kind === 'picture') return 'picture';
  if (!scene.subject) return scene.prop === 'none' ? 'none' : 'prop';
  if (scene.prop !== 'none' && scene.subject.shownAs === 'prop') return 'prop';
  return scene.subject.shownAs === 'solid' || isOverScene(layout) ? 'solid' : 'drawn';
}
