import { expect, test } from 'vitest';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { renderWeb } from '../../../testing/render-web.tsx';
import { ann } from '../../../testing/examples.ts';
import { prepareTrends } from './prepare-trend.ts';
import type { ReportDays } from '../question/report-types.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';

const slot = (day: string, measures: ReportDays['slots'][number]['measures']) => ({
  from: day,
  to: day,
  measures,
  isYoung: false,
});
const nobodyTold = { slots: [slot('2025-12-20', null), slot('2025-12-21', null)], totals: noMeasures };
const nothingHappened = {
  slots: [slot('2025-12-20', noMeasures), slot('2025-12-21', null)],
  totals: noMeasures,
};
const monthOnly = { slots: nobodyTold.slots, totals: { ...noMeasures, impressions: 9 } };

function Totals() {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const total = (now: typeof nobodyTold, before: typeof nobodyTold | null) => {
    const days = { ...now, before, compared: null, edges: noEdges };
    const trend = prepareTrends(days, { t, language: 'en' }).get('impressions');
    return `${trend?.total ?? 'none'} ${trend?.before === undefined ? '' : (trend.before.total ?? 'none')}`;
  };
  return (
    <>
      <p>{total(nobodyTold, null)}</p>
      <p>{total(nothingHappened, nobodyTold)}</p>
      <p>{total(monthOnly, nothingHappened)}</p>
    </>
  );
}

test('of days that nobody told of there is no sum, not even nothing', async () => {
  await renderWeb(<Totals />, { user: ann });
  const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent?.trim());
  await expect.poll(said).toEqual(['none', '0 none', '9 0']);
});
