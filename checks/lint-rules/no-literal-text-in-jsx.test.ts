import { noLiteralTextInJsx } from './no-literal-text-in-jsx.ts';
import { testRule } from './rule-tester.ts';

const says = /packages\/i18n\/messages in all five languages/;

testRule('no-literal-text-in-jsx', noLiteralTextInJsx, {
  good: [
    { code: `<p>{t('teams.empty')}</p>` },
    { code: `<p>{count} / {total} · – …</p>` },
    { code: `<Input label={t('teams.name')} className="wide field" type="password" data-state="open" />` },
    { code: '<Progress aria-label={`${percent} %`} />' },
    { code: `<p>{isOpen ? t('open') : t('closed')}</p>` },
    { code: `<Row kind={isOpen ? 'open' : 'closed'} />` },
  ],
  bad: [
    { code: `<p>Create a team</p>`, says },
    { code: `<p>创建团队</p>`, says },
    { code: `<Input label="Team name" />`, says },
    { code: `<img src={picture} alt="The team's picture" />`, says },
    { code: `<Input placeholder={'Name'} />`, says },
    { code: `<Button aria-label={isOpen ? t('close') : 'Open'} />`, says },
    { code: `<Dialog closeButtonLabel="Close" />`, says },
    { code: `<p>{isOpen && 'Open'}</p>`, says },
    { code: '<p>{`${count} campaigns`}</p>', says },
    { code: `<p>{'Team ' + name}</p>`, says },
  ],
});
