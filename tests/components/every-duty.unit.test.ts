/** The panel of moves answers every kind of choice by buttons and tiles, never by a drop-down list. */
import { expect, test } from 'vitest';
import { postedCommand } from '@/components/move/forms/posted-command';
import { MovesPanel } from '@/components/move/moves-panel';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';
import { goldenTables } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';

const GAMES = [
  '4-players-all-options',
  '2-players-action-skipped',
  '2-players-cathedral',
  '4-players-online',
  'solo-parler',
  'solo-parler-b-side',
  '3-players-refill-on-demand',
];
const stamp = { gameId: 'golden', expectedSeq: 1, commandId: 'c' };
const panelOf = (table: TableView) => htmlOf(MovesPanel, { table, stamp });
const typesIn = (commands: readonly { readonly command: Command }[]) =>
  new Set(commands.map(({ command }) => command.type));

/** The first table of each kind of choice. */
function tablesByKind(): ReadonlyMap<CommandType, TableView> {
  const found = new Map<CommandType, TableView>();
  for (const game of GAMES)
    for (const table of goldenTables(game))
      for (const type of typesIn(table.options?.commands ?? [])) if (!found.has(type)) found.set(type, table);
  return found;
}

const byKind = tablesByKind();

test('recorded games ask for every kind of choice', () =>
  expect(Object.keys(RULES).filter((type) => !byKind.has(type as CommandType))).toEqual([]));

test.each([...byKind])('%s: no list to pull down, and every tile to tick has a name', (type, table) => {
  const html = panelOf(table);
  expect(html, type).not.toMatch(/<select|role="combobox"|<input[^>]*list=/);
  for (const [label] of html.matchAll(/<label.*?<\/label>/g)) {
    const words = label.replaceAll(/<[^>]*>/g, '').trim();
    expect(words !== '' || /aria-label="[^"]+"/.test(label), label).toBe(true);
  }
});

/** The values that an untouched form posts: hidden fields and ticked boxes. */
function postedBy(form: string): object | undefined {
  const data = new FormData();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    if (!/type="hidden"|checked/.test(input)) continue;
    const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    data.set(name, value);
  }
  return postedCommand(data);
}

test.each(['PlaceWall', 'PlaceBuilding', 'SetParlerMarkers', 'PlaceParlerBuilding'] as const)(
  '%s is posted whole without scripts, as its form comes',
  (type) => {
    const table = byKind.get(type);
    const forms = table
      ? [...panelOf(table).matchAll(/<form.*?<\/form>/g)].map(([form]) => postedBy(form))
      : [];
    const posted = forms.find((command) => command && Reflect.get(command, 'type') === type);
    const offered = table?.options?.commands.map(({ command }) => command).find((each) => each.type === type);
    expect(Object.keys(posted ?? {}).toSorted()).toEqual(
      Object.keys(offered ?? {})
        .filter((key) => key !== 'keepCube')
        .toSorted(),
    );
  },
);
