import { ArrowRight } from 'lucide-react';

type AuditDifferencesProps = { differences: { name: string; before?: string; after?: string }[] };

/** Values before and after, as text and nothing else. Long lists open on demand. */
export function AuditDifferences({ differences }: AuditDifferencesProps) {
  if (differences.length === 0) return <span className="text-sm text-ink-soft">–</span>;
  const list = (
    <ul className="grid gap-1.5 text-sm">
      {differences.map(({ name, before, after }) => (
        <li key={name}>
          <span className="text-ink-soft">{name}: </span>
          {before === undefined ? null : <Value label="was" text={before} struck={after !== undefined} />}
          {before !== undefined && after !== undefined ? (
            <ArrowRight
              className="mx-1.5 inline size-3.5 text-ink-soft rtl:-scale-x-100"
              aria-hidden="true"
            />
          ) : null}
          {after === undefined ? null : <Value label="now" text={after} />}
        </li>
      ))}
    </ul>
  );
  if (differences.length <= 3) return list;
  return (
    <details>
      <summary className="w-fit cursor-pointer text-sm font-medium underline underline-offset-4">
        {differences.length} values
      </summary>
      <div className="pt-2">{list}</div>
    </details>
  );
}

function Value({ label, text, struck }: { label: string; text: string; struck?: boolean }) {
  return (
    <>
      <span className="sr-only">{label} </span>
      <bdi className={struck ? 'whitespace-pre-wrap text-ink-soft line-through' : 'whitespace-pre-wrap'}>
        {text}
      </bdi>
    </>
  );
}
