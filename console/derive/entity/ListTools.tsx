import type { Entity } from '@board/schemas/entity'
import { CanAccess, useGetResourceLabel, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { actionsOf } from './actions.ts'

const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then(module => ({ default: module.ImportDialog }))
)
const ExportDialog = lazy(() =>
  import('./ExportDialog.tsx').then(module => ({ default: module.ExportDialog }))
)

/** File formats of an export. */
const formats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof formats)[number]

interface Props {
  entity: Entity
  /** The visible columns: the file has the same. */
  columns: readonly string[]
}

/** Shows the tools of a whole list: its own actions, import and export. */
export function ListTools({ entity, columns }: Props) {
  const translate = useTranslate()
  const { run } = useActions()
  const [importing, setImporting] = useState(false)
  const [format, setFormat] = useState<ExportFormat>()
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
        <ChoiceMenu
          label={translate('ra.action.export')}
          words
          choices={formats.map(one => ({
            key: one,
            label: translate(`entity.export.${one}`),
            onChoose: () => setFormat(one)
          }))}
        />
      </CanAccess>
      <Suspense>
        {importing && <ImportDialog entity={entity} onClose={() => setImporting(false)} />}
        {format && (
          <ExportDialog
            entity={entity}
            columns={columns}
            format={format}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
