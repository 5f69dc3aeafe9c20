export const accountKeys = {
  sessions: ['sessions'] as const,
  captcha: (round: number, purpose: string | undefined) => ['captcha', round, purpose] as const,
};
