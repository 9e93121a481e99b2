import { keeps } from '@board/client/storage/keeps'
import { localStore } from '@board/client/storage/storage'
import { useEffect, useState } from 'react'

/** Tells whether this browser keeps drafts. The server assumes that it does. */
export function useKeeps(): boolean {
  const [isKeeping, setKeeping] = useState(true)
  useEffect(() => setKeeping(keeps(localStore)), [])
  return isKeeping
}
