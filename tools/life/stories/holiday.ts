// Holidays: a planned one, a refused automatic one, and one of the whole table.
import { ANNA, BOHUMIL, cast } from '../cast';
import { after, momentOf, minutesAfter, words } from '../law';
import type { StoryPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

/** A planned holiday stops the clock and delays emails until the morning after it. */
export async function holidayOfTwo(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, one on a planned holiday over the end of summer time',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2026-10-19T08:00:00Z'));
  const planned = await table.does('Anna', '/me/holidays', 'Take these days off', {
    first: '2026-10-23',
    last: '2026-10-27',
  });
  table.expect(planned.text.includes('Your holiday is saved'), 'the holiday is not taken');
  for (const date of ['23', '24', '25', '26', '27']) table.person('Anna').holidays.add(`2026-10-${date}`);
  await table.turnAndMail(after(table.now, 3));
  await table.turn(new Date('2026-10-20T06:00:00Z'));
  await table.comes(minutesAfter(table.now, 2), {
    Anna: [['it’s your turn', words(table.marks().out, ANNA.zone)]],
  });
  await table.turnAndMail(new Date('2026-10-21T20:00:00Z'));
  await table.turn(new Date('2026-10-23T02:00:00Z'));
  const back = momentOf(ANNA.zone, '2026-10-28', 0);
  await table.showsDeadline(table.marks().out);
  await table.sees(
    'Bohumil',
    table.path,
    `Anna: on holiday until ${words(back, BOHUMIL.zone)}`,
    'days of holiday included',
  );
  await table.sees('Bohumil', '/me/tables', `Anna: on holiday until ${words(back, BOHUMIL.zone)}`);
  const morning = momentOf(ANNA.zone, '2026-10-28', 8 * 60);
  await table.comes(morning, {
    Anna: [['it’s your turn', `You have until ${words(table.marks().out, ANNA.zone)}`]],
  });
  await table.turnAndMail(after(morning, 1));
  await table.ends();
}

/** Without automatic holidays, a player's time runs out exactly after their hours. */
export async function holidayOfThree(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, one refuses holidays that begin by themselves',
    rules: { kind: 'brisk' },
    people: cast(3),
  });
  await table.begin(new Date('2026-11-03T08:00:00Z'));
  await table.sees('Bohumil', `${table.path}/requests`, '24 hours, or up to 8 days with holidays');
  const marks = table.marks();
  const reminds = { Anna: [[': still your turn', words(marks.out, ANNA.zone)]] };
  await table.comes(marks.half, reminds);
  await table.comes(marks.late, reminds);
  await table.comes(marks.last, {
    Anna: [['your automatic holiday starts soon', 'that day automatically becomes a holiday']],
  });
  await table.does('Anna', '/me/holidays', 'Turn off automatic holidays');
  await table.showsDeadline(marks.out);
  const late = {
    Anna: [['out of time']],
    Bohumil: [['Anna is out of time']],
    Cecilie: [['Anna is out of time']],
  };
  await table.comes(marks.out, late);
  await table.comes(after(table.now, 1));
  await table.does('Bohumil', `${table.path}/requests`, 'Send a reminder');
  await table.reads({ Anna: [[': still your turn']] });
  await table.comes(after(table.now, 1));
  await table.does('Cecilie', `${table.path}/requests`, 'Wait another day');
  const out = await table.getsMore(24);
  await table.comes(table.marks().late, { Anna: [[': still your turn', words(out, ANNA.zone)]] });
  await table.turnAndMail(after(table.now, 2));
  await table.ends();
}

/** A common holiday is proposed, agreed, shown, and ended early by all. */
export async function holidayOfFour(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Four on a common holiday, which they end early',
    rules: { kind: 'daily' },
    people: cast(4),
  });
  await table.begin(new Date('2026-12-14T08:00:00Z'));
  await table.turnAndMail(after(table.now, 5));
  await table.comes(after(table.now, 4));
  await table.does('Anna', `${table.path}/requests`, 'Propose', { first: '2026-12-16', last: '2027-01-03' });
  const [from, until] = [momentOf(ANNA.zone, '2026-12-16'), momentOf(ANNA.zone, '2027-01-04')];
  const proposed = [
    'a group holiday?',
    ({ zone }: StoryPerson) => `from ${words(from, zone)} to ${words(until, zone)}`,
  ];
  await table.reads(table.all(proposed, { except: ['Anna'] }));
  for (const name of ['Bohumil', 'Cecilie']) {
    await table.sees(name, table.path, 'Group holiday from');
    await table.does(name, `${table.path}/requests`, 'Agree');
    await table.reads();
  }
  await table.does('Dobromila', `${table.path}/requests`, 'Agree');
  await table.reads(
    table.all(
      [
        'group holiday agreed',
        'has agreed to a group holiday',
        ({ zone }: StoryPerson) => `until ${words(until, zone)}`,
      ],
      { except: ['Dobromila'] },
    ),
  );
  table.rules = { ...table.rules, pauses: [[from, until]] };
  await table.showsDeadline(table.marks().out);
  await table.sees(
    'Cecilie',
    table.path,
    `group holiday from ${words(from, 'Asia/Tokyo')} to ${words(until, 'Asia/Tokyo')}`,
  );
  await table.comes(after(from, 5));
  for (const page of ['', '/log', '/figures', '/verify'])
    await table.sees('Cecilie', table.path + page, `group holiday until ${words(until, 'Asia/Tokyo')}`);
  await table.showsDeadline(table.marks().out);
  await table.comes(new Date('2026-12-28T12:00:00Z'));
  await table.does('Cecilie', `${table.path}/requests`, 'End the holiday early');
  await table.reads(
    table.all(['end the group holiday early?', 'Cecilie would like to end'], { except: ['Cecilie'] }),
  );
  for (const name of ['Anna', 'Bohumil'])
    await table.does(name, `${table.path}/requests`, 'End the holiday early');
  await table.reads();
  await table.does('Dobromila', `${table.path}/requests`, 'End the holiday early');
  await table.reads(table.all(['the group holiday is over'], { except: ['Dobromila'] }));
  table.rules = { ...table.rules, pauses: [[from, table.now]] };
  await table.showsDeadline(table.marks().out);
  const { half } = table.marks();
  if (half > table.now) await table.comes(half, { Bohumil: [['Still your turn']] });
  await table.turnAndMail(after(table.now, 4));
  await table.ends();
}
