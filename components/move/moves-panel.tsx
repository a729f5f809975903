import { Fragment, type ReactNode } from 'react';
import { TurnBackButton, TurnBackNote, type TurnBackSlot } from '@/components/clocks/turn-back';
import { CommandButtons, JoinedButtons } from '@/components/move/forms/command-buttons';
import { ParlerBuildingForm } from '@/components/move/forms/parler-building-form';
import { ParlerMarkersForm } from '@/components/move/forms/parler-markers-form';
import { PlacementForm } from '@/components/move/forms/placement-form';
import { RefreshForm } from '@/components/move/forms/refresh-form';
import { STEP_FORM, StepFields, type StepAction, type StepStamp } from '@/components/move/forms/step-fields';
import { TurnHere } from '@/components/move/turn/turn-here';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import { FIRST_TIMES } from '@/lib/game/learning/first-time';
import { afterCollecting, arrowLostBy, lostArrows, placedAfterCollecting } from '@/lib/game/turn/losses';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Balance } from './balance';
import { EndTurn } from './end-turn';
import { FirstTime } from './first-time';
import { groupOptions, groupTitle, placementsBySlot, type Group } from './groups';
import { RequestedStep, WhyNot } from './impossible';
import { JustHappened } from './just-happened';
import { MovesSection } from './moves-section';
import { OpenItems } from './open-items';
import { Question } from './question';
import { RefusalNotice, type Refusal } from './refusal-notice';
import { topicOfCommand } from './groups';

interface MovesPanelProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  /** Counts the responses; a refused step leaves the position the same. */
  readonly answer?: number;
  readonly action?: StepAction | undefined;
  readonly refusal?: Refusal | undefined;
  /** A step that was requested and not made. */
  readonly wanted?: Command | undefined;
  /** The deadline of the reader's turn. */
  readonly clocks?: ReactNode;
  readonly turnBack?: TurnBackSlot | undefined;
  /** Shown first, for example the discarded steps. */
  readonly sending?: ReactNode;
  /** Unsent steps. Above the moves they would shift them whenever they appear or disappear. */
  readonly unsent?: ReactNode;
  /** Kinds of choices that this browser has explained, see explained-kinds.ts. */
  readonly known?: string | undefined;
  /** The page shows no table. */
  readonly inWords?: true;
}

const BEFORE: readonly Group[] = ['answer', 'tile', 'action'];
const AFTER: readonly Group[] = ['extra', 'row'];

/** Every legal move as text and buttons. The whole game can be played from here. */
export function MovesPanel(props: MovesPanelProps) {
  const { table, stamp, action, refusal, wanted, clocks, turnBack, sending, unsent, inWords } = props;
  const { commands, open } = table.options ?? { commands: [], open: [] };
  const words = useWords();
  const on = { words, pack: table.pack, state: table.view.state };
  const turn = { on, open, options: commands };
  const arrows = lostArrows(table.pack, table.view, commands);
  const groups = groupOptions(commands);
  const group = (name: Group) => groups.get(name) ?? [];
  const show = (names: readonly Group[]) =>
    names
      .filter((name) => group(name).length > 0)
      .map((name) => (
        <CommandButtons
          key={name}
          on={on}
          title={groupTitle(words, name)}
          options={group(name)}
          arrows={arrows}
          main={BEFORE.includes(name)}
          first={BEFORE.includes(name)}
        />
      ));
  const kinds = inWords ? [] : kindsOf(words, commands);
  const firstTime = (place: 'desk' | 'phone') => (
    <FirstTime kinds={kinds} known={props.known} place={place} />
  );
  return (
    <MovesSection label={words.t('table.yourMove')}>
      <Head table={table} />
      {sending}
      <TurnBackNote table={table} slot={turnBack} />
      <JustHappened table={table} />
      <RefusalNotice refusal={refusal} />
      <RequestedStep table={table} command={wanted} />
      <form id={STEP_FORM} tabIndex={-1} action={action} className="absolute">
        <StepFields {...stamp} />
      </form>
      {firstTime('desk')}
      {show(BEFORE)}
      <JoinedButtons on={on} joined={afterCollecting(table.pack, table.view, commands)} />
      <ParlerMarkersForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <ParlerBuildingForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <Placements table={table} stamp={stamp} action={action} arrows={arrows} />
      {/* New in each turn: else they would be seen to move below the new moves. */}
      <Fragment key={table.view.state.turnsDone}>
        {/* Legal moves come before the text that repeats after every step. */}
        {show(['bonus'])}
        <OpenItems on={on} open={open} />
        {show(AFTER)}
        <RefreshForm
          on={on}
          options={group('refresh')}
          title={groupTitle(words, 'refresh')}
          stamp={stamp}
          action={action}
        />
        {/* On a phone the top is reserved for stores and steps. */}
        {firstTime('phone')}
        <TurnBackButton table={table} slot={turnBack} />
        {clocks}
        <WhyNot table={table} />
        <p className="small">
          <TextLink href="/rules">{words.t('moves.rulesLink')}</TextLink>
        </p>
      </Fragment>
      <div className="moves-foot">
        {unsent}
        {commands.length > 0 && (
          <EndTurn {...turn} end={group('end')} undo={group('undo')} armed={stamp.end} />
        )}
      </div>
      {inWords || <TurnHere table={table} answer={props.answer} />}
    </MovesSection>
  );
}

/** The kinds of available commands that have an explanation. */
function kindsOf({ t }: Wording, commands: readonly Option[]) {
  const types = new Set(commands.map(({ command }) => command.type));
  return FIRST_TIMES.filter((type) => types.has(type)).map(
    (type) => [type, t(`moves.first.${type}`)] as const,
  );
}

/**
 * Whose turn it is, and the stores. Sticky while the panel scrolls; in a lesson the step's text is sticky
 * instead.
 */
function Head({ table }: Pick<MovesPanelProps, 'table'>) {
  return (
    <div className="moves-head stack">
      <h2 className="initial text-lg after:hidden">{headline(useWords(), table)}</h2>
      <Balance table={table} />
    </div>
  );
}

function headline({ t }: Wording, { status, me, waitingFor, view }: TableView): string {
  if (status === 'finished') return t('table.gameOver');
  if (status === 'ended') return t('table.ended');
  if (me === undefined || !waitingFor.includes(me)) return t('moves.notYourMove');
  return view.state.turn.seat === me ? t('moves.yourTurn') : t('moves.choiceWaits');
}

interface PlacementsProps extends Pick<MovesPanelProps, 'table' | 'stamp' | 'action'> {
  readonly arrows: ReadonlyMap<Command, Command>;
}

function Placements({ table, stamp, action, arrows }: PlacementsProps) {
  const { me, pack, view } = table;
  const commands = table.options?.commands ?? [];
  const now = [...placementsBySlot(commands).values()].map((options) => ({ first: undefined, options }));
  const dear = placedAfterCollecting(pack, view, commands).map(({ first, placements }) => ({
    first,
    options: placements,
  }));
  const tiles = [...now, ...dear];
  const title = groupTitle(useWords(), 'place');
  if (me === undefined || tiles.length === 0) return null;
  return (
    <Question title={title} topic={topicOfCommand(tiles[0]?.options[0]?.command.type ?? 'PlaceWall')} isNext>
      {tiles.map(({ first, options }) => (
        <PlacementForm
          key={options[0]?.command.slot}
          first={first}
          pack={pack}
          state={view.state}
          seat={me}
          stamp={stamp}
          action={action}
          options={options}
          cure={options[0] && arrowLostBy(arrows, options[0].command)}
          only={tiles.length === 1}
        />
      ))}
    </Question>
  );
}
