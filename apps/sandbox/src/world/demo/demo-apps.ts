import type { OwnApp } from '../own-apps.ts';
import { strongAt } from '../own-apps.ts';

/** An app of the demo with the storefronts it is advertised in. */
export type DemoApp = OwnApp & { account: keyof typeof demoAccounts; countries: readonly string[] };

export const demoApps: readonly DemoApp[] = [
  {
    name: 'Fokalune: Focus Timer',
    subtitle: 'Deep work, one session at a time',
    category: 'productivity',
    concepts: strongAt(0),
    brandPopularity: 66,
    account: 'dollars',
    countries: ['US', 'GB', 'DE', 'JP'],
  },
  {
    name: 'Yogavelle: Home Yoga',
    subtitle: 'Classes for every morning',
    category: 'healthFitness',
    concepts: strongAt(1),
    brandPopularity: 70,
    account: 'euros',
    countries: ['US', 'AU', 'FR'],
  },
  {
    name: 'Skanlio: QR Scanner',
    subtitle: 'Codes, barcodes and links',
    category: 'utilities',
    concepts: strongAt(1),
    brandPopularity: 60,
    account: 'dollars',
    countries: ['US', 'BR', 'IN'],
  },
  {
    name: 'Pixomere: Photo Editor',
    subtitle: 'Retouch, crop, done',
    category: 'photoVideo',
    concepts: strongAt(0),
    brandPopularity: 64,
    account: 'newYork',
    countries: ['US', 'KR'],
  },
  {
    name: '墨豆：记账本',
    subtitle: '三秒记一笔',
    category: 'finance',
    concepts: strongAt(0),
    brandPopularity: 68,
    account: 'yuan',
    countries: ['CN', 'TW', 'HK'],
  },
];

export const demoAccounts = {
  dollars: {
    orgName: 'Ferrowick Studio',
    accountName: 'Ferrowick Apps',
    currency: 'USD',
    timezone: 'America/Los_Angeles',
    providerId: '5501122',
    developer: 'Ferrowick Studio',
  },
  yuan: {
    orgName: '岚木互动',
    accountName: '岚木 App',
    currency: 'RMB',
    timezone: 'Asia/Shanghai',
    providerId: '5501177',
    developer: '岚木互动',
  },
  euros: {
    orgName: 'Maison Vellune',
    accountName: 'Vellune Bien-être',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    providerId: '5501188',
    developer: 'Maison Vellune',
  },
  newYork: {
    orgName: 'Mere & Daughters',
    accountName: 'Pixomere Growth',
    currency: 'USD',
    timezone: 'America/New_York',
    providerId: '5501199',
    developer: 'Mere & Daughters',
  },
} as const;
