import type { Failure } from '../failure.ts';
import { isTest } from '../list-files.ts';
import type { Edge } from './build-graph.ts';

const source = 'apps/server/src/';
const drivers = new Set(['pg', 'pg-copy-streams', 'graphile-worker']);
const driverPlaces = /^apps\/server\/src\/platform\/(db|jobs|live)\/|-store\.ts$/;
const appleAdsPlaces = /^apps\/server\/src\/features\/(apple-sync|certificates|campaign-groups|changes)\//;

/** A write authorises and logs; whoever could open a transaction or write a log row alone could leave one of them out. */
const openers = new Set([
  `${source}platform/db/run-transaction.ts`,
  `${source}platform/db/run-copy-transaction.ts`,
]);
const writes = `${source}features/writes/`;

export const featureOf = (path: string) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isPlatform = (path: string) => path.startsWith(`${source}platform/`);

export function checkServer(edges: readonly Edge[]): Failure[] {
  return edges
    .filter((edge) => edge.from.startsWith('apps/server/'))
    .flatMap((edge) =>
      [
        pastTheDoor(edge),
        platformKnowsNoFeature(edge),
        driverInStores(edge),
        transactionInWrites(edge),
        appleAdsInFew(edge),
      ]
        .filter((says) => says !== undefined)
        .map((says) => ({ at: `${edge.from}:${edge.line}`, says })),
    );
}

function pastTheDoor({ from, to = '' }: Edge): string | undefined {
  const feature = featureOf(to);
  if (feature === undefined || feature === featureOf(from)) return undefined;
  if (to === `${source}features/${feature}/index.ts`) return undefined;
  if (isTest(from) && to.startsWith(`${source}features/${feature}/testing/`)) return undefined;
  return `Reaches past the door of ${feature}. Import ${source}features/${feature}/index.ts, and export there what others need; or listen to an event.`;
}

function platformKnowsNoFeature({ from, to = '' }: Edge): string | undefined {
  if (!isPlatform(from) || isTest(from)) return undefined;
  const knows = featureOf(to) !== undefined || /^apps\/server\/src\/(app|main)\.ts$/.test(to);
  if (!knows) return undefined;
  return 'The platform knows no feature. Let the feature pass in what the platform needs, in app.ts.';
}

function driverInStores({ from, packageName = '', isType }: Edge): string | undefined {
  const isDriver = drivers.has(packageName) || (packageName === 'kysely' && !isType);
  if (!isDriver || driverPlaces.test(from) || isTest(from)) return undefined;
  return `Imports ${packageName} outside a store. Move the SQL into the feature's *-store.ts and call it from here.`;
}

function transactionInWrites({ from, to = '', isType }: Edge): string | undefined {
  if (!openers.has(to) || isType || isPlatform(from) || from.startsWith(writes) || isTest(from))
    return undefined;
  return `Opens a transaction by itself. Use teamWrite, membersWrite, personWrite, staffWrite, anyoneWrite or systemWrite of ${writes}index.ts, which authorises and logs.`;
}

function appleAdsInFew({ from, packageName }: Edge): string | undefined {
  if (packageName !== '@tapwright/apple-ads' || appleAdsPlaces.test(from)) return undefined;
  return 'Only apple-sync, certificates, campaign-groups and changes talk to Apple. Ask one of them through its index.ts.';
}
