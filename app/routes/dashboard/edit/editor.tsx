import { Redo2, Save, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { CheckNote } from '#app/domain/ads/edit/check-sentences.ts';
import type { EditFields } from '#app/domain/ads/edit/edit-fields.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import { lettersSentence } from '#app/domain/ads/edit/edit-notes.ts';
import type { PaletteChoice, SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import type { FormerVersion } from '#app/domain/ads/edit/versions.server.ts';
import { onLive } from '#app/live-stream.ts';
import { Button } from '#app/ui/button.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { CheckList } from './check-list.tsx';
import { ColorsSection } from './colors-section.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { EditOutcome } from './edit-intents.server.ts';
import { FactsSection } from './facts-section.tsx';
import type { FormValues } from './form-values.ts';
import { LayoutSection } from './layout-section.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LeftOutSection } from './left-out-section.tsx';
import { PicturePane } from './picture-pane.tsx';
import { SubjectSection } from './subject-section.tsx';
import { useEditor } from './use-editor.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { VersionsSection } from './versions-section.tsx';
import { WordsSection } from './words-section.tsx';

/** What the page knows of the ad it edits. */
export type Editing = {
  userId: string;
  ad: { id: string; title: string; width: number; height: number; version: number; imageUrl: string | null };
  fields: EditFields;
  former: FormerVersion[];
  /** Who saved what is shown, and when (ISO 8601). */
  editor: string;
  savedAt: string;
  leftOut: string[];
  checks: CheckNote[];
  closed: EditNotes['closed'];
  colors: EditNotes['colors'];
  palettes: PaletteChoice[];
  calls: string[];
  subjects: SubjectChoice[];
  shows: 'product' | null;
  hasPicture: boolean;
};
export type EditAnswer = Omit<EditOutcome, 'status'> & { at: number };

/** The editor: the ad large, and beside it all that can be changed about it. */
export function Editor({ editing, outcome }: { editing: Editing; outcome?: EditAnswer }) {
  const { ad } = editing;
  const state = useEditor({ editing, outcome });
  const { preview, values, isDirty, conflict } = state;
  const isGone = useLiveVersion(ad.id);
  const save = useRef<HTMLButtonElement>(null);
  useShortcuts({ undo: state.undo, redo: state.redo, save: () => save.current?.click() });
  const sent = useNavigation().formData;
  const isSaving = sent?.get('intent') === 'save';
  const { notes } = preview;
  const tooLong = notes?.tooLong.map(({ field, letters }) => [field, lettersSentence(letters)]) ?? [];
  const errors = { ...(isDirty ? outcome?.errors : {}), ...Object.fromEntries(tooLong), ...preview.errors };
  return (
    <>
      <LeaveGuard isDirty={isDirty && !isSaving} onLeave={state.forget} />
      {isGone ? <NoticeBanner notice={gone} /> : null}
      {conflict ? <ConflictPanel conflict={conflict} mine={values} onSettle={state.settle} /> : null}
      <div className="flex flex-col gap-5 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-8">
        <div className="contents md:sticky md:top-5 md:grid md:gap-4">
          <PicturePane ad={ad} preview={preview} onTryAgain={state.tryAgain} frame={state.picture} />
          <div className="max-md:order-3">
            <CheckList checks={notes?.checks ?? editing.checks} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4 max-md:order-2">
          <Form
            ref={state.form}
            method="post"
            preventScrollReset
            noValidate
            className="grid grid-cols-1 gap-4"
          >
            {/* Enter in a field presses the first button of a form. */}
            <button
              type="submit"
              name="intent"
              value="save"
              tabIndex={-1}
              aria-hidden="true"
              className="sr-only"
            >
              Save
            </button>
            <input type="hidden" name="version" value={state.base} />
            {values.things.map((thing) => (
              <input key={thing} type="hidden" name="thing" value={thing} />
            ))}
            <WordsSection values={values} errors={errors} calls={editing.calls} />
            <LeftOutSection
              facts={(notes?.leftOut ?? editing.leftOut).filter((fact) => !isTyped(values, fact))}
              onPutIn={state.putIn}
            />
            <FactsSection values={values} errors={errors} />
            <SubjectSection editing={editing} state={state} errors={errors} />
            <LayoutSection
              hasProp={state.hasProp}
              editing={editing}
              values={values}
              closed={notes?.closed ?? editing.closed}
              error={errors.layout}
            />
            <ColorsSection
              palettes={editing.palettes}
              notes={notes?.colors ?? editing.colors}
              values={values}
              errors={errors}
              onChoose={state.change}
            />
            <div
              data-bottom-bar
              className="sticky bottom-0 z-20 -mx-4 flex items-center gap-2.5 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-lg sm:border sm:px-4 md:bottom-3 md:shadow-lift"
            >
              <p className="min-w-0 grow text-2xs text-ink-soft" role="status">
                {isDirty ? 'Unsaved changes' : `Saved, version ${ad.version}`}
              </p>
              <StepButton name="Undo" keys="Control+Z" can={state.canUndo} onStep={state.undo} icon={Undo2} />
              <StepButton
                name="Redo"
                keys="Control+Shift+Z"
                can={state.canRedo}
                onStep={state.redo}
                icon={Redo2}
              />
              <Button
                ref={save}
                name="intent"
                value="save"
                size="sm"
                pending={isSaving}
                aria-keyshortcuts="Control+S"
              >
                {isSaving ? null : <Save aria-hidden="true" />}
                Save
              </Button>
            </div>
          </Form>
          <VersionsSection editing={editing} version={state.base} />
        </div>
      </div>
    </>
  );
}

type StepButtonProps = {
  name: string;
  keys: string;
  can: boolean;
  onStep: () => void;
  icon: typeof Undo2;
};

function StepButton({ name, keys, can, onStep, icon: Icon }: StepButtonProps) {
  return (
    <Button
      type="button"
      variant="secondary"
      size="sm"
      onClick={onStep}
      aria-disabled={!can || undefined}
      aria-keyshortcuts={keys}
      title={`${name} (${keys.replace('Control', 'Ctrl')})`}
    >
      <Icon aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </Button>
  );
}

/** Whether a field holds the fact already: then its text is too long, which the field itself says. */
const isTyped = ({ headline, subline, offer, callToAction }: FormValues, fact: string) =>
  [headline, subline, offer, callToAction].some((text) =>
    text.toLowerCase().includes(fact.toLowerCase().replace(/[\s.·,;:!]+$/u, '')),
  );

const gone = {
  tone: 'error',
  title: 'This ad was deleted',
  description: 'In another window, or by somebody of your team. What you typed is still here to be copied.',
} as const;

/** Asks for the page's data again when the ad was saved elsewhere. True once it was deleted. */
function useLiveVersion(adId: string): boolean {
  const { revalidate } = useRevalidator();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const hear = (message: string) => {
      const event: { adId: string; status: string } = JSON.parse(message);
      if (event.adId !== adId) return;
      if (event.status === 'deleted') setGone(true);
      else void revalidate();
    };
    const ends = [onLive('ad', hear), onLive('open', () => void revalidate())];
    return () => {
      for (const end of ends) end();
    };
  }, [adId, revalidate]);
  return isGone;
}
