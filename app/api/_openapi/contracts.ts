import { OPERATIONS } from '@/app/api/_openapi/operations';
import { openapiContract, operatorOpenapiContract } from '@/app/api/_shared/descriptions';
import { TAGS, type Contract, type Tag } from '@/lib/platform/http/contract';

/** Every operation of the API. A test compares this list with the routes. */
export const CONTRACTS: readonly Contract[] = [
  ...OPERATIONS.map(({ contract }) => contract),
  openapiContract,
  operatorOpenapiContract,
];

/** A group of operations with its tag. */
export interface ContractGroup {
  readonly tag: string;
  readonly description: string;
  readonly contracts: readonly Contract[];
}

const groupOf = (tag: Tag): ContractGroup => ({
  tag,
  description: TAGS[tag],
  contracts: CONTRACTS.filter((contract) => contract.tag === tag),
});

export const PUBLIC_GROUPS: readonly ContractGroup[] = (Object.keys(TAGS) as Tag[])
  .filter((tag) => tag !== 'Operator')
  .map(groupOf);

export const OPERATOR_GROUPS: readonly ContractGroup[] = [groupOf('Operator')];
