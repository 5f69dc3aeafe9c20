import { checkMessages } from '@tapwright/i18n/check-messages';
import type { Failure } from '../failure.ts';
import { readAssembledKeys } from './read-assembled-keys.ts';

export async function checkMessageKeys(root: string): Promise<Failure[]> {
  const assembledKeys = await readAssembledKeys(root);
  return checkMessages({ root, assembledKeys }).map((line) => {
    const [, at = 'packages/i18n', says = line] =
      /^((?:[\w.<>-]+\/)+[\w.<>-]+(?::\d+)?):? (.*)$/s.exec(line) ?? [];
    return { at, says };
  });
}
