/** The content of generated/proofs.json: which proof each operation and form takes. */
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

const listed = (names: readonly (string | undefined)[]): readonly string[] =>
  names.filter((name) => name !== undefined).sort();

function actsOf(proof: Proof) {
  const names = Object.entries(PROOF_OF).flatMap(([key, of]) => (of === proof ? [nameOf(key)] : []));
  return { operations: listed(names.map(({ id }) => id)), forms: listed(names.map(({ form }) => form)) };
}

/** The operations and forms of each proof. */
export const actsByProof = () => Object.fromEntries(NAMES.map((proof) => [proof, actsOf(proof)]));
