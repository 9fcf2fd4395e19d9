import { data } from 'react-router';
import { pixelsOf } from '#app/composer/design/ad-size.ts';
import { imageUrlOf } from '#app/domain/ads/ad-view.ts';
import { notesOf } from '#app/domain/ads/edit/check-sentences.ts';
import { colorNotesOf } from '#app/domain/ads/edit/color-notes.server.ts';
import { deskOf } from '#app/domain/ads/edit/desks.server.ts';
import { callChoices, paletteChoices, subjectChoices } from '#app/domain/ads/edit/edit-choices.server.ts';
import { fieldsOf } from '#app/domain/ads/edit/edit-fields.ts';
import { findEditedAd, findEditor } from '#app/domain/ads/edit/find-edited-ad.server.ts';
import { closedLayouts } from '#app/domain/ads/edit/open-layouts.server.ts';
import { listVersions } from '#app/domain/ads/edit/versions.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/edit';
import { EditFrame } from './edit-frame.tsx';
import { answerEdit } from './edit-intents.server.ts';
import { Editor } from './editor.tsx';
import { NotEditablePage } from './not-editable-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = signedIn(context);
  const found = await findEditedAd(viewer, params.adId);
  if (!found.ok && found.reason === 'not-found') throw data(null, { status: 404 });
  const { name, email, planKnown, id: userId } = viewer;
  const plan = plans[viewer.plan];
  const account = { plan, name, email, planKnown };
  const { id, title, size, version } = found.ad;
  const imageUrl = found.ad.status === 'completed' ? imageUrlOf(found.ad) : null;
  const ad = { id, title, ...pixelsOf(size), version, imageUrl };
  if (!found.ok) return { account, ad, notEditable: found.reason, editing: null };
  const { design } = found;
  const facts = await deskOf(found.ad).facts();
  const [former, editor] = await Promise.all([listVersions(found.ad, viewer), findEditor(found.ad, viewer)]);
  const fields = fieldsOf(design);
  const editing = {
    ...{ userId, ad, fields, former, editor },
    savedAt: (found.ad.editedAt ?? found.ad.completedAt ?? found.ad.createdAt).toISOString(),
    leftOut: design.leftOut,
    checks: notesOf(found.ad.report?.checks ?? [], design.palette),
    closed: closedLayouts(design),
    colors: colorNotesOf(design.palette),
    palettes: paletteChoices(design, facts),
    calls: callChoices(facts, design.language),
    subjects: subjectChoices(fields.things),
    /** What this ad shows by itself: its product, or a picture behind the words. */
    shows: design.layers.product ? ('product' as const) : null,
    hasPicture: design.layers.scene.kind === 'picture' || found.ad.sceneKey !== null,
  };
  return { account, ad, notEditable: null, editing };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = signedIn(context);
  const form = await readForm(request);
  const { status, ...outcome } = await answerEdit(form, { viewer, adId: params.adId });
  if (status === 503) context.get(requestContext).databaseDown = true;
  // The time tells two equal answers apart, so that the same message is shown again.
  return data({ ...outcome, at: Date.now() }, { status });
}

function signedIn(context: Route.LoaderArgs['context']): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Error('the editor was reached without a session');
  return viewer;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Edit', description: 'Words, subject, layout and colors of your ad.' });

/** One ad with all that can be changed about it (specification: ads.edit.page). */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, ad, editing, notEditable } = loaderData;
  return (
    <EditFrame account={account} title={ad.title}>
      <PageNotice notice={actionData?.notice} />
      {editing ? <Editor key={ad.id} editing={editing} outcome={actionData} /> : null}
      {notEditable ? <NotEditablePage ad={ad} reason={notEditable} canRemix={account.plan.remix} /> : null}
    </EditFrame>
  );
}
