import * as channel from './channel.mjs';
import * as holiday from './holiday.mjs';
import * as leaving from './leaving.mjs';
import * as push from './push.mjs';
import * as retries from './retries.mjs';
import * as seats from './seats.mjs';
import * as silent from './silent.mjs';
import * as time from './time.mjs';
import * as vanished from './vanished.mjs';
import * as ways from './ways.mjs';

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

/** Every life, by its name, in the order of the paper. */
export const LIVES = {
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
