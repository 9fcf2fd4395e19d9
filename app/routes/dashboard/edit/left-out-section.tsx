import { Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';

type LeftOutSectionProps = { facts: string[]; onPutIn: (fact: string) => void };

/** What the brief says and the picture does not; pressed, it is put into the sub-line. */
export function LeftOutSection({ facts, onPutIn }: LeftOutSectionProps) {
  if (facts.length === 0) return null;
  return (
    <section
      aria-labelledby="left-out"
      className="grid gap-2 rounded-lg border border-warning/45 bg-warning-wash px-4 py-3"
    >
      <h2 id="left-out" className="font-bold tracking-tight">
        Not in the picture
      </h2>
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="min-w-0">
            <Button
              name="putIn"
              value={fact}
              variant="secondary"
              size="sm"
              className="max-w-full whitespace-normal text-start"
              aria-label={`Put in: ${fact}`}
              onClick={(event) => {
                event.preventDefault();
                onPutIn(fact);
              }}
            >
              <Plus aria-hidden="true" />
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{fact}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
