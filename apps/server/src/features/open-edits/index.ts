export { viewFields } from './view-fields.ts';
export { viewOpenEdits } from './view-open-edits.ts';
