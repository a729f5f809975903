import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { FoldPanel } from '@/components/ui/fold';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { getWords } from '@/lib/platform/i18n/request-words';
import { contactAddress } from '../contact';

export const generateMetadata = pageMeta('accessibility.title', { description: 'accessibility.lead' });

/** Each heading with its paragraphs. */
const PARTS: readonly (readonly [MessageKey, readonly MessageKey[]])[] = [
  ['accessibility.how', ['accessibility.words', 'accessibility.keys', 'accessibility.forms']],
  ['accessibility.known', ['accessibility.readers', 'accessibility.drawn', 'accessibility.squares']],
  ['accessibility.reach', ['accessibility.tell']],
];

const TESTED: readonly MessageKey[] = [
  'accessibility.axe',
  'accessibility.tree',
  'accessibility.hands',
  'accessibility.games',
];

/** The accessibility statement: ways to play, what was tested, known problems. */
export default async function AccessibilityPage() {
  const { t } = await getWords();
  return (
    <CurrentPage here="accessibility" title={t('accessibility.title')}>
      <p>{t('accessibility.lead')}</p>
      {PARTS.map(([title, sentences]) => (
        <section key={title} className="panel stack" aria-labelledby={title}>
          <h2 id={title}>{t(title)}</h2>
          <ul className="words">
            {sentences.map((sentence) => (
              <li key={sentence}>{t(sentence)}</li>
            ))}
            {title === 'accessibility.reach' && (
              <li>
                {t('accessibility.write')} <a href={`mailto:${contactAddress()}`}>{contactAddress()}</a>
              </li>
            )}
          </ul>
        </section>
      ))}
      <FoldPanel title={t('accessibility.tried')}>
        <ul className="words">
          {TESTED.map((sentence) => (
            <li key={sentence}>{t(sentence)}</li>
          ))}
        </ul>
      </FoldPanel>
    </CurrentPage>
  );
}
