import { expect, it } from 'vitest';
import { createWaits } from './create-waits.ts';

function pretendTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { storage, tabs: { addEventListener: () => undefined } };
}

it('counts down for each thing by itself, and to nothing', () => {
  let now = 1_000_000;
  const waits = createWaits(pretendTab(), () => now);
  waits.begin('code bind 13812345678', 60);
  now += 500;
  waits.begin('code change a@halden.example', 60);
  expect(waits.secondsLeft('code bind 13812345678')).toBe(60);
  now += 30_000;
  expect(waits.secondsLeft('code bind 13812345678')).toBe(30);
  expect(waits.secondsLeft('code change a@halden.example')).toBe(30);
  expect(waits.secondsLeft('code register a@halden.example')).toBe(0);
  now += 60_000;
  expect(waits.secondsLeft('code bind 13812345678')).toBe(0);
});

it('goes on after a reload', () => {
  const tab = pretendTab();
  createWaits(tab, () => 0).begin('code register a@halden.example', 60);
  expect(createWaits(tab, () => 10_000).secondsLeft('code register a@halden.example')).toBe(50);
});
