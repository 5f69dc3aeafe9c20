import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { creationsQuery } from '../../features/creation/api/begun.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useCurrentTeam } from '../../platform/person/teams.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Command } from './match-commands.ts';

const shownUntyped = 3;

/** What somebody has begun to create and not sent; before anything is typed, the newest of it. */
export function useDraftCommands(typed: string): Command[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMoment();
  const navigate = useNavigate();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const team = useCurrentTeam();
  const mayCreate = team !== undefined && can(team.roleName, 'campaign.edit');
  const { data = [] } = useQuery({ ...creationsQuery(team?.teamId ?? 0), enabled: mayCreate });
  const shown = typed.trim() === '' ? data.slice(0, shownUntyped) : data;
  return shown.map(({ creationId, name, app, changedAt }) => ({
    id: `draft-${creationId}`,
    group: `${t('palette.draft')} · ${formatInstant(language, new Date(changedAt), { zone, now })}`,
    label: name || app?.name || t('pages.create'),
    words: `${t('palette.draft')} ${t('pages.create')}`,
    run: () => void navigate({ to: '/ad/create/create-series', search: { draft: String(creationId) } }),
  }));
}
