import { actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/entity'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { holds } from './access.ts'
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
  const { permissions } = useMe()
  const { run } = useActions()
  const [importing, setImporting] = useState(false)
  const [format, setFormat] = useState<ExportFormat>()
  const title = translate(`entities.${entity.name}.name`)
  const mine = actionsOf(entity, 'list').filter(id => holds(permissions, actions[id].permission))
  return (
    <>
      {mine.map(id => (
        <ActionButton key={id} onClick={() => run({ id, record: {}, object: title, resource: entity.name })}>
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      ))}
      {entity.operations.import && holds(permissions, entity.permissions.import) && (
        <ActionButton onClick={() => setImporting(true)}>{translate('entity.import.verb')}</ActionButton>
      )}
      {entity.operations.export && holds(permissions, entity.permissions.export) && (
        <ChoiceMenu
          label={translate('ra.action.export')}
          words
          choices={formats.map(one => ({
            key: one,
            label: translate(`entity.export.${one}`),
            onChoose: () => setFormat(one)
          }))}
        />
      )}
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
