import { CanAccess, useTranslate } from 'ra-core'
import { ActionButton } from '../../widgets/registry.tsx'

/** Links to the form for a new record of the resource around it, for people who may make one. */
export function CreateButton({ to }: { to: string }) {
  const translate = useTranslate()
  return (
    <CanAccess action="create" error={null}>
      <ActionButton tone="primary" to={to}>
        {translate('ra.action.create')}
      </ActionButton>
    </CanAccess>
  )
}
