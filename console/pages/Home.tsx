import { useResourceDefinitions } from 'ra-core'
import { Navigate } from 'react-router-dom'
import { faceOf } from '../face.ts'
import { menuOf, pagesOf } from '../layout/menu.ts'
import { useNav } from '../layout/nav.ts'
import type { ResourceFacts } from '../resources.tsx'
import { Forbidden } from './Forbidden.tsx'
import { PageError } from './PageError.tsx'
import { PageLoading } from './PageLoading.tsx'

/** Redirects /g to the work table, and /admin to the first page of the reader's menu. */
export function Home() {
  const face = faceOf(window.location.pathname)
  const { data: nav, error } = useNav()
  const definitions = useResourceDefinitions<ResourceFacts>()
  if (face === 'g') return <Navigate to="/workTable" replace />
  if (!nav) return error ? <PageError /> : <PageLoading />
  const [first] = pagesOf(menuOf({ face, definitions }, nav, []))
  return first?.to === undefined ? <Forbidden /> : <Navigate to={first.to} replace />
}
