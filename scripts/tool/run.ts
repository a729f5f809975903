import { run } from '../lib/run';
import { TOOLS } from './tools';

interface HowToRun {
  readonly args?: readonly string[];
  /** Holds output back, and shows it only if a step fails. */
  readonly quiet?: boolean;
}

/** Runs the steps of a tool. Throws the failure of the first step that fails. */
export async function runTool(name: string, { args = [], quiet = false }: HowToRun = {}): Promise<void> {
  const steps = TOOLS[name]?.steps ?? [];
  for (const [i, step] of steps.entries()) {
    const isLast = i === steps.length - 1;
    await run(name, process.execPath, [...step, ...(isLast ? args : [])], { quiet });
  }
}
