// Tables for two people, each of a kind that an older service may not know.
import fs from 'node:fs';
import path from 'node:path';
import { sleep } from '../../scripts/lib/processes';
import type { MadeTable } from '../demo/api';
import { StoryBrowser, type Page } from '../life/browser';
import type { Both, PlayedTable } from './both';

const newPeople = (origin: string): readonly [StoryBrowser, StoryBrowser] => [
  new StoryBrowser(origin),
  new StoryBrowser(origin),
];

/** The id in the address of a page. */
function idIn({ path: address, text }: Page, folder: string): string {
  const id = new RegExp(`^/${folder}/([a-z0-9]+)$`).exec(address)?.[1];
  if (id === undefined) throw new Error(`not in /${folder} but at ${address}: ${text.slice(0, 300)}`);
  return id;
}

/** A table as there have always been: made by the older service, taken by links. */
export async function plainTable({ older }: Both): Promise<PlayedTable> {
  const people = newPeople(older);
  const seats = ['Anna', 'Bohumil'].map((name) => ({ name }));
  type WithLinks = MadeTable & { readonly seats: readonly { readonly link: string }[] };
  const { body } = await people[0].ask<WithLinks>('/api/tables', { name: 'Plain', seats });
  for (const [i, person] of people.entries()) {
    const invitation = await person.open(new URL(body.seats[i]?.link ?? '').pathname);
    await person.press(invitation, /^Sit down/, { name: seats[i]?.name });
  }
  return { kind: 'plain', gameId: body.game.id, people };
}

/** The usual table of a circle. */
export async function circleTable({ origin }: Both): Promise<PlayedTable> {
  const people = newPeople(origin);
  const [anna, bohumil] = people;
  const founded = await anna.press(await anna.open('/circles'), 'Start the circle', {
    name: 'Thursday',
    myName: 'Anna',
  });
  const circleId = idIn(founded, 'circles');
  const link = /\/circles\/join\/[\w-]+/.exec(founded.html)?.[0] ?? '';
  await bohumil.press(await bohumil.open(link), 'Join the circle', { name: 'Bohumil' });
  const made = await anna.press(await anna.open(`/circles/${circleId}`), 'Start this table');
  const gameId = idIn(made, 'games');
  await bohumil.press(await bohumil.open(`/games/${gameId}`), /^Sit down/);
  return { kind: 'circle', gameId, circleId, people };
}

/** A rated table: two accounts accept it. */
export async function ratedTable({ origin, mails }: Both): Promise<PlayedTable> {
  const people = newPeople(origin);
  const [anna, bohumil] = people;
  await signIn(anna, 'anna@example.test', mails);
  await signIn(bohumil, 'bohumil@example.test', mails);
  await anna.press(await anna.open('/rated'), 'I’m in for this one', { size: '2', name: 'Anna' });
  const call = await bohumil.open('/rated');
  const made = await bohumil.press(call, /^I’m in$/, { name: 'Bohumil' });
  return { kind: 'rated', gameId: idIn(made, 'games'), people };
}

async function signIn(browser: StoryBrowser, address: string, mails: string): Promise<void> {
  await browser.press(await browser.open('/sign-in'), 'Email me a link', { email: address });
  const link = /\/sign-in\/[\w-]{22}/.exec(await mailTo(mails, address))?.[0] ?? '';
  await browser.press(await browser.open(link), 'Sign in');
}

/** The email to an address; waits until it is there. */
async function mailTo(folder: string, address: string): Promise<string> {
  for (let n = 0; n < 100; n += 1) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const mails = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
    const found = mails.find((mail) => mail.to.address === address);
    if (found) return found.text;
    await sleep(100);
  }
  throw new Error(`no mail to ${address}`);
}
