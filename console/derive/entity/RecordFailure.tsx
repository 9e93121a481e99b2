import type { Entity } from '@board/schemas/entity'
import { useTranslate } from 'ra-core'
import { ActionButton, Failed } from '../../widgets/registry.tsx'
import { listAddress } from './addresses.ts'

interface Props {
  entity: Entity
  error: Error
  refetch: () => unknown
}

/** Says why a record could not be fetched, and leads to another try or back to its list. */
export function RecordFailure({ entity, error, refetch }: Props) {
  const translate = useTranslate()
  return (
    <Failed error={error} onRetry={() => void refetch()}>
      <ActionButton small tone="quiet" to={listAddress(entity.name)}>
        {translate('ra.action.back')}
      </ActionButton>
    </Failed>
  )
}
