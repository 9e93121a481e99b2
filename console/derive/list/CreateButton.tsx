import { CanAccess, useResourceContext } from 'ra-core'
import { ActionButton } from '../../widgets/registry.tsx'
import { useNewTitle } from '../labels.ts'

/** Links to the form for a new record of the resource around it, for people who may make one. */
export function CreateButton({ to }: { to: string }) {
  const newTitle = useNewTitle()
  const resource = useResourceContext() ?? ''
  return (
    <CanAccess action="create" error={null}>
      <ActionButton tone="primary" to={to}>
        {newTitle(resource)}
      </ActionButton>
    </CanAccess>
  )
}
