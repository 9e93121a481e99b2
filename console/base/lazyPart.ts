import { lazy } from 'react'

/**
 * Returns a component whose module is fetched at its first use. Without a connection, the place that it is shown in stays
 * in its loading state until the connection is back.
 */
export const lazyPart: typeof lazy = load => lazy(() => whenConnected(load))

/** Fetches a module. A failure while the device has no connection is followed by another attempt when it is back. */
export async function whenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    return whenConnected(load)
  }
}
