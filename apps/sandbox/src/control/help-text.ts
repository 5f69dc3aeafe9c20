import manifest from '../../package.json' with { type: 'json' };

const options: readonly (readonly [string, string])[] = [
  ['--port <number>', 'where it listens (8787); 0 takes a free one'],
  ['--host <address>', 'on which address (127.0.0.1)'],
  ['--origin <url>', 'the address under which clients reach it, if it is another'],
  ['--tls-cert <file>', 'speaks TLS with this certificate, in PEM'],
  ['--tls-key <file>', 'and this private key'],
  ['--seed <number>', 'which world (1)'],
  ['--clock <time>', 'when it begins, such as 2026-11-20T00:00:00Z (now)'],
  ['--speed <number>', 'times as fast as real time (1); 0 stands still'],
  ['--world <name>', 'demo, empty, agency or large (demo)'],
  ['--profile <name>', 'strict or lenient where Apple’s pages contradict each other (strict)'],
  ['--days <number>', 'how long agency and large have delivered (365)'],
  ['--fixtures <file>', 'organisations, campaigns and figures of your own, as JSON'],
  ['--data <folder>', 'keeps the world there; a restart goes on where it stopped'],
  ['--credentials <file>', 'receives an API user with its private key'],
  ['--rate-limit <number>', 'requests a minute, for each API user and ad account (100)'],
  ['--verbose', 'prints every request, and why it was refused'],
  ['--version', 'prints the version'],
  ['--help', 'prints this'],
];

export const versionText = (): string => manifest.version;

export function helpText(): string {
  const lines = options.map(([option, what]) => `  ${option.padEnd(22)} ${what}`);
  return [
    'A local Apple Ads: same API, invented market.',
    '',
    'Usage: apple-ads-sandbox [options]',
    '',
    ...lines,
  ].join('\n');
}
