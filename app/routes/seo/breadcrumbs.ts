import { href } from 'react-router';

type RootMatch = { loaderData?: { brandName: string; publicUrl: string } } | undefined;

/** Where a page stands, from the landing page down, as schema.org's BreadcrumbList. */
export function breadcrumbs(root: RootMatch, trail: readonly { name: string; path: string }[]): object {
  const publicUrl = root?.loaderData?.publicUrl ?? '';
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: href('/') }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
