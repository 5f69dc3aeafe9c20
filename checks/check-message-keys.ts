import { checkMessages } from '@tapwright/i18n/check-messages';
import type { Failure } from './failure.ts';

export function checkMessageKeys(root: string): Failure[] {
  return checkMessages({ root }).map((line) => {
    const [, at = 'packages/i18n', says = line] =
      /^((?:[\w.<>-]+\/)+[\w.<>-]+(?::\d+)?):? (.*)$/s.exec(line) ?? [];
    return { at, says };
  });
}
