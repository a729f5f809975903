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
import { isEscape } from '@/components/ui/browser/keys';
import { whenIdle } from '@/components/ui/browser/when-idle';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { commandOf, otherUseOfCube } from './choice';
import { changeOf, lookAhead, warmUp } from './move-preview';
import type { KeyFocus } from '@/components/move/keys/key-focus';
import { isElsewhere } from '@/components/move/keys/keys';
import { NO_TURN, turnAfter, TurnHand } from './turn-acts';
import {
  TurnActsContext,
  TurnContext,
  TurnNowContext,
  TurnShownContext,
  type TurnActs,
  type TurnSummary,
} from './turn-context';
import type { GivenStep } from './turn-types';
import { boardMarksOf } from './turn-marks';
import type { TurnNow, TurnState } from './turn-state';

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
  useEscape(choice.kind !== 'nothing' || lies !== undefined, acts);
  const turn = useMemo(
    () => data && { data, choice, fills, marks: boardMarksOf({ data, choice, fills }) },
    [data, choice, fills],
  );
  const shown = useMemo(() => (data ? shownOf(data, state) : {}), [data, state]);
  return (
    <TurnActsContext value={acts}>
      <TurnContext value={turn}>
        <TurnNowContext value={now}>
          <TurnShownContext value={shown}>{children}</TurnShownContext>
        </TurnNowContext>
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

function shownOf(data: TurnData, { choice, lies, keepsForm, hint }: TurnState): TurnSummary {
  const found = commandOf(choice);
  const { command, first } = hint ? { command: hint, first: undefined } : (found ?? {});
  const change = changeOf(data, command, first);
  const about = lies ?? choice;
  if (keepsForm || about.kind === 'nothing') return { change };
  const bar = {
    choice: about,
    isPlaced: lies !== undefined,
    reveals: choice.kind === 'pressed' ? choice.reveals : (found?.reveals ?? false),
    choosesCube: otherUseOfCube(data, choice) !== undefined,
    turns: about.kind === 'spot' || (about.kind === 'filled' && about.at.startsWith('site:')),
  };
  return { bar, change };
}
