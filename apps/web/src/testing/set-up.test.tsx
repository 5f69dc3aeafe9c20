import { expect, test } from 'vitest';
import { personalSettings } from '../platform/person/use-personal-setting.ts';
import { ann } from './examples.ts';
import { renderWeb } from './render-web.tsx';

// The order of these two is what is tested: they are two turns of one thing.
test.for(['first', 'second'])('what a person chose in another test is not chosen here, %s turn', async () => {
  await renderWeb(null, { user: ann });
  expect(personalSettings().unit.get()).toBe('USD');
  personalSettings().unit.set('RMB');
  expect(personalSettings().unit.get()).toBe('RMB');
});
