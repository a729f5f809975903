import { BackupError } from './frames';

/** Runs a command with one file, or prints its usage. `failed` begins the line that explains a failure. */
export async function runOnFile(
  [file]: readonly string[],
  help: { readonly text: string; readonly isAsked: boolean | undefined },
  failed: string,
  work: (file: string) => Promise<boolean>,
): Promise<void> {
  if (help.isAsked || !file) {
    console.log(help.text);
    process.exitCode = help.isAsked ? 0 : 2;
    return;
  }
  try {
    process.exitCode = (await work(file)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error(`${failed}: ${error.message}`);
    process.exitCode = 1;
  }
}
