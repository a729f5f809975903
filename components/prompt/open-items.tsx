import type { OpenEntry } from '@/lib/engine/options';
import { CLASS_NAMES, CLASS_SENTENCES, describeOpen } from '@/lib/wording/open';
import type { Labelling } from '@/lib/wording/options';

interface OpenItemsProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
}

/** Everything still open, with what becomes of it: nothing is forgotten by accident. */
export function OpenItems({ on, open }: OpenItemsProps) {
  if (open.length === 0) return null;
  return (
    <section className="stack" aria-label="Open">
      <h3>Open</h3>
      <ul className="open-items">
        {open.map((entry, i) => (
          <li key={entry.item?.id ?? `${entry.kind} ${i}`}>
            <span className={`badge badge-${entry.class}`} title={CLASS_SENTENCES[entry.class]}>
              {CLASS_NAMES[entry.class]}
            </span>{' '}
            {describeOpen(on, entry)}
          </li>
        ))}
      </ul>
    </section>
  );
}
