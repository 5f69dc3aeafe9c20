import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './recharge-page.module.css';

type Props = {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
};

export function RechargeStep({ number, title, isDone, children }: Props) {
  return (
    <li className={classes.step}>
      <span className={classes.dot} data-done={isDone} aria-hidden>
        {isDone ? <IconCheck size={14} stroke={2.4} /> : number}
      </span>
      <div className={classes.content}>
        <h2 className={classes.heading}>{title}</h2>
        {children}
      </div>
    </li>
  );
}
