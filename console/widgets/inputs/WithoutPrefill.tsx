import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

/** The parameter of an address from which react-admin fills forms. */
const prefill = 'source'

/**
 * Shows a form that an address never fills. Otherwise a value that is not visible, such as a password, could be sent
 * unnoticed.
 */
export function WithoutPrefill({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  if (!params.has(prefill)) return children
  const rest = new URLSearchParams(params)
  rest.delete(prefill)
  return <Navigate to={{ search: rest.toString() }} replace />
}
