import { useCanAccess, useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { failureWords, isForbidden, isWorthRetrying } from '../../api/failure.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { listAddress } from '../entity/addresses.ts'
import { useFiltered } from './RecordList.tsx'

/**
 * Shows the state of a list in place of its records: loading, an error, or an empty list.
 * @param invite a hint that is shown while there are no records at all
 */
export function ListNotice({ invite }: { invite?: ReactNode }) {
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
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
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
      hint={<Hint />}
      action={<ActionButton onClick={clear}>{translate('ra.action.remove_all_filters')}</ActionButton>}
    />
  )
}

/** The list in which other records of the same kind are, and the filter that both lists have. */
const others: Readonly<Record<string, { resource: string; filter: string }>> = {
  user: { resource: 'institutionAccount', filter: 'username' }
}

/** Says what to try, and in which other list the record can be, with a link for those who may open it. */
function Hint() {
  const translate = useTranslate()
  const { resource, filterValues } = useListContext()
  const { resource: other = '', filter = '' } = others[resource] ?? {}
  const labelOf = useGetResourceLabel()
  const { canAccess } = useCanAccess({ resource: other, action: 'list' })
  if (!other) return translate('board.nothingFoundHint')
  const wanted: unknown = filterValues[filter]
  const query = typeof wanted === 'string' ? `?${new URLSearchParams({ [filter]: wanted })}` : ''
  return (
    <>
      <p>{translate('board.nothingFoundHint')}</p>
      <p>{translate(`board.elsewhere.${resource}`)}</p>
      {canAccess && (
        <ActionButton small tone="quiet" to={`${listAddress(other)}${query}`}>
          {labelOf(other)}
        </ActionButton>
      )}
    </>
  )
}
