export const passkeyKeys = { own: ['passkeys'] as const };
