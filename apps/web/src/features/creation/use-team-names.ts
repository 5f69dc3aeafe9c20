import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nameTemplateQuery } from './api/names.ts';
import type { OpenCreation } from './open-creation.ts';
import { followNames } from './use-creation.ts';

/** Names follow what the team says of the app that is chosen. */
export function useTeamNames({ teamId, form: { app }, nameTemplate: followed }: OpenCreation): void {
  const { data } = useQuery({
    ...nameTemplateQuery(teamId, app?.adamId ?? '0'),
    enabled: app !== null,
  });
  const wanted = data?.nameTemplate;
  useEffect(() => {
    if (wanted !== undefined && wanted !== followed) followNames(wanted);
  }, [wanted, followed]);
}
