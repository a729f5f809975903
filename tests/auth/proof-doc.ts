/** The table of docs/security.md: which proof each operation and form takes. */
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { PROOF_OF, PROOFS, type Proof } from './proof-table';

const NAMES = Object.keys(PROOFS) as readonly Proof[];

/** The id of an operation of the API, or a form by its page and name. */
function nameOf(key: string): { readonly id?: string; readonly form?: string } {
  const [, method = '', file = '', action = ''] =
    /^(\w+) app\/(\S+)\/(?:route|[\w-]*actions)\.ts ?(\w*)$/.exec(key) ?? [];
  const path = `/${file}`.replaceAll(/\[(\w+)\]/g, '{$1}');
  const found = CONTRACTS.find((contract) => contract.method === method && contract.path === path);
  return found ? { id: found.id } : { form: `${path} ${action}`.trim() };
}

const listed = (names: readonly (string | undefined)[]): string =>
  names
    .filter((name) => name !== undefined)
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ') || 'none';

function rowOf(proof: Proof): string {
  const names = Object.entries(PROOF_OF).flatMap(([key, of]) => (of === proof ? [nameOf(key)] : []));
  return `| ${proof} | ${listed(names.map(({ id }) => id))} | ${listed(names.map(({ form }) => form))} |`;
}

/** The whole table in Markdown. */
export function proofTable(): string {
  const head = '| proof | operations of the API | forms |\n| --- | --- | --- |';
  return [head, ...NAMES.map(rowOf)].join('\n');
}
