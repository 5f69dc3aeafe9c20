import pg from 'pg';
import { installJobQueue } from '../../jobs/job-store.ts';
import { migrate } from '../migrate.ts';
import type { ScratchAddress } from './scratch-postgres.ts';

const template = 'tapwright';
const owner = 'tapwright';

export function connectionTo({ host, port, password }: ScratchAddress, database: string): pg.ClientConfig {
  return { host, port, password, user: owner, database, ssl: false };
}

/** The application's own database, migrated once, is what every test copies. Nobody may be connected to it then. */
export async function migrateTemplate(address: ScratchAddress): Promise<void> {
  await migrate(connectionTo(address, template));
  await installJobQueue(connectionTo(address, template));
}

export async function createFromTemplate(
  address: ScratchAddress,
  name: string,
  from = template,
): Promise<void> {
  await asSuperuser(address, `create database ${name} template ${from} owner ${owner} strategy file_copy`);
}

export async function createEmpty(address: ScratchAddress, name: string): Promise<void> {
  await asSuperuser(address, `create database ${name} template template0 owner ${owner}`);
}

export async function drop(address: ScratchAddress, name: string): Promise<void> {
  await asSuperuser(address, `drop database ${name} with (force)`);
}

const keyOf = ({ host, port }: ScratchAddress) => `${host}:${port}`;

/** Of this process, kept open: every test needs it twice. */
const superusers = new Map<string, Promise<pg.Client>>();

async function asSuperuser(address: ScratchAddress, command: string): Promise<void> {
  const key = keyOf(address);
  const connecting = superusers.get(key) ?? connectSuperuser(address);
  superusers.set(key, connecting);
  await (await connecting).query(command);
}

async function connectSuperuser(address: ScratchAddress): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(address, 'postgres'), user: 'postgres' });
  await client.connect();
  client.on('error', () => superusers.delete(keyOf(address)));
  return client;
}
