export const secondFactorKeys = { own: ['secondFactor'] as const };
