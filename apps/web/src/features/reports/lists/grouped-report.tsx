import type { ComponentProps } from 'react';
import { audienceDimensions, campaignKinds } from '@tapwright/contracts/report-query';
import type { RowsBy } from '../question/report-types.ts';
import { AudienceReport } from './audience-report.tsx';
import { KindReport } from './kind-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

type Props = Omit<ComponentProps<typeof KindReport>, 'kind'> & { readonly by: RowsBy };

/** Rows that are no things of their own: who was reached, or what is advertised put together. */
export function GroupedReport({ by, of, ...props }: Props) {
  const kind = campaignKinds.find((one) => one === by);
  if (kind !== undefined) return <KindReport {...props} of={of} kind={kind} />;
  const dimension = audienceDimensions.find((one) => one === by) ?? 'device';
  return <AudienceReport {...props} by={dimension} empty={<NoRows of="audience" />} />;
}
