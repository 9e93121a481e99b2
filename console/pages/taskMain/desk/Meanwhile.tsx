import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../../fields/time.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { Stranded } from '../Stranded.tsx'

interface Props {
  /** The events that others caused, oldest first. */
  events: StaffMessage['timeline']
  /** True if the text that was written can no longer be sent; then the stranded texts are shown here. */
  isLost: boolean
  stranded: Parameters<typeof Stranded>[0]
  onDismiss: () => void
}

function News({ events, isLost, stranded, onDismiss }: Props) {
  const translate = useTranslate()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLost) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isLost])
  const told = events.map(({ verb, actorName, at }) =>
    translate('desk.doneBy', {
      verb: translate(`events.${verb}`, { _: verb }),
      name: actorName || translate('desk.someone'),
      at: formatTime(at)
    })
  )
  const title = translate(isLost ? 'desk.lost' : 'desk.news')
  return (
    <Box
      ref={section}
      component="section"
      aria-label={title}
      // the button to send stays over the end of the panel
      sx={{ display: 'grid', gap: 3, scrollMarginBottom: '72px', '& > .MuiAlert-root': { m: 0 } }}
    >
      <Notice
        kind={isLost ? 'error' : 'info'}
        words={title}
        {...(told.length > 0 && { hint: told.join(translate('desk.separator')) })}
        action={
          <ActionButton small onClick={onDismiss}>
            {translate('desk.dismiss')}
          </ActionButton>
        }
      />
      {isLost && <Stranded {...stranded} />}
    </Box>
  )
}

/**
 * Shows what others did to the message while it was open, until the reader dismisses it. A text that can no longer be
 * sent stands below.
 */
export default withPageTexts('desk', News)
