import { type Container, containerOf } from '@board/schemas/source'
import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

/**
 * Returns the program that shows this page inside itself; undefined in a browser. A proxy may have given it the page of
 * a browser: so the reader's own user agent decides as soon as scripts run.
 */
export function useContainer(): Container | undefined {
  const [container, setContainer] = useState(useServices().container)
  useEffect(() => setContainer(containerOf(navigator.userAgent)), [])
  return container
}

/** Tells whether the container draws header, footer and the button for a new message itself. WeChat draws a title alone. */
export const drawsChrome = (container: Container | undefined): boolean =>
  container === 'app' || container === 'miniProgram'

/** The way from a page to the app around it. Specification 1, 9; domain 6. */
interface Bridge {
  postMessage(message: string): void
}

/** Returns the bridge to the app around the page; undefined where there is none. */
export function bridgeHere(): Bridge | undefined {
  const { NativeBridge } = globalThis as { NativeBridge?: Bridge }
  return typeof NativeBridge?.postMessage === 'function' ? NativeBridge : undefined
}

/** Tells whether there is an app to be asked who its user is. */
export const canAskApp = (): boolean =>
  drawsChrome(containerOf(navigator.userAgent)) && bridgeHere() !== undefined

/** Sends a message to the app around the page; does nothing where there is none. */
export const tellContainer = (message: object): void => bridgeHere()?.postMessage(JSON.stringify(message))
