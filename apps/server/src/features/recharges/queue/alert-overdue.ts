import { pickLanguage } from '@tapwright/i18n/languages';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { listStaff, markOverdue } from './queue-store.ts';

/** Staff get one mail for what has passed its 48 hours since the last time. */
export async function alertOverdue(deps: Deps): Promise<void> {
  const { clock, mail, translate, settings } = deps;
  await systemWrite(deps, 'the timetable; nothing of the recharge changes', async ({ tx }) => {
    const overdue = await markOverdue(tx, clock.now());
    if (overdue.length === 0 || !mail.isAvailable) return;
    for (const { email, language: own } of await listStaff(tx)) {
      if (email === null) continue;
      const language = pickLanguage(own ?? 'en');
      const values = {
        count: overdue.length,
        references: overdue.map(({ reference }) => reference).join(', '),
        address: `${settings.publicUrl.origin}/#/staff?section=recharges`,
      };
      await mail.send(tx, {
        to: email,
        subject: translate(language, 'recharges:mail.overdue', values),
        text: translate(language, 'recharges:mail.overdueText', values),
      });
    }
  });
}
