import type { ReactNode } from 'react';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import type { TurnBackAct } from '@/lib/features/clocks/request';
import type { TurnBackQuestion } from '@/lib/features/clocks/view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { endedTurn, lastEndOf } from '@/lib/game/turn/losses';
import { turnBackWords } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The request to take back an ended turn, and its server action. */
export interface TurnBackSlot {
  readonly question?: TurnBackQuestion | undefined;
  /** Whether no other person has to agree. */
  readonly isAlone?: boolean | undefined;
  readonly action: FormAction;
}

interface TurnBackProps {
  readonly table: TableView;
  readonly slot: TurnBackSlot | undefined;
}

/** Button for a player who has just ended a turn: requests to take it back, or withdraws the request. */
export function TurnBackButton({ table, slot }: TurnBackProps) {
  const { t } = useWords();
  const row = slot && rowAtStake(table);
  if (!slot || !row) return null;
  const question = slot.question?.row === row.row ? slot.question : undefined;
  if (question?.isMine && question.state === 'open')
    return (
      <Act
        {...{ table, slot }}
        act="withdraw"
        id={question.id}
        label={t('requests.turnBack.withdraw')}
        isWide
      />
    );
  if (row.seat !== table.me || question?.state === 'refused') return null;
  return (
    <Act
      {...{ table, slot }}
      act="ask"
      label={t(slot.isAlone ? 'requests.turnBack.takeBack' : 'requests.turnBack.ask')}
      isWide
    />
  );
}

/** The request as other players see it, with their answers and its outcome. */
export function TurnBackNote({ table, slot }: TurnBackProps) {
  const words = useWords();
  const question = slot?.question;
  if (!slot || !question) return null;
  if (question.row === rowAtStake(table)?.row) return <Question {...{ words, table, slot, question }} />;
  return isOvertaken(table, question) ? <Said>{words.t('requests.turnBack.overtaken')}</Said> : null;
}

/** The last row, if it ended a turn and no one has played since, as far as this page knows. */
function rowAtStake({ seats, log, inTurn, me, status, isHolder, deal }: TableView) {
  if (me === undefined || status !== 'running' || !isHolder || deal) return undefined;
  const isComputer = (seat: number) =>
    seats.some((each) => each.seat === seat && (each.bot !== undefined || each.automatic === true));
  if (inTurn && inTurn.seat !== me && !isComputer(inTurn.seat)) return undefined;
  return endedTurn(log, ({ seat }) => isComputer(seat));
}

/** Whether the reader's request came too late. Shown until their next turn. */
function isOvertaken({ log, me, waitingFor }: TableView, question: TurnBackQuestion | undefined): boolean {
  if (!question?.isMine || me === undefined || waitingFor.includes(me)) return false;
  const { state, row, seat } = question;
  return (state === 'open' || state === 'void') && lastEndOf(log, seat) === row;
}

interface PartProps {
  readonly words: Wording;
  readonly table: TableView;
  readonly slot: TurnBackSlot;
}

function Question({ words, table, slot, question }: PartProps & { readonly question: TurnBackQuestion }) {
  const { t } = words;
  const { seat, state, missing, endedBy = seat, isMine, isAsked, id } = question;
  const named = (each: number) => seatName(words, table.seats, each);
  const name = named(seat);
  const names = words.list(missing.map(named));
  if (state !== 'open')
    return isMine && state === 'withdrawn' ? null : (
      <Said>{turnBackWords(words, { state, name, actor: named(endedBy) })}</Said>
    );
  if (!isAsked)
    return <Said>{t(isMine ? 'requests.turnBack.yours' : 'requests.turnBack.theirs', { name, names })}</Said>;
  return (
    <div className="row">
      <Said isAsked>{t('requests.turnBack.asked', { name })}</Said>
      <Act {...{ table, slot, id }} act="agree" label={t('requests.turnBack.agree')} />
      <Act {...{ table, slot, id }} act="refuse" label={t('requests.turnBack.refuse')} />
    </div>
  );
}

/** The attribute enlarges the low sheet of a phone (table.css). */
const Said = ({ isAsked, children }: { readonly isAsked?: true; readonly children: ReactNode }) => (
  <p role="status" data-turn-back={isAsked ? 'asked' : 'said'}>
    {children}
  </p>
);

interface ActProps extends Pick<PartProps, 'table' | 'slot'> {
  readonly act: TurnBackAct;
  readonly id?: string;
  readonly label: string;
  readonly isWide?: true;
}

const Act = ({ table: { gameId }, slot: { action }, act, id, label, isWide }: ActProps) => (
  <ActButton
    {...{ action, label, of: { gameId, decision: id } }}
    sends={{ name: 'act', value: act }}
    {...(isWide ? { className: 'btn btn-wide phone:px-2' } : {})}
  />
);
