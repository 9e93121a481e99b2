import { useTranslate } from 'ra-core'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { Notice } from '../../widgets/parts/States.tsx'

interface Props {
  /** The number of replies that lapse. */
  waiting: number
  /** The number of records that the act is on. */
  of: number
  /** True if the message leaves the group, which cannot propose its text again. */
  isEditors: boolean
}

function Words({ waiting, of, isEditors }: Props) {
  const translate = useTranslate()
  const words = isEditors
    ? translate('desk.lapsesWithMessage', { smart_count: waiting })
    : of > 1
      ? translate('desk.lapsesOfSeveral', { smart_count: waiting })
      : translate('desk.lapses')
  return <Notice kind="warning" words={words} />
}

/** Says that replies which wait for approval lapse by an act. */
export function LapsingWarning(props: Props) {
  return (
    <PageTexts family="desk">
      <Words {...props} />
    </PageTexts>
  )
}
