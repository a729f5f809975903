/** Requests about seats, as the pages of requests and of people show them. */
import { expect, test } from 'vitest';
import { RequestCard } from '@/components/requests/request-card';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { RUNNING, zone } from '../support/agenda';
import { htmlOf, textOf } from '../support/components/html';

const action = async () => {};
const forms = { withdrawSeatOffer: action, agreeLink: action, refuseLink: action, makeLink: action };

const asked = (request: OpenRequest) =>
  htmlOf(RequestCard, { requests: [request], on: { agenda: RUNNING, ...zone }, forms });

test('a seat on offer and a new link say who asks, and offer what their reader may do', () => {
  const offer: OpenRequest = {
    ...{ key: 'offer', kind: 'offer', subject: 'offer.2', seat: 2, by: [0], agreed: [], missing: [] },
    ...{ needed: 0, state: 'decided', effectAt: '2026-03-06T15:00:00.000Z', may: ['object'] },
    endsAt: '2026-03-13T15:00:00.000Z',
  };
  expect(textOf(asked(offer))).toMatch(/Anna is offering .*\(Cecilie\).*16:00.*Cancel the offer/);
  expect(asked({ ...offer, may: [] })).not.toContain('<button');
  const link: OpenRequest = { ...offer, key: 'link', kind: 'new-link', state: 'asked', may: ['agree'] };
  expect(textOf(asked(link))).toMatch(/Anna has asked for a new link for Cecilie.*I agree: Cecilie needs/);
  expect(textOf(asked({ ...link, may: ['refuse'] }))).toMatch(/your seat.*I’m here: no new link/);
  expect(textOf(asked({ ...link, state: 'decided', may: ['make'] }))).toContain(
    'Create the new link for Cecilie',
  );
});
