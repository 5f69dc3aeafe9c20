export {
  headOfMeasure,
  kindOfMeasure,
  writeColumn,
  type CellWords,
  writeMeasure,
  writeMicros,
  writeName,
} from './ad-cells.ts';
export { isHidden, isInHidden } from './archived.ts';
export { capDetails, capSorts, goalDetails, goalSorts } from './goal-columns.ts';
export type { AdLevel } from './ad-level.ts';
export { servingOf } from './serving-of.ts';
export { appSql } from './app-sql.ts';
export { campaignTypeOf, campaignTypeSql } from './campaign-type.ts';
export { detailsOf, reasonsOf, selectDetails, sortsOf } from './apple-columns.ts';
export { ownStatus, shownState } from './shown-state.ts';
export { appleReader, modeOf, numberOf, statusOf, textOf, wordsOf } from './read-values.ts';
