import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Tells whether scripts run. It is false on the server and during hydration, so that both render the same. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
