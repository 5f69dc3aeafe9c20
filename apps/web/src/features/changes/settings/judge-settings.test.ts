import { expect, test } from 'vitest';
import { judgeSettings } from './judge-settings.ts';
import { listTouched, readSettings } from './read-settings.ts';
import { adGroupDetails, campaignDetails, keywordDetails } from '../testing/details.ts';

const reasonsOf = (verdict: ReturnType<typeof judgeSettings>) =>
  verdict.refused.map(({ field, reason }) => `${field} ${reason}`);

test('a bid is judged by the ad group it is in, before it is sent', () => {
  expect(reasonsOf(judgeSettings(keywordDetails, { bid: '3.50' }))).toEqual(['bid bidAboveAdGroup']);
  expect(reasonsOf(judgeSettings(keywordDetails, { bid: '2.10' }))).toEqual([]);
});

test('what is no amount is said so, and nothing else of it', () => {
  expect(reasonsOf(judgeSettings(keywordDetails, { bid: 'much' }))).toEqual(['bid notANumber']);
  expect(reasonsOf(judgeSettings(keywordDetails, { bid: '2.105' }))).toEqual(['bid tooManyDecimals']);
});

test('a rise above a quarter within the week is to be confirmed', () => {
  expect(judgeSettings(keywordDetails, { bid: '2.60' }).confirm.map(({ reason }) => reason)).toEqual([
    'bidRose',
  ]);
});

test('cap and budget are judged together, and an end lies ahead', () => {
  const { refused } = judgeSettings(campaignDetails, { dailyCap: '200', totalBudget: '150' });
  expect(refused.map(({ reason }) => reason)).toContain('capAboveBudget');
  expect(reasonsOf(judgeSettings(campaignDetails, { endTime: '2026-11-19T08:00:00.000Z' }))).toEqual([
    'endTime endPast',
  ]);
  expect(reasonsOf(judgeSettings(campaignDetails, { countries: [] }))).toEqual([
    'countries countriesMissing',
  ]);
});

test('without a rate the bounds of a foreign currency are left to the server', () => {
  const inYen = { ...adGroupDetails, currency: 'JPY', perUsd: null };
  expect(reasonsOf(judgeSettings(inYen, { bid: '9000' }))).not.toContain('bid tooHigh');
});

test('only what differs from what stands is touched, whatever the order of countries', () => {
  const stands = readSettings(campaignDetails);
  expect(stands).toMatchObject({ dailyCap: '100.00', totalBudget: '', countries: ['US', 'CA'] });
  expect(listTouched({ dailyCap: '100.00', countries: ['CA', 'US'] }, stands)).toEqual({});
  expect(listTouched({ name: 'Other', endTime: null }, stands)).toEqual({ name: 'Other' });
});
