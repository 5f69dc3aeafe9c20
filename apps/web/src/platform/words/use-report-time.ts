import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { frameSettingsQuery } from '../calls/frame-settings.ts';

const minuteMs = 60_000;

/**
 * What is now where report days are counted, given by the server: this machine's clock may be wrong, and the sandbox's
 * can be stepped. A page may stay open past midnight.
 */
export function useReportTime(): Date {
  const { data, dataUpdatedAt } = useQuery(frameSettingsQuery);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const aheadMs = data === undefined ? 0 : Date.parse(data.reportTime) - dataUpdatedAt;
  return useMemo(() => new Date(Math.max(now, dataUpdatedAt) + aheadMs), [now, dataUpdatedAt, aheadMs]);
}
