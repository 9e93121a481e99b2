import { type EntityEntry, entityEntries } from '@board/generated/entity-names'
import { type RaRecord, Resource, type ResourceProps, type TranslateFunction } from 'ra-core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { boards, type ConsoleBoard } from '../base/boards.ts'
import type { Face } from '../base/face.ts'
import type { PageName } from '../derive/overrides.ts'
import { Allowed } from '../layout/guard/Allowed.tsx'
import type { Definitions, ResourceFacts } from '../layout/resourceFacts.ts'
import { type Action, accessToBoard, accessToEntity, mayAccess } from '../session/access.ts'
import { iconNamed } from '../widgets/icons/icons.tsx'
import { NotFound } from '../widgets/parts/notices/NotFound.tsx'
import { BoardPage, EntityPage } from './lazy.ts'
import { overrides } from './overrides.ts'

/** One `<Resource>` of the console. */
export interface ResourceRow extends ResourceProps {
  readonly options: ResourceFacts
}

/**
 * Shows a page of a resource to people who have the permission of its action; its route has no further
 * segments.
 */
function ResourcePage({ face, name, action, children }: Asked & { children: ReactNode }) {
  const { '*': rest } = useParams()
  if (rest) return <NotFound />
  return <Allowed to={reader => mayAccess(face, reader, { resource: name, action })}>{children}</Allowed>
}

interface Asked {
  face: Face
  name: string
  action: Action
}

function boardResource(board: ConsoleBoard): ResourceRow {
  const { name, face, icon, row, detail } = board
  const page = (action: 'list' | 'show') => (
    <ResourcePage key={action} face={face} name={name} action={action}>
      <BoardPage board={board} page={action} />
    </ResourcePage>
  )
  return {
    name,
    icon: iconNamed(icon),
    recordRepresentation: row.title,
    options: { kind: 'board', face, label: `board.names.${name}`, permissions: accessToBoard(board) },
    list: page('list'),
    ...(detail && { show: page('show') })
  }
}

/**
 * Returns a function that names records of an entity by their naming field. An enum is shown by its label, and a choice
 * has a label of its own.
 */
function entityRecordName({ name, label }: EntityEntry, translate: TranslateFunction) {
  const naming = overrides.names?.[name]
  return (record: RaRecord): string => {
    const own = typeof naming === 'function' ? naming(record, translate) : undefined
    if (own !== undefined) return own
    const field = typeof naming === 'string' && record[naming] != null ? naming : label
    const value = record[field] ?? record.label ?? record.id
    return translate(`entities.${name}.enums.${field}.${value}`, { _: String(value) })
  }
}

function entityResource(entry: EntityEntry, translate: TranslateFunction): ResourceRow {
  const { name, icon, operations } = entry
  const page = (action: PageName) => (
    <ResourcePage key={action} face="admin" name={name} action={action}>
      <EntityPage name={name} page={action} />
    </ResourcePage>
  )
  return {
    name,
    icon: iconNamed(icon),
    recordRepresentation: entityRecordName(entry, translate),
    options: {
      kind: 'entity',
      face: 'admin',
      label: `entities.${name}.name`,
      permissions: accessToEntity(entry)
    },
    list: page('list'),
    show: page('show'),
    ...(operations.includes('create') && { create: page('create') }),
    ...(operations.includes('update') && { edit: page('edit') })
  }
}

/** Returns the resources of a face: its boards and, for the administration, every entity. */
export function resourcesOf(face: Face, translate: TranslateFunction): ResourceRow[] {
  return [
    ...boards.filter(board => board.face === face).map(boardResource),
    ...(face === 'admin' ? entityEntries.map(entry => entityResource(entry, translate)) : [])
  ]
}

/** Returns the definitions that react-admin makes from resources. */
export const definitionsOf = (resources: readonly ResourceRow[]): Definitions =>
  Object.fromEntries(
    resources.map(resource => {
      const { options } = resource
      return [resource.name, { ...Resource.registerResource(resource), options }]
    })
  )
