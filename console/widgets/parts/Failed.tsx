import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { failureWords, isWorthRetrying } from '../../api/failure.ts'
import { ActionButton } from './Buttons.tsx'
import { FailureGroupContext } from './FailureGroup.ts'
import { Notice } from './States.tsx'

interface Props {
  error: unknown
  onRetry: () => void
  /** Further actions besides trying again. */
  children?: ReactNode
}

/**
 * Shows why something could not be loaded, with a button to try again if this may help. While several parts of a page
 * have failed, the page shows both once for all of them.
 */
export function Failed({ error, onRetry, children }: Props) {
  const translate = useTranslate()
  const group = useContext(FailureGroupContext)
  const add = group?.add
  const retry = useRef(onRetry)
  retry.current = onRetry
  const isRetried = isWorthRetrying(error)
  useEffect(
    () => (isRetried ? add?.({ error, retry: () => retry.current() }) : undefined),
    [add, error, isRetried]
  )
  if (isRetried && group?.isShared)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('failure.here')}</Typography>
  return (
    <Notice
      kind="error"
      words={failureWords(error, translate)}
      action={
        <>
          {isRetried && (
            <ActionButton small onClick={onRetry}>
              {translate('board.retry')}
            </ActionButton>
          )}
          {children}
        </>
      }
    />
  )
}
