import * as z from 'zod/mini';

/** The service refuses the vertical bar and control characters; its documentation does not say so. */
const name = z.string().check(z.minLength(1), z.regex(/^[^|\p{Cc}]*$/u));

const maxCampaignName = 200;
const maxKeyword = 80;

export const campaignName = name.check(z.maxLength(maxCampaignName));
export const entityName = name;
export const keywordText = z.string().check(z.minLength(1), z.maxLength(maxKeyword));
