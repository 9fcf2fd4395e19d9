import { RotateCw } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Every ad on this page once more: for the time after an outage. */
export function RetryShown({ ids }: { ids: string[] }) {
  const sent = useNavigation().formData?.getAll('id') ?? [];
  const pending = sent.length > 1;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="retry" />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Button variant="secondary" size="sm" pending={pending} disabled={sent.length > 0}>
        {pending ? null : <RotateCw aria-hidden="true" />}
        Retry all {ids.length} on this page
      </Button>
    </Form>
  );
}
