import type { InstitutionActor } from '../../../server/platform/actor.ts'

/** Returns a member of a local institution that has no superior and none of the flags that permit more. */
export const memberOf = (group: { id: number; name: string; path: string }): InstitutionActor => ({
  kind: 'local',
  accountId: 1,
  displayName: '',
  mustChangePassword: false,
  permissions: new Set<string>(),
  group: {
    id: group.id,
    name: group.name,
    path: group.path,
    parentId: null,
    organization: 1,
    allowCollect: false,
    allowDelivery: false,
    allowHandleDelivery: false,
    allowNoAlert: false,
    replyApproval: false
  }
})
