/** The computer player as the coach's adviser. Loaded on demand. */
import { planCommands } from '@/lib/game/bots/choose';
import type { Think } from './suggestion';

/** The next step is shown together with the last, so this may hardly take time. */
const LIMIT_MS = 80;
const NODES = 800;

export const thinkFor: Think = ({ pack, view, seq, options }) => {
  if (!options || options.commands.length === 0) return [];
  const start = performance.now();
  const limit = { nodes: NODES, isOver: () => performance.now() - start > LIMIT_MS };
  return planCommands({ pack, view, strength: 'master', seed: String(seq), limit });
};
