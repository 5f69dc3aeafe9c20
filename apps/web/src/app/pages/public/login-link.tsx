import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchOfLogin, type LoginMode } from './login-modes.ts';

type Props = {
  readonly mode: LoginMode | undefined;
  readonly className: string;
  readonly children: ReactNode;
  /** Takes the place of this address in the history, as a tab does. */
  readonly isReplacing?: boolean;
};

/** To another part of the sign-in page; where the person wanted to go stays known. */
export function LoginLink({ mode, className, children, isReplacing = false }: Props) {
  return (
    <Link
      to="/login"
      className={className}
      replace={isReplacing}
      activeOptions={{ exact: true }}
      search={({ redirect }) => searchOfLogin(redirect, mode)}
    >
      {children}
    </Link>
  );
}
