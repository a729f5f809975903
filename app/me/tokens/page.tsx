import { CurrentPage } from '@/app/current-page';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { cookies } from 'next/headers';
import { NewToken, TokenForm, TokenList } from '@/components/people/access-tokens';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { accessTokensOf, TOKEN_DAYS } from '@/lib/features/people/access-tokens';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { ACCESS_SCOPES } from '@/lib/platform/auth/access-token';
import { getWords } from '@/lib/platform/i18n/request-words';
import { accountPerson } from '../../current-person';
import { secretIn } from '../shown-once';
import { makeToken, revokeToken } from './actions';

export const generateMetadata = pageMeta('people.tokens.title', PRIVATE);

/** Access tokens that let programs act for a person. */
export default async function TokensPage({ searchParams }: PageProps<'/me/tokens'>) {
  const [{ t }, person, jar, { done, problem }] = await Promise.all([
    ...([getWords(), accountPerson(), cookies(), searchParams] as const),
  ]);
  const [tokens, tables] = await Promise.all([
    accessTokensOf(person.id),
    myTables({ userId: person.id, tokens: [] }),
  ]);
  const playing = tables.filter(({ status, seat }) => status === 'running' && seat !== undefined);
  const made = done === 'made' ? secretIn(jar, 'accessToken') : undefined;
  return (
    <CurrentPage
      here="account"
      title={t('people.tokens.title')}
      scene="letter"
      below={<TokenList tokens={tokens} tables={tables} timeZone={person.timeZone} revoke={revokeToken} />}
    >
      {done === 'revoked' && <Notice>{t('people.tokens.revoked')}</Notice>}
      {problem !== undefined && (
        <Notice bad>{t(problem === 'many' ? 'people.tokens.many' : 'people.me.problem')}</Notice>
      )}
      {made && <NewToken token={made} />}
      <TokenForm scopes={ACCESS_SCOPES} days={TOKEN_DAYS} tables={playing} make={makeToken} />
      <p className="row">
        <TextLink className="btn" href="/me">
          {t('people.browsers.back')}
        </TextLink>
        <TextLink href="/api-docs">{t('people.tokens.docs')}</TextLink>
      </p>
    </CurrentPage>
  );
}
