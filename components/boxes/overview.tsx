'use client';

import { useState, type ReactNode } from 'react';
import { Drawing } from '@/components/board/drawing';
import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import type { Component } from '@/lib/game/box/components';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import { componentName, groupName } from './component-words';
import { TryGames } from './try-games';
import {
  groupsOf,
  isToDo,
  nextOf,
  standingIn,
  type ComponentStanding,
  type WorkshopData,
} from './workshop-data';

interface OverviewProps {
  readonly data: WorkshopData;
  /** The pack with the box's values. */
  readonly pack: PackData;
  readonly standard: PackData;
  readonly onOpen: (componentId: string) => void;
  /** The acts and links of the box. */
  readonly children: ReactNode;
}

/** Every component by group, below the state of the box. Initially it lists only the unfinished ones. */
export function Overview({ data, pack, standard, onOpen, children }: OverviewProps) {
  const words = useWords();
  const { t } = words;
  const [isAll, setAll] = useState(!data.mayEdit);
  const all = groupsOf(standard).flatMap(({ components }) => components);
  const standings = new Map(all.map((component) => [component.id, standingIn(data, component)]));
  const isShown = ({ id }: Component): boolean => {
    const standing = standings.get(id);
    return isAll || (standing !== undefined && isToDo(standing));
  };
  const next = data.mayEdit ? nextOf(data, all) : undefined;
  const groups = groupsOf(pack)
    .map((group) => ({ ...group, components: group.components.filter(isShown) }))
    .filter(({ components }) => components.length > 0);
  const { confirmed: n, newest } = data;
  return (
    <>
      <section className="panel stack" aria-labelledby="progress">
        <h2 id="progress">
          {t('boxes.counts', { n, total: all.length, people: n > 0 ? (newest?.people ?? 0) : 0 })}
        </h2>
        <progress
          className="progress-gold h-3 w-full border border-line bg-sunken"
          aria-labelledby="progress"
          value={n}
          max={all.length}
        />
        <div className="row">
          {next && (
            <button type="button" className="btn btn-main" onClick={() => onOpen(next.id)}>
              {t('boxes.goOn')}
            </button>
          )}
          <button type="button" className="btn" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {t('boxes.showAll')}
          </button>
        </div>
        {children}
      </section>
      {groups.map((group) => (
        <Panel key={group.id} title={groupName(words, group)}>
          <ul className={`grid list-none gap-2 p-0 ${COLUMNS[widthOf(group.kind)]}`}>
            {group.components.map((component) => (
              <Card
                key={component.id}
                pack={pack}
                component={component}
                standing={standings.get(component.id)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {data.mayEdit && (
        <Fold title={t('boxes.games.title')}>
          <TryGames source={{ id: pack.id, version: pack.version, box: data.values }} />
        </Fold>
      )}
    </>
  );
}

const COLUMNS = {
  tile: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
  wide: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
  board: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
} as const;

function widthOf(kind: Component['kind']): keyof typeof COLUMNS {
  if (kind === 'tier-set' || kind === 'grid-frame' || kind === 'production-track') return 'board';
  return kind === 'technology' || kind === 'bridge-tile' || kind === 'road-face' ? 'wide' : 'tile';
}

const SIGN: Readonly<Record<ComponentStanding['state'], string>> = {
  confirmed: 'text-green',
  looked: 'text-ink',
  published: 'text-muted',
  differs: 'text-red font-semibold',
  inferred: 'text-muted',
  reconstructed: 'text-muted',
};

/** One component with its status. */
function Card({
  pack,
  component,
  standing,
  onOpen,
}: {
  pack: PackData;
  component: Component;
  standing: ComponentStanding | undefined;
  onOpen: (componentId: string) => void;
}) {
  const words = useWords();
  const { state = 'published', people = 0 } = standing ?? {};
  return (
    <li className="min-w-0 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <a
        href={`?at=${component.id}`}
        className="grid h-full w-full content-start justify-items-center gap-1 rounded-md border border-line bg-tile p-2 text-center text-ink no-underline hover:border-chosen"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(component.id);
        }}
      >
        <Drawing
          pack={pack}
          svg={componentPicture(pack, component)}
          className="w-full drawing-centred [&_svg]:max-h-44"
        />
        <span className="text-sm leading-tight font-semibold">{componentName(words, pack, component)}</span>
        <span className={`text-xs leading-tight ${SIGN[state]}`}>
          {words.t(`boxes.standing.${state}`, { n: people })}
        </span>
      </a>
    </li>
  );
}
