import type { Entity } from '@board/schemas/entity'
import { useGetOne, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ActionButton, Failed, Notice } from '../../widgets/registry.tsx'
import { listAddress } from './addresses.ts'
import type { EntityRecord } from './types.ts'

interface Props {
  entity: Entity
  id: number
  children: (record: EntityRecord) => ReactNode
}

/** Fetches a record as it is now; a form is never filled with an older one. */
export function RecordLoader({ entity, id, children }: Props) {
  const translate = useTranslate()
  const { data, error, isPending, isFetchedAfterMount, refetch } = useGetOne<EntityRecord>(
    entity.name,
    { id },
    { retry: false, refetchOnWindowFocus: false, staleTime: 0 }
  )
  if (error) {
    return (
      <Failed error={error} onRetry={() => void refetch()}>
        <ActionButton small tone="quiet" to={listAddress(entity.name)}>
          {translate('ra.action.back')}
        </ActionButton>
      </Failed>
    )
  }
  if (isPending || !isFetchedAfterMount || !data)
    return <Notice kind="loading" words={translate('ra.page.loading')} />
  return children(data)
}
