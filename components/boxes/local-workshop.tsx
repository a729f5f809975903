'use client';

import { use, useState, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { workshopWordsIn } from './workshop-words';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Locale } from '@/lib/game/wording/locales';
import { isAllowed, keepEntries, keptEntries, localData, valuesOf, type LocalEntries } from './local-box';
import type { Differing } from './editor/draft';
import { Workshop } from './workshop';

interface LocalProps {
  readonly base: BoxValues['base'];
  readonly locale: Locale;
}

/** The workshop over entries that this browser keeps. */
export function LocalWorkshop({ base, locale }: LocalProps) {
  const { t } = use(workshopWordsIn(locale));
  const isBrowser = useSyncExternalStore(never, yes, no);
  const [added, setEntries] = useState<LocalEntries>();
  const entries = added ?? (isBrowser ? keptFor(base) : NONE);
  const [problem, setProblem] = useState<'notKept' | 'refused'>();
  const save = (id: string, value: Differing, doubt: string) => {
    const next = { ...entries, [id]: { value, doubt } };
    if (!isAllowed(valuesOf(base, next))) return setProblem('refused');
    setEntries(next);
    return setProblem(keepEntries(next) ? undefined : 'notKept');
  };
  const file = JSON.stringify(valuesOf(base, entries), null, 2);
  return (
    <>
      {problem && <Notice bad>{t(`boxes.${problem}`)}</Notice>}
      <Workshop data={localData(base, entries, t('boxes.me'))} locale={locale} onSave={save} />
      {Object.keys(entries).length > 0 && (
        <p>
          <a
            className="btn"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
            download="praga-box.json"
          >
            {t('boxes.export')}
          </a>
        </p>
      )}
    </>
  );
}

/** The server knows no entries: the browser has them once it has taken over the page. */
const NONE: LocalEntries = {};
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** The kept entries, unless the rules of today refuse them. */
function keptFor(base: BoxValues['base']): LocalEntries {
  const kept = keptEntries();
  try {
    return isAllowed(valuesOf(base, kept)) ? kept : {};
  } catch {
    return {};
  }
}
