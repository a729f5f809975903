'use client';

import { useSearchParams } from 'next/navigation';
import { use, useEffect, useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
import { Drawing } from '@/components/board/drawing';
import { packIn } from '@/components/history/replay/pack-in';
import { wordsBy } from '@/components/ui/browser/words-in';
import { Notice } from '@/components/ui/notice';
import type { ComponentChange } from '@/lib/features/boxes/box';
import { packDataOf } from '@/lib/game/box/box';
import type { Component } from '@/lib/game/box/components';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { capitalize } from '@/lib/game/wording/wording';
import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import { load } from '@/lib/generated/browser/workshop-words';
import { WordsContext, BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';
import { useWords } from '@/lib/platform/i18n/current-words';
import { componentName, groupName, differenceWords } from './component-words';
import { draftOf, withDraft } from './editor/draft';
import { Editor } from './editor/editor';
import { Overview } from './overview';
import { formOfChange, groupsOf, nextOf, standingIn, type WorkshopData } from './workshop-data';

/** The workshop's own messages are apart, because no table needs them. */
const fetchWorkshopWords = wordsBy(async (locale) => {
  const [table, workshop] = await Promise.all([BROWSER_MESSAGES[locale](), load[locale]()]);
  return makeWording(locale, { ...table.default, ...workshop.default });
});

interface WorkshopProps {
  readonly data: WorkshopData;
  readonly locale: Locale;
  /** Stores a change. Returns the refusal as a sentence, or undefined on success. */
  readonly change: (form: FormData) => Promise<string | undefined>;
  /** Part of the overview; hidden while a component is edited. */
  readonly children: ReactNode;
}

/** All components of a box, for entering one after the other. The address contains the open component. */
export function Workshop({ data, locale, change, children }: WorkshopProps) {
  // Starts both loads before waiting for either.
  const [wordsComing, packComing] = [fetchWorkshopWords(locale), packIn(data.values.base)];
  const words = use(wordsComing);
  const standard = use(packComing);
  return (
    <WordsContext value={words}>
      <Bench data={data} standard={standard} change={change}>
        {children}
      </Bench>
    </WordsContext>
  );
}

interface BenchProps extends Omit<WorkshopProps, 'locale'> {
  readonly standard: PackData;
}

function Bench({ data, standard, change, children }: BenchProps) {
  const { t } = useWords();
  const at = useSearchParams().get('at');
  const [isSaving, startSaving] = useTransition();
  const [problem, setProblem] = useState<string>();
  const pack = useMemo(() => packDataOf(standard, data.values), [standard, data.values]);
  const all = useMemo(() => groupsOf(standard).flatMap(({ components }) => components), [standard]);
  const index = all.findIndex(({ id }) => id === at);
  const component = all[index];
  const open = (id?: string) => {
    setProblem(undefined);
    openComponent(id);
  };
  if (!component)
    return (
      <Overview data={data} pack={pack} standard={standard} onOpen={open}>
        {children}
      </Overview>
    );
  const save = (changed: ComponentChange) =>
    startSaving(async () => {
      const refusal = await change(formOfChange(data.boxId, changed)).catch(() => t('boxes.offline'));
      if (refusal === undefined) open(nextOf(data, [...all.slice(index + 1), ...all.slice(0, index)])?.id);
      else setProblem(refusal);
    });
  return (
    <OneComponent
      {...{ data, pack, standard, component, isSaving, problem, save }}
      step={(by) => open(all[(index + by + all.length) % all.length]?.id)}
      onBack={() => open()}
    />
  );
}

/** Changes the address to a component without a server request. */
function openComponent(id?: string): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of ['at', 'done', 'problem']) query.delete(name);
  if (id !== undefined) query.set('at', id);
  window.history.pushState(null, '', query.size > 0 ? `${pathname}?${query}` : pathname);
}

interface OneComponentProps extends Pick<BenchProps, 'data' | 'standard'> {
  readonly pack: PackData;
  readonly component: Component;
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  readonly save: (change: ComponentChange) => void;
  readonly step: (by: 1 | -1) => void;
  readonly onBack: () => void;
}

/** One component, with its position in the box. */
function OneComponent(props: OneComponentProps) {
  const { data, pack, standard, component, isSaving, problem, save, step, onBack } = props;
  const words = useWords();
  const { t } = words;
  const { id } = component;
  const group = groupsOf(standard).find(({ components }) => components.some((each) => each.id === id));
  const n = (group?.components.findIndex((each) => each.id === id) ?? 0) + 1;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void section.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={section} className="panel stack scroll-mt-2" aria-labelledby="component">
      <div className="flex items-center justify-between gap-2">
        <button type="button" className="btn" onClick={onBack}>
          {t('boxes.back')}
        </button>
        <div className="flex gap-2">
          <button type="button" className="btn" aria-label={t('boxes.previous')} onClick={() => step(-1)}>
            ←
          </button>
          <button type="button" className="btn" aria-label={t('boxes.next')} onClick={() => step(1)}>
            →
          </button>
        </div>
      </div>
      <p className="small muted">
        {group && t('boxes.place', { group: groupName(words, group), n, of: group.components.length })}
      </p>
      <h2 id="component" aria-live="polite">
        {componentName(words, pack, component)}
      </h2>
      {problem !== undefined && <Notice bad>{problem}</Notice>}
      {data.mayEdit ? (
        <Editor
          key={id}
          {...{ data, component, isSaving }}
          pack={standard}
          onSave={(value, doubt) => save({ act: 'enter', componentId: id, value, doubt })}
          onWithdraw={() => save({ act: 'withdraw', componentId: id })}
          onChoose={(editorId) => save({ act: 'choose', componentId: id, editorId })}
        />
      ) : (
        <ComponentView data={data} pack={standard} component={component} />
      )}
    </section>
  );
}

/** One component of a box, read-only. */
function ComponentView({ data, pack, component }: Pick<OneComponentProps, 'data' | 'pack' | 'component'>) {
  const words = useWords();
  const { t } = words;
  const { form, entries, values } = data;
  const value = values.changes[component.id] ?? {};
  const standing = standingIn(data, component);
  const changes = differenceWords(words, { component, form: form[component.id] ?? [] }, {}, value);
  const doubts = (entries[component.id] ?? []).map(({ doubt }) => doubt).filter((doubt) => doubt !== '');
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Drawing
        pack={pack}
        svg={componentPicture(pack, withDraft(component, draftOf(component, value)))}
        className="drawing-centred [&_svg]:h-auto [&_svg]:max-w-88"
      />
      <div className="stack">
        <p>{capitalize(t(`boxes.standing.${standing.state}`, { n: standing.people }))}</p>
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
