'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeOnce } from '@/app/post-once';
import { boxRefusalCode, type BoxOutcome } from '@/lib/features/boxes/box';
import { createBox, importBox } from '@/lib/features/boxes/boxes';
import { Name } from '@/lib/features/table/contract-shapes';
import { field, optionalField, readFields, textIn } from '@/lib/platform/http/fields';
import { becomePerson } from '../current-person';

const MyName = optionalField(Name);

/** Creates a box for this browser's person and redirects to it. */
export async function makeBox(form: FormData): Promise<void> {
  const read = readFields(form, { name: field(z.string().max(200)), myName: MyName });
  if (!read) redirect('/boxes?problem=bad-name');
  await addBox('makeBox', form, read.myName, (userId) => createBox({ name: read.name, userId }));
}

/** Imports a box from a file and redirects to it. */
export async function bringBox(form: FormData): Promise<void> {
  const read = readFields(form, { myName: MyName });
  const file = form.get('file');
  if (!read || !(file instanceof Blob) || file.size === 0) redirect('/boxes?problem=form');
  const text = await file.text();
  await addBox('bringBox', form, read.myName, (userId) => importBox({ text, userId }));
}

async function addBox(
  name: string,
  form: FormData,
  myName: string | undefined,
  add: (userId: string) => Promise<BoxOutcome<string>>,
): Promise<void> {
  await makeOnce(name, form, async (jar) => {
    await turnBackIfTooMany('create');
    const userId = await becomePerson(form, myName, jar);
    const added = await add(userId);
    if (!added.ok)
      return { to: `/boxes?problem=${boxRefusalCode(added.error)}`, became: userId, isRefused: true };
    const query = textIn(form, 'for') === 'table' ? '?for=table' : '';
    return { to: `/boxes/${added.value}${query}`, became: userId };
  });
}
