import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JudgedSet, listApprovalReasons } from './judge-approval.ts';

const policy = {
  maxRise: 1000,
  maxReserve: 5000,
  maxObjects: 10,
  removal: true,
  roles: ['advManager'],
  origins: ['file'],
};
const limits = { maxBid: 500, maxRise: 100, maxObjects: 3, mayRemove: false };
const set: JudgedSet = {
  role: 'admin',
  origin: 'form',
  objects: 1,
  removes: false,
  rise: 0,
  reserve: 0,
  highestBid: undefined,
};

describe('by the rule of the team', () => {
  test.each<[string, Partial<JudgedSet>, readonly string[]]>([
    ['nothing in it', {}, []],
    ['a rise that is as high as it may be', { rise: 1000 }, []],
    ['a rise above it', { rise: 1001 }, ['rise']],
    ['a rise that nobody can count', { rise: null }, ['rise']],
    ['a reserve that is as high as it may be', { reserve: 5000 }, []],
    ['a reserve above it', { reserve: 5001 }, ['reserve']],
    ['a reserve that nobody can count', { reserve: null }, ['reserve']],
    ['as many objects as there may be', { objects: 10 }, []],
    ['one object more', { objects: 11 }, ['objects']],
    ['a removal', { removes: true }, ['removal']],
    ['a role that is named', { role: 'advManager' }, ['role']],
    ['an origin that is named', { origin: 'file' }, ['origin']],
    ['all of it', { rise: 9999, objects: 99, removes: true }, ['rise', 'objects', 'removal']],
    ['all of it, by a guard', { rise: 9999, objects: 99, removes: true, origin: 'guard' }, []],
  ])('%s', (_what, facts, reasons) => {
    expect(listApprovalReasons({ ...set, ...facts }, policy, undefined)).toEqual(reasons);
  });
});

describe('by the limits of its author', () => {
  test.each<[string, Partial<JudgedSet>, readonly string[]]>([
    ['no bid raised', { highestBid: undefined }, []],
    ['a bid as high as it may be', { highestBid: 500 }, []],
    ['a bid above it', { highestBid: 501 }, ['ownBid']],
    ['a bid that nobody can convert', { highestBid: null }, ['ownBid']],
    ['a rise above it', { rise: 101 }, ['ownRise']],
    ['too many objects', { objects: 4 }, ['ownObjects']],
    ['a removal', { removes: true }, ['ownRemoval']],
  ])('%s', (_what, facts, reasons) => {
    expect(listApprovalReasons({ ...set, ...facts }, undefined, limits)).toEqual(reasons);
  });
});

const bound = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const anySet = fc.record({
  role: fc.constantFrom('admin', 'advManager'),
  origin: fc.constantFrom('form', 'file'),
  objects: fc.integer({ min: 1, max: 100 }),
  removes: fc.boolean(),
  rise: bound,
  reserve: bound,
  highestBid: fc.option(bound, { nil: undefined }),
});
const open = { maxRise: null, maxReserve: null, maxObjects: null, removal: false, roles: [], origins: [] };

test('without a rule and without limits nobody else is needed, and with open ones neither', () => {
  const none = { maxBid: null, maxRise: null, maxObjects: null, mayRemove: true };
  fc.assert(
    fc.property(anySet, (drawn) => {
      expect(listApprovalReasons(drawn, undefined, undefined)).toEqual([]);
      expect(listApprovalReasons(drawn, open, none)).toEqual([]);
    }),
  );
});

test('a set that does less never needs more', () => {
  const rule = fc.record({ maxRise: bound, maxObjects: fc.option(fc.nat(100), { nil: null }) });
  fc.assert(
    fc.property(anySet, rule, fc.nat(50), (drawn, bounds, less) => {
      const smaller = {
        ...drawn,
        objects: Math.max(1, drawn.objects - less),
        rise: drawn.rise === null ? null : Math.max(0, drawn.rise - less),
      };
      const reasons = listApprovalReasons(drawn, { ...open, ...bounds }, undefined);
      for (const reason of listApprovalReasons(smaller, { ...open, ...bounds }, undefined))
        expect(reasons).toContain(reason);
    }),
  );
});
