'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { makeOnce } from '@/app/post-once';
import { sitAtNew } from '@/app/sit-at-new';
import { createLesson, createPractice } from '@/lib/features/learn/create-lesson';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { CHAPTERS } from '@/lib/game/learning/learning';
import { oneOf, readFields, WholeNumber } from '@/lib/platform/http/fields';
import type { AnswerJar } from '@/lib/platform/http/post-once';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson } from '../current-person';
import { keepLessonProgress, readLessonProgress } from './lesson-cookie';

/**
 * Sets up a chapter's board and redirects to it: at its beginning or, for learners who left the path, before
 * a given step.
 */
export async function startLesson(form: FormData): Promise<void> {
  await makeOnce('startLesson', form, async (jar) => {
    await turnBackIfTooMany('create');
    const { t } = await getWords();
    const { chapter = '1' } = readFields(form, { chapter: oneOf(CHAPTERS) }) ?? {};
    const step = readFields(form, { step: WholeNumber })?.step;
    const name = t(`learn.chapter.${chapter}.title`);
    const made = await createLesson({ chapter, step, name, learner: t('learn.you') });
    const became = await sitAt(jar, made, form);
    const begun = readLessonProgress(jar);
    keepLessonProgress(jar, begun, { chapter, gameId: made.gameId, read: (step ?? 0) - 1, isOff: false });
    return { to: `/games/${made.gameId}`, became };
  });
}

/** Creates the short practice game after the lesson and redirects to it. */
export async function startPractice(form: FormData): Promise<void> {
  await makeOnce('startPractice', form, async (jar) => {
    await turnBackIfTooMany('create');
    const { t } = await getWords();
    const made = await createPractice({ name: t('learn.practice.title'), learner: t('learn.you') });
    return { to: `/games/${made.gameId}`, became: await sitAt(jar, made, form) };
  });
}

/** Seats the learner in this browser. Returns their user id. */
async function sitAt(jar: AnswerJar, { gameId, seats }: CreatedTable, form: FormData): Promise<string> {
  const userId = await becomePerson(form, undefined, jar);
  await sitAtNew(jar, { gameId, seats, userId });
  return userId;
}
