import type { ReactNode } from 'react';
import { Button } from '@tapwright/ui/forms/button';

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
      <span className="tw-visually-hidden">{` ${about}`}</span>
    </Button>
  );
}
