import { useLocation } from 'react-router-dom'

/** The address of this page inside the site. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
