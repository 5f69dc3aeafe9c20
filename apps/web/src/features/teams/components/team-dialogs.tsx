import { lazy, Suspense } from 'react';
import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));
const TransferDialog = lazy(async () => ({
  default: (await import('./transfer-dialog.tsx')).TransferDialog,
}));
const DissolveDialog = lazy(async () => ({
  default: (await import('./dissolve-dialog.tsx')).DissolveDialog,
}));

export type TeamDialog =
  | { kind: 'invite' | 'rename' | 'dissolve' }
  | { kind: 'transfer'; to?: MemberView | undefined };

type Props = {
  readonly dialog: TeamDialog;
  readonly team: TeamView;
  readonly onClose: () => void;
};

/** Above the tabs, so that what is typed stays although the page behind it changes. */
export function TeamDialogs({ dialog, team, onClose }: Props) {
  const rest = { team, onClose };
  return (
    <Suspense>
      {dialog.kind === 'invite' ? <InviteDialog {...rest} /> : null}
      {dialog.kind === 'rename' ? <RenameDialog {...rest} /> : null}
      {dialog.kind === 'transfer' ? <TransferDialog {...rest} to={dialog.to} /> : null}
      {dialog.kind === 'dissolve' ? <DissolveDialog {...rest} /> : null}
    </Suspense>
  );
}
