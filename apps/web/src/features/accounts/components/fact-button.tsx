import { Button } from '@mantine/core';
import '@tapwright/ui/forms/button.css';
import type { ReactNode } from 'react';

type Props = {
  /** Several rows have the same word; this tells them apart for whoever hears it. */
  readonly about: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
};

export function FactButton({ about, children, onClick }: Props) {
  return (
    <Button size="xs" onClick={onClick}>
      {children}
      <span className="tw-only-heard">{` ${about}`}</span>
    </Button>
  );
}
