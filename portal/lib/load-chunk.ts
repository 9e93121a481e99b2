const asked = new Map<string, Promise<unknown>>()

/** Milliseconds after which a script or style that has not come is an error. Specification 8, 9. */
const patience = 120_000

/**
 * Loads a part of the app that is needed later, with the files that it needs: its styles before it is shown, its scripts
 * all at once. Vite calls it for each `import()` (`vite.config.ts`), instead of a function of its own thrice the size.
 * @param files addresses relative to the site, such as `assets/dialog-….css`
 */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script took longer than two minutes')), patience)
    Promise.all(files.map(file => fetchOnce(`/${file}`)))
      .then(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function fetchOnce(address: string): Promise<unknown> | undefined {
  const isStyle = address.endsWith('.css')
  // the page's own styles stand inside it, and a disabled link names each
  if (!asked.has(address) && !document.querySelector(`link[href="${address}"]`)) {
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = address
    const loaded = new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        // the next who asks tries again
        asked.delete(address)
        link.remove()
        reject(new Error(`${address} could not be loaded`))
      }
    })
    // a script's failure is reported by its import
    if (!isStyle) loaded.catch(() => undefined)
    asked.set(address, loaded)
    document.head.append(link)
  }
  // a script is waited for by the import itself
  return isStyle ? asked.get(address) : undefined
}
