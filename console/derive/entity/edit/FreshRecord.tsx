import type { Entity } from '@board/schemas/vocabulary/entity'
import { type ShowControllerResult, useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { listAddress } from '../../../base/entityAddresses.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { ActionButton, Failed, Notice } from '../../../widgets/registry.tsx'

/** Query options of a record: it is fetched when its page is opened, and not again while somebody reads or types. */
export const fresh = { staleTime: 0, retry: false, refetchOnWindowFocus: false, onError: () => {} }

interface Props {
  entity: Entity
  context: Pick<
    ShowControllerResult<EntityRecord>,
    'record' | 'error' | 'isFetching' | 'isPaused' | 'refetch'
  >
  /** True if the page stays visible after a later fetch has failed, because something may have been typed in it. */
  keeps?: boolean
  children: (record: EntityRecord) => ReactNode
}

/** Shows its children when the record is fetched. If this fails, it shows the error and a link to the list. */
export function FreshRecord({ entity, context, keeps = false, children }: Props) {
  const translate = useTranslate()
  const { record, error, isFetching, isPaused = false, refetch } = context
  const isThere = useRef(false)
  // a record in the cache, from a list or a reference, may be outdated or have only a name
  if (record && !error && !isFetching && !isPaused) isThere.current = true
  if (isThere.current && record && (keeps || !error)) return children(record)
  if (error && !isFetching) {
    return (
      <Failed error={error} onRetry={() => void refetch()}>
        <ActionButton small tone="quiet" to={listAddress(entity.name)}>
          {translate('ra.action.back')}
        </ActionButton>
      </Failed>
    )
  }
  return <Notice kind="loading" words={translate('ra.page.loading')} />
}
