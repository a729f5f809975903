'use client';

import { use, useMemo, useState } from 'react';
import { workshopWordsIn } from './workshop-words';
import { packFrom } from '@/lib/game/box/pack-from';
import { boxPackId, BOX_PACK_VERSION } from '@/lib/game/box/box';
import { packFor } from '@/lib/game/rulesets';
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import type { Locale } from '@/lib/game/wording/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import type { WorkshopData } from './box-data';
import { componentName, groupName } from './component-words';
import type { Differing } from './editor/draft';
import { Editor } from './editor/editor';
import { groupsOf } from './groups';
import { Overview } from './overview';
import { isToDo, standingIn } from './standing';

interface WorkshopProps {
  readonly data: WorkshopData;
  readonly locale: Locale;
  readonly onSave: (componentId: string, value: Differing, doubt: string) => void;
}

/** All components of a box, and one after the other to be entered. */
export function Workshop({ data, locale, onSave }: WorkshopProps) {
  const words = use(workshopWordsIn(locale));
  return (
    <WordsContext value={words}>
      <Bench data={data} onSave={onSave} />
    </WordsContext>
  );
}

function Bench({ data, onSave }: Omit<WorkshopProps, 'locale'>) {
  const [at, setAt] = useState<string>();
  const { values } = data;
  const standard = packFor(values.base.id, values.base.version);
  const pack = useMemo(
    () => packFrom({ id: boxPackId(values), version: BOX_PACK_VERSION, box: values }),
    [values],
  );
  const all = useMemo(() => groupsOf(standard).flatMap(({ components }) => components), [standard]);
  const index = all.findIndex(({ id }) => id === at);
  const component = all[index];
  if (!component) return <Overview data={data} pack={pack} standard={standard} onOpen={setAt} />;
  const follow = (from: number): string | undefined => {
    const order = [...all.slice(from + 1), ...all.slice(0, from)];
    return order.find((entry) => isToDo(standingIn(data, entry)))?.id;
  };
  const save = (value: Differing, doubt: string) => {
    onSave(component.id, value, doubt);
    setAt(follow(index));
  };
  return (
    <OnePiece
      {...{ data, pack, standard, component }}
      step={(by) => setAt(all[(index + by + all.length) % all.length]?.id)}
      onBack={() => setAt(undefined)}
      onSave={save}
    />
  );
}

interface OnePieceProps {
  readonly data: WorkshopData;
  readonly pack: PackData;
  readonly standard: PackData;
  readonly component: Component;
  readonly step: (by: 1 | -1) => void;
  readonly onBack: () => void;
  readonly onSave: (value: Differing, doubt: string) => void;
}

/** One component, with its place in the box. */
function OnePiece({ data, pack, standard, component, step, onBack, onSave }: OnePieceProps) {
  const words = useWords();
  const { t } = words;
  const group = groupsOf(standard).find(({ components }) => components.some(({ id }) => id === component.id));
  const n = (group?.components.findIndex(({ id }) => id === component.id) ?? 0) + 1;
  return (
    <section className="panel stack" aria-labelledby="component">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="button" className="btn" onClick={onBack}>
          {t('boxes.back')}
        </button>
        <p className="small muted">
          {group && t('boxes.place', { group: groupName(words, group), n, of: group.components.length })}
        </p>
        <div className="row">
          <button type="button" className="btn" onClick={() => step(-1)}>
            {t('boxes.previous')}
          </button>
          <button type="button" className="btn" onClick={() => step(1)}>
            {t('boxes.next')}
          </button>
        </div>
      </div>
      <h2 id="component" aria-live="polite">
        {componentName(words, pack, component)}
      </h2>
      <Editor
        key={component.id}
        pack={standard}
        component={component}
        value={data.values.changes[component.id] ?? {}}
        entries={data.entries[component.id] ?? []}
        onSave={onSave}
      />
    </section>
  );
}
