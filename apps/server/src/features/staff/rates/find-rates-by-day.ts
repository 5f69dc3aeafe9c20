import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findRatesByDay as call } from '@tapwright/contracts/typed-rates';
import { dayIn } from '@tapwright/domain/zones';
import type { PersonContext } from '../../../platform/http/context.ts';
import { countDays, listDays } from './typed-rates-store.ts';

export async function findRatesByDay(
  { database: { write: db }, clock }: PersonContext,
  { currency, show, pageNum, pageSize }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const today = dayIn('UTC', clock.now());
  const { all, gaps } = await countDays(db, currency, today);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const list = await listDays(db, { currency, show, today, ...page });
  return { list, total: show === 'gaps' ? gaps : all, gaps };
}
