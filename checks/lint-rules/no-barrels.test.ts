import { noBarrels } from './no-barrels.ts';
import { testRule } from './rule-tester.ts';

const says = /import from the file itself/;

testRule('no-barrels', noBarrels, {
  good: [
    { path: 'apps/server/src/features/teams/index.ts', code: `export { mountTeams } from './routes.ts';` },
    {
      path: 'packages/ui/src/chip.tsx',
      code: `export { size } from './size.ts';\nexport const Chip = () => null;`,
    },
  ],
  bad: [
    { path: 'packages/ui/src/index.ts', code: `export const Chip = () => null;`, says },
    {
      path: 'packages/ui/src/parts.ts',
      code: `export * from './chip.tsx';\nexport { Tag } from './tag.tsx';`,
      says,
    },
    { path: 'apps/web/src/features/teams/index.ts', code: `export { Teams } from './teams.tsx';`, says },
    { path: 'apps/server/src/features/teams/rules/index.ts', code: `export const a = 1;`, says },
  ],
});
