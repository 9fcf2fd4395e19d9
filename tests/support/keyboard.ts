import type { Page } from 'playwright-core';

/** What has the focus, by its accessible name or text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0];
    const picture = activeElement?.querySelector('img')?.alt;
    const text = (label ?? activeElement)?.textContent?.trim();
    return activeElement?.getAttribute('aria-label') ?? (text || picture) ?? '';
  });

/** Presses Tab until what has the focus is called so; fails after `within` presses. */
export async function tabTo(page: Page, name: RegExp, within = 40): Promise<void> {
  const met: string[] = [];
  for (let pressed = 0; pressed < within; pressed++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (name.test(now)) return;
    met.push(now.slice(0, 40));
  }
  throw new Error(`Tab never reaches ${name}; it met ${met.join(' > ')}`);
}

/**
 * Presses Tab from the beginning of a page to its end. Names the controls that were not reached, and those that do not
 * show that they have the focus. Of a group moved through by arrow keys only the one in the tab order counts.
 */
export async function walkByTab(
  page: Page,
): Promise<{ controls: number; missed: string[]; unseen: string[] }> {
  const controls = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=switch], [role=slider], [role=tab], [tabindex]',
    );
    const isOffered = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type=hidden], input[type=radio]:not(:checked)') &&
      !element.closest('[inert]');
    const offered = [...all].filter(isOffered);
    for (const [index, element] of offered.entries()) element.dataset.walked = String(index);
    (document.activeElement as HTMLElement | null)?.blur();
    return offered.length;
  });
  const unseen: string[] = [];
  for (let pressed = 0; pressed < controls + 10; pressed++) {
    await page.keyboard.press('Tab');
    const faint = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.dataset.walked || element.dataset.walked === 'yes') return null;
      element.dataset.walked = 'yes';
      // Some show it on the shape around them: a switch, a field with a picture.
      const shapes = [element, element.parentElement, element.nextElementSibling].filter(
        (one) => one !== null,
      );
      const isSeen = shapes.some((shape) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shape);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
      return isSeen ? null : element.outerHTML.slice(0, 120);
    });
    if (faint) unseen.push(faint);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-walked]')]
      .filter((element) => element.dataset.walked !== 'yes')
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  return { controls, missed, unseen };
}
