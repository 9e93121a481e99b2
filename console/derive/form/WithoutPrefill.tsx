import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

/** The part of an address that react-admin's forms are filled with. */
const prefill = 'source'

/**
 * Shows a form that an address never fills: a value that is filled in and not seen, such as a password, would be
 * sent unnoticed.
 */
export function WithoutPrefill({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  if (!params.has(prefill)) return children
  const rest = new URLSearchParams(params)
  rest.delete(prefill)
  return <Navigate to={{ search: rest.toString() }} replace />
}
