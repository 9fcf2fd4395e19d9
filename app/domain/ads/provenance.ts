import { readScene } from '#app/composer/design/read-design.ts';
import { modelAmong } from './writers.ts';

/**
 * How a picture came about, in the words of the IPTC's vocabulary of digital source types. It was made by rules alone,
 * by rules over a scene a model painted, or by a model as a whole.
 */
export type SourceType =
  | 'algorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'trainedAlgorithmicMedia';

/** What says how an ad was made; `painter` is 'built-in' or a model's name. */
export type Making = { painter: string | null; writer: string | null; design: unknown };

/** The source type of an ad. Ads older than the note of who painted them were drawn by rules. */
export function sourceTypeOf({ painter, design }: Making): SourceType {
  if (!painter || painter === 'built-in') return 'algorithmicMedia';
  if (!design) return 'trainedAlgorithmicMedia';
  // Rules drew the scene: an edit put it in the place of a model's.
  if (readScene(design)?.kind === 'painted') return 'algorithmicMedia';
  return 'compositeWithTrainedAlgorithmicMedia';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * The machine-readable mark every picture carries (EU AI Act, article 50, paragraph 2): an XMP packet with the IPTC's
 * DigitalSourceType and what made it, the models by name.
 */
export function provenanceXmp(making: Making): string {
  const type = sourceTypeOf(making);
  const { writer, painter } = making;
  const models = new Set([modelAmong(writer), type === 'algorithmicMedia' ? null : modelAmong(painter)]);
  const system = ['Adwright', ...[...models].filter((name) => name !== null)].join(', ');
  const source = `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmp:CreatorTool="Adwright" Iptc4xmpExt:DigitalSourceType="${source}" Iptc4xmpExt:AISystemUsed="${escapeXml(system)}"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
