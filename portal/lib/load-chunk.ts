const asked = new Map<string, Promise<unknown>>()

/** The milliseconds after which a script or style counts as failed. Specification 8, 9. */
const loadTimeout = 120_000

/**
 * Loads a lazy part of the app with its files: the styles before it is shown, the scripts all at the same time. Vite
 * calls it for each `import()` (`vite.config.ts`) instead of its own function, which is three times as large.
 * @param files addresses relative to the site, such as `assets/dialog-….css`
 */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script took longer than two minutes')), loadTimeout)
    Promise.all(files.map(file => fetchOnce(`/${file}`)))
      .then(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function fetchOnce(address: string): Promise<unknown> | undefined {
  const isStyle = address.endsWith('.css')
  // the styles of the first page stand in the page, and a disabled link names each of their files
  if (!asked.has(address) && !document.querySelector(`link[href="${address}"]`)) {
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = address
    const loaded = new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        // the next import tries again
        asked.delete(address)
        link.remove()
        reject(new Error(`${address} could not be loaded`))
      }
    })
    // if a script fails, its import reports it
    if (!isStyle) loaded.catch(() => undefined)
    asked.set(address, loaded)
    document.head.append(link)
  }
  // the import itself waits for a script
  return isStyle ? asked.get(address) : undefined
}
