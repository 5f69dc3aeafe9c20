import { setFlagsFromString } from 'node:v8';
import { helpText, versionText } from './control/help-text.ts';
import { waitForFolder } from './control/own-folder.ts';
import { readOptions } from './control/read-options.ts';
import { watchNpm } from './control/watch-npm.ts';
import { writeCredentials } from './control/write-credentials.ts';
import { formatEntry } from './journal/format-entry.ts';
import { startSandbox } from './start-sandbox.ts';

// A year of 30,000 keywords leaves much behind; cleaning up earlier costs little time and saves 100 MB.
setFlagsFromString('--heap-growing-percent=20');
setFlagsFromString('--max-semi-space-size=16');

async function start(args: string[]): Promise<void> {
  const { credentials, verbose, help, version, ...options } = readOptions(args);
  if (help) return console.log(helpText());
  if (version) return console.log(versionText());
  const hasChannel = process.connected;
  // Who starts it with a channel has the folder to itself; what may still work there is ending with a starter that was killed.
  if (hasChannel && options.data !== undefined) await waitForFolder(options.data, 30_000);
  const sandbox = await startSandbox({
    ...options,
    onRequest: verbose ? (entry) => console.log(formatEntry(entry)) : undefined,
  });
  if (credentials !== undefined) writeCredentials(sandbox.user, credentials);

  const stop = async (): Promise<void> => {
    await sandbox.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  watchNpm(() => void stop());
  // Whoever started it with a channel was killed; what counts was kept half a second after it changed.
  if (hasChannel) {
    process.once('disconnect', () => process.exit(0));
    if (!process.connected) process.exit(0);
  }
  // Last: whoever reads it may end this process at once, and it has to end in order.
  console.log(`Apple Ads sandbox at ${sandbox.origin}, its page at ${sandbox.origin}/sandbox`);
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  console.error(line);
  process.exitCode = 1;
}
