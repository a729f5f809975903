import type { Metadata } from 'next';
import { currentNav } from '@/app/current-nav';
import { SiteFrame } from '@/components/site/site-page';
import { LANGUAGE_OF } from '@/app/rules/language';
import type { Language } from '@/lib/game/casebook/types';
import {
  VERIFICATION,
  VERIFICATION_LEAD,
  VERIFICATION_TITLE,
  type Block,
} from '@/lib/game/casebook/verification';
import { getWords } from '@/lib/platform/i18n/request-words';
import { WithCode } from './with-code';

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await getWords();
  const language = LANGUAGE_OF[locale];
  return { title: VERIFICATION_TITLE[language], description: VERIFICATION_LEAD[language] };
}

/**
 * How seed, shuffles and hashes depend on each other, for readers who want to check games with a program of
 * their own.
 */
export default async function VerificationPage() {
  const { locale } = await getWords();
  const language = LANGUAGE_OF[locale];
  return (
    <SiteFrame nav={await currentNav({ here: 'verify' })}>
      <header className="stack">
        <h1 className="initial">{VERIFICATION_TITLE[language]}</h1>
        <p>{VERIFICATION_LEAD[language]}</p>
        <ul className="words">
          {['verify.py', 'vectors.json'].map((file) => (
            <li key={file}>
              <a href={`/verify/${file}`}>{file}</a>
            </li>
          ))}
        </ul>
      </header>
      {VERIFICATION.map(({ id, heading, blocks }) => (
        <section key={id} id={id} className="panel stack" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading[language]}</h2>
          {blocks.map((block, i) => (
            <BlockOf key={i} block={block} language={language} />
          ))}
        </section>
      ))}
    </SiteFrame>
  );
}

function BlockOf({ block, language }: { readonly block: Block; readonly language: Language }) {
  if ('code' in block)
    return (
      <pre className="code overflow-x-auto" tabIndex={0} lang="en">
        {block.code}
      </pre>
    );
  if ('list' in block)
    return (
      <ul className="words">
        {block.list.map((item) => (
          <li key={item.en}>
            <WithCode text={item[language]} />
          </li>
        ))}
      </ul>
    );
  if (!('rows' in block))
    return (
      <p>
        <WithCode text={block[language]} />
      </p>
    );
  return (
    <dl className="stack">
      {block.rows.map(([code, meaning]) => (
        <div key={code}>
          <dt>
            <code>{code}</code>
          </dt>
          <dd>
            <WithCode text={meaning[language]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
