'use client';

import type { ComponentProps } from 'react';
import { FilterFields } from '@/components/history/history-panel';
import { filterQuery } from '@/components/history/query';
import { FilmCaption, StepPanel, stepInWords } from '@/components/history/step-panel';
import { thoughtsInWords } from '@/components/history/thoughts';
import { Timeline } from '@/components/history/timeline';
import { KeysSheet } from '@/components/move/keys/keys-sheet';
import { ShareTurn } from '@/components/move/share-turn';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { Receipt } from '@/components/table/receipt';
import { TableBoard } from '@/components/table/table-board';
import { TableBoards } from '@/components/table/all-boards';
import { TopMoment } from '@/components/table/top-moment';
import { wholeTurnAt } from '@/lib/game/recap/timeline';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Player } from './player';
import { playerTexts } from './player-texts';
import { usePositionReplay, type PositionReplay } from './position-replay';

/** The parts of the page that change with the moment. */
export const PARTS = ['top', 'caption', 'step', 'board', 'boards', 'log'] as const;
export type MomentPartName = (typeof PARTS)[number];

/** A part of the page at the current moment. */
export function MomentPart({ part, timeZone }: Pick<ViewProps, 'part' | 'timeZone'>) {
  return <MomentView {...{ part, timeZone }} moment={usePositionReplay().moment} />;
}

interface ViewProps extends ComponentProps<typeof StepPanel> {
  readonly part: MomentPartName;
}

/** A part of a moment's page. */
export function MomentView({ part, ...step }: ViewProps) {
  const { moment, timeZone } = step;
  const { table } = moment;
  switch (part) {
    case 'top':
      return <TopMoment table={table} timeZone={timeZone} />;
    case 'caption':
      return <FilmCaption moment={moment} />;
    case 'step':
      return <StepPanel {...step} />;
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <TableBoards table={table} />;
    case 'log':
      return (
        <>
          <Timeline {...moment} />
          <Receipt table={table} isMoment />
        </>
      );
  }
}

const KEYS = ['steps', 'turns', 'ends', 'play'] as const;

/** The player of the page. */
export function MomentPlayer() {
  return <PlayerView replay={usePositionReplay()} />;
}

export function PlayerView({ replay }: { readonly replay: PositionReplay }) {
  const words = useWords();
  const { t } = words;
  const { moment } = replay;
  const { table, filter } = moment;
  const path = `/games/${table.gameId}/at`;
  const told = [...stepInWords(words, moment), ...thoughtsInWords(words, moment, table.seq)];
  const keys = KEYS.map((key) => ({ key: t(`history.keyName.${key}`), does: t(`history.key.${key}`) }));
  return (
    <Player
      replay={replay}
      texts={playerTexts(words)}
      shown={table.seq}
      told={told.join('. ')}
      still={{
        hrefOf: (step) => `${path}/${step}${filterQuery(filter)}`,
        action: path,
        name: 'seq',
        fields: <FilterFields filter={filter} />,
      }}
    >
      <KeysSheet keys={[...keys, { key: '?', does: t('turn.key.help') }]} />
    </Player>
  );
}

/** Shares the turn of the current moment, once it is over. */
export function MomentShare() {
  const { table, turns } = usePositionReplay().moment;
  return <ShareTurn table={table} turn={wholeTurnAt(turns, table.seq)} />;
}

/** Close-ups of components at the current moment. */
export function MomentInspect() {
  const { gameId, seq } = usePositionReplay().moment.table;
  return <InspectIsland url={`/games/${gameId}/look?seq=${seq}&piece=`} />;
}
