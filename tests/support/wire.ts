/** Plays over HTTP like a program with the tokens of all seats. */
import crypto from 'node:crypto';

export interface WireTable {
  readonly origin: string;
  readonly id: string;
  readonly tokens: readonly string[];
}

interface Ask {
  readonly token?: string | undefined;
  readonly json?: unknown;
}

/** The body of a successful answer; throws Error for any other. */
export async function ask(origin: string, path: string, { token, json }: Ask = {}) {
  const response = await fetch(origin + path, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A table for two where both sit; `more` has further settings of the request. */
export async function wireTable(
  origin: string,
  names: readonly string[] = ['Anna', 'Bohumil'],
  more: object = {},
): Promise<WireTable> {
  const seats = names.map((name) => ({ name }));
  const made = await ask(origin, '/api/tables', {
    json: { name: 'On the wire', seats, startingSeat: 'first', ...more },
  });
  const tokens = made.seats.map(({ token }: { token: string }) => token);
  for (const token of tokens) await ask(origin, `/api/games/${made.game.id}/sit`, { token, json: {} });
  return { origin, id: made.game.id, tokens };
}

export interface Stepped {
  readonly seat: number;
  readonly seq: number;
  readonly hash: string;
  readonly waitingFor: readonly number[];
}

/**
 * One step of the seat to act: the first legal one that advances the turn. Undefined when the game is over.
 */
export async function wireStep(table: WireTable, origin = table.origin): Promise<Stepped | undefined> {
  const path = `/api/games/${table.id}`;
  const { waitingFor } = await ask(origin, path);
  const [seat] = waitingFor;
  if (seat === undefined) return undefined;
  const token = table.tokens[seat];
  const { seq, commands } = await ask(origin, `${path}/options`, { token });
  const [choice] = commands.filter((each: { command: { type: string } }) => each.command.type !== 'Undo');
  // The turn may have ended since the request for the seat to act.
  if (!choice) return undefined;
  const json = { expectedSeq: seq, commandId: crypto.randomUUID(), command: choice.command };
  return { seat, ...(await ask(origin, `${path}/commands`, { token, json })) };
}

/** Plays steps until another seat is to act. */
export async function wireTurn(table: WireTable): Promise<Stepped | undefined> {
  const first = await wireStep(table);
  let last = first;
  while (last && last.waitingFor.includes(first?.seat ?? -1)) last = await wireStep(table);
  return last;
}
