import { RuleLink } from '@/components/move/question';
import type { TableView } from '@/lib/features/table/load/table-view';
import { endingOfResult } from '@/lib/game/competing/result';
import { endingWords, resultOrDecisionWords, resultWords, tableResult } from '@/lib/game/wording/game-ending';
import { useWords } from '@/lib/platform/i18n/current-words';

/** How a game ended, on a line of its own: who left, and why the first one is first. */
export function HowItEnded(result: Parameters<typeof resultOrDecisionWords>[1]) {
  return <span className="small block muted">{resultOrDecisionWords(useWords(), result)}</span>;
}

/** The same for a table whose game is over, with the rule that broke a tie. */
export function HowTableEnded({ table }: { readonly table: TableView }) {
  const words = useWords();
  if (table.ending?.decided) return <p>{endingWords(words, table.seats, table.ending)}</p>;
  const result = tableResult(words, table);
  const isTied = endingOfResult(result.how, result.people).ties.length > 0;
  return (
    <p className="small">
      {resultWords(words, result)} {isTied && <RuleLink topic="SCORE-12" of={words.t('table.result')} />}
    </p>
  );
}
