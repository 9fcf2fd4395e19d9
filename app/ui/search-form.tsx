import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { cn } from '#app/ui/cn.ts';
import { Input } from '#app/ui/input.tsx';

type SearchFormProps = {
  label: string;
  placeholder: string;
  /** What is being searched for now. */
  query: string;
  className?: string;
  /** Hidden fields or further filters. */
  children?: ReactNode;
};

/** A search box that asks the same page for `?q=`; it works before JavaScript arrives. */
export function SearchForm({ label, placeholder, query, className, children }: SearchFormProps) {
  return (
    <Form method="get" role="search" preventScrollReset className={cn('flex gap-2', className)}>
      {children}
      <Input
        key={query}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={200}
        className="min-w-0"
      />
      <Button variant="secondary" className="px-3.5">
        <Search aria-hidden="true" />
        <span className="sr-only">Search</span>
      </Button>
    </Form>
  );
}
