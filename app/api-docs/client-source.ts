/** packages/client as one file: the rule for waiting is copied in, so programs need only this file and the types. */
import { readPaper } from './paper';

const RULE = 'lib/platform/retry-after.ts';
const IMPORT = /^import \{[^}]*\} from '@\/lib\/platform\/retry-after';\n/m;

/** The text of client.ts. */
export function clientSource(): string {
  const client = readPaper('packages/client/index.ts');
  if (!IMPORT.test(client)) throw new Error(`packages/client does not import ${RULE}`);
  const rule = readPaper(RULE).replace(/^export /gm, '');
  return `${client.replace(IMPORT, '')}\n${rule}`;
}
