import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../fields/time.ts'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { useCameFrom } from '../parts/useCameFrom.ts'
import type { Published } from './published.ts'

/** Milliseconds within which the message is drawn again after it was fetched. */
const drawingTime = 100

interface Props {
  published: Published
  /** The time of sending, in seconds. */
  at: number
  /** The texts that can still be written, with the labels of their buttons. */
  more: readonly { key: string; title: string }[]
  onMore: (key: string) => void
  /** True after the message was fetched again: on a phone the published text is above the notice and moves it down. */
  isFetched: boolean
}

function Content({ published, at, more, onMore, isFetched }: Props) {
  const translate = useTranslate()
  const next = useCameFrom()?.next
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  useEffect(() => {
    if (!isFetched) return
    const timer = setTimeout(() => {
      if (notice.current?.contains(document.activeElement))
        notice.current.scrollIntoView({ block: 'nearest' })
    }, drawingTime)
    return () => clearTimeout(timer)
  }, [isFetched])
  return (
    <Box
      component="section"
      ref={notice}
      tabIndex={-1}
      aria-label={translate('desk.publishedHere')}
      sx={{ display: 'grid', gap: 2, '& > .MuiAlert-root': { m: 0 } }}
    >
      <Notice
        kind="done"
        words={translate(`desk.published.${published}.done`, { at: formatTime(at) })}
        hint={translate(`desk.published.${published}.next`)}
      />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {next && (
          <ActionButton small tone="primary" to={next.to}>
            {translate('task.goOn')}
          </ActionButton>
        )}
        {more.map(({ key, title }) => (
          <ActionButton key={key} small onClick={() => onMore(key)}>
            {translate('desk.writeMore', { verb: title })}
          </ActionButton>
        ))}
      </Box>
    </Box>
  )
}

/**
 * Replaces the editor after sending: shows the published text and the next step, and links to another text or message. It
 * takes the focus from the editor, and scrolls into view.
 */
export default withPageTexts('desk', Content)
