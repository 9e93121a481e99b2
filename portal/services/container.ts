import { type Container, containerOf } from '@board/schemas/facts/source'
import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

/**
 * Returns the program that embeds this page; undefined in a browser. A proxy may have cached the page for a browser, so
 * once scripts run the reader’s own user agent decides.
 */
export function useContainer(): Container | undefined {
  const [container, setContainer] = useState(useServices().container)
  useEffect(() => setContainer(containerOf(navigator.userAgent)), [])
  return container
}

/**
 * Tells whether the container itself draws the header, the footer and the button for a new message. WeChat only draws a
 * title.
 */
export const drawsChrome = (container: Container | undefined): boolean =>
  container === 'app' || container === 'miniProgram'

/** The interface that a page uses to send messages to the app around it. Specification 1, 9; domain 6. */
interface Bridge {
  postMessage(message: string): void
}

/** Returns the bridge to the app around the page; undefined if there is none. */
export function bridgeHere(): Bridge | undefined {
  const { NativeBridge } = globalThis as { NativeBridge?: Bridge }
  return typeof NativeBridge?.postMessage === 'function' ? NativeBridge : undefined
}

/** Tells whether the page can ask an app for its user. */
export const canAskApp = (): boolean =>
  drawsChrome(containerOf(navigator.userAgent)) && bridgeHere() !== undefined

/** Sends a message to the app around the page; does nothing without an app. */
export const tellContainer = (message: object): void => bridgeHere()?.postMessage(JSON.stringify(message))
