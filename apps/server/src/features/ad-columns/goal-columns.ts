/** By how much of `goal.amount` an install costs more; `sums` holds those of the range. */
const distance = (sums: string): string =>
  `${sums}.own / 1000000 / nullif(${sums}.tap_installs, 0) / nullif(goal.amount, 0) - 1`;

/** Over all that match, `n`; of the rows of a page, `p`. */
export const goalSorts = { cpaGoal: 'goal.amount', goalDistance: distance('n') };
export const goalDetails = { cpa_goal: 'goal.amount', goal_distance: distance('p') };

/** Of its campaign's daily cap, on the day that goes on. */
export const capSorts = { capUse: 'today.use' };
export const capDetails = {
  cap_use: 'today.use',
  capped_today: 'coalesce(today.is_capped, false)::text',
};
