import { type ScopeKind, scopeKindOf } from '@tapwright/contracts/roles';

/** All of the team, or these. None chosen yet is an empty list. */
export type Scope = 'all' | readonly number[];

/** As text, where a form holds texts: with the kind, since a campaign's number says nothing of a campaign group. */
export function writeScope(kind: ScopeKind, scope: Scope): string {
  return scope === 'all' ? 'all' : `${kind}:${scope.join(',')}`;
}

/** What was chosen for another kind of role is not taken over. */
export function readScope(text: string, role: string, widest: Scope): Scope {
  const kind = scopeKindOf(role);
  if (kind === undefined) return 'all';
  if (!text.startsWith(`${kind}:`)) return widest;
  return text
    .slice(kind.length + 1)
    .split(',')
    .filter(Boolean)
    .map(Number);
}
