import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { type TeamDialog, TeamDialogs } from '../../../features/teams/components/team-dialogs.tsx';
import { TeamHead } from '../../../features/teams/components/team-head.tsx';
import { useLeaveTeam } from '../../../features/teams/use-leave-team.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './team-page.module.css';

const MembersTable = lazy(async () => ({
  default: (await import('../../../features/teams/components/members-table.tsx')).MembersTable,
}));
const InvitationsTable = lazy(async () => ({
  default: (await import('../../../features/teams/components/invitations-table.tsx')).InvitationsTable,
}));
const PermissionsTable = lazy(async () => ({
  default: (await import('../../../features/teams/components/permissions-table.tsx')).PermissionsTable,
}));

const PolicyTab = lazy(async () => ({
  default: (await import('../../../features/teams/components/policy-tab.tsx')).PolicyTab,
}));

const tabs = ['members', 'invitations', 'permissions', 'policy'] as const;

export function TeamPage() {
  const team = useCurrentTeam();
  // Another team is another page: nothing that was opened for one is sent to the other.
  return team === undefined ? null : <PageOfTeam key={team.teamId} team={team} />;
}

function PageOfTeam({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation(['members', 'frame']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/framed/user/user_manager' });
  const shown = tabs.filter((one) => one !== 'policy' || can(team.roleName, 'change.policy'));
  const tab = shown.find((one) => one === search.tab) ?? 'members';
  const [dialog, open] = useState<TeamDialog>();
  const leave = useLeaveTeam(team);
  const invite = () => open({ kind: 'invite' });
  return (
    <>
      <PageHead
        title={t('frame:pages.team')}
        actions={
          can(team.roleName, 'member.manage') ? (
            <Button variant="filled" onClick={invite}>
              {t('invite.action')}
            </Button>
          ) : null
        }
      />
      <TeamHead
        team={team}
        onAction={(action) => (action === 'leave' ? void leave() : open({ kind: action }))}
      />
      <Tabs
        value={tab}

        onChange={(next) => {
          void navigate({ to: '/user/user_manager', search: { tab: next } });
        }}
        label={t('tabs.label')}
        tabs={shown.map((one) => ({ value: one, label: t(`tabs.${one}`) }))}
        listClassName={classes.tabs}
        panelClassName={classes.panel}
      >
        <Suspense>
          {tab === 'members' ? (
            <MembersTable
              team={team}
              onLeave={() => void leave()}
              onTransfer={(to) => open({ kind: 'transfer', to })}
            />
          ) : null}
          {tab === 'invitations' ? <InvitationsTable team={team} onInvite={invite} /> : null}
          {tab === 'policy' ? <PolicyTab teamId={team.teamId} /> : null}
          {tab === 'permissions' ? <PermissionsTable ownRole={team.roleName} /> : null}
        </Suspense>
      </Tabs>
      {dialog ? <TeamDialogs dialog={dialog} team={team} onClose={() => open(undefined)} /> : null}
    </>
  );
}
