import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';
import { isSource, isTest, listFiles } from './list-files.ts';

type Danger = { pattern: RegExp; says: string };

const dangers: Danger[] = [
  {
    pattern: /\bshell['"]?\s*:(?!\s*false\b)/,
    says: 'A program started through a shell reads its arguments as commands. Give them as a list, without one.',
  },
  {
    pattern:
      /(?<![.\w#])exec\(|\bexecSync\(|\bimport\s+(\*\s+as\s+)?\w+\s+from\s+['"](node:)?child_process['"]/,
    says: 'exec and execSync hand a text to a shell. Import execFile or spawn by its name.',
  },
  {
    pattern: /\brejectUnauthorized\b(?!['"]?\s*:\s*true\b)|\bcheckServerIdentity\b/,
    says: "Whoever answers has to show a certificate. Trust another authority by Node's NODE_EXTRA_CA_CERTS.",
  },
  {
    pattern: /\bNODE_TLS_REJECT_UNAUTHORIZED\b/,
    says: "Whoever answers has to show a certificate. Trust another authority by Node's NODE_EXTRA_CA_CERTS.",
  },
  {
    pattern:
      /\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\s*\+?=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write\(/,
    says: 'Text that becomes HTML can bring a script. Make elements of it.',
  },
  {
    pattern:
      /\b(createHash|createHmac)\((?!\s*['"]sha(256|384|512)['"])|\bhash\(\s*['"](md5|sha-?1)['"]|['"]SHA-1['"]/i,
    says: 'No hash but SHA-256, SHA-384 and SHA-512, named where it is made.',
  },
];

/** Where one of them is right, and why. A row whose place has none any more has to go. */
const reasons: { at: string; why: string }[] = [
  {
    at: 'apps/server/src/features/accounts/second-factor/one-time-codes.ts',
    why: 'RFC 6238: every authenticator app counts with HMAC-SHA1, for which nobody needs a collision.',
  },
];

const isProduct = (path: string) =>
  /^(apps|packages|scripts)\//.test(path) && isSource(path) && !isTest(path);

/** What opens a hole wherever it stands: of the code that runs for somebody, not of its tests. */
export function checkDangers(root: string): Failure[] {
  const found = listFiles(root)
    .filter(isProduct)
    .flatMap((path) => findDangers(path, readFileSync(join(root, path), 'utf8')));
  const isReasoned = ({ at }: Failure) => reasons.some((reason) => at.startsWith(`${reason.at}:`));
  const stale = reasons.filter((reason) => !found.some(({ at }) => at.startsWith(`${reason.at}:`)));
  return [
    ...found.filter((one) => !isReasoned(one)),
    ...stale.map(({ at }) => ({
      at,
      says: 'Has no such danger any more: take its row out of checks/check-dangers.ts.',
    })),
  ];
}

const findDangers = (path: string, content: string): Failure[] =>
  dangers.flatMap(({ pattern, says }) =>
    [...content.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map((match) => ({
      at: `${path}:${content.slice(0, match.index).split('\n').length}`,
      says: `"${match[0].trim()}": ${says}`,
    })),
  );
