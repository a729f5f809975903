import { expect, test } from 'vitest';
import { invitedAddress, sitDown } from '@/lib/features/seats/seats';
import { makeTable } from '../support/new-table';
import { useService } from '../support/service';

await useService();

test('the address that the host wrote down is asked about until somebody sits there', async () => {
  const { tokens } = await makeTable();
  const [anna = '', bohumil = ''] = tokens;
  expect(await invitedAddress(anna)).toBe('anna@praga.test');
  expect(await invitedAddress(bohumil)).toBeUndefined();
  expect(await invitedAddress('no.token')).toBeUndefined();
  await sitDown({ token: anna });
  expect(await invitedAddress(anna)).toBeUndefined();
});
