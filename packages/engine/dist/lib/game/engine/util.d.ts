/** Ends every switch over a union: the compiler complains when a member is missing. */
export declare function assertNever(value: never): never;
/** The entry for `key`; a missing one is a bug or a log that does not fit its pack. */
export declare function must<K, V>(map: ReadonlyMap<K, V>, key: K): V;
/** The element at `index`, which has to exist. */
export declare function nth<T>(list: readonly T[], index: number): T;
/** `list` with the element at `index` replaced. */
export declare function withAt<T>(list: readonly T[], index: number, value: T): T[];
/** Entries of a record, typed by its keys. */
export declare function entries<K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][];
