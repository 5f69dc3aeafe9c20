import { useNavigate } from '@tanstack/react-router';

/** To where a second factor is set up. */
export function useToSecurity() {
  const navigate = useNavigate();
  return () => void navigate({ to: '/user/personal', search: { tab: 'security' } });
}
