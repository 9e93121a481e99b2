import { useResourceContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { failureWords, isForbidden, isWorthRetrying } from '../../api/failure.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'

interface Props {
  isPending: boolean
  failure: unknown
  /** Whether filters may be why there is nothing. */
  filtered: boolean
  retry: () => void
  clear: () => void
  /** What to do where there is nothing yet. */
  invite?: ReactNode
}

/** What stands where a list's records would: still loading, what went wrong, or that there are none. */
export function ListNotice({ isPending, failure, filtered, retry, clear, invite }: Props) {
  const translate = useTranslate()
  const resource = useResourceContext()
  if (isForbidden(failure)) {
    const name = resource ? translate(`entities.${resource}.name`) : translate('board.thisList')
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
            <ActionButton small onClick={retry}>
              {translate('board.retry')}
            </ActionButton>
          )
        }
      />
    )
  }
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!filtered) {
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
      hint={translate('board.nothingFoundHint')}
      action={<ActionButton onClick={clear}>{translate('ra.action.remove_all_filters')}</ActionButton>}
    />
  )
}
