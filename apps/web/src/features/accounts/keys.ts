export const accountKeys = {
  sessions: ['sessions'] as const,
  captcha: (round: number, inWords: boolean) => ['captcha', round, inWords] as const,
};
