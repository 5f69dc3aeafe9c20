import { createClientTranslator } from '@tapwright/i18n/client';
import { formatNumber } from '@tapwright/i18n/format-number';
import { languages } from '@tapwright/i18n/languages';
import { expect, test } from 'vitest';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { laterFiles } from '../../../platform/words/later-messages.ts';
import { campaignList } from '../lists/campaign-list.tsx';
import { keywordList } from '../lists/keyword-list.tsx';
import { searchTermList } from '../lists/search-term-list.tsx';
import { reportState } from '../testing/report-state.ts';
import { spellColumns } from './column-sets.ts';
import type { OverviewWords } from '../chart/overview-words.ts';

/** Box, name and menu of a row. */
const besides = 52 + 208 + 44;
/** Beside the sidebar in windows of 1366 and 1440. */
const rooms = { small: 1126, usual: 1200 };

test.each(languages)('what a list begins with is in sight beside the sidebar, in %s', async (language) => {
  const translator = await createClientTranslator({
    language,
    namespaces: ['overview', 'adWords'],
    load: async (_, namespace) => {
      const path = `../../../../../packages/i18n/messages/${language}/${namespace}.json`;
      return (await laterFiles[path]?.()) as never;
    },
    strict: false,
  });
  const say = translator.getFixedT(language, ['overview', 'adWords', 'frame']);
  const t: OverviewWords = (key, values = {}) => say(key, values);
  const { state } = reportState({});
  const change = (size: number, _: unknown, digits: number) => formatNumber(language, size, digits);
  const writing = {
    t,
    language,
    unit: 'USD' as const,
    write: { ...figureWriter(language), change },
    directions: { up: '', down: '', level: '' },
  };
  const place = { teamId: 7 };
  const { view } = state;
  const begun = [
    { sets: campaignList.sets, all: campaignList.makeColumns(writing, view, undefined, place) },
    { sets: keywordList.sets, all: keywordList.makeColumns(writing, view, undefined, place) },
    { sets: searchTermList.sets, all: searchTermList.makeColumns(writing, view, undefined, place) },
  ];
  const room = language === 'ja' ? rooms.usual : rooms.small;
  for (const { sets, all } of begun) {
    const chosen = new Set(spellColumns(undefined, sets));
    const widths = all.flatMap(({ key, width }) => (width !== undefined && chosen.has(key) ? [width] : []));
    expect(widths.reduce((sum, width) => sum + width, besides)).toBeLessThanOrEqual(room);
  }
});
