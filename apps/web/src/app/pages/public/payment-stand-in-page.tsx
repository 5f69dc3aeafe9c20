import { useSearch } from '@tanstack/react-router';
import { StandInPayment } from '../../../features/recharges/components/stand-in-payment.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import classes from './login-page.module.css';

export function PaymentStandInPage() {
  const { session } = useSearch({ from: '/payment/stand-in' });
  return (
    <PublicFrame>
      <div className={classes.column}>
        <StandInPayment sessionId={session ?? 'none'} />
      </div>
    </PublicFrame>
  );
}
