/** Answers of the API to programs of people. */
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { callJson } from '../support/api';

const tokens = new Map<string, string>();

/** The answer to a person's program. */
export async function answerTo(userId: string, path: string): Promise<unknown> {
  const made = { name: 'program', scope: 'read', days: 7 } as const;
  const token = tokens.get(userId) ?? (await makeAccessToken(userId, made)) ?? '';
  tokens.set(userId, token);
  return (await callJson({ method: 'GET', path, token })).body;
}
