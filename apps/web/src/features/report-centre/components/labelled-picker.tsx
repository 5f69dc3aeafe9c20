import type { ComponentProps } from 'react';
import { Picker } from '@tapwright/ui/forms/picker';
import classes from './report-builder.module.css';

type Props<Value extends string> = ComponentProps<typeof Picker<Value>>;

/** The list names itself for those who hear it; the words above are for those who see. */
export function LabelledPicker<Value extends string>(props: Props<Value>) {
  return (
    <div className={classes.label}>
      <span aria-hidden>{props.label}</span>
      <Picker {...props} />
    </div>
  );
}
