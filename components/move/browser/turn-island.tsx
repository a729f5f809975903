'use client';

import { useLayoutEffect } from 'react';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { hasAll } from '@/components/ui/payload';
import { startTurn } from './start-turn';

interface IslandProps {
  /** The turn as JSON, see packedTurn. */
  readonly data: string;
  /** New with every answer of the server, also when the position is the same because a step was refused. */
  readonly answer: string;
  /** Where the rules in the browser get their pack. */
  readonly pack: string;
}

/**
 * Brings the drawings to life: what may be done glows and can be pointed at. Before the browser paints, so
 * that nothing blinks.
 */
export function TurnIsland({ data, answer, pack }: IslandProps) {
  useLayoutEffect(() => {
    const turn: unknown = JSON.parse(data.replaceAll('~', '"'));
    if (hasAll<TurnData>(turn, ['steps', 'tiles', 'fillings', 'view'])) return startTurn(turn, pack);
    return undefined;
  }, [data, answer, pack]);
  return null;
}
