import { type ActionId, actions } from '@board/generated/actions'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../derive/time.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { doneWords } from './doneWords.ts'
import { useCameFrom } from './useCameFrom.ts'

/** An action other than writing that was done on this page. */
export interface Done {
  readonly id: ActionId
  /** The time in seconds. */
  readonly at: number
}

/** Shows the last action on the message until the next one, and links to the next message of the list. */
export function DoneNotice({ done: { id, at } }: { done: Done }) {
  const translate = useTranslate()
  const next = useCameFrom()?.next
  const { success } = actions[id].action
  return (
    <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
      <Notice
        kind="done"
        words={`${doneWords(translate, id)} · ${formatTime(at)}`}
        {...(success && { hint: translate(`success.${success}`) })}
        action={
          next && (
            <ActionButton small to={next.to}>
              {translate('task.goOn')}
            </ActionButton>
          )
        }
      />
    </Box>
  )
}
