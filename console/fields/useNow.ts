import { useEffect, useState } from 'react'
import { useSite } from '../api/site.ts'

const minute = 60_000
const deviceNow = () => Math.floor(Date.now() / 1000)

/** Returns the present time of the server's clock, in seconds. It changes every minute. */
export function useNow(): number {
  const offset = useSite()?.clockOffset ?? 0
  const [now, setNow] = useState(deviceNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), minute)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
