import 'server-only';
import type { Contract } from '@/lib/platform/http/contract';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument, type Json } from '@/app/api/_openapi/openapi';
import { PROBLEMS } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { refusalSentences } from '@/lib/game/wording/refusals';

/** One operation as the reference page shows it. */
export interface OperationDoc {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: Contract['access'];
  readonly parameters: readonly string[];
  /** Schemas as indented JSON. */
  readonly request?: string;
  readonly answer: string;
  readonly problems: readonly string[];
}

export interface ProblemDoc {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

/** The reference page's content, read out of the document at /api/openapi.json. */
export function apiReference(): {
  readonly operations: readonly OperationDoc[];
  readonly problems: readonly ProblemDoc[];
} {
  const document = openapiDocument();
  const operations = CONTRACTS.map((contract) => {
    const operation = at(document, ['paths', contract.path, contract.method.toLowerCase()]);
    return operationDoc(contract, operation);
  });
  const general = Object.entries(PROBLEMS).map(([code, { status, title }]) => ({
    code,
    status,
    text: title,
  }));
  const ofRules = refusalSentences(wordingOf('en')).map(({ code, sentence }) => ({
    code,
    status: 422,
    text: sentence,
  }));
  return { operations, problems: [...general, ...ofRules] };
}

function operationDoc(contract: Contract, operation: unknown): OperationDoc {
  const { id, method, path, summary, access, status } = contract;
  const request = at(operation, ['requestBody', 'content', 'application/json', 'schema']);
  const answer = at(operation, ['responses', String(status), 'content', 'application/json', 'schema']);
  const responses = Object.entries(asObject(at(operation, ['responses'])));
  return {
    id,
    method,
    path,
    summary,
    access,
    answer: pretty(answer),
    parameters: parameterLines(at(operation, ['parameters'])),
    ...(request === undefined ? {} : { request: pretty(request) }),
    problems: responses
      .filter(([code]) => Number(code) >= 400)
      .map(([code, response]) => `${code} ${String(at(response, ['description']))}`),
  };
}

function parameterLines(parameters: unknown): string[] {
  if (!Array.isArray(parameters)) return [];
  return parameters.map((parameter: unknown) => {
    const { name, in: where, required } = asObject(parameter);
    return `${String(name)} (${String(where)}${required === true ? '' : ', optional'})`;
  });
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => asObject(inner)[key], value);
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
