/** A refusal: its problem says why. */
export class Refused extends Error {
    name = 'Refused';
    problem;
    constructor(problem) {
        super(`${problem.status} ${problem.code}: ${problem.detail}`);
        this.problem = problem;
    }
}
/** An answer that is not the API's: most often a page of a proxy on the way. */
export class NotTheApi extends Error {
    name = 'NotTheApi';
    status;
    text;
    constructor(status, text) {
        super(`${status}: the answer is no JSON: ${text.slice(0, 100)}`);
        this.status = status;
        this.text = text;
    }
}
const TRIES = 5;
const FIRST_WAIT_MS = 250;
/** Before a stream is opened again, until the server says how long. */
const RETRY_MS = 2_000;
const LATER = new Set([429, 502, 503, 504]);
/** Not yet done when it is refused: these may be sent again whatever they do. */
const NOT_DONE = new Set([429]);
export class Client {
    options;
    constructor(options) {
        this.options = options;
    }
    /** Asks for an operation: `client.call('GET /api/games/{id}', { params: { id } })`. */
    async call(operation, ...[given]) {
        return (await jsonOf(await this.send(operation, given ?? {})));
    }
    /**
     * Gives a command at the position `expectedSeq`. It has one id, however often it is sent, so it is applied
     * once.
     */
    async give(id, expectedSeq, command) {
        const body = { expectedSeq, command, commandId: crypto.randomUUID() };
        return (await this.call('POST /api/games/{id}/commands', { params: { id }, body }));
    }
    /** The games of a list, page after page, as long as they are read. */
    async *games(operation, query = {}) {
        for (let after = query.after;;) {
            const response = await this.send(operation, { query: { ...query, ...(after ? { after } : {}) } });
            const lines = (await response.text()).split('\n').filter((line) => line !== '');
            if (lines.length === 0)
                return;
            for (const line of lines) {
                const game = JSON.parse(line);
                after = game.cursor;
                yield game;
            }
        }
    }
    /** The versions of a table, the present one first, for as long as they are read. */
    async *changes(id, signal) {
        let known;
        let retryMs = RETRY_MS;
        for (let isAgain = false; !signal?.aborted; isAgain = true) {
            if (isAgain)
                await pause(retryMs, signal);
            if (signal?.aborted)
                return;
            const sent = { params: { id }, ...(signal ? { signal } : {}) };
            const response = await this.send('GET /api/games/{id}/stream', sent, known);
            for await (const event of eventsOf(response, signal)) {
                if (event.retry)
                    retryMs = Number(event.retry);
                if (event.id)
                    yield (known = event.id);
            }
        }
    }
    async send(operation, given, known) {
        const { tries = TRIES, fetch: ask = fetch } = this.options;
        const maySendAgain = isSafe(operation, given.body);
        for (let n = 1;; n += 1) {
            const isLast = n >= tries || given.signal?.aborted === true;
            const response = await ask(...this.requestOf(operation, given, known)).catch((error) => {
                if (isLast || !maySendAgain)
                    throw error;
                return undefined;
            });
            if (response?.ok)
                return response;
            const isForLater = response && LATER.has(response.status);
            if (response && (isLast || !isForLater || !(maySendAgain || NOT_DONE.has(response.status))))
                throw new Refused((await jsonOf(response)));
            const asked = Number(response?.headers.get('retry-after') ?? 0) * 1000;
            await pause(Math.max(asked, FIRST_WAIT_MS * 2 ** (n - 1)), given.signal);
        }
    }
    requestOf(operation, given, known) {
        const [method = 'GET', path = ''] = operation.split(' ');
        const { params = {}, query = {}, body, signal } = given;
        const named = { ...params };
        const filled = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(named[name])));
        const url = new URL(filled, this.options.origin);
        for (const [name, value] of Object.entries(query))
            if (value !== undefined)
                url.searchParams.set(name, String(value));
        const headers = {
            ...(this.options.token ? { authorization: `Bearer ${this.options.token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(known ? { 'last-event-id': known } : {}),
        };
        return [
            url,
            {
                method,
                headers,
                ...(body === undefined ? {} : { body: JSON.stringify(body) }),
                ...(signal ? { signal } : {}),
            },
        ];
    }
}
/** Whether it does no harm to send this twice: it changes nothing, or an id says that it is the same. */
function isSafe(operation, body) {
    const isLook = operation.startsWith('GET ') || operation === 'POST /api/games/{id}/try';
    if (isLook || operation === 'POST /api/games/{id}/sit')
        return true;
    const hasId = (value) => typeof value === 'object' && value !== null && 'commandId' in value;
    if (hasId(body))
        return true;
    const steps = typeof body === 'object' && body !== null && 'steps' in body ? body.steps : undefined;
    return Array.isArray(steps) && steps.length > 0 && steps.every(hasId);
}
function pause(ms, signal) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        const stop = () => {
            clearTimeout(timer);
            resolve();
        };
        signal?.addEventListener('abort', stop, { once: true });
    });
}
async function jsonOf(response) {
    const text = await response.text();
    try {
        return JSON.parse(text);
    }
    catch {
        throw new NotTheApi(response.status, text);
    }
}
/** The events of a stream, until it ends or breaks off. */
async function* eventsOf(response, signal) {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined), { once: true });
    let text = '';
    for (;;) {
        const read = await reader?.read().catch(() => undefined);
        if (!read || read.done)
            return;
        const parts = (text + read.value).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts)
            yield Object.fromEntries(part.split('\n').map((line) => line.split(/: ?(.*)/s)));
    }
}
