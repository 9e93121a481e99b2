import type { EntityRules } from '../../rules.ts'

/**
 * The use of storage. Its view names the owner of the files, and reads the limits from the parameters. Decision 0109. Files of
 * staff count for the site alone, so that the accounts are those of citizens and companies.
 */
export const storageUseRules: EntityRules = {
  table: 'storage_use_named',
  scope: { nobody: { kind: 'account' } }
}
