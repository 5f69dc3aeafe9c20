import { findKeywords } from '@tapwright/contracts/keywords';
import { findReportAdGroupList } from '@tapwright/contracts/reports';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { dropMonths } from '../measures/index.ts';
import { makeRecordedWorld } from './testing/make-recorded-world.ts';
import { recordAnswer, recordFile } from './testing/record-answer.ts';
import {
  fileQuestions,
  listQuestions,
  type RecordedQuestion,
  recordedFiles,
  recordedQuestions,
} from './testing/recorded-questions.ts';

async function startRecorded() {
  const { deps, origin, makePerson, makeTeam, send } = await startTeamServer();
  const who = await makePerson();
  const teamId = await makeTeam(who);
  const groups = [...(await makeRecordedWorld(deps.database, teamId)).values()];
  const answer = async ({ call, name, query }: RecordedQuestion) => {
    const { data } = await send(who, call, { query: { ...query, teamId } });
    return [`${call.path.slice(1)}, ${name}`, ...recordAnswer(z.parse(call.answer, data), groups)];
  };
  const save = async (path: string, name: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, teamId: String(teamId) }).toString();
    const response = await fetch(`${origin}${path}?${search}`, {
      headers: { authorization: who.token, 'accept-language': 'en' },
    });
    expect(response.status).toBe(200);
    return [`${path.slice(1)}, ${name}`, ...recordFile(await response.text())];
  };
  return { database: deps.database, answer, save };
}

// Record again with: npm test -- database recorded-answers -u
test('every report call answers what was recorded, to the cent', { timeout: 300_000 }, async () => {
  const { database, answer, save } = await startRecorded();
  const lines: string[] = [];
  for (const question of recordedQuestions) lines.push(...(await answer(question)));
  for (const { path } of recordedFiles)
    for (const [name, query] of fileQuestions) lines.push(...(await save(path, name, query)));
  await dropMonths(database, '2025-02-01');
  for (const call of [findReportAdGroupList, findKeywords])
    for (const [name, query] of listQuestions)
      lines.push(...(await answer({ call, name: `${name}, old months dropped`, query })));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/recorded-answers.txt');
});
