import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { downloadMonthlySpend, type MonthlySpend } from '@tapwright/contracts/finance';
import { formatDay } from '@tapwright/i18n/format-day';
import { nameCurrency } from '@tapwright/i18n/format-money';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { MessageValues } from '@tapwright/i18n/server';
import type { TeamContext } from '../../platform/http/context.ts';
import type { SentFile } from '../../platform/http/answers/sent-file.ts';
import type { Cell, Sheet } from '../../platform/sheets/sheet.ts';
import { sheetMediaTypes, writeSheet } from '../../platform/sheets/write-sheet.ts';
import { writeMicros } from '../ad-columns/index.ts';
import { teamWrite } from '../writes/index.ts';
import { findMonthlySpend } from './find-monthly-spend.ts';
import { getSettlingTeam } from './settling-team-store.ts';

type Say = (key: MessageKey, values?: MessageValues) => string;

export async function exportMonthlySpend(
  context: TeamContext,
  query: ParsedQueryOf<typeof downloadMonthlySpend>,
): Promise<SentFile> {
  const { database, membership, translate, language } = context;
  const say: Say = (key, values) => translate(language, key, values);
  const { teamName } = await getSettlingTeam(database.read, membership.teamId);
  const spend = await findMonthlySpend(context, query);
  const rows = [...listRows(spend)];
  const pieces: Uint8Array[] = [];
  for await (const piece of writeSheet(describeSheet(context, spend, { rows, teamName, say }), query.format))
    pieces.push(piece);
  await teamWrite(context, downloadMonthlySpend, async ({ record }) => {
    const logged = await record('finance.spendExported', {
      after: { fileFormat: query.format, rowCount: rows.length, fromDay: spend.from, toDay: spend.to },
    });
    return logged.done(null);
  });
  return {
    content: Buffer.concat(pieces),
    mediaType: sheetMediaTypes[query.format],
    name: `${say('finance:file.name')} ${spend.from} ${spend.to}.${query.format}`,
  };
}

const decimals = (micros: number | null, currency: string) =>
  micros === null ? null : writeMicros(micros, currency);

/** One for each campaign group and period, and none for one that was read and in which nothing was spent. */
function* listRows({ currency: teamCurrency, groups, months }: MonthlySpend): Generator<Cell[]> {
  for (const { name, currency, timeZone, months: ofMonths, acrossMonths } of groups) {
    const periods = [
      ...months.map((month, place) => ({ ...month, spend: ofMonths[place] })),
      // Weeks that lie in two months are of neither.
      { from: '', to: '', spend: { ...acrossMonths, notRead: [], inWeeks: [] } },
    ];
    for (const { from, to, spend } of periods) {
      if (spend === undefined) continue;
      const { inOwnCurrency, inTeamCurrency, notRead, inWeeks } = spend;
      if (!inOwnCurrency && notRead.length === 0) continue;
      const rate = inTeamCurrency && inOwnCurrency ? (inTeamCurrency / inOwnCurrency).toPrecision(6) : null;
      const amounts = [decimals(inOwnCurrency, currency), rate, decimals(inTeamCurrency, teamCurrency)];
      yield [
        name,
        nameCurrency(currency),
        timeZone,
        from,
        to,
        ...amounts,
        writeDays(notRead),
        writeDays(inWeeks),
      ];
    }
  }
}

const writeDays = (days: readonly { from: string; to: string }[]) =>
  days.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join('; ');

function describeSheet(
  { language }: TeamContext,
  spend: MonthlySpend,
  { rows, teamName, say }: { rows: Cell[][]; teamName: string; say: Say },
): Sheet {
  const unit = say(`adWords:units.${spend.currency}`);
  return {
    name: say('finance:file.name'),
    columns: [
      { head: say('finance:group'), kind: 'text' },
      { head: say('finance:currency'), kind: 'text' },
      { head: say('finance:file.zone'), kind: 'text' },
      { head: say('finance:file.from'), kind: 'text' },
      { head: say('finance:file.to'), kind: 'text' },
      { head: say('finance:ownAmount'), kind: 'amount' },
      { head: say('finance:effectiveRate'), kind: 'figure' },
      { head: say('finance:inCurrency', { currency: unit }), kind: 'amount' },
      { head: say('finance:file.notRead'), kind: 'text' },
      { head: say('finance:file.inWeeks'), kind: 'text' },
    ],
    rows,
    about: {
      name: say('finance:file.about'),
      lines: () => [
        [say('finance:file.team'), teamName],
        [say('finance:file.from'), formatDay(language, spend.from)],
        [say('finance:file.to'), formatDay(language, spend.to)],
        [
          say('finance:file.dataTo'),
          spend.edges.dataTo === null ? '' : formatDay(language, spend.edges.dataTo),
        ],
        ...spend.rates.map((rate) => describeRate(rate, say, formatDay(language, rate.day))),
      ],
    },
  };
}

function describeRate({ currency, worth, source }: MonthlySpend['rates'][number], say: Say, day: string) {
  const name = nameCurrency(currency);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every source has its words.
  const from = say(`finance:sources.${source}` as MessageKey);
  return [
    say('finance:file.rate', { currency: name }),
    say('finance:file.rateValue', { worth, day, source: from }),
  ] as const;
}
