import { statSync } from 'node:fs'

/** The mask of new files: only the account that runs the site may read uploads, keys and the embedded database. */
export const privateFiles = 0o077

/** The superuser was about to write files that the account of the site could not read. The message names that account. */
class AccountRefused extends Error {
  override readonly name = 'AccountRefused'
}

/**
 * Refuses the superuser where the folders of the site belong to another account: that account could not read the new
 * files. Folders that do not exist are ignored.
 * @throws AccountRefused
 */
export function requireOwnFolders(folders: readonly string[], account = process.geteuid?.()): void {
  if (account !== 0) return
  for (const folder of folders) {
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
    if (owner !== 0)
      throw new AccountRefused(
        `${folder} belongs to the account number ${owner} (id -nu ${owner} says its name). Call this as that account, which could not read what root writes.`
      )
  }
}
