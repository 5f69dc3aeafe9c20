import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';
import { listFiles } from './list-files.ts';

const text = /\.(ts|tsx|mts|mjs|json|css|html|md|sql|yml|yaml|svg|sh)$|(^|\/)(\.npmrc|run)$/;
const thisCheck = /^checks\/check-words(\.test)?\.ts$/;

const refused: { pattern: RegExp; says: string }[] = [
  {
    pattern: /(?<![\w.])\/(work|root|home\/\w+|Users\/\w+)\/[\w.-]+/,
    says: 'A path of one machine. Make it relative, or take it from a setting.',
  },
  {
    pattern: /\bhttps?:\/\/registry\.[\w.-]+|\b(registry\.npmjs\.org|deb\.debian\.org|npmmirror\.com)/,
    says: 'The host of a package registry. The one of the person who installs is used; name none.',
  },
  {
    pattern: /\b(house|look|decisions|style-anchors|brief)\.md\b|\bshared\/(design|product|reference)\b/,
    says: 'A note that a reader of this repository does not have. Say here what is meant.',
  },
  { pattern: /^(<{7}|>{7}) /m, says: 'A merge was not finished. Choose one side.' },
];

/** What makes sense only on the machine or in the papers of whoever wrote it. */
export function checkWords(root: string): Failure[] {
  return listFiles(root)
    .filter((path) => text.test(path) && !thisCheck.test(path))
    .flatMap((path) => {
      const content = readFileSync(join(root, path), 'utf8');
      return refused.flatMap(({ pattern, says }) => {
        const found = pattern.exec(content);
        if (found === null) return [];
        const line = content.slice(0, found.index).split('\n').length;
        return [{ at: `${path}:${line}`, says: `"${found[0].trim()}": ${says}` }];
      });
    });
}
