import { type ActionId, actions } from '@board/generated/actions'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../fields/time.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { doneWords } from '../parts/doneWords.ts'
import { useCameFrom } from '../parts/useCameFrom.ts'

/** An action other than writing that was done on this page. */
export interface Done {
  readonly id: ActionId
  /** The time in seconds. */
  readonly at: number
}

interface Props {
  done: Done
  /** The last event of the message, which changes once the message is fetched again. */
  lastEvent: number
}

/** Shows the last action on the message until the next one, and links to the next message of the list. */
export function DoneNotice({ done: { id, at }, lastEvent }: Props) {
  const translate = useTranslate()
  const next = useCameFrom()?.next
  const { success } = actions[id].action
  const notice = useRef<HTMLElement>(null)
  // the panel may be scrolled to the editor when the action is chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another action is told again
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  // the button of the action had the focus; it may be gone from the fetched message
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message was fetched again
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true })
  }, [lastEvent])
  return (
    <Box
      ref={notice}
      tabIndex={-1}
      // the state of the message stays over the top of the panel
      sx={{ scrollMarginTop: '96px', '& > .MuiAlert-root': { m: 0 } }}
    >
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
