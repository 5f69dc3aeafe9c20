import type { QuestionContext, ReportQuery } from '../reports/index.ts';
import { readQuestion } from '../reports/index.ts';
import { listMeetingAdGroups, type WordPlace } from './known-words-store.ts';

type WordQuery = Pick<ReportQuery, 'startTime' | 'endTime' | 'timeZone' | 'unit'> & {
  adamId: string;
  country: string;
};

/** What of an app in a storefront the reader may see. */
export async function readWordPlace(
  context: QuestionContext,
  { adamId, country, ...days }: WordQuery,
): Promise<WordPlace> {
  const question = await readQuestion(
    context,
    { ...days, adamId: [adamId], country: [country] },
    'searchTerm',
  );
  return {
    question,
    adamId,
    country,
    adGroupIds: await listMeetingAdGroups(context.database.read, question),
  };
}
