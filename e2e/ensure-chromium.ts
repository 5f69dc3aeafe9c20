import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/** By the package manager that the machine has: what installs Chromium there. */
const installers = [
  { manager: '/usr/bin/apt-get', command: 'apt-get install -y chromium' },
  { manager: '/usr/bin/dnf', command: 'dnf install -y chromium' },
  { manager: '/usr/bin/pacman', command: 'pacman -S --noconfirm chromium' },
  { manager: '/opt/homebrew/bin/brew', command: 'brew install --cask chromium' },
  { manager: '/usr/local/bin/brew', command: 'brew install --cask chromium' },
];

const installer = installers.find(({ manager }) => existsSync(manager));
if (findChromium() === undefined && installer?.manager.endsWith('apt-get') && process.getuid?.() === 0) {
  console.log('There is no Chromium. Installing the one of the system.');
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', [...words, '-q'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  aptGet('update');
  if (!aptGet('install', '-y', 'chromium-headless-shell')) aptGet('install', '-y', 'chromium');
}

if (findChromium() === undefined) {
  const needsRoot = installer !== undefined && !installer.manager.endsWith('brew');
  const command = installer === undefined ? undefined : `${needsRoot ? 'sudo ' : ''}${installer.command}`;
  console.error(
    command === undefined
      ? 'There is no Chromium for the browser tests. Install Chromium or Chrome, or name one: CHROMIUM=<path> npm test'
      : `There is no Chromium for the browser tests. Get it with: ${command}`,
  );
  process.exitCode = 1;
}
