import { defineCall } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Tables } from '../../../platform/db/database.ts';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { makeTestApp } from '../../../testing/test-app.ts';
import { startTeamServer } from '../testing/team-server.ts';

const probe = defineCall({
  method: 'GET',
  path: '/test/probe',
  access: { to: 'team', may: 'campaign.edit' },
  summary: 'Asks again and again what it may.',
  query: z.object({ teamId: z.coerce.number() }),
  answer: z.object({ grant: z.string(), scope: z.array(z.int()) }),
});

test('who calls is one query, and what they may in that team and how far is one more, however often it is asked', async () => {
  const { deps, makePerson, makeTeam, makeMember } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const bob = await makeMember(ann, teamId, 'advManager');
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [7, 8] })
    .where('userId', '=', bob.userId)
    .execute();

  const queries: string[] = [];
  const counted = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: deps.database.pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      queries.push(query.sql);
    },
  });
  const counting = await makeTestApp(
    { ...deps.database, write: counted, read: counted },
    {
      mount: ({ host }) =>
        mountCall(host, probe, async (context) => {
          for (let times = 0; times < 5; times += 1) authoriseTeam(context, 'campaign.edit');
          const { grant, scope } = context.membership;
          return Promise.resolve({ grant, scope: [...scope] });
        }),
    },
  );
  const origin = await counting.start();
  try {
    queries.length = 0;
    const response = await fetch(`${origin}${probe.path}?teamId=${teamId}`, {
      headers: { authorization: bob.token },
    });
    expect(await response.json()).toMatchObject({
      code: codes.success,
      data: { grant: 'scope', scope: [7, 8] },
    });
    expect(queries.map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['sessions', 'team_members']);
  } finally {
    await counting.stop();
  }
});
