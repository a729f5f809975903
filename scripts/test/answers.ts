// Checks that every answer in the API's description was seen by an integration test, or is listed with a
// reason.
import fs from 'node:fs';
import { UNSEEN } from '../../tests/api/unseen-answers';

/** The faults among the pairs of operation and status in `text`, which tests/support/recorded.ts writes. */
export function faultsOfAnswers(text: string, unseen: Readonly<Record<string, string>> = UNSEEN): string[] {
  const pairsOf = (what: string) =>
    new Set(
      text.split('\n').flatMap((line) => (line.startsWith(`${what} `) ? [line.slice(what.length + 1)] : [])),
    );
  const [seen, described] = [pairsOf('seen'), pairsOf('described')];
  if (described.size === 0) return ['nothing was described: tests/api/contracts.int.test.ts notes it'];
  const missing = [...described].filter((pair) => !seen.has(pair) && unseen[pair] === undefined);
  const needless = Object.keys(unseen).filter((pair) => seen.has(pair) || !described.has(pair));
  return [
    ...missing.map((pair) => `${pair} is described and was never seen`),
    ...needless.map((pair) => `${pair} is listed as unseen, and was seen or is not described`),
  ];
}

/** The same for the file that the tests have written. */
export function answersFaults(file: string): string[] {
  return faultsOfAnswers(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}
