import { CONTRACTS } from '@/app/api/_openapi/contracts';
import type { Contract } from '@/lib/platform/http/contract';

/** The contract of the operation of this id. */
export function contractOf(id: string): Contract {
  const found = CONTRACTS.find((contract) => contract.id === id);
  if (!found) throw new Error(`no operation is called ${id}`);
  return found;
}
