/** Ours of an object's own state; below zero stands what Apple has not taken over yet. */
export const ownStatus = (of: string, id: string): string =>
  `case when ${of}.${id} < 0 then 'pending' when ${of}.status = 'PAUSED' then 'paused' else 'running' end`;

const heldBy = { c: 'CAMPAIGN_ON_HOLD', g: 'AD_GROUP_ON_HOLD' } as const;

/**
 * What Apple shows of a thing's state. Its lists leave it out; then it follows from the thing's own state and that of
 * what it is in, `c` its campaign and `g` its ad group.
 */
export const shownState = (of: string, ...parents: readonly (keyof typeof heldBy)[]): string =>
  `coalesce(${of}.apple ->> 'displayStatus', case
    when ${of}.apple is null then null when ${of}.is_removed then 'DELETED'
    when ${of}.apple ->> 'status' = 'PAUSED' then 'PAUSED'
    ${parents.map((one) => `when ${one}.apple ->> 'systemStatus' = 'NOT_RUNNING' then '${heldBy[one]}'`).join(' ')}
    when ${of}.apple ->> 'systemStatus' = 'NOT_RUNNING' then 'ON_HOLD' else 'RUNNING' end)`;
