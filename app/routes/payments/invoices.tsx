import { Badge } from '#app/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import type { PortalData } from './portal.tsx';

const states = {
  paid: { text: 'Paid', tone: 'success' },
  open: { text: 'Open', tone: 'danger' },
  refunded: { text: 'Refunded', tone: 'neutral' },
} as const;

/** Every invoice of the customer, newest first. */
export function Invoices({ invoices }: Pick<PortalData, 'invoices'>) {
  return (
    <Card className="grid gap-4">
      <CardTitle>Invoices</CardTitle>
      {invoices.length === 0 ? (
        <CardText>No invoices yet. The first one comes with the first payment.</CardText>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {invoices.map(({ id, text, createdAt, amount, status }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
              <span className="font-medium">{text}</span>
              <span className="text-end font-semibold tabular-nums">{amount}</span>
              <span className="text-sm text-ink-soft">
                <DateText value={new Date(createdAt)} />
              </span>
              <Badge tone={states[status].tone} className="justify-self-end">
                {states[status].text}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
