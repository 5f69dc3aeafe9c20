import type { AdditionalApi } from './additional-api.ts';
import { apiV5 } from './api-v5/api-v5.ts';

export const additionalApis: readonly AdditionalApi[] = [apiV5];
