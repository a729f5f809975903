/** Why a command is impossible now, and the steps that would make it possible. */
import type { Command } from '@/lib/game/engine/commands';
import { explain } from '@/lib/game/engine/explain';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { View } from '@/lib/game/engine/view';

export type WhyNot =
  | { readonly option: Option }
  | { readonly option?: undefined; readonly rejection: Rejection; readonly cures: readonly Option[] };

/** Maximum suggested steps; more would not help to choose. */
const SHOWN = 4;

/** The command as an option if it is legal, otherwise the refusal with the first few helpful steps. */
export function whyNot(pack: Pack, view: View, command: Command, options: readonly Option[]): WhyNot {
  const asked = sorted(command);
  const option = options.find((entry) => sorted(entry.command) === asked);
  if (option) return { option };
  const found = explain(pack, view, command);
  // Legal but not listed, for example with another choice of price; it is offered as requested.
  if (found.legal) return { option: { command, reveals: true } };
  const cures = found.cures.map(stepOf).slice(0, SHOWN);
  return { rejection: found.rejection, cures: cures.map((step) => ({ command: step, reveals: false })) };
}

/** The command as text, regardless of key order. */
function sorted(command: Command): string {
  return JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The command of a cure. */
function stepOf(cure: Command | { readonly command: Command }): Command {
  return 'command' in cure ? cure.command : cure;
}
