import { useTranslate } from 'ra-core'
import { type ReactNode, useContext } from 'react'
import { failureWords, isWorthRetrying } from '../../../api/failure.ts'
import { ActionButton } from '../Buttons.tsx'
import { SharedRetryContext } from '../forms/sharedRetry.ts'
import { Notice } from './States.tsx'

interface Props {
  error: unknown
  onRetry: () => void
  /** Further actions besides trying again. */
  children?: ReactNode
}

/** Shows why something could not be loaded, with a button to try again if this may help. */
export function Failed({ error, onRetry, children }: Props) {
  const translate = useTranslate()
  const isShared = useContext(SharedRetryContext)
  return (
    <Notice
      kind="error"
      words={failureWords(error, translate)}
      action={
        <>
          {isWorthRetrying(error) && !isShared && (
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
