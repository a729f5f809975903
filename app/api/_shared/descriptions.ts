/** The contracts of the descriptions. Their handlers need all contracts and are in the route files. */
import { z } from 'zod';
import { defineContract } from '@/lib/platform/http/contract';

const DESCRIPTION = {
  ...({ tag: 'Service', method: 'GET', access: 'anyone' } as const),
  answer: z.looseObject({ openapi: z.string() }),
  problems: [],
  isShared: true,
} as const;

export const openapiContract = defineContract({
  id: 'openapi',
  path: '/api/openapi.json',
  summary: 'This description of the API (OpenAPI 3.1).',
  ...DESCRIPTION,
});

export const operatorOpenapiContract = defineContract({
  id: 'operatorOpenapi',
  path: '/api/operator/openapi.json',
  summary: 'The same document for the operator’s operations.',
  ...DESCRIPTION,
});
