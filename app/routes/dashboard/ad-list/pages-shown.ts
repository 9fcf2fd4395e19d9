/** The first page, the last, the current one and its neighbours; 'gap' where pages in between are left out. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? number) - 1;
    if (missing < 1) return [number];
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
