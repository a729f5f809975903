'use client';

import { useContext, useLayoutEffect, useRef } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { sheetUrl } from '@/components/board/sheet-url';
import { amountColour, amountIcon } from '@/components/move/amount-signs';
import { CommandLabel, losesArrow } from '@/components/move/command-buttons';
import { TurnShownContext, type BarContent, type Change } from '@/components/move/turn-context';
import { inspectHref } from '@/lib/game/drawing/at';
import type { Command } from '@/lib/game/engine/commands';
import { AMOUNTS } from '@/lib/game/turn/amounts';
import { lostArrows } from '@/lib/game/turn/lost-arrows';
import { nameOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { placeOf, type Choice } from './choice';
import { placeBar } from './place-bar';
import { isToTick } from './row-choice';
import { say } from './say-aside';
import { isPhone } from './table-dom';

const SIGNS = {
  left: 'M6 4v5h5M6.4 9a7 7 0 1 1-.9 5.5',
  right: 'M18 4v5h-5M17.6 9a7 7 0 1 0 .9 5.5',
  inspect: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20',
  cancel: 'M6 6l12 12M18 6L6 18',
} as const;

/** The bar beside what is chosen: what it is, what it brings, and the buttons that turn it and do it. */
export function TurnBar({ table }: { readonly table: TableView }) {
  const { bar } = useContext(TurnShownContext);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar) return closeBar(element.current);
    showBar(element.current, bar);
    // Only what was said of the bar is unsaid.
    return () => say('');
  }, [bar]);
  const { t } = useWords();
  return (
    <div id="turn-bar" popover="manual" role="group" aria-label={t('turn.tools')} ref={element}>
      {bar && <Content table={table} bar={bar} />}
    </div>
  );
}

function showBar(element: HTMLElement | null, bar: BarContent): void {
  if (!element) return;
  if (!bar.isPlaced) say(toldBy(element));
  // On a desk the form of the tile opens in the rail; a bar would only hide places.
  if (bar.choice.kind === 'tile' && !isPhone()) return closeBar(element);
  if (!element.matches(':popover-open')) element.showPopover();
  placeBar(element, bar.choice);
}

function closeBar(element: HTMLElement | null): void {
  if (element?.matches(':popover-open')) element.hidePopover();
}

/** The same for whoever hears it, each choice once. */
function toldBy(element: HTMLElement): string {
  const parts = element.querySelectorAll('.bar-title, .bar-next, .bar-gains li, [data-step], .reveals');
  return [...parts]
    .map((part) => part.textContent?.trim())
    .filter(Boolean)
    .join('; ');
}

function Content({ table, bar }: { readonly table: TableView; readonly bar: BarContent }) {
  const words = useWords();
  const { t } = words;
  const { change } = useContext(TurnShownContext);
  const { choice, isPlaced, turns, choosesCube } = bar;
  const isAsking = choice.kind === 'tile' || isToTick(choice);
  const at = placeOf(choice);
  return (
    <>
      <p className="bar-title empty:hidden font-semibold leading-[1.3]">{titleOf(words, table, bar)}</p>
      {isAsking && <p className="bar-next small">{t('turn.choosePlace')}</p>}
      <ul className="bar-gains empty:hidden flex flex-wrap gap-y-[.2rem] gap-x-[.7rem] m-0 p-0 list-none font-bold [&_.down]:text-red [&_.up]:text-green [&_li]:inline-flex [&_li]:items-center [&_li]:gap-[.2rem] [&_svg]:size-[1.15rem] [&_svg]:flex-none">
        <Gains table={table} change={change} />
      </ul>
      <div className="bar-steps empty:hidden grid gap-[.35rem]">
        {!isAsking && choice.kind === 'steps' && choice.steps.length > 1 && (
          <Steps table={table} steps={choice.steps} />
        )}
      </div>
      {choosesCube && (
        <button
          type="button"
          className="btn btn-wide"
          data-do="cube"
          aria-pressed={choice.kind === 'spot' && choice.tile.keepCube === true}
        >
          {t('turn.keepCube')}
        </button>
      )}
      <div className="row gap-[.35rem]">
        {turns && <Tool does="left" name={t('turn.left')} />}
        {turns && <Tool does="right" name={t('turn.right')} />}
        {!isPlaced && isOne(choice) && <Go bar={bar} />}
        {at !== '' && (
          <a
            className="btn min-w-target p-0"
            href={inspectHref(at)}
            data-do="inspect"
            data-at={at}
            aria-label={t('turn.large')}
          >
            <Sign path={SIGNS.inspect} />
          </a>
        )}
        <Tool does="cancel" name={t('turn.cancel')} />
      </div>
    </>
  );
}

/** There is one thing to be done. */
const isOne = (choice: Choice): boolean =>
  choice.kind === 'steps' ? choice.steps.length === 1 : choice.kind !== 'tile';

function Go({ bar: { choice, reveals } }: { readonly bar: BarContent }) {
  const { t } = useWords();
  return (
    <button type="button" className="btn btn-main flex-auto" data-do="go">
      <span>
        {t(choice.kind === 'spot' ? 'turn.placeHere' : 'turn.doThis')}
        {reveals && <span className="reveals font-normal italic"> — {t('moves.reveals')}</span>}
      </span>
    </button>
  );
}

interface StepsProps {
  readonly table: TableView;
  readonly steps: Extract<Choice, { kind: 'steps' }>['steps'];
}

/** Several steps that a place stands for. */
function Steps({ table, steps }: StepsProps) {
  const on = { words: useWords(), pack: table.pack, state: table.view.state };
  const arrows = arrowsOf(table);
  return steps.map(({ command, reveals }, i) => (
    <button key={JSON.stringify(command)} type="button" className="btn btn-wide" data-step={i}>
      <CommandLabel on={on} option={{ command, reveals }} cure={arrows.get(command)} />
    </button>
  ));
}

/** A tile by its name, one step by its words, with what it would lose. */
function titleOf(words: Wording, table: TableView, { choice, title }: BarContent): string {
  if (title !== undefined) return title;
  const on = { words, pack: table.pack, state: table.view.state };
  const withLoss = (name: string, cure: Command | undefined) =>
    cure ? `${name} — ${losesArrow(on, cure)}` : name;
  if (choice.kind === 'tile' || choice.kind === 'spot') {
    const { type, slot, tile, loses } = choice.tile;
    const cure = loses && [...arrowsOf(table)].find(([it]) => it.type === type && it.slot === slot)?.[1];
    return withLoss(nameOf(words, table.pack, tile), cure);
  }
  const [step, ...more] = choice.kind === 'steps' ? choice.steps : [];
  if (!step || more.length > 0) return '';
  return withLoss(labelCommand(on, step.command), arrowsOf(table).get(step.command));
}

const arrowsOf = ({ pack, view, options }: TableView) => lostArrows(pack, view, options?.commands ?? []);

interface GainsProps {
  readonly table: TableView;
  readonly change: Change | undefined;
}

/** What a step would change, as signed numbers with their symbols. */
function Gains({ table, change = {} }: GainsProps) {
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
        {by > 0 ? `+${by}` : `−${-by}`}
        <span className="sr-only"> {t(`moves.balance.${what}`)}</span>
      </li>
    );
  });
}

function Tool({ does, name }: { readonly does: 'left' | 'right' | 'cancel'; readonly name: string }) {
  return (
    <button type="button" className="btn min-w-target p-0" data-do={does} aria-label={name} title={name}>
      <Sign path={SIGNS[does]} />
    </button>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      className="size-[1.4rem] fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
