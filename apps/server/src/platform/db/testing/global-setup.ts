import type { TestProject } from 'vitest/node';
import { migrateTemplate } from './template-database.ts';
import { type ScratchAddress, type ScratchPostgres, startScratchPostgres } from './scratch-postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's interface is extended by merging.
  export interface ProvidedContext {
    scratchPostgres: ScratchAddress;
  }
}

let scratch: ScratchPostgres | undefined;

export async function setup(project: TestProject): Promise<void> {
  scratch = await startScratchPostgres();
  await migrateTemplate(scratch.address);
  project.provide('scratchPostgres', scratch.address);
}

export async function teardown(): Promise<void> {
  await scratch?.stop();
}
