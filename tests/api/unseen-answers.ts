/**
 * Pairs of operation and status that are described and that no test can have, with reasons. `npm
 * test` compares them with the answers of its integration tests (scripts/test/answers.ts): a pair that is
 * neither seen nor here is red, and so is one that is here and was seen.
 */
export const UNSEEN: Readonly<Record<string, string>> = {};
