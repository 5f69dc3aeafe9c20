export type LineSink = { write(line: string): void };

const maxGatheredBytes = 16_384;
const gatheredForMs = 200;

let opened: LineSink | undefined;

/** One for the process, so that the lines of all its logs keep their order. */
export const standardOutput = (): LineSink => (opened ??= openStandardOutput());

/** Lines go out in pieces: to write each by itself takes a fifth of the requests per second. */
function openStandardOutput(): LineSink {
  let gathered = '';
  const flush = () => {
    if (gathered !== '') process.stdout.write(gathered);
    gathered = '';
  };
  // Whoever read the log may be gone; the server goes on.
  process.stdout.on('error', () => {});
  process.on('exit', flush);
  setInterval(flush, gatheredForMs).unref();
  return {
    write: (line) => {
      gathered += line;
      if (gathered.length >= maxGatheredBytes) flush();
    },
  };
}
