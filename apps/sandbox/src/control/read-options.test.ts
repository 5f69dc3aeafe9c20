import { expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

it('reads what a person types, and has a default for everything', () => {
  expect(readOptions([])).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    clock: undefined,
    speed: 1,
    world: 'demo',
    days: 365,
  });
  const typed =
    '--port 0 --seed=-7 --clock 2026-11-20T00:00:00Z --speed 0.5 --data here --credentials user.json';
  expect(readOptions(typed.split(' '))).toMatchObject({
    port: 0,
    seed: -7,
    clock: Date.UTC(2026, 10, 20),
    speed: 0.5,
    data: 'here',
    credentials: 'user.json',
  });
});

it.each([
  ['--port=x', '--port must be a whole number from 0 to 65535, not "x".'],
  ['--port=', '--port must be a whole number from 0 to 65535, not "".'],
  ['--clock=yesterday', '--clock must be a time such as 2026-11-20T00:00:00Z, not "yesterday".'],
  ['--speed=-1', '--speed must be a number from 0 to 100000, not "-1".'],
  ['--days=0', '--days must be a whole number from 1 to 730, not "0".'],
  ['--world=flat', '--world must be one of demo, empty, agency, large, not "flat".'],
  ['--rate-limit=0', '--rate-limit must be a whole number from 1 to 1000000000, not "0".'],
  [
    '--origin=ads.example',
    '--origin must be an address such as https://ads.example:8787, not "ads.example".',
  ],
  ['--tls-key=key.pem', '--tls-cert and --tls-key are given together or not at all.'],
  ['--fixtures=nowhere.json', '--fixtures: the file nowhere.json cannot be read.'],
  ['--colour=red', "Unknown option '--colour'"],
  ['red', 'Unexpected argument'],
])('refuses %s', (option, expected) => {
  expect(() => readOptions([option])).toThrow(expected);
});
