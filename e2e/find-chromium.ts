import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Without a window's worth of machinery it takes a third less of a processor, so it comes first. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own browser: `CHROMIUM` names one, else the usual places, else the PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return (
    places.find((path) => existsSync(path)) ??
    ['chromium-headless-shell', 'chromium', 'google-chrome'].map(onPath).find(Boolean)
  );
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
