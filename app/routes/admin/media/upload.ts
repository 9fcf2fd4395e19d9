import { operatorContext } from '#app/middleware/require-admin.server.ts';
import type { Route } from './+types/upload';
import { uploadOne, withMediaForm } from './media-intents.server.ts';

/** What one picture's upload answers, as JSON. */
export type UploadAnswer = { ok: true; id: string } | { ok: false; message: string };

/** POST /admin/media/upload: one picture with its category and description, for the page's own script. */
export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const received = await withMediaForm(request, operator, (form) =>
    uploadOne(form, form.get('file'), operator),
  );
  const { status, ...answer } = received.ok ? received.answer : received;
  return Response.json(answer satisfies UploadAnswer, { status, headers: { 'cache-control': 'no-store' } });
}
