// Loaded into the measured server before anything else (`node --import`). Records a CPU profile and writes it
// at the end. Chromium's developer tools open it.
import fs from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');

// Within one process the answer is synchronous, so it comes even at exit.
process.on('exit', () => {
  session.post('Profiler.stop', (error, answer) => {
    if (error) return;
    const folder = process.env.BENCH_PROFILE_DIR ?? '.';
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, `server-${process.pid}.cpuprofile`), JSON.stringify(answer.profile));
  });
});
