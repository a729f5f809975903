import 'server-only';
import { Counter, Registry } from 'prom-client';
import { perProcess } from '@/lib/platform/process';

/** The source of a move. */
export type Mover = 'person' | 'computer' | 'plan';

interface Work {
  readonly registry: Registry;
  readonly moves: Counter<'by'>;
  readonly computerSeconds: Counter;
}
function make(): Work {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    moves: new Counter({
      name: 'praga_moves_total',
      help: 'Commands accepted',
      labelNames: ['by'],
      registers,
    }),
    computerSeconds: new Counter({
      name: 'praga_computer_seconds_total',
      help: 'Time computers have thought',
      registers,
    }),
  };
}

/** Counters of this process, incremented where the work is done. */
export const work = perProcess('pragaWork', make).get;
