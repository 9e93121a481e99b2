import type { Entity } from '@board/schemas/entity'
import { type ShowControllerResult, useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { ActionButton, Failed, Notice } from '../../widgets/registry.tsx'
import { listAddress } from './addresses.ts'
import type { EntityRecord } from './types.ts'

/** The record is fetched when its page is opened, and not again while somebody reads or types. */
export const fresh = { staleTime: 0, retry: false, refetchOnWindowFocus: false, onError: () => {} }

interface Props {
  entity: Entity
  context: Pick<
    ShowControllerResult<EntityRecord>,
    'record' | 'error' | 'isFetching' | 'isPaused' | 'refetch'
  >
  /** True if the page stays when a later fetch fails, because something may have been typed there. */
  keeps?: boolean
  children: (record: EntityRecord) => ReactNode
}

/** Shows its children once the record is fetched; shows the error if it cannot be, and the way back to the list. */
export function FreshRecord({ entity, context, keeps = false, children }: Props) {
  const translate = useTranslate()
  const { record, error, isFetching, isPaused = false, refetch } = context
  const isThere = useRef(false)
  // a record that a list or a reference has left in the cache may be older, or have nothing but a name
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
