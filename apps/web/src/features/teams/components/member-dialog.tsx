import type { MemberDialogProps } from './member-dialog-props.ts';
import { RemarkDialog } from './remark-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

export type MemberDialogKind = 'role' | 'remark';

export function MemberDialog({ kind, ...rest }: MemberDialogProps & { readonly kind: MemberDialogKind }) {
  return kind === 'role' ? <RoleDialog {...rest} /> : <RemarkDialog {...rest} />;
}
