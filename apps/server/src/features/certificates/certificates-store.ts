import { sql } from 'kysely';
import type { Connection, Tables, Transaction } from '../../platform/db/database.ts';
import type { Updateable } from 'kysely';

export type CertificateState = 'made' | 'entered' | 'bound' | 'refused' | 'removed';

/** Everything but the private keys: what can be shown. */
const shown = [
  'teamId',
  'certificateId',
  'name',
  'state',
  'isUploaded',
  'clientId',
  'appleTeamId',
  'keyId',
  'publicKey',
  'keyMadeAt',
  'nextPublicKey',
  'nextMadeAt',
  'appleUserId',
  'appleOrgId',
  'appleOrgName',
  'createdAt',
  'boundAt',
  'rotatedAt',
  'checkedAt',
  'lastUsedAt',
  'lastRefusedAt',
  'lastRefusal',
  'removedAt',
  'revision',
] as const;

const sealedKeys = ['sealedPrivateKey', 'nextSealedPrivateKey'] as const;

export async function listCertificates(db: Connection, teamId: number) {
  return db
    .selectFrom('certificates')
    .select(shown)
    .where('teamId', '=', teamId)
    .where('state', '<>', 'removed')
    .orderBy('certificateId')
    .$narrowType<{ state: CertificateState }>()
    .execute();
}
export type CertificateRow = Awaited<ReturnType<typeof listCertificates>>[number];

const selectCertificate = (db: Connection, teamId: number, certificateId: number) =>
  db
    .selectFrom('certificates')
    .select([...shown, ...sealedKeys])
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', '<>', 'removed')
    .$narrowType<{ state: CertificateState }>();

/** With its sealed keys; removed ones are as if they had never been. */
export async function findCertificate(db: Connection, teamId: number, certificateId: number) {
  return selectCertificate(db, teamId, certificateId).executeTakeFirst();
}
export type CertificateWithKeys = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

export async function lockCertificate(
  tx: Transaction,
  teamId: number,
  certificateId: number,
): Promise<CertificateWithKeys | undefined> {
  return selectCertificate(tx, teamId, certificateId).forUpdate().executeTakeFirst();
}

/** The one pair of a kind that Apple has not accepted yet. */
export async function findOpenCertificate(db: Connection, teamId: number, isUploaded: boolean) {
  return db
    .selectFrom('certificates')
    .select(shown)
    .where('teamId', '=', teamId)
    .where('isUploaded', '=', isUploaded)
    .where('state', 'in', ['made', 'entered'])
    .$narrowType<{ state: CertificateState }>()
    .executeTakeFirst();
}

/** Asked for before the row is written, because the key is sealed for this id. */
export async function nextCertificateId(tx: Transaction): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('certificates', 'certificate_id')) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new TypeError('a sequence always has a next value');
  return row.id;
}

/** Undefined where the team has one of this kind waiting already. */
export async function insertCertificate(
  tx: Transaction,
  row: {
    teamId: number;
    certificateId: number;
    isUploaded: boolean;
    publicKey: string;
    sealedPrivateKey: string;
  },
): Promise<CertificateRow | undefined> {
  return tx
    .insertInto('certificates')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['teamId', 'isUploaded']).where('state', 'in', ['made', 'entered']).doNothing(),
    )
    .returning(shown)
    .$narrowType<{ state: CertificateState }>()
    .executeTakeFirst();
}

export type CertificateChange = Omit<Updateable<Tables['certificates']>, 'state' | 'revision'> & {
  state?: CertificateState;
};

export async function updateCertificate(
  db: Connection,
  { teamId, certificateId }: { teamId: number; certificateId: number },
  change: CertificateChange,
): Promise<void> {
  await db
    .updateTable('certificates')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', '<>', 'removed')
    .execute();
}

/** How it went with Apple, as no change of a person's making: the revision stays. */
export async function noteCertificate(
  db: Connection,
  { teamId, certificateId }: { teamId: number; certificateId: number },
  noted: {
    state?: CertificateState;
    lastUsedAt?: Date;
    lastRefusedAt?: Date;
    lastRefusal?: string | null;
  },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set(noted)
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', 'in', ['bound', 'refused'])
    .where(saysMore(noted))
    .execute();
}

/** A use is worth a write once in a while; each change of an ad is one. */
const usesApartMs = 10_000;

const saysMore = ({ state, lastUsedAt }: { state?: CertificateState; lastUsedAt?: Date }) =>
  state === 'bound' && lastUsedAt !== undefined
    ? sql<boolean>`(state <> 'bound' or last_refusal is not null or last_used_at is null
        or last_used_at < ${new Date(lastUsedAt.getTime() - usesApartMs)})`
    : sql<boolean>`true`;

/** The names of the campaign groups that hang on each certificate of a team. */
export async function listGroupNames(db: Connection, teamId: number): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('campaignGroups')
    .select(['certificateId', 'name'])
    .where('teamId', '=', teamId)
    .where('detachedAt', 'is', null)
    .orderBy('name')
    .execute();
  const names = new Map<number, string[]>();
  for (const { certificateId, name } of rows)
    names.set(certificateId, [...(names.get(certificateId) ?? []), name]);
  return names;
}

export async function countCertificates(db: Connection, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('certificates')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('state', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return count;
}

/** The ad accounts that are attached through a certificate. */
export async function listAttachedTo(db: Connection, teamId: number, certificateId: number) {
  return db
    .selectFrom('campaignGroups')
    .select(['campaignGroupId', 'adAccountId', 'name'])
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('detachedAt', 'is', null)
    .orderBy('name')
    .execute();
}

/** What Apple lets its user do in each ad account that is attached through it. */
export async function updateAppleRoles(
  tx: Transaction,
  { teamId, certificateId }: { teamId: number; certificateId: number },
  acls: readonly { adAccount: { id: string }; roles: readonly string[] }[],
): Promise<void> {
  const now = acls.map(({ adAccount, roles }) => ({ id: adAccount.id, roles }));
  await sql`
    update campaign_groups g set apple_roles = a.roles
    from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as a (id text, roles text[])
    where g.team_id = ${teamId} and g.certificate_id = ${certificateId} and g.detached_at is null
      and g.ad_account_id = a.id and g.apple_roles <> a.roles`.execute(tx);
}

/** The row stays for what hangs on it; what could sign in as the team is gone. */
export async function deletePrivateKeys(
  tx: Transaction,
  { teamId, certificateId }: { teamId: number; certificateId: number },
  removedAt: Date,
): Promise<void> {
  await updateCertificate(
    tx,
    { teamId, certificateId },
    {
      state: 'removed',
      removedAt,
      sealedPrivateKey: null,
      nextPublicKey: null,
      nextSealedPrivateKey: null,
      nextMadeAt: null,
    },
  );
}
