import { lazy, Suspense } from 'react';
import { matchTypes } from '@tapwright/contracts/ad-values';
import { withoutKeyword } from '@tapwright/domain/keyword-lines';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { keywordsPath } from '../focus-field.ts';
import { findSelfBlocked } from '../checks/find-self-blocked.ts';
import { isAutomated, takesKeywords } from '../request-creation.ts';
import { changeAdGroup, changeCampaign, type Creation } from '../use-creation.ts';
import { useKeywordLines } from '../keywords/use-keyword-lines.ts';
import { useKeywordOwners } from '../keywords/use-keyword-owners.ts';
import { useKnownWords } from '../keywords/use-known-words.ts';
import { withoutHeading } from '../without-heading.ts';
import { KeywordTable } from '../keywords/keyword-table.tsx';
import classes from '../components/creation.module.css';

const KeywordTemplate = lazy(async () => ({
  default: (await import('../keywords/keyword-template.tsx')).KeywordTemplate,
}));
const SuggestedKeywords = lazy(async () => ({
  default: (await import('../keywords/suggested-keywords.tsx')).SuggestedKeywords,
}));

const at = 'campaigns.0.adGroups.0';

export function KeywordsStep({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  if (!takesKeywords(creation.campaign))
    return (
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('steps.keywords')}</h2>
        <p className={classes.lead}>{t('keywords.onlyInSearch')}</p>
      </section>
    );
  return (
    <>
      <Keywords creation={creation} />
      <Negatives creation={creation} />
    </>
  );
}

function Keywords({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { campaign, adGroup, errorOf, writeMoney } = creation;
  const { lines, counts } = useKeywordLines(creation);
  const words = useKnownWords(creation);
  const ownerOf = useKeywordOwners(creation, lines);
  return (
    <section className={classes.section}>
      <TextArea
        label={t('keywords.paste')}
        optional={t('keywords.pasteHint')}
        aside={
          <Suspense>
            <KeywordTemplate bid={isAutomated(campaign) ? '' : adGroup.bid} />
          </Suspense>
        }
        name={keywordsPath}
        rows={5}
        spellCheck={false}
        value={adGroup.keywords}
        error={errorOf(keywordsPath)}
        onChange={({ target }) => changeAdGroup({ keywords: withoutHeading(target.value) })}
      />
      <div className={classes.pair}>
        <div className={classes.labelled}>
          <span className={classes.label}>{t('keywords.usualMatch')}</span>
          <Segmented
            label={t('keywords.usualMatch')}
            value={adGroup.matchType}
            options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
            onChange={(matchType) => changeAdGroup({ matchType })}
          />
        </div>
        <div className={classes.labelled}>
          <span className={classes.label}>{t('keywords.usualBid')}</span>
          <p className={classes.lead}>
            {isAutomated(campaign)
              ? t('keywords.appleBids')
              : t('keywords.groupBid', { bid: writeMoney(adGroup.bid) })}
          </p>
        </div>
      </div>
      {lines.length === 0 ? null : (
        <>
          <Counts read={lines.length} counts={{ ...counts, elsewhere: lines.filter(ownerOf).length }} />
          <KeywordTable
            creation={creation}
            lines={lines}
            words={words}
            ownerOf={ownerOf}
            onRemove={(line) => changeAdGroup({ keywords: withoutKeyword(adGroup.keywords, line) })}
          />
        </>
      )}
      <Suspense>
        <SuggestedKeywords creation={creation} words={words} />
      </Suspense>
    </section>
  );
}

const counted = ['new', 'bidStops', 'twice', 'tooLong', 'bidUnread', 'elsewhere'] as const;

type CountsProps = { readonly read: number; readonly counts: Record<(typeof counted)[number], number> };

function Counts({ read, counts }: CountsProps) {
  const { t } = useTranslation('creation');
  return (
    <p className={classes.counts} aria-live="polite">
      <b>{t('keywords.read', { count: read })}</b>
      {counted.map((state) =>
        counts[state] > 0 ? (
          <span key={state}>{t(`keywords.counts.${state}`, { count: counts[state] })}</span>
        ) : null,
      )}
    </p>
  );
}

function Negatives({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { campaign, adGroup } = creation;
  const blocked = findSelfBlocked(campaign, adGroup);
  const hint = { placeholder: t('negatives.placeholder'), rows: 3, spellCheck: false } as const;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('fields.negatives')}</h2>
      <div className={classes.pair}>
        <TextArea
          label={t('negatives.ofCampaign')}
          name="campaigns.0.negatives"
          {...hint}
          value={campaign.negatives}
          onChange={({ target }) => changeCampaign({ negatives: target.value })}
        />
        <TextArea
          label={t('negatives.ofAdGroup')}
          name={`${at}.negatives`}
          {...hint}
          value={adGroup.negatives}
          onChange={({ target }) => changeAdGroup({ negatives: target.value })}
        />
      </div>
      <p className={classes.help}>{t('negatives.help')}</p>
      {blocked.map(({ negative, keywords, makeExact }) => (
        <p key={negative} className={classes.caution}>
          <StatusGlyph of="to-mend" />
          <span>
            {t('negatives.blocks', { negative, count: keywords.length, first: keywords[0] ?? '' })}{' '}
            {makeExact === undefined ? null : (
              <button
                type="button"
                className="tw-link"
                onClick={() => {
                  const next = makeExact();
                  if (next.campaign !== campaign.negatives) changeCampaign({ negatives: next.campaign });
                  if (next.adGroup !== adGroup.negatives) changeAdGroup({ negatives: next.adGroup });
                }}
              >
                {t('negatives.makeExact')}
              </button>
            )}
          </span>
        </p>
      ))}
    </section>
  );
}
