'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { linkToSheet } from '@/components/board/sheet-url';
import { filledPlaces, isSelected, owedTile, rotationOf } from '@/components/move/forms/fills';
import type { KeyFocus } from '@/components/move/keys/key-focus';
import { isElsewhere } from '@/components/move/keys/keys';
import { isEscape } from '@/components/ui/browser/keys';
import { whenIdle } from '@/components/ui/browser/when-idle';
import { markerGhost, pawnGhost, tileGhost, type Ghost } from '@/lib/game/drawing/ghosts';
import type { Matches } from '@/lib/game/turn/preview';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { namesOf } from '@/lib/game/wording/names';
import { commandOf, otherUseOfCube, chosenPlaces, legalPlaces } from './choice';
import { changeOf, lookAhead, warmUp, choiceMatchesOf } from './move-preview';
import { NO_TURN, turnAfter, TurnHand } from './turn-acts';
import {
  TurnActsContext,
  TurnContext,
  TurnShownContext,
  type TurnActs,
  type TurnSummary,
  type TurnView,
} from './turn-context';
import type { TurnNow, TurnState } from './turn-state';
import type { GivenStep } from './turn-types';

interface ProviderProps {
  readonly onGive: (step: GivenStep) => void;
  readonly children: ReactNode;
}

/** The turn's state, shared by the drawings, moves panel, bar and balance. */
export function TurnProvider({ onGive, children }: ProviderProps) {
  const [now, dispatch] = useReducer(turnAfter, NO_TURN);
  const { data, state } = now;
  const { choice, lies, fills } = state;
  const [hand] = useState(() => new TurnHand(dispatch));
  const { acts, focus } = hand;
  useLayoutEffect(() => hand.see(now), [hand, now]);
  useRenewal(now, focus);
  useGiven(state.given, (step) => {
    hand.gives();
    const inspect = document.getElementById('inspect');
    if (inspect instanceof HTMLDialogElement) inspect.close();
    onGive(step);
  });
  useForesight(data, choice);
  useEscape(choice.kind !== 'nothing' || lies !== undefined || state.why !== undefined, acts);
  const turn = useMemo(() => {
    if (!data) return undefined;
    const legal = legalPlaces(data, choice);
    const chosen = new Set([...chosenPlaces(choice), ...filledPlaces(data, fills)]);
    const shown = { data, choice, fills };
    return { ...shown, marks: { legal, chosen, ghosts: ghostsOf(shown) } };
  }, [data, choice, fills]);
  const shown = useMemo(() => shownOf(now), [now]);
  return (
    <TurnActsContext value={acts}>
      <TurnContext value={turn}>
        <TurnShownContext value={shown}>{children}</TurnShownContext>
      </TurnContext>
    </TurnActsContext>
  );
}

/** Moves the focus on after a step has been rendered, and when the panel disappears. */
function useRenewal({ data, renewals }: TurnNow, focus: KeyFocus): void {
  const leadOn = useEffectEvent(() => {
    if (data) focus.goOn();
    else queueMicrotask(() => focus.goOn());
  });
  // Before the browser paints, which avoids flicker.
  useLayoutEffect(() => {
    if (renewals > 0) leadOn();
  }, [renewals]);
  useLayoutEffect(() => () => queueMicrotask(() => focus.goOn()), [focus]);
}

/** Passes each step on once. */
function useGiven(given: GivenStep | undefined, onGive: (step: GivenStep) => void): void {
  const give = useEffectEvent(onGive);
  useLayoutEffect(() => {
    if (given) give(given);
  }, [given]);
}

/** Computes likely previews in advance, while the browser is idle. */
function useForesight(data: TurnData | undefined, choice: TurnState['choice']): void {
  const tile = 'tile' in choice ? choice.tile : undefined;
  useEffect(() => data && whenIdle(() => warmUp(data)), [data]);
  useEffect(() => data && tile && lookAhead(data, { kind: 'tile', tile }), [data, tile]);
}

/** Escape goes back one stage, wherever the focus is. */
function useEscape(isOn: boolean, { back }: TurnActs): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isEscape(event) && !isElsewhere(event) && back()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, back]);
}

function shownOf(now: TurnNow): TurnSummary {
  const { data, state } = now;
  if (!data) return { now };
  const { choice, lies, keepsForm, hint, why } = state;
  const found = commandOf(choice);
  const { command, first } = hint ? { command: hint, first: undefined } : (found ?? {});
  const change = changeOf(data, command, first);
  if (why !== undefined) return { now, change, why };
  const about = lies ?? choice;
  if (keepsForm || about.kind === 'nothing') return { now, change };
  const bar = {
    choice: about,
    isPlaced: lies !== undefined,
    reveals: choice.kind === 'pressed' ? choice.reveals : (found?.reveals ?? false),
    choosesCube: otherUseOfCube(data, choice) !== undefined,
    turns: about.kind === 'spot' || (about.kind === 'filled' && about.at.startsWith('site:')),
  };
  return { now, bar, change };
}

/** The chosen tile at its place, else Peter Parler's pieces where his forms put them. */
function ghostsOf({ data, choice, fills }: Omit<TurnView, 'marks'>): readonly Ghost[] {
  const { pack, view } = data;
  const lying = (at: string, id = '', rotation: number, pays?: Matches) => {
    const tile = namesOf(pack).hexes.get(id);
    return tile ? tileGhost(pack, at, { tile, rotation, pays }) : [];
  };
  const found =
    choice.kind === 'spot'
      ? lying(choice.spot.at, choice.tile.tile, choice.rotation, choiceMatchesOf(data, choice))
      : data.fillings
          .filter((filling) => isSelected(data, fills, filling))
          .flatMap(({ at, field, legal }) => {
            if (legal !== undefined) return lying(at, owedTile(view.state), rotationOf(data, fills));
            return field === 'with.plaza' ? pawnGhost(pack, at) : markerGhost(at);
          });
  return found.map((ghost) => ({ ...ghost, svg: linkToSheet(ghost.svg, pack) }));
}
