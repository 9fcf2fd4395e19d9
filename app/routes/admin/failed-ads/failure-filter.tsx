import { Form } from 'react-router';
import { operatorSentenceOf } from '#app/domain/admin/failures/failure-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';

/** Narrows the list to one reason; choosing asks at once, the button is for pages without JavaScript. */
export function FailureFilter({ codes, code }: { codes: { code: string; count: number }[]; code: string }) {
  return (
    <Form
      key={code}
      method="get"
      preventScrollReset
      className="grid gap-3 sm:grid-cols-[minmax(0,32rem)_auto] sm:justify-start"
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      <Select name="reason" aria-label="Reason" defaultValue={code}>
        <option value="">All reasons</option>
        {codes.map((each) => (
          <option key={each.code} value={each.code}>
            {operatorSentenceOf(each.code)} ({each.count.toLocaleString('en-US')})
          </option>
        ))}
      </Select>
      <noscript>
        <Button variant="secondary">Show</Button>
      </noscript>
    </Form>
  );
}
