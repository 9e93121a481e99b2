import type { KeptStorage } from '@board/client/storage/storage'
import type { Store } from 'ra-core'

const prefix = 'RaStoreconsole.'

function parse(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Creates react-admin's store over the guarded storage of the browser. react-admin's own `localStorageStore` fails while it
 * is imported in a browser that forbids the storage. The keys are those of react-admin. Decision 0145.
 */
export function keptStore(storage: KeptStorage): Store {
  const subscriptions = new Set<{ key: string; callback: (value: unknown) => void }>()
  const publish = (key: string, value: unknown) => {
    for (const one of [...subscriptions]) if (one.key === key) one.callback(value)
  }
  /** Shows a value that another tab has changed. */
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) publish(key.slice(prefix.length), parse(newValue) ?? undefined)
  }
  const keysWith = (start: string) =>
    storage
      .keys()
      .filter(key => key.startsWith(prefix + start))
      .map(key => key.slice(prefix.length))
  function remove(key: string) {
    storage.removeItem(prefix + key)
    publish(key, undefined)
  }
  return {
    setup: () => window.addEventListener('storage', onChange),
    teardown: () => window.removeEventListener('storage', onChange),
    getItem<T>(key: string, fallback?: T) {
      const text = storage.getItem(prefix + key)
      return text === null ? fallback : (parse(text) as T)
    },
    setItem(key, value) {
      if (value === undefined) return remove(key)
      storage.setItem(prefix + key, JSON.stringify(value))
      publish(key, value)
    },
    removeItem: remove,
    removeItems: start => keysWith(start).forEach(remove),
    reset: () => keysWith('').forEach(remove),
    subscribe(key, callback) {
      const one = { key, callback }
      subscriptions.add(one)
      return () => void subscriptions.delete(one)
    },
    listItems: (start = '') =>
      Object.fromEntries(keysWith(start).map(key => [key, parse(storage.getItem(prefix + key))]))
  }
}
