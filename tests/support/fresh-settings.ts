import { afterAll, beforeAll, vi } from 'vitest';

// Unit tests of one worker share their modules, and with them the settings that the first of them read: each
// file begins with none, so that none depends on which file ran before it.
beforeAll(async () => {
  const { forgetEnv } = await import('@/lib/platform/env');
  forgetEnv();
});
afterAll(() => void vi.unstubAllEnvs());
