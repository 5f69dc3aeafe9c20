import type { TestProject } from 'vitest/node';
import { migrateTemplate } from './template-database.ts';
import { type ScratchAddress, type ScratchPostgres, startScratchPostgres } from './scratch-postgres.ts';

declare module 'vitest' {
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
