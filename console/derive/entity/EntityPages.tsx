import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { entityNamed } from '../../base/entities.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { RecordSchemasContext, rowSchemaOf } from '../../fields/recordSchemas.ts'
import { MissingRecord, NotFound } from '../../widgets/parts/notices/NotFound.tsx'
import { ActionButton } from '../../widgets/registry.tsx'
import { OwnPage } from '../OwnPage.tsx'
import { type PageName, readOverrides } from '../overrides.ts'
import { ReferenceValue } from '../record/ReferenceValue.tsx'
import { ReferencePartContext } from '../record/ValueField.tsx'
import { EntityList } from './EntityList.tsx'
import { readRecordId } from './useRecordId.ts'

/** Often only the list is read. The parts for a single record are loaded when one is opened. */
const EntityShow = lazyPart(() =>
  import('./EntityShow.tsx').then(({ EntityShow }) => ({ default: EntityShow }))
)
const EntityEdit = lazyPart(() =>
  import('./edit/EntityEdit.tsx').then(({ EntityEdit }) => ({ default: EntityEdit }))
)
const EntityCreate = lazyPart(() =>
  import('./edit/EntityEdit.tsx').then(({ EntityCreate }) => ({ default: EntityCreate }))
)

const schemaOf = (resource: string) => entityNamed(resource)?.schema ?? rowSchemaOf(resource)

interface Props {
  name: string
  page: PageName
}

/**
 * Shows one page of a schema-driven resource, unless it is overridden. Its components have access to the
 * schemas of all entities.
 */
export function EntityPage({ name, page }: Props) {
  const Own = readOverrides().pages[`${name}.${page}`]
  return (
    <RecordSchemasContext value={schemaOf}>
      <ReferencePartContext value={ReferenceValue}>
        {Own ? <OwnPage name={name} Own={Own} /> : <DerivedPage name={name} page={page} />}
      </ReferencePartContext>
    </RecordSchemasContext>
  )
}

function DerivedPage({ name, page }: Props) {
  const { id } = useParams()
  const entity = entityNamed(name)
  if (!entity) return <NotFound />
  if (page === 'list') return <EntityList entity={entity} />
  if (page === 'create') return <EntityCreate entity={entity} />
  const number = readRecordId(id ?? null)
  if (number === undefined) return <MissingRecord back={<ToList name={name} />} />
  const Derived = page === 'edit' ? EntityEdit : EntityShow
  return <Derived key={id} entity={entity} id={number} />
}

/** Links to the list of an entity. */
function ToList({ name }: Pick<Props, 'name'>) {
  const translate = useTranslate()
  return <ActionButton to={`/${name}`}>{translate(`entities.${name}.name`)}</ActionButton>
}
