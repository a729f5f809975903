import type { MyTable } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TextLink } from '@/components/ui/text-link';
import { againstWords } from './my-tables';

/** The unfinished game against a computer, before all offers of a new one. */
export function ContinueGame({ table }: { readonly table: MyTable }) {
  const words = useWords();
  return (
    <p className="grid gap-[.4rem]">
      <TextLink className="btn btn-main w-full" href={`/games/${table.gameId}`}>
        {words.t('site.continueGame')}
      </TextLink>
      <span className="small muted">{againstWords(words, table)}</span>
    </p>
  );
}

/** Whether only computers play a running game with the reader, who has sat down. */
export function isAgainstComputer({ status, seat, seated, seats }: MyTable): boolean {
  const rivals = seats.filter((other) => other.seat !== seat);
  const hasOnlyComputers = rivals.every(({ bot, automatic }) => bot !== undefined || automatic);
  return status === 'running' && seat !== undefined && seated && hasOnlyComputers;
}
