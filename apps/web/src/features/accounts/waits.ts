import { thisTab } from '../../platform/browser.ts';
import { createWaits } from './create-waits.ts';

export const waits = createWaits(thisTab);
