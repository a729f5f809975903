import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { TableView } from '@/lib/features/table/table-view';
import { TurnTools } from '@/components/move/browser/turn-tools';
import { TextLink } from '@/components/ui/text-link';
import { lostArrows } from '@/lib/game/turn/lost-arrows';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { Balance } from './balance';
import { CommandButtons } from './command-buttons';
import { EndTurn } from './end-turn';
import { Ended } from './ended';
import { groupOptions, groupTitle, placementsBySlot, type Group } from './groups';
import { OpenItems } from './open-items';
import { ParlerBuildingForm } from './parler-building-form';
import { ParlerMarkersForm } from './parler-markers-form';
import { PlacementForm } from './placement-form';
import { RuleLink } from './rule-link';
import { topicOfCommand } from './rules-of';
import { RefusalNotice, type Refusal } from './refusal-notice';
import { Wanted } from './wanted';
import { WhyNot } from './why-not';
import { StepFields, type StepAction, type StepStamp } from './step-fields';

interface MovesPanelProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  readonly refusal?: Refusal | undefined;
  /** A step that was asked for and not taken. */
  readonly wanted?: Command | undefined;
  /** Until when the table waits for the reader. */
  readonly clocks?: ReactNode;
  /** There is no table beside it to point at. */
  readonly inWords?: true;
}

/** Form of all steps that are a single press; buttons anywhere in the moves panel belong to it. */
const FORM = 'step';
const BEFORE: readonly Group[] = ['answer', 'tile', 'action'];
const AFTER: readonly Group[] = ['bonus', 'extra', 'row'];

/** Everything a player may do now, as text and buttons: enough to play the whole game from here. */
export function MovesPanel({ table, stamp, action, refusal, wanted, clocks, inWords }: MovesPanelProps) {
  const { commands, open } = table.options ?? { commands: [], open: [] };
  const words = useWords();
  const on = { words, pack: table.pack, state: table.view.state };
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
          group={name}
          title={groupTitle(words, name)}
          options={group(name)}
          arrows={arrows}
          form={FORM}
          main={BEFORE.includes(name)}
          first={BEFORE.includes(name)}
        />
      ));
  return (
    <section id="moves" tabIndex={-1} className="panel moves stack" aria-label={words.t('table.yourMove')}>
      <h2 className="initial">{headline(words, table)}</h2>
      {clocks}
      <Ended table={table} />
      <RefusalNotice refusal={refusal} />
      <Wanted table={table} command={wanted} form={FORM} />
      <Balance table={table} />
      <OpenItems on={on} open={open} />
      <form id={FORM} tabIndex={-1} action={action}>
        <StepFields {...stamp} />
      </form>
      {show(BEFORE)}
      <ParlerMarkersForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <ParlerBuildingForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <Placements table={table} stamp={stamp} action={action} />
      {show(AFTER)}
      {commands.length > 0 && (
        <EndTurn on={on} open={open} options={commands} end={group('end')} undo={group('undo')} form={FORM} />
      )}
      <WhyNot table={table} />
      <p className="small">
        <TextLink href="/rules">{words.t('moves.rulesLink')}</TextLink>
      </p>
      {inWords || <TurnTools table={table} answer={stamp.commandId} />}
    </section>
  );
}

function headline({ t }: Wording, { status, me, waitingFor, view }: TableView): string {
  if (status === 'finished') return t('table.gameOver');
  if (status === 'ended') return t('table.ended');
  if (me === undefined || !waitingFor.includes(me)) return t('moves.notYourMove');
  return view.state.turn.seat === me ? t('moves.yourTurn') : t('moves.choiceWaits');
}

function Placements({ table, stamp, action }: Omit<MovesPanelProps, 'refusal' | 'clocks'>) {
  const slots = [...placementsBySlot(table.options?.commands ?? [])];
  const { me, pack, view } = table;
  const title = groupTitle(useWords(), 'place');
  if (me === undefined || slots.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <div className="flex items-end border-b border-line">
        <h3 className="flex-1 border-b-0">{title}</h3>
        <RuleLink topic={topicOfCommand(slots[0]?.[1][0]?.command.type ?? 'PlaceWall')} of={title} />
      </div>
      {slots.map(([slot, options]) => (
        <PlacementForm
          key={slot}
          pack={pack}
          state={view.state}
          seat={me}
          stamp={stamp}
          action={action}
          options={options}
          only={slots.length === 1}
        />
      ))}
    </section>
  );
}
