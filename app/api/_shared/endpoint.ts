/** Operations of this API: a contract joined with its handler, every refusal answered by its problem. */
import 'server-only';
import { endpointFor, type EndpointResult } from '@/lib/platform/http/endpoint';
import { problemOf, type ApiRefusal } from './problem-of';

export type ApiResult = EndpointResult<ApiRefusal>;

export const endpoint = endpointFor(problemOf);
