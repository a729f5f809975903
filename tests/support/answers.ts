/** Checks this process's answers against its own description. */
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import { descriptionBy, faultOfResponse, type Answer } from './held-answers';

async function describe() {
  const { openapiDocument, operatorDocument } = await import('@/app/api/_openapi/openapi');
  return descriptionBy([openapiDocument(), operatorDocument()]);
}

// The description is the same in each file and expensive to make, so the files of a worker share it.
const worker: typeof globalThis & { describedAnswers?: Awaited<ReturnType<typeof describe>> } = globalThis;
const description = (worker.describedAnswers ??= await describe());

/** The reason why an answer does not match its description; undefined if it does. */
export const faultOf = (answer: Answer): string | undefined => description.faultOf(answer);

/** Throws Error if a response does not match its description. */
export async function mustBeDescribed(method: string, address: string, response: Response): Promise<void> {
  const fault = await faultOfResponse(description, method, address, response);
  if (fault) throw new Error(fault);
}

/** The fields of an event; JSON data is parsed. */
function eventOf(block: string): Readonly<Record<string, unknown>> {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s)));
  const { event, data, retry, ...rest } = fields;
  const isJson = event !== undefined && data;
  return {
    ...rest,
    ...(event === undefined ? {} : { event }),
    ...(data === undefined ? {} : { data: isJson ? JSON.parse(data) : data }),
    ...(retry === undefined ? {} : { retry: Number(retry) }),
  };
}

/** The events that this process's streams have sent, by address and name. */
export const SENT = new Set<string>();

/** Throws Error if an event of this stream does not match its description. */
export function mustBeEvents(path: string, heard: string): void {
  for (const block of heard.split('\n\n').slice(0, -1)) {
    const body = eventOf(block);
    SENT.add(`${path} ${body.event ?? (body.retry === undefined ? 'version' : 'retry')}`);
    const described = { method: 'GET', path, status: 200, type: 'text/event-stream', body };
    const fault = description.faultOf(described) ?? faultOfOrder(body);
    if (fault) throw new Error(`${fault} in ${JSON.stringify(block)}`);
  }
}

/**
 * Rules that a schema cannot express: the version is the id, rows are consecutive, and seats are in order.
 */
function faultOfOrder({ event, id, data }: Readonly<Record<string, unknown>>): string | undefined {
  if (event === undefined) return id === data ? undefined : 'another id than the version';
  if (event === 'here') return isRising(data as number[]) ? undefined : 'seats out of order';
  if (event !== 'rows') return undefined;
  const { since, rows } = data as RowsNews;
  return rows.every(({ seq }, i) => seq === since + 1 + i) ? undefined : 'rows that do not follow';
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => number > (numbers[i - 1] ?? -1));
