const moduleLink = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** ms after which scripts begin even where nothing was painted, as in a tab in the background. */
const latest = 1_000;

/** Scripts give way to the style sheet, fonts and pictures: the page is complete without them. */
export function putScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/**
 * Scripts are not even asked for before the page was painted: on a slow line they would hold up its fonts. After that a
 * short script puts the document's module in place. What this script inserts is trusted under 'strict-dynamic', imports
 * included.
 */
export function putScriptsAfterPaint(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(moduleLink, (_link, href) => {
    preloads.push(href);
    return '';
  });
  return rest.replace(moduleScript, (_script, nonce = '', module) => {
    return `<script${nonce}>${starter(module, preloads)}</script>`;
  });
}

function starter(module: string, preloads: readonly string[]): string {
  const put = (name: string, fields: string) =>
    `e=document.createElement("${name}");e.nonce=n.nonce;Object.assign(e,${fields})`;
  return (
    `{let d=0;const n=document.currentScript,go=()=>{if(d++)return;let e;` +
    `for(const href of ${inScript(preloads)}){${put('link', '{rel:"modulepreload",fetchPriority:"low",href}')};document.head.append(e)}` +
    `${put('script', `{type:"module",async:true,text:${inScript(module)}}`)};n.replaceWith(e)};` +
    `setTimeout(go,${latest});requestAnimationFrame(()=>setTimeout(go))}`
  );
}

/** The module that a script of putScriptsAfterPaint inserts; undefined for any other script. */
export function moduleInside(script: string): string | undefined {
  const [, text] = /text:("(?:[^"\\]|\\.)*")\}\);n\.replaceWith/.exec(script) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
