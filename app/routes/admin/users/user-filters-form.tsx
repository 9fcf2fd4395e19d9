import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { plans, tiers } from '#app/domain/billing/plans.ts';
import type { UserFilters } from '#app/domain/users/operator-filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';

const states = { blocked: 'Blocked', unverified: 'Not confirmed', admins: 'Admins' } as const;

/** Search and filters of the list, as a form that asks the same page; choosing from a list asks at once. */
export function UserFiltersForm({ query, filters }: { query: string; filters: UserFilters }) {
  const { plan = '', state = '' } = filters;
  return (
    <Form
      key={`${query}|${plan}|${state}`}
      method="get"
      role="search"
      preventScrollReset
      className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] xl:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      <Input
        type="search"
        name="q"
        aria-label="Search users"
        placeholder="Search by email or name..."
        defaultValue={query}
        maxLength={200}
        className="col-span-2 min-w-0 md:col-span-1"
      />
      <Select name="plan" aria-label="Plan" defaultValue={plan}>
        <option value="">All plans</option>
        {tiers.map((tier) => (
          <option key={tier} value={tier}>
            {plans[tier].name}
          </option>
        ))}
      </Select>
      <Select name="status" aria-label="Status" defaultValue={state}>
        <option value="">Every user</option>
        {Object.entries(states).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button variant="secondary" className="col-span-2 px-3.5 md:col-span-1">
        <Search aria-hidden="true" />
        Search
      </Button>
    </Form>
  );
}
