import { TextLink } from '@/components/ui/text-link';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { describeDecision } from './decision-list';
import { momentWords } from './pace-words';
import { splitByWait, TurnClocks } from './turn-clocks';

interface ClockLineProps {
  readonly agenda: TableAgenda;
  readonly timeZone: string | undefined;
}

/** The deadline of the players to move, the others' remaining time, and a link for expired clocks. */
export function ClockLine({ agenda, timeZone }: ClockLineProps) {
  const words = useWords();
  const { gameId, times, late, pausedUntil, status } = agenda;
  if (status !== 'running') return null;
  const { waited, others } = splitByWait(times);
  const open = agenda.decisions.filter(({ state, kind }) => state === 'open' && kind !== 'turn-back');
  // The table's menu also links to its clocks.
  if (!pausedUntil && agenda.proposals.length === 0 && waited.length + others.length + late.length === 0)
    return null;
  return (
    <TurnClocks agenda={agenda} timeZone={timeZone} isLate={late.length > 0}>
      {pausedUntil && (
        <p>{words.t('pace.line.paused', { time: momentWords(words, pausedUntil, timeZone) })}</p>
      )}
      {agenda.proposals.length > 0 && (
        <p>
          <TextLink href={`/games/${gameId}/late`}>{words.t('pace.line.proposed')}</TextLink>
        </p>
      )}
      {open.map((decision) => (
        <p key={decision.id}>
          <strong>
            {words.t('pace.decisions.line', {
              decided: describeDecision(words, agenda.seats, decision),
              time: momentWords(words, decision.effectAt, timeZone),
            })}
          </strong>
        </p>
      ))}
    </TurnClocks>
  );
}
