import type { DecisionView, TableAgenda } from '@/lib/features/clocks/view';
import {
  decidedWords,
  isFirm,
  turnBackState,
  turnBackWords,
  voiceName,
  voiceNames,
} from '@/lib/game/wording/decisions';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FormAction } from './late-seat';
import { momentWords } from './pace-words';

interface DecisionListProps {
  readonly agenda: TableAgenda;
  readonly timeZone: string | undefined;
  readonly takeBack: FormAction;
}

/** Decisions of the table, newest first. Voters can withdraw one as long as that is possible. */
export function DecisionList({ agenda, timeZone, takeBack }: DecisionListProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, decisions } = agenda;
  if (decisions.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="decisions-title" id="decisions">
      <h2 id="decisions-title">{t('pace.decisions.title')}</h2>
      <ul className="stack">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <form action={takeBack} className="row">
              <input type="hidden" name="gameId" value={gameId} />
              <input type="hidden" name="decision" value={decision.id} />
              <span>{decisionWords(words, agenda, decision, timeZone)}</span>
              {decision.isMine && <button className="btn">{t('pace.decisions.takeBack')}</button>}
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function decisionWords(
  words: Wording,
  { seats: present }: TableAgenda,
  decision: DecisionView,
  timeZone: string | undefined,
): string {
  const { kind, state, effectAt, endedAt, endedBy, why } = decision;
  const seats = [...(decision.names ?? []), ...present];
  if (kind === 'turn-back') return turnBackIn(words, seats, decision);
  const time = momentWords(words, state === 'open' ? effectAt : (endedAt ?? effectAt), timeZone);
  const actor = endedBy === undefined ? '' : voiceName(words, seats, endedBy);
  const how = state === 'open' && isFirm(kind) ? 'firm' : state;
  const says = words.t(`pace.decisions.${how}`, {
    decided: describeDecision(words, present, decision),
    time,
    actor,
  });
  const because = why === 'silence' || why === 'first-voice' || why === 'host' ? why : undefined;
  return because ? `${says} ${words.t(`pace.decisions.${because}`)}` : says;
}

function turnBackIn(words: Wording, seats: readonly SeatName[], decision: DecisionView): string {
  const { seat, endedBy = seat, name = seatName(words, seats, seat) } = decision;
  return turnBackWords(words, {
    state: turnBackState(decision),
    name,
    actor: seatName(words, seats, endedBy),
  });
}

/** The decision as a sentence, naming the holder at that time. */
export function describeDecision(
  words: Wording,
  present: TableAgenda['seats'],
  decision: DecisionView,
): string {
  const { kind, bot, by, seat, name = seatName(words, present, seat) } = decision;
  const names = voiceNames(words, [...(decision.names ?? []), ...present], by);
  if (kind === 'turn-back') return turnBackIn(words, present, decision);
  return decidedWords(words, { kind, bot, name, names, n: by.length });
}
