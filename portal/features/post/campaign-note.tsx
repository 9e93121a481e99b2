import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { isEndOfDay } from '../../shared/messages/deadline.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Time } from '../../ui/time.tsx'
import css from './form.module.css'

/** Shows the text of a campaign beside the form for its entries. */
export function CampaignNote({ campaign }: { campaign: DataOf<'getCampaign'> }) {
  const t = useT()
  const written = useWritten()
  const { id, title, questions, endTime } = campaign
  return (
    <div className={css.campaign}>
      <Card title={<span {...written}>{title}</span>}>
        <p className={css.quiet}>
          {t('campaign.endsAt')}
          <Time at={endTime} day={isEndOfDay(endTime)} />
        </p>
        {questions.length > 0 && (
          <ol className={css.questions} {...written}>
            {questions.map(question => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        )}
        <p>
          <Link to={`/rmjy/collect/content?id=${id}`}>{t('campaign.read')}</Link>
        </p>
      </Card>
    </div>
  )
}
