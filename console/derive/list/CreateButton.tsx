import { CanAccess, useResourceContext } from 'ra-core'
import { useNewTitle } from '../../fields/labels.ts'
import { ActionButton } from '../../widgets/registry.tsx'

/** Links to the form for a new record of the surrounding resource, for people who may create one. */
export function CreateButton({ to, tone = 'primary' }: { to: string; tone?: 'primary' | 'neutral' }) {
  const newTitle = useNewTitle()
  const resource = useResourceContext() ?? ''
  return (
    <CanAccess action="create" error={null}>
      <ActionButton tone={tone} to={to}>
        {newTitle(resource)}
      </ActionButton>
    </CanAccess>
  )
}
