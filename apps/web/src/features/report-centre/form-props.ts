import type { ReportDefinition } from '@tapwright/contracts/report-centre';

/** Of every part of the form: the definition now, and how it is changed. */
export type FormProps = {
  readonly teamId: number;
  readonly definition: ReportDefinition;
  readonly onChange: (definition: ReportDefinition) => void;
};
