import type { Page } from 'playwright-core';

/** px that a column has at least whose text takes more than three lines: narrower ones are a ribbon of syllables. */
const narrowest = 150;
const threeLines = 76;

/**
 * What is wrong with the tables of a page as they are drawn now, in words. Faults are cells cut at a side, a table
 * wider than the window, columns too narrow to read, and links and buttons that a mouse does not reach. `tables` counts
 * the tables looked at.
 */
export async function tableFaults(page: Page): Promise<{ tables: number; faults: string[] }> {
  return page.evaluate(
    ({ narrowest, threeLines }) => {
      const faults: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
      const shown = [...document.querySelectorAll<HTMLTableElement>('main table')].filter(
        (table) => table.checkVisibility() && table.closest('details:not([open])') === null,
      );
      for (const table of shown) {
        const name = table.caption?.textContent ?? 'a table';
        const place = table.parentElement;
        if (place && place.scrollWidth > place.clientWidth + 1)
          faults.push(`${name}: ${place.scrollWidth} px in a place of ${place.clientWidth}`);
        const isInColumns = getComputedStyle(table).display === 'table';
        const cells = [...table.querySelectorAll<HTMLTableCellElement>('tbody td')];
        for (const cell of cells) {
          const box = cell.getBoundingClientRect();
          const words = `${name}: '${cell.textContent?.slice(0, 40)}'`;
          if (box.left < 0 || box.right > root.clientWidth + 1) faults.push(`${words} is cut`);
          const isTall = (cell.lastElementChild?.getBoundingClientRect().height ?? 0) > threeLines;
          if (isInColumns && isTall && box.width < narrowest)
            faults.push(`${words} has ${Math.round(box.width)} px`);
          if (cell.scrollWidth > cell.clientWidth + 1) faults.push(`${words} overflows its cell`);
        }
        for (const control of table.querySelectorAll<HTMLElement>('td :is(a, button, summary, input)')) {
          if (!control.checkVisibility() || control.closest('dialog:not([open])')) continue;
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            const met = document.elementFromPoint(x, (top + bottom) / 2);
            if (met && control.contains(met)) continue;
            faults.push(`${name}: '${control.textContent?.trim()}' is not met at ${Math.round(x)} px`);
          }
        }
      }
      return { tables: shown.length, faults };
    },
    { narrowest, threeLines },
  );
}
