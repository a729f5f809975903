/** Serves operations of the API: maps each refusal to its problem. */
import 'server-only';
import type { z } from 'zod';
import type { Contract } from '@/lib/platform/http/contract';
import {
  operation,
  routes,
  type Endpoint,
  type EndpointResult,
  type Handle,
  type Operation,
} from '@/lib/platform/http/endpoint';
import { problemOf, type ApiRefusal } from './problem-of';

export type ApiResult = EndpointResult<ApiRefusal>;

/** An operation whose contract stands apart from its handler. */
export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  contract: Contract<P, Q, B>,
  handle: Handle<P, Q, B, ApiRefusal>,
): Endpoint => operation(contract, handle).endpointWith(problemOf);

/** The exports of a route file for the operations of its address. */
export const serve = (operations: readonly Operation<ApiRefusal>[]) =>
  routes(...operations.map(({ endpointWith }) => endpointWith(problemOf)));
