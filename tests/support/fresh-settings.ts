import { afterAll, beforeAll, vi } from 'vitest';

// Unit tests of one worker share their modules, including the settings that the first file has read. Each
// file clears them, so none depends on the files before it.
beforeAll(async () => {
  const { forgetEnv } = await import('@/lib/platform/env');
  forgetEnv();
});
afterAll(() => void vi.unstubAllEnvs());
