/** Answers of this process, held against its own description. */
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import { descriptionBy, faultOfResponse, type Answer } from './held-answers';

async function describe() {
  const { openapiDocument, operatorDocument } = await import('@/app/api/_openapi/openapi');
  return descriptionBy([openapiDocument(), operatorDocument()]);
}

// It is the same in each file, and making it takes longer than many of them: once for all files of a worker.
const worker: typeof globalThis & { describedAnswers?: Awaited<ReturnType<typeof describe>> } = globalThis;
const description = (worker.describedAnswers ??= await describe());

/** Why an answer is not as its description says; undefined where it is. */
export const faultOf = (answer: Answer): string | undefined => description.faultOf(answer);

/** Fails where a response is not as its description says. */
export async function mustBeDescribed(method: string, address: string, response: Response): Promise<void> {
  const fault = await faultOfResponse(description, method, address, response);
  if (fault) throw new Error(fault);
}

/** Fails where what a stream of this address has told so far is not as it is described. */
export function mustBeEvents(path: string, heard: string): void {
  for (const block of heard.split('\n\n').slice(0, -1)) {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s)));
    const fault = faultOfEvent(path, fields);
    if (fault) throw new Error(`${fault} in ${JSON.stringify(block)}`);
  }
}

interface EventFields {
  readonly event?: string;
  readonly id?: string;
  readonly data?: string;
  readonly retry?: string;
}

function faultOfEvent(path: string, { event, id, data, retry }: EventFields): string | undefined {
  if (retry !== undefined) return /^\d+$/.test(retry) ? undefined : 'no time to come again';
  if (event === 'beat') return data === '' ? undefined : 'a beat that says something';
  const isOfMine = path === '/api/me/stream';
  if (event === 'rows' && !isOfMine) return faultOfRows(JSON.parse(data ?? ''));
  if (event === 'here' && !isOfMine) return faultOfSeats(JSON.parse(data ?? ''));
  if (event !== (isOfMine ? 'table' : undefined)) return `no event called ${event} is described`;
  if (!isOfMine && id !== data) return 'another id than the version';
  const body: unknown = isOfMine ? JSON.parse(data ?? '') : data;
  return description.faultOf({ method: 'GET', path, status: 200, type: 'text/event-stream', body });
}

/** What the parameter `here` promises. */
const faultOfSeats = (seats: readonly number[]): string | undefined =>
  seats.every((seat, i) => Number.isInteger(seat) && seat > (seats[i - 1] ?? -1))
    ? undefined
    : 'seats out of order';

/** What the parameter `rows` of a table's stream promises. */
function faultOfRows({ since, rows, latestSeq }: Partial<RowsNews>): string | undefined {
  if (since === undefined || latestSeq === undefined || latestSeq < since) return 'rows since nothing';
  const isInOrder = rows?.every(({ seq, hash }, i) => hash !== '' && seq === since + 1 + i);
  return isInOrder ? undefined : 'rows that do not follow';
}
