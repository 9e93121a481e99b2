import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { CampaignTimes, LifeChip } from '../../shared/campaign-life.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { ShareButton } from '../../shared/share-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Time } from '../../ui/time.tsx'
import css from './campaign.module.css'

export type Campaign = DataOf<'getCampaign'>

/** Shows the head of a campaign: its title, its institution, its period, and the buttons to join and to share. */
export function CampaignHead({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const written = useWritten()
  const { title, groupName, lifeCycle, entryCount, adoptedCount, share } = campaign
  return (
    <header className={css.head}>
      <h1 {...written}>{title}</h1>
      <p className={css.facts}>
        <LifeChip lifeCycle={lifeCycle} />
        <span {...written}>{groupName}</span>
        <CampaignTimes {...campaign} />
        <span>{t('campaign.entryCount', { count: formatNumber(entryCount) })}</span>
        {adoptedCount > 0 && <span>{t('campaign.adoptedCount', { count: formatNumber(adoptedCount) })}</span>}
      </p>
      <div className={css.acts}>
        {lifeCycle === 1 && (
          <LinkButton to={`/rmjy/submit?id=${campaign.id}`} tone="primary">
            {t('campaign.join')}
          </LinkButton>
        )}
        <ShareButton
          title={share.title}
          text={share.text}
          url={share.url}
          image={share.imageUrl}
          campaignOf={campaign.forums[0]?.fid}
        />
      </div>
      {lifeCycle !== 2 && <p className={css.told}>{t('campaign.told')}</p>}
      {lifeCycle === 0 && (
        <Banner>
          {t('campaign.beginsAt')} <Time at={campaign.beginTime} />
        </Banner>
      )}
      {lifeCycle === 2 && campaign.summary === null && <Banner>{t('campaign.noResultYet')}</Banner>}
    </header>
  )
}

/** Shows the text of a campaign with its attachments and questions. The result, if there is one, comes first. */
export function CampaignText({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const { lang } = useWritten()
  const { content, questions, attachments, summary, summaryAt, coverUrl } = campaign
  return (
    <>
      {summary !== null && (
        <Card title={t('campaign.result')} aside={summaryAt !== null && <Time at={summaryAt} />}>
          <RichText html={summary} lang={lang} />
        </Card>
      )}
      <Card title={t('campaign.about')}>
        <div className={css.text}>
          {coverUrl && <img className={css.cover} src={coverUrl} alt="" width="569" height="320" />}
          <RichText html={content} lang={lang} />
          {questions.length > 0 && (
            <section aria-labelledby="questions">
              <h3 id="questions">{t('campaign.questions')}</h3>
              <ol className={css.questions} lang={lang}>
                {questions.map(question => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </section>
          )}
          {attachments.length > 0 && (
            <section aria-labelledby="attachments">
              <h3 id="attachments">{t('campaign.attachments')}</h3>
              <ul className={css.files}>
                {attachments.map(({ aid, url, fileName }) => (
                  <li key={aid}>
                    <a href={url} target="_blank" rel="noreferrer">
                      {fileName}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Card>
    </>
  )
}
