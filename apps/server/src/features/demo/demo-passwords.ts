import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keepSecret, makePassword } from '../../data-folder.ts';
import { demoMembers, demoOwner } from './demo-people.ts';

export const demoPasswords = z.record(z.string(), z.string());
/** By address. */
export type DemoPasswords = z.output<typeof demoPasswords>;

export const demoPasswordsFile = (dataDir: string): string => join(dataDir, 'demo-passwords.json');

/** It was asked for from here. */
export const hasDemoPasswords = (dataDir: string): boolean => existsSync(demoPasswordsFile(dataDir));

/** A password for each person of the demo team, made at the first call and kept beside the other secrets. */
export function keepDemoPasswords(dataDir: string): DemoPasswords {
  return z.parse(demoPasswords, JSON.parse(keepSecret(demoPasswordsFile(dataDir), writeAll)));
}

export function getDemoPassword(passwords: DemoPasswords, address: string): string {
  const password = passwords[address];
  if (password === undefined) throw new Error(`There is no password for ${address}.`);
  return password;
}

function writeAll(): string {
  const people = [demoOwner, ...demoMembers];
  return JSON.stringify(Object.fromEntries(people.map(({ address }) => [address, makePassword()])), null, 2);
}
