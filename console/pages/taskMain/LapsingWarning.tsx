import { useTranslate } from 'ra-core'
import type { WarningProps } from '../../derive/overrides.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { editorsActs, lapsesBy } from '../parts/message/proposals.ts'

interface Props {
  /** The number of replies that lapse. */
  waiting: number
  /** The number of records of the action. */
  of: number
  /** True if the message leaves the group, so that the group cannot propose its text again. */
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

/** Warns of the waiting replies that lapse because of an action; shows nothing if none does. */
export function LapsingWarning({ id, records }: WarningProps) {
  const waiting = records.filter(record => lapsesBy(id, record)).length
  if (waiting === 0) return null
  return (
    <PageTexts family="desk">
      <Words waiting={waiting} of={records.length} isEditors={editorsActs.has(id)} />
    </PageTexts>
  )
}
