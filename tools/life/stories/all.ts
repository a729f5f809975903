import type { Walk } from '../walk';
import * as channel from './channel';
import * as holiday from './holiday';
import * as leaving from './leaving';
import * as push from './push';
import * as retries from './retries';
import * as seats from './seats';
import * as silent from './silent';
import * as time from './time';
import * as vanished from './vanished';
import * as ways from './ways';

const { vanishedOfTwo, vanishedOfThree, vanishedOfFour } = vanished;
const { silentOfTwo, silentOfThree, silentOfFour } = silent;
const { holidayOfTwo, holidayOfThree, holidayOfFour } = holiday;
const { unreachedOfTwo, unreachedOfThree, unreachedOfFour } = channel;
const { resigning, conceding, agreeing, leavingATable, handingOn, deleting } = leaving;
const { neverTaken, computerByItself, openedElsewhere } = seats;
const { nights, digests, twoYears } = time;
const { lostAddress, goneWebhook } = ways;
const { failingWebhook, givenUpWebhook } = retries;
const { pushed } = push;

/** Every story by its name, in the order of the report. */
export const LIVES: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  vanishedOfTwo,
  vanishedOfThree,
  vanishedOfFour,
  silentOfTwo,
  silentOfThree,
  silentOfFour,
  holidayOfTwo,
  holidayOfThree,
  holidayOfFour,
  unreachedOfTwo,
  unreachedOfThree,
  unreachedOfFour,
  resigning,
  conceding,
  agreeing,
  leavingATable,
  handingOn,
  deleting,
  neverTaken,
  computerByItself,
  openedElsewhere,
  nights,
  digests,
  twoYears,
  lostAddress,
  goneWebhook,
  failingWebhook,
  givenUpWebhook,
  pushed,
};
