import type { TableView } from '@/lib/service/table-view';
import { TextLink } from '@/components/ui/text-link';
import { CommandButtons } from './command-buttons';
import { EndTurn } from './end-turn';
import { GROUP_TITLES, groupOptions, placementsBySlot, type Group } from './groups';
import { OpenItems } from './open-items';
import { ParlerBuildingForm } from './parler-building-form';
import { ParlerMarkersForm } from './parler-markers-form';
import { PlacementForm } from './placement-form';
import { RefusalNotice, type Refusal } from './refusal-notice';
import { StepFields, type StepAction, type StepStamp } from './step-fields';

interface PromptProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  readonly refusal?: Refusal | undefined;
}

/** Form of all steps that are a single press; buttons anywhere in the prompt belong to it. */
const FORM = 'step';
const BEFORE: readonly Group[] = ['answer', 'tile', 'action'];
const AFTER: readonly Group[] = ['bonus', 'extra', 'row'];

/** Everything a player may do now, as text and buttons: enough to play the whole game from here. */
export function PromptPanel({ table, stamp, action, refusal }: PromptProps) {
  const { commands, open } = table.options ?? { commands: [], open: [] };
  const on = { pack: table.pack, state: table.view.state };
  const groups = groupOptions(commands);
  const group = (name: Group) => groups.get(name) ?? [];
  const show = (names: readonly Group[]) =>
    names
      .filter((name) => group(name).length > 0)
      .map((name) => (
        <CommandButtons
          key={name}
          on={on}
          title={GROUP_TITLES[name]}
          options={group(name)}
          form={FORM}
          main={name === 'answer' || name === 'tile'}
          first={BEFORE.includes(name)}
        />
      ));
  return (
    <section id="prompt" className="panel prompt stack" aria-label="Your move">
      <h2 className="initial">{headline(table)}</h2>
      <RefusalNotice refusal={refusal} />
      <p className="small">
        <TextLink href="/rules">The rules, case by case</TextLink>
      </p>
      <OpenItems on={on} open={open} />
      <form id={FORM} action={action}>
        <StepFields {...stamp} />
      </form>
      {show(BEFORE)}
      <ParlerMarkersForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <ParlerBuildingForm on={on} options={group('parler')} stamp={stamp} action={action} />
      <Placements table={table} stamp={stamp} action={action} />
      {show(AFTER)}
      {commands.length > 0 && (
        <EndTurn on={on} open={open} end={group('end')} undo={group('undo')} form={FORM} />
      )}
    </section>
  );
}

function headline({ status, me, waitingFor, view }: TableView): string {
  if (status === 'finished') return 'The game is over';
  if (me === undefined || !waitingFor.includes(me)) return 'Not your move';
  return view.state.turn.seat === me ? 'It is your turn' : 'A choice waits for you';
}

function Placements({ table, stamp, action }: Omit<PromptProps, 'refusal'>) {
  const slots = [...placementsBySlot(table.options?.commands ?? [])];
  const { me, pack, view } = table;
  if (me === undefined || slots.length === 0) return null;
  return (
    <section className="stack" aria-label={GROUP_TITLES.place}>
      <h3>{GROUP_TITLES.place}</h3>
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
