import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Tells whether scripts run: false on the server and while its page is taken over, so that both show the same. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
