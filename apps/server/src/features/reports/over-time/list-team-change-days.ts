import { type findChangeDays, maxChangeDays } from '@tapwright/contracts/change-days';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../../platform/http/context.ts';
import { readQuestion } from '../question/report-question.ts';
import { type ChangeDay, listChangeDays } from './change-days-store.ts';

export async function listTeamChangeDays(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findChangeDays>,
): Promise<AnswerOf<typeof findChangeDays>> {
  const level = query.adGroupId === undefined ? 'campaign' : 'adGroup';
  const question = await readQuestion(context, { ...query, unit: 'USD' }, level);
  const rows = await listChangeDays(context.database.read, question, maxChangeDays);
  return { list: rows.map(viewDay), total: rows[0]?.total ?? 0 };
}

const viewDay = ({ total: _total, at, fields, ...row }: ChangeDay) => ({
  ...row,
  fields: [...new Set(fields.flatMap((some) => some.split(' ')))],
  at: at.toISOString(),
});
