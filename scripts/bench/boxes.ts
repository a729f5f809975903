// Reading files of boxes: valid ones with every component, and junk of every kind.
import { boxFileOf, parseBoxFile } from '@/lib/game/box/box-file';
import { HOSTILE_FILES } from '../../tests/box/hostile-files';
import { randomBox } from '../../tests/box/random-box';
import { newestPack } from './games';
import { type Figure, median, processorTime } from './statistics';

const VALID = 20;
const ROUNDS = 9;
/** Milliseconds that an import may take. */
const LIMIT_MS = 300;

/** The file that takes longest, by the median of several rounds. */
export function measureBoxes(): readonly Figure[] {
  const pack = newestPack();
  const valid = Array.from({ length: VALID }, (_, seed) => {
    const file = boxFileOf('Ours', randomBox(seed, pack), []);
    return [`random box ${seed}`, JSON.stringify(file)] as const;
  });
  const files = [...valid, ...HOSTILE_FILES];
  const times = files.map(([name, text]) => {
    const rounds = Array.from({ length: ROUNDS }, () => processorTime(1, () => parseBoxFile(text)).ms);
    return { name, ms: median(rounds) };
  });
  const [slowest] = times.toSorted((a, b) => b.ms - a.ms);
  if (!slowest) throw new Error('there is no file');
  const { name, ms } = slowest;
  return [
    {
      what: `slowest of ${files.length} files of boxes: ${name}`,
      measured: `${ms.toFixed(1)} ms`,
      value: ms,
      limit: LIMIT_MS,
    },
  ];
}
