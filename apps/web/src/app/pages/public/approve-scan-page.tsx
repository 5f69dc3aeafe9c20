import { ScanQuestion } from '../../../features/chat-app/components/scan-question.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import classes from './login-page.module.css';

export function ApproveScanPage() {
  return (
    <PublicFrame>
      <div className={classes.column}>
        <ScanQuestion />
      </div>
    </PublicFrame>
  );
}
