import { Navigate } from 'react-router-dom'
import { faceOf } from '../base/face.ts'
import { NoPage } from '../layout/guard/NoPage.tsx'
import { useHome } from '../layout/useHome.ts'
import { PageError } from '../widgets/parts/notices/PageError.tsx'
import { PageLoading } from './PageLoading.tsx'

/** Redirects /g to the work table, and /admin to its overview or to the first page of the reader's menu. */
export function Home() {
  const { home, isPending, error } = useHome(faceOf(window.location.pathname))
  if (isPending) return error ? <PageError /> : <PageLoading />
  return home === undefined ? <NoPage /> : <Navigate to={home} replace />
}
