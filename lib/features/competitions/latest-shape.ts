/** The latest end of a competition, for programs. */
import { z } from 'zod';
import { Moment } from '@/lib/platform/http/answer-of';

export const LatestShape = z
  .object({
    stage: Moment.describe('Of the newest stage, or of the next one before that begins.'),
    whole: Moment,
  })
  .describe(
    'When it is over at the latest with the people who are in now. It assumes that everyone comes on the last day and uses all their time, with the nights and days off that people have set and a week of holidays for each seat. Not included: planned holidays, holidays of a whole table, decisions of organisers, and stages that a cup adds for shared places. Missing without a clock and once it is over.',
  );
