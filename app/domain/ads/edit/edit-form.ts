import { z } from 'zod';
import { layoutNames } from '#app/composer/design/ad-design.ts';
import { detailRoles, materialNames, settingNames } from '#app/composer/design/concepts.ts';
import { editLimits, waysToChoose } from './edit-limits.ts';

const tooLong = (max: number) => `Please keep this under ${max} characters.`;

/** Nothing but characters without a sign of their own: the line looks empty, and is. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * One line of an ad: runs of white space are one space, and marks that
 * turn the direction of what follows are taken out.
 */
const line = (max: number) =>
  z
    .string()
    .overwrite((value) =>
      value
        .toWellFormed()
        .normalize('NFC')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
        .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
        .replace(unseen, ''),
    )
    .max(max, tooLong(max));

const optional = (max: number) =>
  line(max)
    .transform((value) => value || undefined)
    .optional();

const colorMessage = 'Please enter a color like #1d3557.';

/** '#FFF' and 'fff' to '#ffffff'. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/, colorMessage)
  .transform((value) => {
    const digits = value.replace('#', '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

/** What the editor changes of an ad; fields it leaves out stay as they are. */
export const editSchema = z.strictObject({
  headline: line(editLimits.headline).min(1, 'An ad needs a headline.'),
  subline: optional(editLimits.subline),
  offer: optional(editLimits.offer),
  callToAction: line(editLimits.callToAction).min(1, 'The button needs words.'),
  brand: optional(editLimits.brand),
  details: z
    .array(z.strictObject({ role: z.enum(detailRoles), text: line(editLimits.detail) }))
    .max(editLimits.details),
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'Please choose one of the languages.'),
  layout: z.enum(layoutNames, { error: 'Please choose one of the layouts.' }),
  background: color,
  surface: color,
  accent: color,
  way: z.enum(waysToChoose, { error: 'Please choose one of the ways.' }),
  things: z
    .array(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please choose from the list.'))
    .max(editLimits.things),
  /** Looked up where no thing was chosen. */
  subjectWord: optional(editLimits.subjectWord),
  setting: z.enum(settingNames, { error: 'Please choose one of the settings.' }),
  material: z.enum(materialNames, { error: 'Please choose one of the materials.' }),
});
export type Edit = z.output<typeof editSchema>;

/** Messages by field; those of a further fact by 'details.0'. */
export type EditErrors = Record<string, string>;

export type ReadEdit = { ok: true; edit: Edit } | { ok: false; errors: EditErrors };

const single = ['headline', 'subline', 'offer', 'callToAction', 'brand', 'language', 'layout'] as const;
const looks = ['background', 'surface', 'accent', 'way', 'subjectWord', 'setting', 'material'] as const;

/**
 * The fields of the editor's form. Further facts are pairs of `detailRole` and `detailText`, things are repeated; a
 * colour that was typed goes before the picker's.
 */
export function readEdit(form: FormData | URLSearchParams): ReadEdit {
  const values: Record<string, unknown> = {};
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  for (const name of [...single, ...looks]) values[name] = text(`${name}Typed`)?.trim() || text(name);
  const roles = form.getAll('detailRole').slice(0, editLimits.details + 1);
  const texts = form.getAll('detailText');
  values.details = roles.map((role, index) => ({ role, text: texts[index] }));
  values.things = form.getAll('thing').filter((thing) => thing !== '');
  const read = editSchema.safeParse(values);
  if (read.success) return { ok: true, edit: read.data };
  const errors: EditErrors = {};
  for (const { path, message } of read.error.issues) {
    const [field, index] = path;
    const name = field === 'details' && index !== undefined ? `details.${String(index)}` : String(field);
    errors[name] ??= message;
  }
  return { ok: false, errors };
}
