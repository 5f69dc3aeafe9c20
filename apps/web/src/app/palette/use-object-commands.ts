import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { findByName, type FoundObject } from '@tapwright/contracts/campaigns';
import { can } from '@tapwright/contracts/roles';
import { call } from '../../platform/calls/call.ts';
import { adsByNameKey } from '../../platform/keys.ts';
import { useCurrentTeam } from '../../platform/person/teams.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Command } from './match-commands.ts';

const typingMs = 150;

/** Ads by a part of their name; before anything is typed, where somebody was lately. */
export function useObjectCommands(typed: string): { recent: Command[]; found: Command[] } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const team = useCurrentTeam();
  const [places] = usePersonalSetting(({ recentPlaces }) => recentPlaces);
  const wanted = typed.trim();
  const name = useDebounced(wanted, typingMs);
  const teamId = team?.teamId ?? 0;
  const maySee = team !== undefined && can(team.roleName, 'ads.see');
  const { data = [] } = useQuery({
    queryKey: adsByNameKey(teamId, name),
    queryFn: ({ signal }) => call(findByName, { query: { teamId, name }, signal }),
    enabled: maySee && name !== '',
  });
  const open = (search: Record<string, string | undefined>) =>
    void navigate({ to: '/ad/overview/group-overview', search });
  const recent = places
    .filter((place) => maySee && place.teamId === teamId)
    .map(({ name: label, campaignGroupId, campaignId, adGroupId, campaignName }) => ({
      id: `recent-${adGroupId ?? campaignId}`,
      group: [t('palette.recent'), campaignName].filter(Boolean).join(' · '),
      label,
      run: () => open({ campaignGroupId, campaignId, adGroupId }),
    }));
  // What was found for other words than those in the field is not offered.
  const found = (wanted === name ? data : []).map((object) => ({
    id: `${object.kind}-${object.id}`,
    group: [t(`palette.${object.kind}`), ...parentsOf(object)].join(' · '),
    label: object.name,
    run: () => open(searchOf(object)),
  }));
  return { recent: wanted === '' ? recent : [], found: wanted === '' ? [] : found };
}

const parentsOf = ({ kind, campaignName, adGroupName }: FoundObject) =>
  kind === 'campaign' ? [] : kind === 'adGroup' ? [campaignName] : [campaignName, adGroupName ?? ''];

/** A keyword is shown among those of its ad group. */
const searchOf = ({ kind, name, campaignGroupId, campaignId, adGroupId }: FoundObject) => ({
  campaignGroupId: String(campaignGroupId),
  campaignId,
  ...(adGroupId !== null && { adGroupId }),
  ...(kind === 'keyword' && { name }),
});
