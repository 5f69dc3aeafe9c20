import { fileURLToPath } from 'node:url';
import { printCheck } from './print-check.ts';
import { checkNames, runChecks } from './run-checks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const results = await runChecks(root, asked.length > 0 ? asked : checkNames, printCheck);
const failed = results.filter(({ failures }) => failures.length > 0).length;
console.log(`\n${results.length - failed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed === 0 ? 0 : 1;
