interface Bridge {
  postMessage(message: string): void
}

/** Sends a message to the app around the page; does nothing where there is none. */
export function tellContainer(message: { needLogin: boolean }): void {
  const { NativeBridge } = globalThis as { NativeBridge?: Bridge }
  NativeBridge?.postMessage(JSON.stringify(message))
}
