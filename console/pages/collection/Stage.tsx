import { useRecordContext, useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import type { Values } from '../../base/values.ts'
import type { FieldProps } from '../../derive/overrides.ts'
import { stageOf } from './stage.ts'

/** Shows the stage of a campaign that the public can read; for others the reason why there is none. */
export function Stage({ source }: FieldProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const record = useRecordContext<Values & { id: number }>()
  if (!record) return null
  const stage = stageOf(record)
  if (stage === 'none') return <span>—</span>
  if (stage === 'withdrawn') return <span>{translate('board.tabs.requestsWithdrawn')}</span>
  if (stage === 'publicBefore') return <span>{translate('campaignStage.publicBefore')}</span>
  return <span>{labels('collectLife', record[source])}</span>
}
