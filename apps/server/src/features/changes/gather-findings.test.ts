import { expect, test } from 'vitest';
import { gatherFindings } from './gather-findings.ts';

test('what is said of many edits is said once, with how many it is about, in the order it was met', () => {
  const removal = { reason: 'removalIsFinal', message: 'This is final' } as const;
  const rise = (bid: string) => ({ reason: 'bidRose', message: `More than ${bid}` }) as const;
  expect(gatherFindings([removal, rise('1.00'), removal, rise('2.00'), removal])).toEqual([
    { reason: 'removalIsFinal', message: 'This is final', count: 3 },
    { reason: 'bidRose', message: 'More than 1.00', count: 2 },
  ]);
  expect(gatherFindings([])).toEqual([]);
});
