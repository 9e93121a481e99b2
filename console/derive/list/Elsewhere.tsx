import { useCanAccess, useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { listAddress } from '../../base/entityAddresses.ts'
import { ActionButton } from '../../widgets/registry.tsx'

/** The list in which the accounts of institutions are, which administrators look for among the users. */
const other = 'institutionAccount'

/** Says in which other list an account can be, with a link for those who may open it. */
export default function Elsewhere() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { filterValues } = useListContext()
  const { canAccess } = useCanAccess({ resource: other, action: 'list' })
  const username: unknown = filterValues.username
  const query = typeof username === 'string' ? `?${new URLSearchParams({ username })}` : ''
  return (
    <>
      <p>{translate('board.elsewhere')}</p>
      {canAccess && (
        <ActionButton small tone="quiet" to={`${listAddress(other)}${query}`}>
          {labelOf(other)}
        </ActionButton>
      )}
    </>
  )
}
