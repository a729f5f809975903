/** Every form that is posted has a key, or a reason why it needs none. */
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

/** Files whose forms have no key, because posting them again makes nothing twice. */
const WITHOUT: Readonly<Record<string, string>> = {
  'app/confirm/[token]/page.tsx': 'an address is confirmed once',
  'app/import/page.tsx': 'the same game is brought in once',
  'app/me/delete/page.tsx': 'a person is deleted once',
  'app/me/holidays/page.tsx': 'one of them: a switch',
  'app/me/prompts/prove/[token]/page.tsx': 'an address is proved once',
  'app/seat/[token]/delegation-page.tsx': 'a link is taken, and a plan confirmed, once',
  'app/seat/[token]/replaced-link.tsx': 'a key that is the same each time',
  'app/seat/address/[token]/page.tsx': 'good once',
  'app/unsubscribe/[token]/page.tsx': 'a switch',
  'components/calendar/calendar-panel.tsx': 'only the newest address counts',
  'components/clocks/holiday-list.tsx': 'ended once',
  'components/history/played-for-you.tsx': 'folded away once',
  'components/live/recap-strip.tsx': 'folded away once',
  'components/learn/coach-card.tsx': 'a cookie of this browser',
  'components/learn/lesson-card.tsx': 'one of them: a cookie of this browser',
  'components/move/moves-panel.tsx': 'steps have ids',
  'components/move/forms/parler-building-form.tsx': 'steps have ids',
  'components/move/forms/parler-markers-form.tsx': 'steps have ids',
  'components/move/forms/placement-form.tsx': 'steps have ids',
  'components/move/forms/refresh-form.tsx': 'steps have ids',
  'components/live/ask-reach.tsx': 'one of them: a cookie of this browser',
  'components/notify/digest-form.tsx': 'a choice',
  'components/notify/channel-card.tsx': 'a choice',
  'components/notify/mute-tables.tsx': 'a switch',
  'components/people/access-tokens.tsx': 'one of them: a token is taken back once',
  'components/people/account-panel.tsx': 'signs out',
  'components/people/browser-list.tsx': 'signs a browser out once',
  'components/people/profile-form.tsx': 'what is known of a person',
  'components/people/sign-in-form.tsx': 'one of them: leads to another service',
  'components/people/sign-out-panel.tsx': 'signs out once',
  'components/people/zone-form.tsx': 'a choice',
  'components/plans/plan-form.tsx': 'about one plan, by its id',
  'components/ratings/shown-form.tsx': 'a choice',
  'components/seats/mail-note.tsx': 'sent again once an hour',
  'components/seats/my-seat-panel.tsx': 'one of them: a name',
  'components/seats/sit-again.tsx': 'one of them: sent once an hour',
  'components/table/new-table/table-terms.tsx': 'a choice',
  'components/requests/holiday-card.tsx': 'each proposes the same holiday once',
  'components/play/mentor-page.tsx': 'notes have ids, and a mentor leaves once',
  'components/seats/kept-seat.tsx': 'the seat that is kept is taken once',
  'components/talk/notes-panel.tsx': 'notes have ids',
  'components/talk/reactions.tsx': 'adds or takes away, by the id of the message',
  'components/talk/talk-form.tsx': 'words have ids',
  'components/talk/talk-list.tsx': 'about one word, by its id',
  'components/ui/forms/choice-strip.tsx': 'a cookie of this browser',
  'components/play/words/say-line.tsx': 'steps have ids',
};

const OPENING = /^<form\b(?:\{(?:[^{}]|\{[^{}]*\})*\}|[^>{])*>/;

/** The forms of a file that change something, each with its content. */
function postedForms(text: string): string[] {
  return [...text.matchAll(/<form\b[\s\S]*?<\/form>/g)].flatMap(([form]) => {
    const tag = OPENING.exec(form)?.[0] ?? '';
    return /method="post"|action=\{[\w.]+\}/.test(tag) ? [form] : [];
  });
}

const unkeyed = projectFiles(/^(?:app|components)\/(?!design).*\.tsx$/).filter((file) =>
  postedForms(readText(file)).some((form) => !/<FormKey|\{FORM_KEY\}/.test(form)),
);

test('a form that is posted has a key: <FormKey /> (components/ui/forms/form-key.tsx), or a reason here', () => {
  expect(unkeyed.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
