import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** What lies over a page closes when somebody goes back, or elsewhere, underneath it. */
export function useLeaveWithPage(onLeave: () => void) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [first] = useState(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== first) leave();
  }, [pathname, first]);
}
