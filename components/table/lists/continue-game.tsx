import { TextLink } from '@/components/ui/text-link';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { againstWords, statusWords, describeTime, type ReaderClock } from './table-words';

/** The unfinished game against a computer, shown before all offers of a new one. */
export function ContinueGame({ table, ...told }: { readonly table: MyTable } & ReaderClock) {
  const words = useWords();
  const facts = [
    againstWords(words, table),
    statusWords(words, table, told),
    describeTime(words, table, told)?.text,
  ];
  return (
    <p className="grid gap-1.6">
      <TextLink className="btn btn-main w-full" href={`/games/${table.gameId}`}>
        {words.t('site.continueGame')}
      </TextLink>
      <span className="small muted">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
