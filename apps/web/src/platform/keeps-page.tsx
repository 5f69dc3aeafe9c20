import { Component, type ReactNode } from 'react';
import { failureShownMs } from '@tapwright/contracts/limits';
import { showToast } from './calls/toasts.ts';
import { isNotFetched } from './is-not-fetched.ts';
import { useTranslation } from './words/use-translation.ts';

type Props = {
  /** Asks for it no more, else it would be tried for ever. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

/** Around what opens over a page: where it cannot be loaded, this is said, and the page stays with all that is in it. */
export function KeepsPage({ onMissing, children }: Props) {
  const { i18n } = useTranslation();
  const say = () => {
    onMissing();
    showToast({ tone: 'poor', text: i18n.t('errors:executionError'), shownMs: failureShownMs });
  };
  return <Boundary onMissing={say}>{children}</Boundary>;
}

type State = { readonly error: Error | undefined };

class Boundary extends Component<Props, State> {
  override readonly state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!isNotFetched(error)) return;
    this.props.onMissing();
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isNotFetched(error)) throw error;
    return null;
  }
}
