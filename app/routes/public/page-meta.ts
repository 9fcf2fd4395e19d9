import type { MetaDescriptor } from 'react-router';

type RootMatch = { loaderData?: { brandName: string } } | undefined;

/** Title (with the deployment's name behind it) and description of a page; the root match is `matches[0]` of its meta function. */
export function pageMeta(root: RootMatch, page: { title: string; description: string }): MetaDescriptor[] {
  const title = `${page.title} | ${root?.loaderData?.brandName ?? 'Adwright'}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
  ];
}

/** For pages only some people may see. */
export function privateMeta(root: RootMatch, page: { title: string; description: string }): MetaDescriptor[] {
  return [...pageMeta(root, page), { name: 'robots', content: 'noindex' }];
}
