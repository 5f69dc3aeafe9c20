import { fileURLToPath } from 'node:url';
import { measureSizes } from './measure-sizes.ts';
import { printCheck } from './print-check.ts';
import { checkNames, runChecks } from './run-checks.ts';
import { raiseTestRatios } from './test-ratios.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
if (process.argv.includes('--raise')) raiseTestRatios(root, measureSizes(root));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const results = await runChecks(root, asked.length > 0 ? asked : checkNames, printCheck);
const failed = results.filter(({ failures }) => failures.length > 0).length;
console.log(`\n${results.length - failed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed === 0 ? 0 : 1;
