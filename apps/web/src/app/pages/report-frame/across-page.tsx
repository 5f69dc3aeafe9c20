import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import { ReportPath } from '../../../features/reports/objects/report-path.tsx';
import { ZoneNotice } from '../../../features/reports/question/zone-notice.tsx';
import { useCampaign } from '../../../features/reports/objects/use-campaign.ts';
import type { Place } from '../../../features/reports/question/prepare-question.ts';
import type { ReportProps } from '../../../features/reports/question/report-props.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ReportPage } from './report-page.tsx';

type Props = {
  readonly of: 'keywords' | 'searchTerms';
  /** Apple counts its days in the ad account's zone only. */
  readonly onlyAccountZone?: boolean;
  /** The list, once there is a team. */
  readonly children: (team: TeamView, parts: Omit<ReportProps, 'empty'>) => ReactNode;
};

const lists = { keywords: 'keyword', searchTerms: 'searchTerm', negatives: 'negativeKeyword' } as const;

/** One list over everything in scope, or over the campaign group or campaign that the address names. */
export function AcrossPage(props: Props) {
  const team = useCurrentTeam();
  const { campaignGroupId, campaignId } = useSearch({ strict: false });
  if (team === undefined) return null;
  const place = { teamId: team.teamId, campaignGroupId, campaignId };
  return <Across key={`${team.teamId} ${campaignId ?? ''}`} {...props} team={team} place={place} />;
}

function Across({
  of,
  onlyAccountZone = true,
  team,
  place,
  children,
}: Props & { readonly team: TeamView; readonly place: Place }) {
  const { t } = useTranslation();
  const campaign = useCampaign(team.teamId, place.campaignId);
  return (
    <ReportPage
      team={team}
      place={place}
      list={lists[of]}
      lockMs={rangeLockMs.elsewhere}
      onlyAccountZone={onlyAccountZone}
      head={({ view }) => {
        if (campaign === undefined) return { title: t(`pages.${of}`) };
        const { campaignGroupId, campaignId, campaignGroupName, name } = campaign;
        const steps = [
          { name: campaignGroupName, target: { campaignGroupId } },
          { name, target: { campaignGroupId, campaignId } },
        ];
        return { title: t(`pages.${of}`), path: <ReportPath view={view} steps={steps} /> };
      }}
    >
      {({ trend, ...parts }) => (
        <>
          {onlyAccountZone && parts.state.view.zone === 'UTC' ? <ZoneNotice /> : null}
          {trend}
          {children(team, { place, ...parts })}
        </>
      )}
    </ReportPage>
  );
}
