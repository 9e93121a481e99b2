import { useTranslate } from 'ra-core'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { Notice } from '../../widgets/parts/States.tsx'

function Words({ waiting, of }: { waiting: number; of: number }) {
  const translate = useTranslate()
  const words =
    of > 1 ? translate('desk.lapsesOfSeveral', { smart_count: waiting }) : translate('desk.lapses')
  return <Notice kind="warning" words={words} />
}

/**
 * Says that replies which wait for approval lapse by an act.
 * @param waiting the number of them
 * @param of the number of records that the act is on
 */
export function LapsingWarning(props: { waiting: number; of: number }) {
  return (
    <PageTexts family="desk">
      <Words {...props} />
    </PageTexts>
  )
}
