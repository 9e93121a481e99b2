/**
 * The storages of the browser. This is the only file that touches `localStorage` and `sessionStorage`: a web view may have
 * none, a private window may forbid them, and a full one refuses a value. Nothing here throws. A value that the browser
 * does not keep is kept in memory until the page is left. Decision 0145.
 */

/** The part of a storage that pages use. `setItem` tells whether the browser keeps the value beyond this page. */
export interface KeptStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
  clear(): void
  keys(): string[]
}

type Method = 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'valueOf'

function keptStorage(name: 'localStorage' | 'sessionStorage'): KeptStorage {
  /** Values that the browser has refused; they are newer than those that it has under the same keys. */
  const memory = new Map<string, string>()

  /** Calls a method of the browser's storage; null if there is none, or if it refuses. The access itself may throw. */
  function call(method: Method, ...given: string[]): unknown {
    try {
      const surroundings = globalThis as unknown as Record<
        string,
        Record<Method, (...given: string[]) => unknown>
      >
      return surroundings[name]?.[method](...given)
    } catch {
      return null
    }
  }
  return {
    getItem: key => memory.get(key) ?? (call('getItem', key) as string | undefined) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      call('setItem', key, value)
      return call('getItem', key) === value && memory.delete(key)
    },
    removeItem(key) {
      memory.delete(key)
      call('removeItem', key)
    },
    clear() {
      memory.clear()
      call('clear')
    },
    // the entries of a storage are its properties
    keys: () => [...new Set([...Object.keys(call('valueOf') ?? {}), ...memory.keys()])]
  }
}

/** The storage that all tabs share. */
export const localStore: KeptStorage = keptStorage('localStorage')

/** The storage of this tab. */
export const tabStore: KeptStorage = keptStorage('sessionStorage')
