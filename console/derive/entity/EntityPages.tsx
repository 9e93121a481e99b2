import type { Entity } from '@board/schemas/entity'
import { ResourceContextProvider } from 'ra-core'
import { Route, Routes, useParams } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { entityNamed } from '../../entities.ts'
import { overrides, type PageName } from '../../overrides.ts'
import { Forbidden } from '../../pages/Forbidden.tsx'
import { NotFound } from '../../pages/NotFound.tsx'
import { holds } from './access.ts'
import { EntityCreate, EntityEdit } from './EntityEdit.tsx'
import { EntityList } from './EntityList.tsx'
import { EntityShow } from './EntityShow.tsx'

/** The permission that each page asks for. */
const permissionOf = { list: 'page', create: 'save', edit: 'update', show: 'info' } as const

/** One page of a resource, unless it is overridden or not for this person. */
function Page({ entity, page }: { entity: Entity; page: PageName }) {
  const { permissions } = useMe()
  const { id } = useParams()
  const Own = overrides.pages[`${entity.name}.${page}`]
  if (!holds(permissions, entity.permissions[permissionOf[page]])) return <Forbidden />
  if (Own) return <Own resource={entity.name} id={id} />
  if (page === 'list') return <EntityList entity={entity} />
  if (page === 'create') return <EntityCreate entity={entity} />
  if (!/^\d{1,10}$/.test(id ?? '')) return <NotFound />
  const Derived = page === 'edit' ? EntityEdit : EntityShow
  return <Derived key={id} entity={entity} id={Number(id)} />
}

/** The pages of a schema-driven resource: list, new, form and record. */
export function EntityPages({ name }: { name: string }) {
  const entity = entityNamed(name)
  if (!entity) return <NotFound />
  const { operations } = entity
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        <Route index element={<Page entity={entity} page="list" />} />
        {operations.create && <Route path="create" element={<Page entity={entity} page="create" />} />}
        {operations.update && <Route path=":id" element={<Page entity={entity} page="edit" />} />}
        <Route path=":id/show" element={<Page entity={entity} page="show" />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ResourceContextProvider>
  )
}
