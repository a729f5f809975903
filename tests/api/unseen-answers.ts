/**
 * Pairs of operation and status that are described and that no test can have, each with its reason. `npm
 * test` compares them with what its integration tests have seen (scripts/test/answers.ts): a pair that is
 * neither seen nor here is red, and so is one that is here and was seen.
 */
export const UNSEEN: Readonly<Record<string, string>> = {};
