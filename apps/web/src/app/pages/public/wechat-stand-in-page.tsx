import { useSearch } from '@tanstack/react-router';
import { StandIn } from '../../../features/chat-app/components/stand-in.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import classes from './login-page.module.css';

export function WechatStandInPage() {
  const { redirect_uri: redirectUri, state } = useSearch({ from: '/wechat/stand-in' });
  return (
    <PublicFrame>
      <div className={classes.column}>
        <StandIn redirectUri={redirectUri} state={state} />
      </div>
    </PublicFrame>
  );
}
