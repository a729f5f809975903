import 'server-only';
import { accessTokenOf, admitToken, isAllowed, accessGrantOf } from '@/lib/platform/auth/access-token';
import { isLook, type Contract } from '@/lib/platform/http/contract';
import { problem, type Problem } from '@/lib/platform/http/problem';

/** Whether an operation accepts access tokens; scheduler and operator have other secrets. */
export function takesAccessTokens({ access, limit }: Pick<Contract, 'access' | 'limit'>): boolean {
  return access !== 'scheduler' && access !== 'operator' && limit !== 'none';
}

/**
 * Why the access token of a request is refused for this operation; undefined if it is accepted, or
 * there is none. From then on the request acts for its person.
 */
export async function refuseAccess(
  contract: Contract,
  headers: Headers,
  params: Readonly<Record<string, unknown>>,
): Promise<Problem | undefined> {
  const token = takesAccessTokens(contract) ? accessTokenOf(headers) : undefined;
  if (token === undefined) return undefined;
  const grant = await accessGrantOf(token);
  if (!grant)
    return problem('access-token-wrong', 'This access token is none, was taken back or has run out.');
  const { isMove = false, path } = contract;
  const tableId = path.startsWith('/api/games/{id}') ? String(params.id) : undefined;
  if (!contract.anyScope && !isAllowed(grant, { isRead: isLook(contract), isMove, tableId }))
    return problem('beyond-scope', 'This access token was not made for that.', {
      params: { scope: grant.scope },
    });
  admitToken(headers, grant);
  return undefined;
}
