'use client';

import { useLayoutEffect } from 'react';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { hasAll } from '@/components/ui/payload';
import { turnComing, turnHere } from '#turn-coming';

interface IslandProps {
  /** The turn as JSON, see packedTurn. */
  readonly data: string;
  /** New with every answer of the server, also when the position is the same because a step was refused. */
  readonly answer: string;
  /** Where the rules in the browser get their pack. */
  readonly pack: string;
}

/**
 * Brings the drawings to life: what may be done glows and can be pointed at. Once it is there, before the
 * browser paints, so that nothing blinks.
 */
export function TurnIsland({ data, answer, pack }: IslandProps) {
  useLayoutEffect(() => {
    const turn: unknown = JSON.parse(data.replaceAll('~', '"'));
    if (!hasAll<TurnData>(turn, ['steps', 'tiles', 'fillings', 'view'])) return undefined;
    return turnHere()?.(turn, pack) ?? startLater(turn, pack);
  }, [data, answer, pack]);
  return null;
}

function startLater(turn: TurnData, pack: string): () => void {
  let isOver = false;
  let end = () => {};
  void turnComing.then((come) => {
    if (come && !isOver) end = come(turn, pack);
  });
  return () => {
    isOver = true;
    end();
  };
}
