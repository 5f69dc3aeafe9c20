import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '@tapwright/contracts/roles';
import { creationsQuery } from '../../features/creation/api/begun.ts';
import { useCurrentTeam } from '../../platform/person/teams.ts';
import type { Command } from './match-commands.ts';

/** What somebody has begun to create and not sent. */
export function useDraftCommands(): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const team = useCurrentTeam();
  const mayCreate = team !== undefined && can(team.roleName, 'campaign.edit');
  const { data = [] } = useQuery({ ...creationsQuery(team?.teamId ?? 0), enabled: mayCreate });
  return data.map(({ creationId, name, app }) => ({
    id: `draft-${creationId}`,
    group: t('palette.draft'),
    label: name || app?.name || t('pages.create'),
    words: `${t('palette.draft')} ${t('pages.create')}`,
    run: () => void navigate({ to: '/ad/create/create-series', search: { draft: String(creationId) } }),
  }));
}
