'use client';

import { useContext, useLayoutEffect, useRef, type MouseEvent, type Ref } from 'react';
import { isShown, piecesAt, piecesIn } from '@/components/board/pieces';
import { sheetUrl } from '@/components/board/sheet-url';
import { amountColour, amountIcon } from '@/components/move/signs-of';
import { CommandLabel } from '@/components/move/forms/command-buttons';
import { commandValue } from '@/components/move/forms/command-value';
import { Reveals } from '@/components/move/forms/reveals';
import { whyAt } from '@/components/move/why-at';
import { announceAside } from '@/components/ui/announce-aside';
import { isPhone } from '@/components/ui/browser/screen';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import { AMOUNTS } from '@/lib/game/turn/turn-data';
import { lostArrows } from '@/lib/game/turn/losses';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Refused, SeeLarge, Tool } from './bar-tools';
import { askedNext, barTitle, barWords, goWords, signed } from './bar-words';
import { placeOf, type Choice } from './choice';
import { placeBar } from './place-bar';
import { isToTick } from './row-choice';
import { TurnShownContext, useTurn, useTurnActs, type BarContent, type TurnActs } from './turn-context';
import type { AmountChange } from './turn-types';
import { useZones } from './use-zones';

/** The bar next to a chosen piece: its name, its gain, and buttons to rotate and place it. */
export function TurnBar({ table }: { readonly table: TableView }) {
  const { bar, change, why } = useContext(TurnShownContext);
  const acts = useTurnActs();
  const legal = useTurn()?.marks.legal;
  const element = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const placedAt = useRef<string>(undefined);
  const words = useWords();
  useLayoutEffect(() => {
    if (!element.current) return;
    // On a desktop the form of the tile or row opens in the rail. A bar would only hide places until one is chosen,
    // or both tiles of the row are ticked.
    const isForm = bar && (bar.choice.kind === 'tile' || isToTick(bar.choice));
    const isHere = bar ? !isForm || isPhone() : why !== undefined;
    element.current.togglePopover(isHere);
    if (!isHere) {
      placedAt.current = undefined;
      return;
    }
    const at = why ?? (bar ? placeOf(bar.choice) : '');
    const piece = isPressed(bar?.choice) ? acts?.pressedButton() : piecesAt(at).find(isShown);
    // While a tile is rotated the bar does not move, so its buttons stay under the finger.
    if (at === '' || placedAt.current !== at) placeBar(element.current, piece, legal ? piecesIn(legal) : []);
    placedAt.current = at;
    // If a place has several steps, or a button needs confirmation, the keyboard focus moves to the bar.
    if (acts?.takesFocus()) first.current?.focus();
  }, [bar, why, acts, legal]);
  const reason = why === undefined ? undefined : whyAt(table, words, why);
  const heard = bar && !bar.isPlaced ? barWords(words, table, bar, change) : (reason?.title ?? '');
  useLayoutEffect(() => {
    if (heard) announceAside(heard);
    // Clears the announcement only if it was about the bar.
    return () => (heard ? announceAside('') : undefined);
  }, [heard]);
  useZones(element, table.me !== undefined && table.waitingFor.includes(table.me));
  return (
    <div id="turn-bar" popover="manual" role="group" aria-label={words.t('turn.tools')} ref={element}>
      {bar && acts && <Content table={table} bar={bar} acts={acts} first={first} />}
      {why !== undefined && acts && <Refused table={table} at={why} reason={reason} acts={acts} />}
    </div>
  );
}

/** Whether a button of the panel was pressed and is asked about. */
const isPressed = (choice: Choice | undefined): boolean =>
  choice?.kind === 'pressed' || (choice?.kind === 'steps' && choice.isAsked === true);

interface ContentProps {
  readonly table: TableView;
  readonly bar: BarContent;
  readonly acts: TurnActs;
  /** Ref to the first button that acts. */
  readonly first: Ref<HTMLButtonElement>;
}

const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

