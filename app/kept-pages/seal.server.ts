import { createHash } from 'node:crypto';
import { moduleInside } from '#app/http/document-scripts.server.ts';

/** A document without its nonce, and what its policy allows in the nonce's place: sources of CSP directives. */
export type Sealed = { html: string; scripts: string[]; styles: string[] };

/**
 * Makes a document of one answer fit for many. Scripts and styles that carried the nonce are named by their hashes
 * instead, which belong to the document and are no secret. Undefined where a script comes from a file, which has no
 * such hash.
 */
export function sealDocument(document: string, nonce: string): Sealed | undefined {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const html = document
    .replace(/<script( [^>]*)?>([\s\S]*?)<\/script>/g, (whole, attributes = '', text) => {
      if (!attributes.includes(mark)) return whole;
      const others = attributes.replace(mark, '');
      // Left as it is, and noticed below.
      if (/ src=/.test(others)) return whole;
      scripts.add(hashOf(text));
      const inserted = moduleInside(text);
      if (inserted !== undefined) scripts.add(hashOf(inserted));
      return `<script${others}>${text}</script>`;
    })
    .replace(/<style( [^>]*)?>([\s\S]*?)<\/style>/g, (whole, attributes = '', text) => {
      if (!attributes.includes(mark)) return whole;
      styles.add(hashOf(text));
      return `<style${attributes.replace(mark, '')}>${text}</style>`;
    })
    .replace(/<link [^>]*>/g, (link) => link.replace(mark, ''));
  return html.includes(nonce) ? undefined : { html, scripts: [...scripts], styles: [...styles] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
