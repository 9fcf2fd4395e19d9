import { ImageOff } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'ink'] as const;
const moment = new Date('2026-02-28T09:05:00Z');

export function Surfaces() {
  return (
    <>
      <Specimen name="Badge, each tone">
        <span className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </span>
      </Specimen>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Card className="grid gap-2">
          <CardTitle>Professional</CardTitle>
          <CardText>Everything of Starter, and pictures of your own.</CardText>
        </Card>
        <Card className="grid gap-2">
          <CardTitle>A title that is long enough to go on in a second line on a telephone</CardTitle>
          <CardText>
            A text of more than one line, as most of them are: it wraps where the card ends, and the card
            grows with it.
          </CardText>
        </Card>
        <EmptyState title="No ads yet" />
        <EmptyState
          title="No pictures match"
          text="Try another word, or look at all of them."
          icon={<ImageOff aria-hidden="true" />}
          action={<Button type="button">Show all</Button>}
        />
      </div>
      <Specimen name="Dates">
        <DateText value={moment} />
        <DateText value={moment} withTime />
      </Specimen>
    </>
  );
}
