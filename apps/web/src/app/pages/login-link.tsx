import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LoginMode } from './login-modes.ts';

type Props = {
  readonly mode: LoginMode | undefined;
  readonly className: string;
  readonly children: ReactNode;
};

/** To another part of the sign-in page; where the person wanted to go stays known. */
export function LoginLink({ mode, className, children }: Props) {
  return (
    <Link
      to="/login"
      className={className}
      search={({ redirect }) => ({
        ...(redirect === undefined ? {} : { redirect }),
        ...(mode === undefined ? {} : { mode }),
      })}
    >
      {children}
    </Link>
  );
}
