import type { Failure } from '../failure.ts';
import type { Edge } from './build-graph.ts';

const roomOf = (path: string) => /^apps\/web\/src\/(app|features|platform)\//.exec(path)?.[1];
const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
/** A room may know itself and those behind it. */
const order = ['app', 'features', 'platform'];
/** What parts are made of: behind packages/ui it can be changed in one place. */
const partLibraries = /^(@base-ui|@mantine|@radix-ui|react-aria|react-day-picker|uplot)/;

export function checkWeb(edges: readonly Edge[]): Failure[] {
  return edges.flatMap((edge) => {
    const says = wrongWay(edge) ?? betweenFeatures(edge) ?? pastTheParts(edge);
    return says === undefined ? [] : [{ at: `${edge.from}:${edge.line}`, says }];
  });
}

function wrongWay({ from, to = '' }: Edge): string | undefined {
  const [home, target] = [roomOf(from), roomOf(to)];
  if (home === undefined || target === undefined) return undefined;
  if (order.indexOf(target) >= order.indexOf(home)) return undefined;
  return `In the web, app knows features and features know platform, never back: ${home} imports ${target}. Pass it in as a prop or an argument.`;
}

function betweenFeatures({ from, to = '' }: Edge): string | undefined {
  const [home, target] = [featureOf(from), featureOf(to)];
  if (home === undefined || target === undefined || home === target) return undefined;
  return `The feature ${home} imports the feature ${target}. Let the page in apps/web/src/app bring them together, or move the shared part into platform.`;
}

function pastTheParts({ from, packageName = '' }: Edge): string | undefined {
  if (!from.startsWith('apps/') || !partLibraries.test(packageName)) return undefined;
  return `Imports ${packageName}, which packages/ui alone knows. Use a part of @tapwright/ui, or make it there.`;
}
