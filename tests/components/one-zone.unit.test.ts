/** One moment has the same clock time on a table, in its replay, in a delegate's note, in a banner and in an email. */
import { expect, test } from 'vitest';
import { momentOf } from '@/components/history/replay/moment';
import { StepPanel } from '@/components/history/step-panel';
import { MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { DelegateTask } from '@/components/seats/delegate-task';
import { ZoneNote } from '@/components/site/zone-note';
import { TopMoment } from '@/components/table/top-moment';
import { localTime } from '@/lib/features/notify/times';
import { turnsOf } from '@/lib/game/recap/timeline';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { projectFiles, readText } from '../docs/project-files';
import { htmlOf, textOf } from '../support/components/html';
import { goldenLog } from '../support/components/golden-log';

const AT = '2026-11-27T18:06:00.000Z';
const { rows: played, tableAt } = goldenLog('4-players-online');
const rows = played.map((row) => ({ ...row, at: AT }));

function shownIn(timeZone: string): Readonly<Record<string, string>> {
  const table = tableAt(90, { pause: { from: AT, until: AT, isRunning: true }, log: rows });
  const moment = momentOf({ table, rows, turns: turnsOf(rows) }, { undone: false });
  const task = {
    id: 'a',
    gameId: 'game01',
    gameName: 'Tiger',
    seat: 0,
    holder: 'Anna',
    power: 'turns',
  } as const;
  const action = async () => {};
  const maintenance = { begins: new Date(AT), ends: new Date(AT), text: '', hasBegun: true };
  return {
    table: htmlOf(TopMoment, { table, timeZone }),
    replay: htmlOf(StepPanel, { moment, timeZone }),
    delegate: htmlOf(DelegateTask, {
      task: { ...task, until: AT, isOver: false, isKept: true },
      isSignedIn: true,
      plan: undefined,
      timeZone,
      action,
    }),
    banner: htmlOf(MaintenanceBanner, { ...maintenance, timeZone }),
    mail: localTime(wordingOf('en'), new Date(AT), timeZone),
  };
}

test.each([
  ['Europe/Prague', '19:06'],
  ['America/Sao_Paulo', '15:06'],
])('in %s every place says %s', (zone, time) => {
  // Attributes hold moments in UTC.
  for (const [place, html] of Object.entries(shownIn(zone)))
    expect([place, ...new Set(textOf(html).match(/\d\d:\d\d(?: UTC)?/g))]).toEqual([place, time]);
});

test('a page names its zone once, and says UTC where the reader has none', () => {
  const note = (timeZone: string | undefined) => htmlOf(ZoneNote, { timeZone });
  expect(note('Europe/Prague')).toContain('Times: Prague');
  expect(note(undefined)).toContain('Times: UTC');
  const naming = projectFiles(/^(?:app|components)\/.*\.tsx$/).filter((path) =>
    readText(path).includes('<ZoneNote'),
  );
  // One of the two is on every page.
  expect(naming.sort()).toEqual(['components/site/site-footer.tsx', 'components/table/table-header.tsx']);
});
