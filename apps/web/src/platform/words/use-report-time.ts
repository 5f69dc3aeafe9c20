import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { frameSettingsQuery } from '../calls/frame-settings.ts';
import { findReportTime } from './find-report-time.ts';

const minuteMs = 60_000;

/** A page may stay open past midnight. */
export function useReportTime(): Date {
  const { data, dataUpdatedAt } = useQuery(frameSettingsQuery);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => findReportTime({ data, dataUpdatedAt }, now), [data, dataUpdatedAt, now]);
}
