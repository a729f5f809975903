/**
 * Anna has a mentor: Bohumil reads her seat on a phone, in German, and writes a note that she reads. The
 * others read it among the changes, and it ends. Pictures of the walk are in test-results/mentor-walk.
 */
import { expect, type Browser } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { linkFor } from './support/friends';
import { sitDown } from './support/journey';
import { look } from './support/look';
import { PHONE } from './support/screens';
import { freeTable, linksOf, openSeat } from './support/tables';
import { FULL, test } from './support/test';

async function named(browser: Browser) {
  const seats = await freeTable(['Anna', 'Cecilie']);
  const anna = await sitDown(browser, linksOf(seats)[0] ?? '');
  const table = `/games/${seats.id}`;
  await anna.goto(`${table}/mentor`);
  await look(anna, 'mentor-walk', '1-form');
  const given = await linkFor(anna, `${table}/mentor`, 'Who should be your mentor?', 'Bohumil');
  await look(anna, 'mentor-walk', '2-link');
  const bohumil = await browser.newPage({ locale: 'de', viewport: PHONE });
  await bohumil.goto(given);
  await look(bohumil, 'mentor-walk', '3-arrival');
  await bohumil.getByRole('button', { name: 'Mentor von Anna sein' }).click();
  await bohumil.waitForURL(/\/mentor$/);
  return { anna, seats, bohumil, table };
}

test('a mentor reads the seat and writes a note, until the holder ends it', FULL, async ({ browser }) => {
  const { anna, seats, bohumil, table } = await named(browser);
  await expect(bohumil.getByRole('heading', { name: 'Du siehst am Platz von Anna zu' })).toBeVisible();
  await expect(bohumil.locator('[name="command"]')).toHaveCount(0);
  await expectNoSidewaysScroll(bohumil);
  await look(bohumil, 'mentor-walk', '4-seat');
  await expectAccessible(bohumil, 'sampled');
  await bohumil.getByLabel('Neue Notiz').fill('Erst bauen, dann gehen.');
  await bohumil.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(bohumil.getByRole('list', { name: 'Notizen' })).toContainText('Erst bauen');
  await anna.goto(`${table}/talk`);
  const notes = anna.getByRole('region', { name: 'Notes' });
  await expect(notes).toContainText('Your mentor Bohumil reads the notes');
  await expect(notes.getByRole('listitem').filter({ hasText: 'Erst bauen' })).toContainText('Bohumil');
  await look(anna, 'mentor-walk', '5-notes');
  await anna.goto(`${table}/mentor`);
  await anna.getByRole('button', { name: 'Remove Bohumil as mentor' }).click();
  await expect(anna.getByRole('status')).toContainText('can no longer follow your seat');
  await bohumil.reload();
  await expect(bohumil.locator('main')).toContainText('Du hast hier keinen Platz.');
  await expect(bohumil.getByLabel('Neue Notiz')).toHaveCount(0);
  const cecilie = await openSeat(browser, seats, 1, { path: '/seats' });
  const changes = cecilie.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText('Bohumil now follows the seat of Anna as a mentor.');
  await expect(changes).toContainText('Bohumil no longer follows the seat of Anna.');
});
