export { openAppleAds } from './open-apple-ads.ts';
