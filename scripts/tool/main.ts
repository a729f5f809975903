// `npm run tool` lists the tools; `npm run tool -- NAME [options]` runs one and exits as it does.
import { CommandFailed, endRunning } from '../lib/run';
import { onStopRequest } from '../lib/signals';
import { runTool } from './run';
import { listTools, TOOLS } from './tools';

const [name, ...args] = process.argv.slice(2);

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommandFailed)) console.error(error);
  return error instanceof CommandFailed && typeof error.code === 'number' ? error.code : 1;
}

if (name === undefined || name === '--help') console.log(listTools());
else if (!Object.hasOwn(TOOLS, name)) {
  console.error(`There is no tool "${name}".\n\n${listTools()}`);
  process.exitCode = 2;
} else {
  onStopRequest(endRunning);
  await runTool(name, { args }).catch((error: unknown) => {
    process.exitCode = exitCodeOf(error);
  });
}
