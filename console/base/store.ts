import type { KeptStorage } from '@board/client/storage/storage'
import type { Store } from 'ra-core'

/** Keys of react-admin's store that hold a preference; the others hold data: filters, ticked rows. */
const isPreference = (key: string) =>
  /^(theme|keys$|menu\.|desk\.)|\.(datatable(_columnRanks|_columnWidths)?|savedQueries)$/.test(key)

/** The key of the account to which the content of the store belongs. */
const accountKey = 'account'

const keptKey = (account: string) => `console.preferences.${account}`

type PreferenceStorage = Pick<KeptStorage, 'getItem' | 'setItem'>

function read(storage: PreferenceStorage, account: string): Record<string, unknown> {
  try {
    return JSON.parse(storage.getItem(keptKey(account)) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

export interface AccountStore extends Store {
  /** Restores the preferences of the person who has signed in, and drops the content of another person. */
  openAccount(account: string): void
}

/**
 * Creates react-admin's store. Signing out empties it, but keeps the preferences of the person: their columns, their
 * saved filters, their menu. They are restored when the same person signs in again.
 */
export function accountStore(base: Store, storage: PreferenceStorage): AccountStore {
  function reset() {
    const account = base.getItem<string>(accountKey)
    if (account !== undefined) {
      const kept = Object.entries(base.listItems?.() ?? {}).filter(([key]) => isPreference(key))
      storage.setItem(keptKey(account), JSON.stringify(Object.fromEntries(kept)))
    }
    base.reset()
  }
  return {
    ...base,
    reset,
    openAccount(account) {
      if (base.getItem(accountKey) === account) return
      reset()
      base.setItem(accountKey, account)
      for (const [key, value] of Object.entries(read(storage, account))) base.setItem(key, value)
    }
  }
}
