import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSimilarAnswered } from './useSimilarAnswered.ts'

/** Becomes true when the browser has drawn the page and has nothing else to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return setIdle(true)
    const wait = requestIdleCallback(() => setIdle(true), { timeout: 2000 })
    return () => cancelIdleCallback(wait)
  }, [])
  return isIdle
}

interface Props {
  tid: number
  isOpen: boolean
  onToggle: () => void
}

/**
 * Opens the similar messages of a message. Their number is requested after the message is shown, and the button has room for
 * it from the beginning.
 */
export function SimilarButton({ tid, isOpen, onToggle }: Props) {
  const translate = useTranslate()
  const { data = [] } = useSimilarAnswered(tid, useIsIdle())
  const answered = data.filter(({ content }) => content !== null).length
  return (
    <Button
      size="small"
      color="secondary"
      sx={{ minWidth: '8.5em', px: 1, justifyContent: 'flex-start' }}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {data.length === 0
        ? translate('task.similar')
        : translate('task.similarCount', { count: data.length, answered })}
    </Button>
  )
}
