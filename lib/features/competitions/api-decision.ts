/** Decisions of organisers for programs. */
import { z } from 'zod';
import { DECISION_KINDS } from '@/lib/game/competing/competition';
import { Moment } from '@/lib/platform/http/answer-of';
import { LAPSES, MAX_REASON, rulingState, type Ruling, type RulingState } from './competition';

export const EntrantId = z
  .uuid()
  .describe('The id of the entrant, the same as the id of the member in the circle.');

export const NewDecisionShape = z
  .object({
    kind: z
      .enum(DECISION_KINDS)
      .describe(
        'award: an open table to one person. annul: a table does not count. correct: the places of a finished one. replace: a person by the first reserve or a computer. end-stage: tables that have begun end as a draw. call-off: everything; tables that have begun go on in the circle. arrange: the tables of the next stage.',
      ),
    fixture: z.string().max(20).optional().describe('Of award, annul and correct.'),
    entrant: EntrantId.optional().describe('The winner of award, the person of replace.'),
    places: z
      .array(z.object({ entrant: EntrantId, place: z.int().min(1).max(4) }))
      .max(4)
      .optional()
      .describe('Of correct: everyone at the table.'),
    stage: z.int().min(1).optional().describe('Of arrange: the next stage of a Swiss.'),
    tables: z
      .array(z.array(EntrantId).max(4))
      .max(32)
      .optional()
      .describe('Of arrange: the people of each table. `readPairing` has the proposed ones.'),
    mayRepeat: z.boolean().optional().describe('Of arrange: whether people can meet again.'),
    reason: z.string().trim().min(1).max(MAX_REASON).optional().describe('Required by correct.'),
  })
  .meta({ id: 'NewDecision', description: 'What an organiser decides about a running competition.' });

const STATES = {
  pending: 'pending',
  done: 'done',
  takenBack: 'taken-back',
  lapsed: 'lapsed',
} as const satisfies Record<RulingState, string>;

export const DecisionShape = NewDecisionShape.extend({
  id: z.int(),
  state: z.enum(Object.values(STATES)),
  by: EntrantId.describe('The member who decided.'),
  at: Moment,
  dueAt: Moment.describe('It takes effect then, unless it is taken back.'),
  isOwnCase: z.boolean().optional().describe('Whether it is about a table or seat of that member.'),
  doneAt: Moment.optional().describe('When it took effect.'),
  takenBackAt: Moment.optional(),
  lapsedAt: Moment.optional().describe('When it was due and had nothing left to do; `lapse` says why.'),
  lapse: z.enum(LAPSES).optional(),
}).meta({ id: 'CompetitionDecision', description: 'A decision of an organiser, for all members to see.' });

/** A decision of an organiser as the API returns it. */
export const decisionAnswer = (decision: Ruling) => ({ ...decision, state: STATES[rulingState(decision)] });
