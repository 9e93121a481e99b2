import { permissions } from '@board/generated/permissions'

const isParticipation = (permission: string) => permission.startsWith('act:task:')

/**
 * What doing one's tasks in processes takes. It administers nothing; institutions' accounts, which have no roles, hold all
 * of it. Decision 0018.
 */
export const participation: readonly string[] = permissions.filter(isParticipation)

/** Whether a permission is of those that make their holder an administrator. Domain 1. */
export const isAdministration = (permission: string): boolean =>
  /^(sys|act):/.test(permission) && !isParticipation(permission)
