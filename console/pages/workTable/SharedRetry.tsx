import { Box } from '@mui/material'
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { isWorthRetrying } from '../../api/failure.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { SharedRetryContext } from '../../widgets/parts/forms/sharedRetry.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'

/** Tells whether a query of the page has nothing to show because it failed. */
const hasFailed = ({ state }: Query): boolean =>
  state.status === 'error' && state.data === undefined && isWorthRetrying(state.error)

/** Offers one repetition for all parts of a page if several of them failed. */
export function SharedRetry({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const watch = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache]
  )
  const count = useSyncExternalStore(
    watch,
    () => cache.findAll({ type: 'active', predicate: hasFailed }).length
  )
  const isShared = count > 1
  return (
    <SharedRetryContext value={isShared}>
      {isShared && (
        <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
          <Notice
            kind="error"
            words={translate('workTable.severalFailed')}
            action={
              <ActionButton
                small
                onClick={() => void queries.refetchQueries({ type: 'active', predicate: hasFailed })}
              >
                {translate('workTable.retryAll')}
              </ActionButton>
            }
          />
        </Box>
      )}
      {children}
    </SharedRetryContext>
  )
}
