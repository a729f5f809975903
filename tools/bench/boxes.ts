// Measures reading box files: valid ones with every component, and junk of every kind.
import zlib from 'node:zlib';
import type { BoxValues } from '@/lib/game/engine/pack';
import { boxFileOf, parseBoxFile } from '@/lib/game/box/box-file';
import { HOSTILE_FILES } from '../../tests/box/hostile-files';
import { randomBox } from '../../tests/box/random-box';
import { newestPack } from './games';
import { type Figure, median, processorTime } from './statistics';

const VALID = 20;
const ROUNDS = 9;
/** The most milliseconds for an import. */
const LIMIT_MS = 300;
/** The most kilobytes of a box in a page. */
const PACKED_KB = 50;

/**
 * Figures for the largest pack and for the file that takes longest to read, by the median of several rounds.
 */
export function measureBoxes(): readonly Figure[] {
  const pack = newestPack();
  const boxes = Array.from({ length: VALID }, (_, seed) => randomBox(seed, pack));
  const valid = boxes.map(
    (box, seed) => [`random box ${seed}`, JSON.stringify(boxFileOf('Ours', box, []))] as const,
  );
  const files = [...valid, ...HOSTILE_FILES];
  const times = files.map(([name, text]) => {
    const rounds = Array.from({ length: ROUNDS }, () => processorTime(1, () => parseBoxFile(text)).ms);
    return { name, ms: median(rounds) };
  });
  const [slowest] = times.toSorted((a, b) => b.ms - a.ms);
  if (!slowest) throw new Error('there is no file');
  const { name, ms } = slowest;
  const kB = Math.max(...boxes.map(packedSize)) / 1000;
  return [
    {
      what: `largest of ${VALID} boxes, packed`,
      measured: `${kB.toFixed(1)} kB`,
      value: kB,
      limit: PACKED_KB,
    },
    {
      what: `slowest of ${files.length} files of boxes: ${name}`,
      measured: `${ms.toFixed(1)} ms`,
      value: ms,
      limit: LIMIT_MS,
    },
  ];
}

const packedSize = (box: BoxValues): number => zlib.gzipSync(JSON.stringify(box)).length;
