import { Navigate } from 'react-router-dom'
import { faceOf } from '../face.ts'
import { menuOf, pagesOf } from '../layout/menu.ts'
import { useNav } from '../layout/nav.ts'
import { Forbidden } from './Forbidden.tsx'
import { PageError } from './PageError.tsx'
import { PageLoading } from './PageLoading.tsx'

/** /g leads to the work table, /admin to the first page of the reader's menu. */
export function Home() {
  const face = faceOf(window.location.pathname)
  const { data: nav, error } = useNav()
  if (face === 'g') return <Navigate to="/workTable" replace />
  if (!nav) return error ? <PageError /> : <PageLoading />
  const [first] = pagesOf(menuOf(face, nav, []))
  return first?.to === undefined ? <Forbidden /> : <Navigate to={first.to} replace />
}
