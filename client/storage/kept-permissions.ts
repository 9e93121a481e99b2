import { localStore } from './storage.ts'

/** The key in local storage of the permissions of the session. Specification 3, 6. */
const place = 'permissions'

/** Stores the permissions of the session in the browser. The server checks them for each call all the same. */
export const keepPermissions = (permissions: readonly string[]): void =>
  void localStore.setItem(place, JSON.stringify(permissions))

/** Removes the permissions of a session that has ended. */
export const forgetPermissions = (): void => localStore.removeItem(place)
