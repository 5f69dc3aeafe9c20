import type { DayRange } from '@tapwright/domain/ranges';
import { type Place, prepareListQuestion } from '../question/prepare-question.ts';
import type { ReportView } from '../question/report-view.ts';

type Kind = { readonly isOnlyAccountZone?: true | undefined };

export const askOfList = ({ isOnlyAccountZone }: Kind, view: ReportView, range: DayRange, place: Place) =>
  prepareListQuestion(isOnlyAccountZone ? { ...view, zone: 'ORTZ' } : view, range, place);
