'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { gameIdIn } from '@/app/form-fields';
import { SURE } from '@/components/move/forms/step-fields';
import { readingOf } from '@/components/play/words/reading';
import { LONGEST_LINE } from '@/components/play/words/say-form';
import { dismissRecap } from '@/lib/features/history/recap';
import { deliverAfterResponse, followUp } from '@/lib/features/jobs/jobs';
import { proveHolder } from '@/lib/features/seats/holder';
import { sendSitAgain } from '@/lib/features/seats/sit-again';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { readLine } from '@/lib/game/command-line/understand';
import { isLoss, lossesAtEnd } from '@/lib/game/turn/losses';
import { readFields, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { nameSeats } from './name-seats';
import { refusalQuery } from './refusal';
import { readStep, readThen, type PostedStep } from './step-form';
import { currentTable } from './title';
import { visitorOf } from './visitor';

/** Submits a step from the moves panel and redirects to the table, with the reason if refused. */
export async function takeStep(form: FormData): Promise<void> {
  redirect(await stepTaken(form, `/games/${gameIdIn(form)}`));
}

/** Submits a step from the text-only page. Without scripts the redirect leads to the next question. */
export async function takeStepInWords(form: FormData): Promise<void> {
  redirect(`${await stepTaken(form, `/games/${gameIdIn(form)}/words`)}#moves`);
}

/** Parses a typed line: submits its step, or redirects with the line if it needs an answer. */
export async function sayInWords(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const line = textIn(form, 'line').slice(0, LONGEST_LINE);
  const [words, table] = await Promise.all([getWords(), currentTable(gameId)]);
  if (!table) notFound();
  const understood = readLine(readingOf(words, nameSeats(words, table)), line);
  if (understood.kind !== 'step')
    redirect(`/games/${gameId}/words?${new URLSearchParams({ say: line }).toString()}#said`);
  form.set('command', JSON.stringify(understood.option.command));
  return takeStepInWords(form);
}

/** Submits the step and returns the address under `page` to redirect to. */
async function stepTaken<Page extends string>(
  form: FormData,
  page: Page,
): Promise<Page | `${Page}?${string}`> {
  const gameId = gameIdIn(form);
  const step = readStep(form);
  if (!step) return `${page}?${refusalQuery({ kind: 'unreadable' })}`;
  const tooMany = await refuseTooMany('command', await headers());
  if (tooMany) return `${page}?${refusalQuery(tooMany, step.command)}`;
  if (await asksFirst(step, form)) return `${page}?end=${step.expectedSeq}`;
  const visitor = await visitorOf(gameId);
  let next: PostedStep | undefined = step;
  while (next) {
    const outcome = await submitCommand({ gameId, ...visitor, ...next });
    if (!outcome.ok) {
      if (outcome.error.kind === 'unknown-table') notFound();
      return `${page}?${refusalQuery(outcome.error, next.command)}`;
    }
    followUp(gameId, outcome.value);
    next = next === step ? readThen(form, step, outcome.value.answer.seq) : undefined;
  }
  return page;
}

/** Whether ending the turn would lose something that the player has not been warned about. */
async function asksFirst({ command, expectedSeq }: PostedStep, form: FormData): Promise<boolean> {
  if (command.type !== 'EndTurn' || form.get(SURE) === String(expectedSeq)) return false;
  const table = await currentTable(gameIdIn(form));
  if (!table?.options || table.seq !== expectedSeq) return false;
  return isLoss(lossesAtEnd(table.pack, table.view.state, table.options));
}

/** Collapses the "since you left" summary. It reopens only after this seat's next absence. */
export async function foldRecap(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const fields = readFields(form, { seq: WholeNumber });
  const who = await visitorOf(gameId);
  const holder = await proveHolder(gameId, who);
  if (!holder.ok && holder.error.kind === 'seat-held') redirect(`/games/${gameId}/seats?refused=link-only`);
  if (fields) await dismissRecap(gameId, who, fields.seq);
  redirect(`/games/${gameId}`);
}

/** Emails a seat link to a player who opened a message in a browser without a seat. */
export async function sendMeLink(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const reference = textIn(form, 'for');
  await turnBackIfTooMany('sign-in');
  const outcome = await sendSitAgain(reference, gameId);
  if (!outcome.ok) redirect(`/games/${gameId}`);
  deliverAfterResponse(1);
  redirect(`/games/${gameId}?sent&for=${encodeURIComponent(reference)}`);
}
