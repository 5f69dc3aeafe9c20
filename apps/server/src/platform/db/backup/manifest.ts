import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../../start-refusal.ts';

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  /** Names of the migrations the database had run. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), rows: z.int() }),
  ),
  /** Parts of tables that are cut by months: name, table and bounds, ready to stand in SQL. */
  partitions: z.array(z.object({ name: z.string(), table: z.string(), bounds: z.string() })).default([]),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

/** Written last, so a backup that was cut off has none. */
export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    throw new StartRefusal(`${folder} holds no complete backup: its ${manifestName} is missing or broken.`);
  }
}
