/**
 * A small client of the API of Praga by Post: typed from its description, without dependencies. It repeats
 * what may be repeated, waits where it is told to, and goes on with a stream that broke off.
 */
import type { Accepted, Command, ListedGame, Operations, Problem } from './types.js';
export type * from './types.js';
export interface ClientOptions {
    /** Where the service is: https://praga.example. */
    readonly origin: string;
    /** The token of a seat, or an access token. */
    readonly token?: string;
    readonly fetch?: typeof fetch;
    /** How often a request is sent at most, where it does not get through. */
    readonly tries?: number;
}
export type Operation = keyof Operations;
/** A part that must be given where it has members that must be. */
type Part<Name extends string, T> = object extends T ? {
    readonly [K in Name]?: T;
} : {
    readonly [K in Name]: T;
};
type Body<T> = undefined extends T ? {
    readonly body?: T;
} : {
    readonly body: T;
};
type Given<O extends Operation> = Part<'params', Operations[O]['params']> & Part<'query', Operations[O]['query']> & Body<Operations[O]['body']> & {
    readonly signal?: AbortSignal;
};
type GivenOf<O extends Operation> = object extends Given<O> ? readonly [given?: Given<O>] : readonly [given: Given<O>];
/** A refusal: its problem says why. */
export declare class Refused extends Error {
    readonly name = "Refused";
    readonly problem: Problem;
    constructor(problem: Problem);
}
/** An answer that is not the API's: most often a page of a proxy on the way. */
export declare class NotTheApi extends Error {
    readonly name = "NotTheApi";
    readonly status: number;
    readonly text: string;
    constructor(status: number, text: string);
}
export declare class Client {
    private readonly options;
    constructor(options: ClientOptions);
    /** Asks for an operation: `client.call('GET /api/games/{id}', { params: { id } })`. */
    call<O extends Operation>(operation: O, ...[given]: GivenOf<O>): Promise<Operations[O]['answer']>;
    /**
     * Gives a command at the position `expectedSeq`. It has one id, however often it is sent, so it is applied
     * once.
     */
    give(id: string, expectedSeq: number, command: Command): Promise<Accepted>;
    /** The games of a list, page after page, as long as they are read. */
    games(operation: 'GET /api/games' | 'GET /api/me/games', query?: Operations['GET /api/games']['query']): AsyncGenerator<ListedGame>;
    /** The versions of a table, the present one first, for as long as they are read. */
    changes(id: string, signal?: AbortSignal): AsyncGenerator<string>;
    private send;
    private requestOf;
}
