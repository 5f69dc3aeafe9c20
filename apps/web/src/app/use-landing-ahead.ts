import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../platform/when-idle.ts';
import { loadPagesAhead } from './load-pages-ahead.ts';
import { loadFrame } from './root-route.ts';

const landing = '/ad/overview/type-overview';

/** Where somebody goes who signs in is loaded while they type: the page they asked for, or the overview. */
export function useLandingAhead(redirect = '') {
  const { rows, translator } = useRouteContext({ from: '__root__' });
  const [wanted = ''] = redirect.split('?', 1);
  useEffect(() => {
    const leaving = new AbortController();
    const idle = whenIdle(() => {
      void loadFrame(translator).catch(() => undefined);
      void loadPagesAhead([rows.has(wanted) ? wanted : landing], { rows, translator }, leaving.signal);
    });
    return () => {
      leaving.abort();
      idle.cancel();
    };
  }, [rows, translator, wanted]);
}
