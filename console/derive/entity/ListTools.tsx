import type { Entity } from '@board/schemas/vocabulary/entity'
import { CanAccess, useGetResourceLabel, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/lazyPart.ts'
import { ActionButton } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { ListExport } from '../list/ListExport.tsx'
import { actionsOf } from './actions.ts'

const ImportDialog = lazyPart(() =>
  import('./import/ImportDialog.tsx').then(module => ({ default: module.ImportDialog }))
)

interface Props {
  entity: Entity
  /** The visible columns. An exported file has the same columns. */
  columns: readonly string[]
}

/** Shows the tools of a whole list: its own actions, import and export. */
export function ListTools({ entity, columns }: Props) {
  const translate = useTranslate()
  const { run } = useActions()
  const [importing, setImporting] = useState(false)
  const title = useGetResourceLabel()(entity.name)
  return (
    <>
      {actionsOf(entity, 'list').map(id => (
        <CanAccess key={id} action={id} error={null}>
          <ActionButton onClick={() => run({ id, record: {}, object: title, resource: entity.name })}>
            {translate(`actions.${id}.verb`)}
          </ActionButton>
        </CanAccess>
      ))}
      <CanAccess action="import" error={null}>
        <ActionButton onClick={() => setImporting(true)}>{translate('entity.import.verb')}</ActionButton>
      </CanAccess>
      <CanAccess action="export" error={null}>
        <ListExport columns={columns} />
      </CanAccess>
      <Suspense>{importing && <ImportDialog entity={entity} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
