const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What a visitor without JavaScript reads of a page: its text without tags, scripts and repeated spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');
}

/** What an answer gives to read; `to` is where it leads. */
export async function readPage(answer: Response | Promise<Response>) {
  const response = await answer;
  const html = await response.text();
  const { status, headers } = response;
  return { status, headers, to: headers.get('location'), html, text: textOf(html) };
}

/** The words of an answer's page. */
export async function readText(answer: Response | Promise<Response>): Promise<string> {
  return (await readPage(answer)).text;
}
