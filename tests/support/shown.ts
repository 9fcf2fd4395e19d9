import type { Locator, Page } from 'playwright-core';

/** What has to be seen on a page, or on a part of it, to the letter. */
export type Shown = {
  headings?: string[];
  /** All that an element says, or as a RegExp a part of it. */
  texts?: (string | RegExp)[];
  /** Where each link leads, by its name. */
  links?: Record<string, string>;
  buttons?: string[];
  /** Buttons that can not be pressed. */
  disabled?: string[];
  /** The placeholder of each field, by its label. */
  fields?: Record<string, string>;
  /** Links and buttons that are not offered. */
  absent?: string[];
};

/** What of it is not seen, a line each; waits for what is on its way. */
export async function missingFrom(scope: Page | Locator, shown: Shown): Promise<string[]> {
  const {
    headings = [],
    texts = [],
    links = {},
    buttons = [],
    disabled = [],
    fields = {},
    absent = [],
  } = shown;
  const named = (role: 'heading' | 'link' | 'button', name: string) =>
    scope.getByRole(role, { name, exact: true });
  const wanted: (readonly [what: string, place: Locator])[] = [
    ...headings.map((name) => [`heading ${name}`, named('heading', name)] as const),
    ...texts.map((text) => [`text ${text}`, scope.getByText(text, { exact: true })] as const),
    ...Object.entries(links).map(
      ([name, href]) =>
        [`link ${name} to ${href}`, named('link', name).and(scope.locator(`[href="${href}"]`))] as const,
    ),
    ...buttons.map((name) => [`button ${name}`, named('button', name)] as const),
    ...disabled.map(
      (name) => [`disabled button ${name}`, named('button', name).and(scope.locator(':disabled'))] as const,
    ),
    ...Object.entries(fields).map(
      ([label, placeholder]) =>
        [
          `field ${label} with ${placeholder}`,
          scope.getByLabel(label, { exact: true }).and(scope.locator(`[placeholder="${placeholder}"]`)),
        ] as const,
    ),
  ];
  const missing = await Promise.all(
    wanted.map(([what, place]) =>
      place
        .filter({ visible: true })
        .first()
        .waitFor()
        .then(
          () => [],
          () => [what],
        ),
    ),
  );
  const offered = absent.map(async (name) => {
    const both = named('link', name).or(named('button', name)).filter({ visible: true });
    return (await both.count()) > 0 ? [`${name} is offered`] : [];
  });
  return [...missing, ...(await Promise.all(offered))].flat();
}
