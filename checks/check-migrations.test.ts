import { expect, test } from 'vitest';
import { checkMigrations } from './check-migrations.ts';
import { makeTree } from './testing/make-tree.ts';

const check = (...names: string[]) =>
  checkMigrations(
    makeTree(Object.fromEntries(names.map((name) => [`apps/server/migrations/${name}`, 'select 1;']))),
  ).map(({ at, says }) => `${at.split('/').at(-1)}: ${says}`);

test('accepts numbers that count up by one', () => {
  expect(check('0001_accounts.sql', '0002_team_invites.sql')).toEqual([]);
});

test('refuses a gap, a number given twice and another form of name', () => {
  expect(check('0001_accounts.sql', '0003_teams.sql')).toEqual([
    expect.stringMatching(/^0003_teams\.sql: Its number should be 0002/),
  ]);
  expect(check('0001_accounts.sql', '0001_teams.sql')).toEqual([
    expect.stringMatching(/^0001_teams\.sql: Its number should be 0002/),
  ]);
  expect(check('0001_accounts.sql', '0002-Teams.sql')).toEqual([
    '0002-Teams.sql: Name it NNNN_purpose.sql, here 0002_….sql.',
  ]);
});
