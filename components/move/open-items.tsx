import { badgeLook } from '@/components/ui/badge-look';
import type { OpenEntry } from '@/lib/game/engine/options';
import type { Labelling } from '@/lib/game/wording/wording';
import { className, classSentence, describeOpen } from '@/lib/game/wording/open';
import { RuleLink } from './question';
import { topicOfOpen } from './groups';

interface OpenItemsProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
  /** Whose it is, if not the reader's. */
  readonly title?: string;
}

/** Everything still open with its outcome at the end of the turn, as a reminder. */
export function OpenItems({ on, open, title = on.words.t('moves.open') }: OpenItemsProps) {
  if (open.length === 0) return null;
  return (
    <section className="open-items-part stack" aria-label={title}>
      <h3>{title}</h3>
      <ul className="open-items grid gap-1.5 p-0 list-none text-md">
        {open.map((entry, i) => (
          <li
            className="relative pr-mark [&_.rule-mark]:absolute [&_.rule-mark]:top-0 [&_.rule-mark]:-right-[4px]"
            key={entry.item?.id ?? `${entry.kind} ${i}`}
          >
            <span className={badgeLook(entry.class)} title={classSentence(on.words, entry.class)}>
              {className(on.words, entry.class)}
            </span>{' '}
            {`${describeOpen(on, entry)}\u00a0`}
            <RuleLink topic={topicOfOpen(entry.kind)} of={describeOpen(on, entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
