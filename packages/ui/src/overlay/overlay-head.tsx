import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import classes from './overlay.module.css';

type Props = { readonly title: ReactNode; readonly closeLabel: string };

export function OverlayHead({ title, closeLabel }: Props) {
  return (
    <div className={classes.head}>
      <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
      <BaseDialog.Close render={<IconButton aria-label={closeLabel} />}>
        <svg width="22" height="22" viewBox="0 0 15 15" fill="none" aria-hidden>
          <path d="m3.5 3.5 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1" strokeLinecap="round" />
        </svg>
      </BaseDialog.Close>
    </div>
  );
}
