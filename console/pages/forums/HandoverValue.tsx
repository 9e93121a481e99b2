import { Link } from '@mui/material'
import { useFieldValue, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { FieldProps } from '../../derive/overrides.ts'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useProgress } from './useProgress.ts'

/** Shows on a forum how far its messages have gone to its present institution. */
export const HandoverValue = withPageTexts('records', Value, null)

function Value({ source }: FieldProps) {
  const translate = useTranslate()
  const isOn = useFieldValue({ source }) === true
  return isOn ? <Progress /> : translate('records.handover.none')
}

/** Says the progress, and leads to the hand-over. */
function Progress() {
  const { words, handover } = useProgress()
  if (!handover) return words
  return (
    <Link component={RouterLink} to={recordAddress('forumHandover', handover.id, 'show')}>
      {words}
    </Link>
  )
}
