export const chatAppKeys = { scan: ['chatApp', 'scan'] as const };
