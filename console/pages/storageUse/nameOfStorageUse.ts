import type { NameOf } from '../../derive/overrides.ts'

/** Names the use of the whole site, which has no owner with a name, by its kind. */
export const nameOfStorageUse: NameOf = ({ kind }, translate) =>
  kind === 'site' ? translate('entities.storageUse.enums.kind.site') : undefined
