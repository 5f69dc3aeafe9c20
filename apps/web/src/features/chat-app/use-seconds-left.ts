import { useEffect, useState } from 'react';

export function useSecondsLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((endsAtMs - nowMs) / 1_000));
}
