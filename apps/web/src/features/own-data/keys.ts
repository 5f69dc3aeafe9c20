export const ownDataKeys = { obstacles: ['closeObstacles'] as const };
