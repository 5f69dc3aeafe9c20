import { Link } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = { readonly team: Pick<TeamView, 'roleName'>; readonly variant?: 'filled' | 'default' };

/** Straight to the campaign, for whoever may create: mode and group are those used last, and can be changed there. */
export function CreateLink({ team, variant = 'default' }: Props) {
  const { t } = useTranslation();
  if (!can(team.roleName, 'campaign.edit')) return null;
  return (
    <Button
      variant={variant}
      render={<Link to="/ad/create/create-series" search={(old) => ({ team: old.team, type: 'common' })} />}
    >
      {t('pages.create')}
    </Button>
  );
}
