import { audienceDimensions } from '@tapwright/contracts/report-query';
import type { ReactNode } from 'react';
import type { Place } from '../question/prepare-question.ts';
import type { AdRow, KeywordRow, NegativeRow, SearchTermRow } from '../question/report-types.ts';
import type { ReportProps } from '../question/report-props.ts';
import { AudienceReport } from './audience-report.tsx';
import { adList } from './ad-list.tsx';
import { keywordList } from './keyword-list.tsx';
import { searchTermList } from './search-term-list.tsx';
import { ListReport } from './list-report.tsx';
import { NegativeReport } from './negative-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';
import type { RowActions } from '../rows/report-table.tsx';
import { AudienceBy } from '../question/audience-by.tsx';
import { ZoneNotice } from '../question/zone-notice.tsx';

export const adGroupTabs = ['keywords', 'searchTerms', 'negatives', 'ads', 'audience', 'trend'] as const;

type Props = Pick<ReportProps, 'state' | 'foot' | 'views'> & {
  readonly tab: (typeof adGroupTabs)[number];
  readonly place: Place;
  readonly trend: ReactNode;
  readonly keywordActions?: RowActions<KeywordRow> | undefined;
  readonly adActions?: RowActions<AdRow> | undefined;
  readonly termActions?: RowActions<SearchTermRow> | undefined;
  /** Next to the title of the keywords, the negatives, and the ads. */
  readonly children?: ReactNode;
  readonly negativeActions?: RowActions<NegativeRow> | undefined;
};

export function AdGroupTab({
  tab,
  state,
  place,
  trend,
  foot,
  views,
  keywordActions,
  adActions,
  termActions,
  negativeActions,
  children,
}: Props) {
  const props = { state, place, foot, views };
  const titled = { ...props, isTitled: true } as const;
  if (tab === 'negatives')
    return (
      <NegativeReport {...props} actions={negativeActions} empty={<NoRows of="negatives" />}>
        {children}
      </NegativeReport>
    );
  if (tab === 'trend') return trend;
  return (
    <>
      {tab !== 'audience' && state.view.zone === 'UTC' ? <ZoneNotice /> : null}
      {tab === 'keywords' ? (
        <ListReport {...titled} of={keywordList} actions={keywordActions} empty={<NoRows of="keywords" />}>
          {children}
        </ListReport>
      ) : null}
      {tab === 'searchTerms' ? (
        <ListReport
          {...titled}
          of={searchTermList}
          actions={termActions}
          empty={<NoRows of="searchTerms" />}
        />
      ) : null}
      {tab === 'ads' ? (
        <ListReport {...titled} of={adList} actions={adActions} empty={<NoRows of="ads" />}>
          {children}
        </ListReport>
      ) : null}
      {tab === 'audience' ? (
        <AudienceReport
          {...props}
          by={audienceDimensions.find((one) => one === state.view.by) ?? 'device'}
          empty={<NoRows of="audience" />}
        >
          <AudienceBy state={state} />
        </AudienceReport>
      ) : null}
    </>
  );
}
