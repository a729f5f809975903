import { CurrentFrame } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { VERIFICATION, type Block, type GuideSection } from '@/lib/game/casebook/verification';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { useWords } from '@/lib/platform/i18n/current-words';
import { getWords } from '@/lib/platform/i18n/request-words';

export const generateMetadata = pageMeta('verify.title', { description: 'verify.lead' });

const isForPlayers = ({ id }: GuideSection) => id === 'limits';
const SHOWN = VERIFICATION.filter(isForPlayers);
/** For authors of a verifier. */
const DETAILS = VERIFICATION.filter((section) => !isForPlayers(section));

/**
 * How seed, shuffles and hashes depend on each other, for readers who verify games with their own program.
 */
export default async function VerificationPage() {
  const { t } = await getWords();
  return (
    <CurrentFrame here="verify">
      <header className="stack">
        <h1 className="initial">{t('verify.title')}</h1>
        <p>{t('verify.lead')}</p>
        <ul className="words">
          {['verify.py', 'vectors.json'].map((file) => (
            <li key={file}>
              <a href={`/verify/${file}`}>{file}</a>
            </li>
          ))}
        </ul>
      </header>
      {SHOWN.map((section) => (
        <SectionOf key={section.id} {...section} />
      ))}
      <Fold title={t('verify.details')}>
        <div className="stack pt-2">
          {DETAILS.map((section) => (
            <SectionOf key={section.id} {...section} />
          ))}
        </div>
      </Fold>
    </CurrentFrame>
  );
}

function SectionOf({ id, blocks }: GuideSection) {
  const { t } = useWords();
  return (
    <Panel id={id} title={t(`verify.${id}.heading`)}>
      {blocks.map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </Panel>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  const { t } = useWords();
  if ('code' in block)
    return (
      <pre className="code overflow-x-auto" tabIndex={0}>
        {block.code}
      </pre>
    );
  const items = (keys: readonly MessageKey[]) =>
    keys.map((key) => (
      <li key={key}>
        <WithCode text={t(key)} />
      </li>
    ));
  if ('list' in block) return <ul className="words">{items(block.list)}</ul>;
  if ('steps' in block) return <ol className="m-0 grid list-decimal gap-1 pl-5.5">{items(block.steps)}</ol>;
  if ('text' in block)
    return (
      <p>
        <WithCode text={t(block.text)} />
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
            <WithCode text={t(meaning)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text with parts in backticks rendered as code. */
function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>));
}
