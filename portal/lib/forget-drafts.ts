import { localStore } from '@board/client/storage/storage'

/** Deletes every draft of an account in this browser: nobody could sign in to delete those of a cancelled account. */
export function forgetDrafts(uid: number): void {
  for (const key of localStore.keys().filter(key => key.startsWith(`draft:${uid}:`)))
    localStore.removeItem(key)
}
