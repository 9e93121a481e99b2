import { useTranslate } from 'ra-core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { ActionButton } from './Buttons.tsx'
import { type FailedPart, FailureGroupContext } from './FailureGroup.ts'
import { Notice } from './States.tsx'

/** Shows the parts of a page. If several of them have failed, one button above them tries all of them again. */
export function FailedTogether({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const [failed, setFailed] = useState<readonly FailedPart[]>([])
  const add = useCallback((part: FailedPart) => {
    setFailed(parts => [...parts, part])
    return () => setFailed(parts => parts.filter(one => one !== part))
  }, [])
  const isShared = failed.length > 1
  const group = useMemo(() => ({ isShared, add }), [isShared, add])
  const retryAll = () => {
    for (const { retry } of failed) retry()
  }
  return (
    <FailureGroupContext value={group}>
      {isShared && (
        <Notice
          kind="error"
          // parts that fail at once fail for one reason
          words={failureWords(failed[0]?.error, translate)}
          action={
            <ActionButton small onClick={retryAll}>
              {translate('board.retry')}
            </ActionButton>
          }
        />
      )}
      {children}
    </FailureGroupContext>
  )
}
