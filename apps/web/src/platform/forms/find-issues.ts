import * as z from 'zod/mini';

/** A schema for each field that has a rule. */
export type Rules<Values> = { readonly [Name in keyof Values]?: z.ZodMiniType };

/** The first issue of each field, by its path. */
export function findIssues<Values extends object>(values: Values, rules: Rules<Values>) {
  const issues = new Map<string, z.core.$ZodIssue>();
  for (const [name, rule] of Object.entries<z.ZodMiniType | undefined>(rules)) {
    const found = rule === undefined ? undefined : z.safeParse(rule, Reflect.get(values, name)).error?.issues;
    for (const issue of found ?? []) {
      const path = [name, ...issue.path].join('.');
      if (!issues.has(path)) issues.set(path, issue);
    }
  }
  return issues;
}
