'use client';

import { Drawing } from '@/components/board/drawing';
import type { Component } from '@/lib/game/box/components';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { BoxEntry } from './box-data';
import { differenceWords } from './component-words';
import { draftOf, isEqualValue, withDraft, type ChangedFields } from './editor/draft';

interface ComponentViewProps {
  readonly pack: PackData;
  /** The standard component. */
  readonly component: Component;
  /** The box's differences from the standard. */
  readonly value: ChangedFields;
  readonly entries: readonly BoxEntry[];
}

/** One component of a box, read-only. */
export function ComponentView({ pack, component, value, entries }: ComponentViewProps) {
  const words = useWords();
  const { t } = words;
  const changes = differenceWords(words, component, {}, value);
  const people = entries.filter((entry) => isEqualValue(entry.value, value)).length;
  const doubts = entries.map(({ doubt }) => doubt).filter((doubt) => doubt !== '');
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Drawing
        pack={pack}
        svg={componentPicture(pack, withDraft(component, draftOf(component, value)))}
        className="drawing-centred [&_svg]:h-auto [&_svg]:max-w-88"
      />
      <div className="stack">
        <p>{capitalize(t('boxes.standing.confirmed', { n: people }))}</p>
        {changes.length === 0 ? (
          <p>{t('boxes.asStandard')}</p>
        ) : (
          <ul aria-label={t('boxes.differences')}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {doubts.map((doubt, i) => (
          <p key={i} className="small muted">
            {t('boxes.doubt')}: {doubt}
          </p>
        ))}
      </div>
    </div>
  );
}
