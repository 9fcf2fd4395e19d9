import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/upload';
import { uploadOne } from './media-intents.server.ts';

/** What one picture's upload answers, as JSON. */
export type UploadAnswer = { ok: true; id: string } | { ok: false; message: string };

/** POST /admin/media/upload: one picture with its category and description, for the page's own script. */
export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const form = await readForm(request);
  const { status, ...answer } = await uploadOne(form, form.get('file'), operator);
  return Response.json(answer satisfies UploadAnswer, { status, headers: { 'cache-control': 'no-store' } });
}
