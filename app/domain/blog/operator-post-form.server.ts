import { z } from 'zod';
import { postCategories, postLimits } from './post-limits.ts';

const clean = (value: string) => value.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();

const text = (max: number) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(max, `Please keep this under ${max.toLocaleString('en-US')} characters.`));

const filled = (name: string, max: number) =>
  text(max).refine((value) => value !== '', `Please enter ${name}.`);
const line = (name: string, max: number) =>
  filled(name, max).transform((value) => value.replace(/\s+/g, ' '));

const pictureProblem = 'Please enter a web address, or a path of this site such as /blog/headlines.webp.';

const postFormSchema = z.object({
  title: line('a title', postLimits.title),
  author: line('an author', postLimits.author),
  category: z.enum(postCategories, { error: 'Please choose one of the categories.' }),
  featuredImage: text(postLimits.featuredImage)
    .refine((value) => value === '' || isAddress(value), pictureProblem)
    .transform((value) => value || null),
  excerpt: filled('an excerpt', postLimits.excerpt),
  content: filled('the content', postLimits.content),
});

/** What an operator writes of a post. */
export type PostForm = z.output<typeof postFormSchema>;
type PostField = keyof PostForm;

/** The fields as they were sent, to be shown again; and what is wrong, by field. */
export type PostValues = Record<PostField, string> & { isPublished: boolean };
export type PostErrors = Partial<Record<PostField, string>>;

const fields = Object.keys(postFormSchema.shape) as PostField[];

/** Reads the dialog's form. Fields it does not know are left alone. */
export function readPostForm(form: FormData): {
  values: PostValues;
  result: { ok: true; post: PostForm } | { ok: false; errors: PostErrors };
} {
  const sent = Object.fromEntries(fields.map((field) => [field, textOf(form.get(field))]));
  const values = { ...sent, isPublished: form.get('isPublished') === 'on' } as PostValues;
  const parsed = postFormSchema.safeParse(sent);
  if (parsed.success) return { values, result: { ok: true, post: parsed.data } };
  const errors: PostErrors = {};
  for (const issue of parsed.error.issues) errors[issue.path[0] as PostField] ??= issue.message;
  return { values, result: { ok: false, errors } };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** A path of this site or an address of the web; nothing a browser would run. */
function isAddress(value: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(value)) return false;
  return /^\/(?!\/)/.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
}
