import { History } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import type { Editing } from './editor.tsx';
import { Section } from './section.tsx';

/** What the ad was before, each to be brought back. */
export function VersionsSection({ editing, version }: { editing: Editing; version: number }) {
  const { former, ad } = editing;
  const sent = useNavigation().formData;
  if (former.length === 0) return null;
  return (
    <Section title="Former versions" hint={former.length === 1 ? '1 kept' : `${former.length} kept`}>
      <p className="text-2xs text-ink-soft">
        Version {ad.version} was saved by <bdi>{editing.editor}</bdi>,{' '}
        <DateText value={new Date(editing.savedAt)} withTime />.
      </p>
      <ul className="grid gap-3">
        {former.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <img
              src={one.imageUrl}
              alt={`Version ${one.version}`}
              width={ad.width}
              height={ad.height}
              loading="lazy"
              className="h-auto w-20 shrink-0 rounded-sm border border-line"
            />
            <div className="grid min-w-0 grow basis-[calc(100%-6rem)] gap-0.5 text-2xs sm:basis-0">
              <p className="text-sm font-semibold">Version {one.version}</p>
              <p className="text-ink-soft [overflow-wrap:anywhere]">
                <bdi>{one.savedBy}</bdi>, <DateText value={new Date(one.savedAt)} withTime />
              </p>
            </div>
            <Form method="post" preventScrollReset className="max-sm:ms-23">
              <input type="hidden" name="intent" value="bring-back" />
              <input type="hidden" name="version" value={version} />
              <Button
                name="versionId"
                value={one.id}
                variant="secondary"
                size="sm"
                pending={sent?.get('versionId') === one.id}
              >
                {sent?.get('versionId') === one.id ? null : <History aria-hidden="true" />}
                Bring back<span className="sr-only"> version {one.version}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
