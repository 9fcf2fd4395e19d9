import type { EditFields } from '#app/domain/ads/edit/edit-fields.ts';

/** What stands in the editor's form, as typed. */
export type FormValues = SingleValues & {
  details: { role: string; text: string }[];
  things: string[];
  subjectWord: string;
};

type SingleValues = { [Name in Exclude<keyof EditFields, 'details' | 'things'>]: string };

/** Fields with one text each. */
export const textFields = ['headline', 'subline', 'offer', 'callToAction', 'brand'] as const;
const others = [
  'language',
  'layout',
  'background',
  'surface',
  'accent',
  'way',
  'setting',
  'material',
] as const;

const eachOf = (read: (name: keyof SingleValues) => string) =>
  Object.fromEntries([...textFields, ...others].map((name) => [name, read(name)])) as SingleValues;

/** The form of what is saved. */
export function valuesOf(fields: EditFields): FormValues {
  const { details, things } = fields;
  const one = eachOf((name) => fields[name] ?? '');
  return { ...one, details, things, subjectWord: '' };
}

/** What somebody sent, right or wrong. */
export function typedValues(form: FormData): FormValues {
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = (name: string) => text(`${name}Typed`).trim() || text(name);
  const one = eachOf(typed);
  const texts = form.getAll('detailText').map(String);
  const details = form
    .getAll('detailRole')
    .map((role, at) => ({ role: String(role), text: texts[at] ?? '' }));
  const things = form.getAll('thing').map(String).filter(Boolean);
  return { ...one, details, things, subjectWord: text('subjectWord') };
}

/** A fact put into the words: at the end of the sub-line, which nearly every layout prints. */
export function withPutIn(values: FormValues, fact: string): FormValues {
  const { subline } = values;
  return { ...values, subline: subline === '' ? fact : `${subline.replace(/[\s.·,;]+$/u, '')} · ${fact}` };
}

/** `base` with what differs from `from` to `to` put in its place. */
export function mergeChange(
  base: FormValues,
  { from, to }: { from: FormValues; to: FormValues },
): FormValues {
  const names = [...textFields, ...others].filter((name) => to[name] !== from[name]);
  const changed = Object.fromEntries(names.map((name) => [name, to[name]]));
  const details = base.details.map((detail, at) => {
    const typed = to.details[at];
    return typed && typed.text !== from.details[at]?.text ? { ...detail, text: typed.text } : detail;
  });
  return { ...base, ...changed, details };
}

/** Whether two forms say the same, white space aside. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return toComparable(one) === toComparable(other);
}

const toComparable = (values: FormValues) =>
  JSON.stringify([
    ...[...textFields, ...others].map((name) => values[name].replace(/\s+/gu, ' ').trim()),
    values.details.map(({ text }) => text.replace(/\s+/gu, ' ').trim()),
    values.things,
    values.subjectWord.trim(),
  ]);
