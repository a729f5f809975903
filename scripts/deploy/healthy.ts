// `node scripts/deploy/healthy.mjs`, in a folder made by build.ts: the container's health check. It exits
// with 0 if the server of this container answers.
const origin = `http://127.0.0.1:${process.env.PORT || 3000}`;
const PATIENCE_MS = 4000;

try {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  process.exit(response.ok ? 0 : 1);
} catch {
  process.exit(1);
}

export {};
