/** Builds API operations: joins a contract with its handler and maps each refusal to its problem. */
import 'server-only';
import { endpointFor, type EndpointResult } from '@/lib/platform/http/endpoint';
import { problemOf, type ApiRefusal } from './problem-of';

export type ApiResult = EndpointResult<ApiRefusal>;

export const endpoint = endpointFor(problemOf);
