import { describe, expect, test } from 'vitest';
import { fieldPathOf, stepIn, stepOfPath, stepsOf } from './steps.ts';

describe('what is said of a field leads to its step', () => {
  test.each([
    ['campaignGroupId', 'type'],
    ['campaigns.0.campaignGroupId', 'type'],
    ['campaigns.0.adamId', 'series'],
    ['campaigns.0.name', 'series'],
    ['campaigns.0.countries', 'series'],
    ['campaigns.0.dailyCap', 'series'],
    ['campaigns.2.totalBudget', 'series'],
    ['campaigns.0.endTime', 'series'],
    ['campaigns.0.negativeKeywords.3.text', 'keywords'],
    ['campaigns.0.negatives', 'keywords'],
    ['campaigns.0.adGroups.0.name', 'group'],
    ['campaigns.0.adGroups.1.bid', 'group'],
    ['campaigns.0.adGroups.0.hours', 'group'],
    ['campaigns.0.adGroups.0.keywords.12.bid', 'keywords'],
    ['campaigns.0.adGroups.0.keywords', 'keywords'],
    ['campaigns.0.adGroups.0.negativeKeywords.0.text', 'keywords'],
  ])('%s: %s', (path, step) => {
    expect(stepOfPath(path)).toBe(step);
  });
});

test('of a first structure, what belongs to steps that it does not have is mended in its own', () => {
  expect(stepsOf('structure')).toEqual(['type', 'series', 'put']);
  expect(stepIn('structure', 'keywords')).toBe('series');
  expect(stepIn('structure', 'group')).toBe('series');
  expect(stepIn('structure', 'put')).toBe('put');
  expect(stepIn('steps', 'keywords')).toBe('keywords');
});

test('lines are said at the field that holds them', () => {
  expect(fieldPathOf('campaigns.0.adGroups.0.keywords.12.bid')).toBe('campaigns.0.adGroups.0.keywords');
  expect(fieldPathOf('campaigns.1.negativeKeywords.0.text')).toBe('campaigns.1.negatives');
  expect(fieldPathOf('campaigns.1.dailyCap')).toBe('campaigns.1.dailyCap');
});
