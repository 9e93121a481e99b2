import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { failureWords, isForbidden, isWorthRetrying } from '../../api/failure.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { useFiltered } from './RecordList.tsx'

const Elsewhere = lazyPart(() => import('./Elsewhere.tsx'))

/**
 * Shows the state of a list in place of its records: loading, an error, or an empty list.
 * @param invite a hint that is shown while there are no records at all
 * @param isComing true while records that have arrived are not rendered yet: the list still counts as loading
 */
export function ListNotice({ invite, isComing = false }: { invite?: ReactNode; isComing?: boolean }) {
  const translate = useTranslate()
  const resourceLabel = useGetResourceLabel()
  const { resource, isPending, error: failure, refetch } = useListContext()
  const { isFiltered, clear } = useFiltered()
  if (isForbidden(failure)) {
    const name = resourceLabel(resource)
    return (
      <Notice
        kind="error"
        words={translate('board.forbidden', { name })}
        hint={translate('board.forbiddenHint')}
      />
    )
  }
  if (failure) {
    return (
      <Notice
        kind="error"
        words={translate('board.failed')}
        hint={failureWords(failure, translate)}
        action={
          isWorthRetrying(failure) && (
            <ActionButton small onClick={() => void refetch()}>
              {translate('board.retry')}
            </ActionButton>
          )
        }
      />
    )
  }
  if (isPending || isComing) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!isFiltered) {
    return (
      <Notice
        kind="empty"
        words={translate('board.empty')}
        hint={translate('board.emptyHint')}
        action={invite}
      />
    )
  }
  return (
    <Notice
      kind="empty"
      words={translate('board.nothingFound')}
      hint={
        <>
          {translate('board.nothingFoundHint')}
          <Suspense>{resource === 'user' && <Elsewhere />}</Suspense>
        </>
      }
      action={<ActionButton onClick={clear}>{translate('ra.action.remove_all_filters')}</ActionButton>}
    />
  )
}
