import * as z from 'zod/mini';

/** The service refuses the vertical bar and control characters; its documentation does not say so. */
const name = z.string().check(z.minLength(1), z.regex(/^[^|\p{Cc}]*$/u));

const longestCampaignName = 200;
const longestKeyword = 80;

export const campaignName = name.check(z.maxLength(longestCampaignName));
export const entityName = name;
export const keywordText = z.string().check(z.minLength(1), z.maxLength(longestKeyword));
