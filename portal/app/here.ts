import { useLocation } from 'react-router-dom'

/** Returns the path and query of this page. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
