import type { Level } from '@/lib/engine/vocabulary';
import type { Pack } from '@/lib/engine/pack-index';
import type { State } from '@/lib/engine/state';
import { capital } from '@/lib/wording/grammar';
import { nameOf, seatName, type SeatName } from '@/lib/wording/names';
import { describeCost, describeEffect, isFree } from '@/lib/wording/terms';
import { Drawing } from './drawing';
import { effectHtml } from './svg/inline';

interface SupplyProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
}

const SHOWN: readonly Level[] = ['I', 'II', 'III', 'IV'];

/** What lies beside the board: seals, production tokens in the river, technology stacks. */
export function Supply({ pack, state, seats }: SupplyProps) {
  return (
    <section
      id="supply"
      className="panel zone stack supply"
      aria-label="Seals, production tokens and technologies"
    >
      <h2>Seals, tokens, technologies</h2>
      <h3>Seals</h3>
      <ul className="facts">
        {pack.seals.map((seal) => (
          <li key={seal.id}>
            <Drawing pack={pack} className="run-box" svg={effectHtml(seal.end)} />
            <span>
              {capital(describeEffect(seal.end))}; {isFree(seal.cost) ? 'free' : describeCost(seal.cost)}
              {sealOwner(state, seats, seal.id)}
            </span>
          </li>
        ))}
      </ul>
      <h3>Production tokens in the river</h3>
      <p className="small">
        {state.river.length > 0
          ? state.river
              .map((id) => describeEffect(pack.tokenById.get(id)?.gain ?? { kind: 'points', n: 0 }))
              .join(' · ')
          : 'none left'}
      </p>
      <h3>Technologies face down</h3>
      <p className="small">
        {SHOWN.map((level) => `level ${level}: ${state.technologyStacks[level]}`).join(' · ')}
        {usedWords({ pack, state, seats })}
      </p>
    </section>
  );
}

function sealOwner(state: State, seats: readonly SeatName[], seal: string): string {
  const claim = state.seals.find((entry) => entry.seal === seal);
  return claim ? ` — claimed by ${seatName(seats, claim.seat)}` : '';
}

function usedWords({ pack, state, seats }: SupplyProps): string {
  const used = state.players.flatMap((player, seat) =>
    player.usedTechnologies.map((tile) => `${nameOf(pack, tile)} (${seatName(seats, seat)})`),
  );
  return used.length > 0 ? `. Used up: ${used.join(', ')}` : '';
}
