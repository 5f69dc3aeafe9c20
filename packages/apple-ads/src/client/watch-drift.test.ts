import { expect, it } from 'vitest';
import { endpoints } from '../wire/endpoints.ts';
import { findDrift } from './watch-drift.ts';

const row = { id: 1, name: 'Harbor', status: 'ENABLED' };

it('names what came new, each place once whatever row it is in, and what did not come', () => {
  const answer = {
    result: [row, { ...row, status: 'SLEEPING', mood: 1 }, { id: 3, mood: 2, status: 'ENABLED' }],
    pagination: { offset: 0, pageSize: 3, totalCount: 3, took: 4 },
  };
  expect(findDrift('queryCampaigns', endpoints.queryCampaigns, answer)).toEqual([
    { call: 'queryCampaigns', kind: 'unknownValue', path: 'result[].status' },
    { call: 'queryCampaigns', kind: 'unknownField', path: 'result[].mood' },
    { call: 'queryCampaigns', kind: 'missingField', path: 'result[].name' },
    { call: 'queryCampaigns', kind: 'unknownField', path: 'pagination.took' },
  ]);
});

it('looks at a few rows of many', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => (at < 3 ? row : { ...row, mood: at }));
  expect(findDrift('queryCampaigns', endpoints.queryCampaigns, { result: rows })).toEqual([]);
});
