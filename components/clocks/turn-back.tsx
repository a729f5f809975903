import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import type { TurnBackAct } from '@/lib/features/clocks/request';
import type { TurnBackQuestion } from '@/lib/features/clocks/view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { endedTurn, lastEndOf } from '@/lib/game/turn/ended-turn';
import { turnBackWords } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FormAction } from './late-seat';

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
      <Form table={table} slot={slot} id={question.id}>
        <Act act="withdraw" isWide>
          {t('pace.turnBack.withdraw')}
        </Act>
      </Form>
    );
  if (row.seat !== table.me || question?.state === 'refused') return null;
  return (
    <Form table={table} slot={slot}>
      <Act act="ask" isWide>
        {t(slot.isAlone ? 'pace.turnBack.takeBack' : 'pace.turnBack.ask')}
      </Act>
    </Form>
  );
}

/** The request as other players see it, with their answers and its outcome. */
export function TurnBackNote({ table, slot }: TurnBackProps) {
  const words = useWords();
  const question = slot?.question;
  if (!slot || !question) return null;
  if (question.row === rowAtStake(table)?.row) return <Question {...{ words, table, slot, question }} />;
  return isOvertaken(table, question) ? <Said>{words.t('pace.turnBack.overtaken')}</Said> : null;
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
    return <Said>{t(isMine ? 'pace.turnBack.yours' : 'pace.turnBack.theirs', { name, names })}</Said>;
  return (
    <Form table={table} slot={slot} id={id}>
      <Said isAsked>{t('pace.turnBack.asked', { name })}</Said>
      <Act act="agree">{t('pace.turnBack.agree')}</Act>
      <Act act="refuse">{t('pace.turnBack.refuse')}</Act>
    </Form>
  );
}

/** The attribute enlarges the low sheet of a phone (table.css). */
const Said = ({ isAsked, children }: { readonly isAsked?: true; readonly children: ReactNode }) => (
  <p role="status" data-turn-back={isAsked ? 'asked' : 'said'}>
    {children}
  </p>
);

function Form({
  table,
  slot,
  id,
  children,
}: Pick<PartProps, 'table' | 'slot'> & { readonly id?: string; readonly children: ReactNode }) {
  return (
    <form action={slot.action} className="row">
      <input type="hidden" name="gameId" value={table.gameId} />
      {id !== undefined && <input type="hidden" name="decision" value={id} />}
      {children}
    </form>
  );
}

interface ActProps {
  readonly act: TurnBackAct;
  readonly isWide?: true;
  readonly children: ReactNode;
}

const Act = ({ act, isWide, children }: ActProps) => (
  <SubmitButton className={isWide ? 'btn btn-wide phone:px-2' : 'btn'} name="act" value={act}>
    {children}
  </SubmitButton>
);
