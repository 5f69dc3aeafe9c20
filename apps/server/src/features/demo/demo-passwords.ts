import { join } from 'node:path';
import * as z from 'zod/mini';
import { keepSecret, makePassword } from '../../data-folder.ts';
import { demoMembers, demoOwner } from './demo-people.ts';

export type DemoPasswords = { of(address: string): string };

const kept = z.record(z.string(), z.string());

export const demoPasswordsFile = (dataDir: string): string => join(dataDir, 'demo-passwords.json');

/** A password for each person of the demo team, made at the first call and kept beside the other secrets. */
export function keepDemoPasswords(dataDir: string): DemoPasswords {
  const file = demoPasswordsFile(dataDir);
  const passwords = z.parse(kept, JSON.parse(keepSecret(file, writeAll)));
  return {
    of: (address) => {
      const password = passwords[address];
      if (password === undefined) throw new Error(`${file} has no password for ${address}.`);
      return password;
    },
  };
}

function writeAll(): string {
  const people = [demoOwner, ...demoMembers];
  return JSON.stringify(Object.fromEntries(people.map(({ address }) => [address, makePassword()])), null, 2);
}
