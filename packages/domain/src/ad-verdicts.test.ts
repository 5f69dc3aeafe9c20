import { expect, test } from 'vitest';
import { gatherWarnings, refusalReasons, type Verdict, warningReasons } from './ad-verdicts.ts';

const warned = (...reasons: Verdict['confirm'][number]['reason'][]): Verdict => ({
  refused: [],
  confirm: reasons.map((reason) => ({ field: 'bid', reason })),
});
const fine = warned();

test('a row that is warned of the same twice counts once', () => {
  expect([...gatherWarnings([warned('bidRose', 'bidRose'), fine, fine])]).toEqual([]);
});

test('no reason is both a refusal and a warning, and none stands twice', () => {
  const all: string[] = [...refusalReasons, ...warningReasons];
  expect(new Set(all).size).toBe(all.length);
});
