import { Navigate } from 'react-router-dom'
import { useMe } from '../auth/useMe.ts'
import { boardsOf } from '../boards.ts'
import { faceOf } from '../face.ts'
import { NotFound } from './NotFound.tsx'

/** /g leads to the work table, /admin to the first board that one may see. */
export function Home() {
  const me = useMe()
  if (faceOf(window.location.pathname) === 'g') return <Navigate to="/workTable" replace />
  const first = boardsOf('admin', me)[0]
  return first ? <Navigate to={`/${first.name}`} replace /> : <NotFound />
}
