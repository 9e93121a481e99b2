import { permissions } from '@board/generated/permissions'

const isParticipation = (permission: string) => permission.startsWith('act:task:')

/**
 * The permissions for the actor's own tasks in processes. They are not administration. Accounts of institutions, which
 * have no roles, hold all of them. Decision 0018.
 */
export const participation: readonly string[] = permissions.filter(isParticipation)

/** Tells whether a permission makes its holder an administrator. Domain 1. */
export const isAdministration = (permission: string): boolean =>
  /^(sys|act):/.test(permission) && !isParticipation(permission)
