import { apiReference } from '@/app/api/_openapi/reference';
import { Markup } from '@/components/ui/markup';
import { env } from '@/lib/platform/env';
import { CURE_GROUPS } from './cures';
import { Guide } from './guide';
import { curesHtml, indexHtml, refusalsHtml } from './reference-markup';

/** The API guide and reference. */
export function ApiDocs() {
  const { groups, refusals } = apiReference();
  return (
    <>
      <h1 className="text-2xl leading-compact">The API of Praga by Post</h1>
      <Guide origin={env().APP_URL} />
      <h2 id="operations">Operations</h2>
      <Markup html={groups.map(indexHtml).join('')} />
      <h2 id="problems">Problems</h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457): programs go by <code>code</code>, people
        read <code>detail</code>. A conflict names the table’s <code>seq</code>.
      </p>
      <Markup html={CURE_GROUPS.map(curesHtml).join('')} />
      <h3 id="rules-refusals">Refusals by the rules</h3>
      <p>
        Status 422 (409 if it is not your turn), with the <code>rule</code> and, if a legal step would help,{' '}
        <code>cures</code>.
      </p>
      <Markup html={refusalsHtml(refusals)} />
    </>
  );
}
