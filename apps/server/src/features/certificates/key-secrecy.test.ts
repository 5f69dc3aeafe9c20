import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { checkSecretKey, rotateSecretKey, uploadSecretKey } from '@tapwright/contracts/certificates';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAnswer } from '../../testing/test-app.ts';
import { startCertificateServer } from '../../testing/certificate-server.ts';
import { openPrivateKey } from './keys/sealed-key.ts';

/** The secret number of the key, and the whole of it, in every form in which it could be written. */
function formsOf(pem: string): string[] {
  const key = createPrivateKey(pem);
  const secret = Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
  const der = key.export({ type: 'pkcs8', format: 'der' });
  const lines = pem.split('\n').filter((line) => line !== '' && !line.startsWith('-----'));
  return [
    ...lines,
    ...[secret, der].flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64url')]),
    secret.toString('base64').replace(/=+$/, ''),
    'PRIVATE KEY',
  ];
}

test('no private key is in an answer, in the log, or in any row of the database, which is all that a dump holds', async () => {
  const answers: string[] = [];
  const { ask, apple, bind, deps, lines, origin, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const uploadedPem = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const { certificateId, ...bound } = await bind(owner, teamId);
  answers.push(JSON.stringify(bound));
  const body = { teamId, certificateId };
  answers.push(JSON.stringify(await ask(owner, rotateSecretKey, { body })));
  answers.push(
    JSON.stringify(await ask(owner, uploadSecretKey, { body: { teamId, privateKey: uploadedPem } })),
  );
  await apple.control('POST', '/faults', { kind: 'serverError', route: 'GET /v1/*', times: 1 });
  answers.push(JSON.stringify(await ask(owner, checkSecretKey, { body })));
  // What a broken request with a key in it leaves behind.
  const broken = await fetch(`${origin}${uploadSecretKey.path}`, {
    method: 'POST',
    headers: { authorization: owner.token, 'content-type': 'application/json' },
    body: `{"teamId":${teamId},"privateKey":${JSON.stringify(uploadedPem)}`,
  });
  answers.push(JSON.stringify(await readAnswer(broken)));

  const rows = await deps.database.write.selectFrom('certificates').selectAll().execute();
  const pems = rows.flatMap(({ certificateId: id, sealedPrivateKey, nextSealedPrivateKey }) =>
    [sealedPrivateKey, nextSealedPrivateKey].flatMap((sealed) =>
      sealed === null ? [] : [openPrivateKey(deps.sealer, id, sealed)],
    ),
  );
  expect(pems).toHaveLength(3);
  const forms = pems.flatMap(formsOf);
  const places = {
    answers: answers.join('\n'),
    log: lines.join('\n'),
    database: await readDatabase(deps),
  };
  expect(places.database).toContain(rows[0]?.sealedPrivateKey ?? '?');
  for (const [place, text] of Object.entries(places))
    expect(
      forms.filter((form) => text.includes(form)),
      place,
    ).toEqual([]);
});

async function readDatabase({ database }: Awaited<ReturnType<typeof startCertificateServer>>['deps']) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(database.write);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(database.write);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
