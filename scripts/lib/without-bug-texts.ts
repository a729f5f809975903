// What an InvariantError says is for whoever mends a bug: it stands in the log of the service and in every
// test. A script that is fetched to be played with need not bring it along.
import { parseAst, type Rolldown, Visitor } from 'vite';

/** Takes the texts of InvariantErrors out of a bundle. */
export const withoutBugTexts: Rolldown.Plugin = {
  name: 'without-bug-texts',
  transform: {
    filter: { code: /new InvariantError\(/ },
    handler: (code) => ({ code: silenced(code), map: null }),
  },
};

/** The same script, whose InvariantErrors say nothing; of which command they are is kept. */
export function silenced(code: string): string {
  const texts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [text] }) {
      if (callee.type === 'Identifier' && callee.name === 'InvariantError' && text) texts.push(text);
    },
  }).visit(parseAst(code));
  return texts.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code);
}
