import type { MemberDialogProps } from './member-dialog-props.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import { RemarkDialog } from './remark-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

export type MemberDialogKind = 'role' | 'remark' | 'limits';

export function MemberDialog({ kind, ...rest }: MemberDialogProps & { readonly kind: MemberDialogKind }) {
  if (kind === 'limits') return <LimitsDialog {...rest} />;
  return kind === 'role' ? <RoleDialog {...rest} /> : <RemarkDialog {...rest} />;
}
