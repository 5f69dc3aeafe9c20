import { expect, it } from 'vitest';
import { matchCommands } from './match-commands.ts';

const command = (label: string, words = '') => ({
  id: label,
  group: 'Pages',
  label,
  words,
  run: () => undefined,
});
const commands = [
  command('Account settings', '/user/personal'),
  command('Home', '/home'),
  command('한국어', 'Language Korean'),
  command('简体中文', '语言 简体中文'),
  command('Français', 'Language'),
  command('Sign out'),
  command('CSV'),
];
const found = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

it('shows everything, in its order, before anything is typed', () => {
  expect(found('  ')).toEqual(commands.map(({ label }) => label));
});

it.each([
  ['sett acc', 'Account settings'],
  ['KOREAN', 'Korean by its other name', '한국어'],
  ['francais', 'without accents', 'Français'],
  ['ＣＳＶ', 'full width', 'CSV'],
  ['简体', 'Chinese', '简体中文'],
  ['/user/pers', 'by its address', 'Account settings'],
])('finds by %s', (typed, ...rest) => {
  expect(found(typed)).toEqual([rest.at(-1)]);
});

it('puts what begins with the text before what only holds it', () => {
  expect(found('s')[0]).toBe('Sign out');
  expect(found('ho')).toEqual(['Home']);
});

it('finds nothing rather than something else', () => {
  expect(found('home settings')).toEqual([]);
});
