import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Tells whether the person has just registered. The address says it once: after a reload, or after the next act, it is no
 * longer news.
 */
export function useRegistered(): { isNew: boolean; forget: () => void } {
  const [address, setAddress] = useSearchParams()
  const isNamed = address.has('registered')
  const [isNew, setNew] = useState(isNamed)
  useEffect(() => {
    if (!isNamed) return
    setNew(true)
    setAddress(
      now => {
        now.delete('registered')
        return now
      },
      { replace: true, preventScrollReset: true }
    )
  }, [isNamed, setAddress])
  return { isNew, forget: () => setNew(false) }
}
