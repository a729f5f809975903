// A player without any channel: nothing can be sent to them, the table continues, and the others see it.
import { ANNA, BOHUMIL, cast, CECILIE, ELISKA } from '../cast';
import { after, minutesAfter, words } from '../law';
import type { WantedPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

const without = (people: readonly WantedPerson[], name: string): readonly WantedPerson[] =>
  people.map((person) => (person.name === name ? { ...person, mail: false } : person));

/** A player without a channel is late; the other gives more time, and then takes a computer. */
export async function unreachedOfTwo(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, one without any channel: more time, then a computer',
    rules: { kind: 'daily' },
    people: without(cast(2), 'Bohumil'),
  });
  await table.begin(new Date('2027-01-11T08:00:00Z'));
  await table.turn(after(table.now, 3));
  await table.showsDeadline(table.marks().out, { by: 'Anna' });
  await table.sees('Anna', table.path, 'Bohumil gets no messages and only sees here whose turn it is');
  const out = await table.timeRunsOut();
  await table.comes(after(out, 2));
  await table.does('Anna', `${table.path}/requests`, 'Wait another day');
  const later = await table.getsMore(24);
  await table.comes(later, { Anna: [['Bohumil is out of time']] });
  await table.sees('Bohumil', table.path, 'You’re out of time');
  await table.says('Anna', 'computer', { bot: 'journeyman' });
  await table.comes(after(table.now, 1));
  table.computerSits(1, 'journeyman');
  table.passComputers();
  await table.comes(minutesAfter(table.now, 2), {
    Anna: [['it’s your turn', words(table.marks().out, ANNA.zone)]],
  });
  await table.ends();
}

/** A player without a channel has a vote: they read nothing, and their silence counts all the same. */
export async function unreachedOfThree(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, one without any channel is asked',
    rules: { kind: 'brisk' },
    people: without(cast(3), 'Cecilie'),
  });
  await table.begin(new Date('2027-02-01T08:00:00Z'));
  const out = await table.timeRunsOut();
  await table.says('Bohumil', 'replace');
  const silenceAt = after(out, 72);
  await table.sees(
    'Cecilie',
    `${table.path}/requests`,
    `From ${words(silenceAt, CECILIE.zone)} on, their silence counts`,
  );
  await table.comes(silenceAt, table.all(['Three days of silence count as a yes']));
  await table.comes(after(silenceAt, 1), {
    Anna: [['you no longer have your seat', 'Bohumil and Cecilie have decided']],
    Bohumil: [[': a seat is free']],
  });
  const page = await table.sees('Cecilie', `${table.path}/requests`, 'Free seats');
  const link = /\/seat\/[\w.-]+/.exec(page.html)?.[0];
  table.expect(link !== undefined, 'Cecilie does not see the link of the free seat');
  await table.succeeds(0, ELISKA, link);
  await table.reads({
    Eliska: [['Welcome! You now play for Anna', 'It’s your turn']],
    Bohumil: [['Eliska now plays for Anna']],
  });
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(after(table.now, 5));
  await table.ends();
}

/**
 * A table without clocks: reminders after three, seven and thirteen days; after fourteen the others are
 * asked.
 */
export async function unreachedOfFour(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Four without clocks, one of them without any channel',
    rules: { kind: 'relaxed' },
    people: without(cast(4), 'Dobromila'),
  });
  await table.begin(new Date('2027-02-20T08:00:00Z'));
  await table.turnAndMail(after(table.now, 3));
  const { half, late, last, out } = table.marks();
  const since = table.since;
  await table.comes(half, { Bohumil: [['Still your turn']] });
  await table.sees('Anna', table.path, `Waiting for Bohumil since ${words(since, ANNA.zone)}`);
  await table.comes(late, { Bohumil: [['Still your turn']] });
  await table.comes(last, { Bohumil: [['running out', 'Tomorrow the others will be asked']] });
  await table.comes(out, {
    Bohumil: [['Out of time', 'you can still move']],
    Anna: [['Bohumil is out of time']],
    Cecilie: [['Bohumil is out of time']],
  });
  await table.comes(after(out, 1));
  await table.does('Anna', `${table.path}/requests`, 'Wait another week');
  await table.does('Dobromila', `${table.path}/requests`, 'Wait another week');
  const later = await table.getsMore(7 * 24);
  await table.comes(table.marks().late, { Bohumil: [['Still your turn', words(later, BOHUMIL.zone)]] });
  await table.turnAndMail(after(table.now, 5));
  await table.ends();
}