function Content(props: ContentProps) {
  const { table, bar, acts, first } = props;
  const words = useWords();
  const { t } = words;
  const { change } = useContext(TurnShownContext);
  const { choice, isPlaced, turns, choosesCube } = bar;
  const isAsking = choice.kind === 'tile' || isToTick(choice);
  const at = placeOf(choice);
  return (
    <>
      <p className="bar-title empty:hidden font-semibold leading-dense">{barTitle(words, table, choice)}</p>
      {isAsking && <p className="bar-next small">{askedNext(words, choice)}</p>}
      <ul className="bar-gains">
        <Gains table={table} change={change} />
      </ul>
      <div className="bar-steps empty:hidden grid gap-1.5">
        {!isAsking && choice.kind === 'steps' && choice.steps.length > 1 && (
          <Steps {...props} steps={choice.steps} />
        )}
      </div>
      {choosesCube && (
        <button
          type="button"
          className="btn btn-wide"
          data-do="cube"
          aria-pressed={choice.kind === 'spot' && choice.tile.keepCube === true}
          onClick={acts.useCubeOtherwise}
        >
          {t('turn.keepCube')}
        </button>
      )}
      {/* If the bar is below its place it grows downwards, so the buttons go first. */}
      <div className="row gap-1.5 in-data-hangs:-order-1">
        {turns && <Tool does="left" name={t('turn.left')} act={() => acts.turnBy(5)} />}
        {turns && <Tool does="right" name={t('turn.right')} act={() => acts.turnBy(1)} />}
        {!isPlaced && isOne(choice) && <Go bar={bar} acts={acts} first={first} />}
        {at !== '' && <SeeLarge at={at} />}
        {isPlaced ? (
          <button type="button" className="btn btn-main flex-auto" data-do="cancel" onClick={acts.cancel}>
            {t('turn.done')}
          </button>
        ) : (
          <Tool does="cancel" name={t('turn.cancel')} act={acts.cancel} />
        )}
      </div>
    </>
  );
}

/** Whether the choice has a single step. */
const isOne = (choice: Choice): boolean =>
  choice.kind === 'steps' ? choice.steps.length === 1 : choice.kind !== 'tile';

function Go({ bar: { choice, reveals }, acts, first }: Omit<ContentProps, 'table'>) {
  const words = useWords();
  return (
    <button
      type="button"
      className="btn btn-main flex-auto"
      data-do="go"
      ref={first}
      onClick={(event) => acts.go(isByKey(event))}
    >
      <span>
        {goWords(words, choice)}
        {reveals && <Reveals />}
      </span>
    </button>
  );
}

interface StepsProps extends ContentProps {
  readonly steps: Extract<Choice, { kind: 'steps' }>['steps'];
}

/** The steps of a place that has several. */
function Steps({ table, acts, first, steps }: StepsProps) {
  const { pack, view, options } = table;
  const on = { words: useWords(), pack, state: view.state };
  const arrows: ReadonlyMap<Command, Command> = lostArrows(pack, view, options?.commands ?? []);
  return steps.map(({ command, reveals }, i) => (
    <button
      key={commandValue(command)}
      type="button"
      className="btn btn-wide"
      data-step={i}
      value={commandValue(command)}
      ref={i === 0 ? first : undefined}
      onClick={(event) => acts.go(isByKey(event), i)}
    >
      <CommandLabel on={on} option={{ command, reveals }} cure={arrows.get(command)} />
    </button>
  ));
}

/** The change by a step, as signed numbers with symbols. */
function Gains({ table, change = {} }: { table: TableView; change: AmountChange | undefined }) {
  const { t } = useWords();
  const amounts = AMOUNTS.filter((what) => (change[what] ?? 0) !== 0);
  return amounts.map((what) => {
    const by = change[what] ?? 0;
    const colour = amountColour(what, table.me ?? 0);
    return (
      <li key={what} title={t(`moves.balance.${what}`)} className={by > 0 ? 'up' : 'down'}>
        <svg viewBox="0 0 24 24" style={colour ? { color: colour } : undefined}>
          <use href={`${sheetUrl(table.pack)}#${amountIcon(what)}`} />
        </svg>
        {signed(by)}
        <span className="sr-only"> {t(`moves.balance.${what}`)}</span>
      </li>
    );
  });
}
