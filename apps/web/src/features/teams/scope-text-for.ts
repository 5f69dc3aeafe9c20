import { scopeKindOf } from '@tapwright/contracts/roles';
import * as z from 'zod/mini';
import type { TeamView } from '@tapwright/contracts/teams';
import { readScope, type Scope, writeScope } from './scope-text.ts';

/** A form's text for a scope: its rule, how it is read and what it becomes, for whoever gives it. */
export function scopeTextFor({ scope: own }: TeamView) {
  const widest: Scope = own.length === 0 ? 'all' : [];
  const read = (text: string, role: string) => readScope(text, role, widest);
  return {
    read,
    rule: (role: string) =>
      z.string().check(z.refine((text) => read(text, role).length > 0, 'members:scope.needed')),
    write: (role: string, scope: Scope) => writeScope(scopeKindOf(role) ?? 'groups', scope),
    /** As the calls take it: empty is all. */
    send: (text: string, role: string): number[] => {
      const scope = read(text, role);
      return scope === 'all' ? [] : [...scope];
    },
  };
}
