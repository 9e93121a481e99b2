import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../../fields/time.ts'
import { Notice } from '../../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { useFreshLists } from './useFreshLists.ts'
import { usePresence } from './usePresence.ts'

interface Props {
  tid: number
  /** True after something was typed. */
  isWriting: boolean
  /** The last event that the page shows. */
  lastEvent: number
  /** Called after something happened to the message. */
  onNews: () => void
}

function Words({ tid, isWriting, lastEvent, onNews }: Props) {
  const translate = useTranslate()
  useFreshLists(tid, lastEvent)
  const colleagues = usePresence(tid, isWriting, lastEvent, onNews)
  const readers = colleagues.filter(({ writingSince }) => writingSince === null).map(({ name }) => name)
  return (
    <div>
      {colleagues.map(
        ({ name, writingSince }, index) =>
          writingSince !== null && (
            <Notice
              // biome-ignore lint/suspicious/noArrayIndexKey: two colleagues may have one name
              key={index}
              kind="warning"
              words={translate('desk.writtenBy', { name, at: formatTime(writingSince).slice(-5) })}
              hint={translate('desk.agreeFirst')}
            />
          )
      )}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {readers.length > 0 && translate('desk.openBy', { names: readers.join(translate('desk.comma')) })}
      </Typography>
    </div>
  )
}

/**
 * Shows the colleagues who have the message open, and warns of those who are writing already. After something happened to
 * the message, it fetches the list beside it again.
 */
export default withPageTexts('desk', Words)
