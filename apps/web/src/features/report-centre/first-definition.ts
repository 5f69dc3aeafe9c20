import { listColumns, type ReportLevel } from '@tapwright/contracts/ad-columns';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import type { ReportUnit } from '@tapwright/contracts/report-query';

/** What a new report begins with: the report read every morning. */
export function firstDefinition(unit: ReportUnit): ReportDefinition {
  return {
    level: 'campaign',
    splitBy: 'device',
    dimensions: ['campaignGroup'],
    measures: ['localSpendAmount', 'impressions', 'taps', 'installs', 'avgCptAmount', 'avgCpaAmount'],
    slots: 'total',
    range: { preset: 'last7Days' },
    timeZone: 'ORTZ',
    unit,
    campaignGroupIds: [],
    campaignIds: [],
    nameContains: '',
    statuses: [],
    matchTypes: [],
    having: [],
    sortBy: 'localSpendAmount',
    sortOrder: 'desc',
  };
}

/** Rows of another kind keep the columns that they have too, and filters that mean something there. */
export function withLevel(definition: ReportDefinition, level: ReportLevel): ReportDefinition {
  const possible = listColumns(level).map(({ key }) => key);
  return {
    ...definition,
    level,
    dimensions: definition.dimensions.filter((dimension) => possible.includes(dimension)),
    matchTypes: level === 'keyword' ? definition.matchTypes : [],
    statuses: level === 'searchTerm' || level === 'audience' ? [] : definition.statuses,
    // Keywords, searches and audiences are reported in the ad account's own zone alone.
    timeZone: hasZones(level) ? definition.timeZone : 'ORTZ',
  };
}

export const hasZones = (level: ReportLevel): boolean =>
  level === 'campaignGroup' || level === 'campaign' || level === 'adGroup';
