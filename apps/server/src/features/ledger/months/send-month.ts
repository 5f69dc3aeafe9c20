import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { downloadMonth } from '@tapwright/contracts/ledger-months';
import { formatMonth } from '@tapwright/i18n/format-day';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SentFile } from '../../../platform/http/answers/sent-file.ts';
import { teamWrite } from '../../writes/index.ts';
import { findBook } from '../statement/find-book.ts';
import { findIssuer } from './find-issuer.ts';
import { sumByKind, sumSpendByMonth } from './months-store.ts';
import { daysOf, listClosedMonths, readMonth } from './read-month.ts';
import { writeMonth } from './write-month.ts';

/** What was booked stays as it is, so whoever asks later gets the same figures. */
export async function sendMonth(
  context: TeamContext,
  { month: asked }: ParsedQueryOf<typeof downloadMonth>,
): Promise<SentFile> {
  const { database, membership, settings, translate, language, clock } = context;
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  if (!(await listClosedMonths(db, book, clock.now())).includes(asked)) throw new Refusal('notFound');
  const { month, block } = await readMonth(db, book, asked);
  const days = daysOf(asked);
  const content = await writeMonth(
    {
      month,
      days,
      book,
      issuer: findIssuer(settings),
      kinds: await sumByKind(db, book, block),
      spend: await sumSpendByMonth(db, book, block),
    },
    { translate, language },
  );
  await teamWrite(context, downloadMonth, async ({ record }) =>
    (
      await record('finance.monthExported', {
        after: { fileFormat: 'pdf', fromDay: days.from, toDay: days.to },
      })
    ).done(null),
  );
  const name = `${translate(language, 'finance:statement.file')} ${formatMonth(language, days.from)}.pdf`;
  return { content, mediaType: 'application/pdf', name };
}
