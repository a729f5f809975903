/** The club year: every figure that the service gives is worked out again from only scores and acts. */
import { beforeAll, expect, test, vi } from 'vitest';
import * as pictures from '@/lib/features/notify/picture';
import { SeasonDocumentShape } from '@/lib/game/competing/season';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import * as sending from '@/lib/platform/outbox/channels/send';
import { seedOf } from '../support/full';
import { useService } from '../support/service';
import { readAnswers } from './answers';
import { Club } from './club';
import { circleTests } from './circle-figures';
import { figureTests } from './figures';
import { Mailbox } from './mailbox';
import { toldTests, type ToldYear } from './told';
import { playYear } from './year';

await useService();

const seed = seedOf('club year');
let world: ToldYear;

beforeAll(async () => {
  console.log(`the club year of seed "${seed}"`);
  vi.spyOn(pictures, 'pictureFor').mockResolvedValue({ png: Buffer.alloc(8), alt: 'The board', url: '' });
  const mailbox = new Mailbox();
  vi.spyOn(sending, 'sendOn').mockImplementation(async (channel, parcel) => mailbox.takes(channel, parcel));
  const club = new Club(seed, '2026-12-13T08:00:00.000Z');
  const begin = club.now();
  const year = await playYear(club);
  const said = await readAnswers(club, year);
  const where = { outbox: { kind: 'game-began', payload: { path: ['starts'], equals: true } } };
  const starts = await db().delivery.findMany({ where, select: { id: true } });
  const { tables, promises, deleted } = club;
  world = {
    ...{ year, said, tables, promises, deleted, begin },
    mails: mailbox.mails,
    starts: new Set(starts.map(({ id }) => id)),
    ids: new Map([...club.people].map(([name, { id }]) => [name, id])),
    end: club.now(),
  };
}, 1_800_000);

figureTests(() => world);
circleTests(() => world);
toldTests(() => world);

test.each(['cup', 'swiss', 'season'] as const)('%s: its export proves itself', (form) => {
  const document = SeasonDocumentShape.parse(world.said.competitions[form].document);
  expect(verifySeason(document)).toMatchObject({ complete: true, faults: [] });
});
