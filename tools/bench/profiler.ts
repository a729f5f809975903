// Loaded into the measured server before anything else (`node --import`): notes where its time goes, and
// writes that when it ends. The profile opens in the developer tools of Chromium.
import fs from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');

// Within one process the answer comes at once, so also while it ends.
process.on('exit', () => {
  session.post('Profiler.stop', (error, answer) => {
    if (error) return;
    const folder = process.env.BENCH_PROFILE_DIR ?? '.';
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, `server-${process.pid}.cpuprofile`), JSON.stringify(answer.profile));
  });
});
