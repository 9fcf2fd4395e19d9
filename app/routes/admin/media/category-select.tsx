import type { ComponentProps } from 'react';
import { Select } from '#app/ui/select.tsx';

type CategorySelectProps = ComponentProps<'select'> & { categories: readonly string[] };

/** The fixed categories of the media library. */
export function CategorySelect({ categories, className, ...rest }: CategorySelectProps) {
  return (
    <Select {...rest} className={className}>
      {categories.map((category) => (
        <option key={category} value={category}>
          {category.charAt(0).toUpperCase() + category.slice(1)}
        </option>
      ))}
    </Select>
  );
}
