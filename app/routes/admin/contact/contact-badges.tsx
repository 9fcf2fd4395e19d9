import type { ContactStatus } from '#app/db/schema.ts';
import { contactStatusNames } from '#app/domain/contact/operator-filters.ts';
import { Badge } from '#app/ui/badge.tsx';

const tones = { open: 'warning', in_progress: 'accent', resolved: 'success' } as const;

/** State and priority of a message. */
export function ContactBadges(props: { status: ContactStatus; isPriority: boolean }) {
  return (
    <>
      <Badge tone={tones[props.status]}>{contactStatusNames[props.status]}</Badge>
      {props.isPriority ? <Badge tone="ink">Priority</Badge> : null}
    </>
  );
}
