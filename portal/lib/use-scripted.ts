import { useEffect, useState } from 'react'

/** Tells whether scripts run: false on the server and in the first view, so that both show the same. */
export function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}
