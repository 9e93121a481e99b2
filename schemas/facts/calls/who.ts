/**
 * The values of `x-who`: who may make a call, on whose records. `tests/contract/who.ts` has the answers of each to every
 * kind of caller; `docs/guide/access.md` shows the calls with them.
 */

interface Who {
  /** Values of `x-permission` with which it fits; `board`, `sys` and `act` begin permission strings. */
  readonly permissions: readonly string[]
  readonly meaning: string
}

export const who = {
  everybody: { permissions: ['public'], meaning: 'everybody, with or without a session' },
  citizensAndVisitors: { permissions: ['public'], meaning: 'citizens, and visitors without a session' },
  returningVisitor: {
    permissions: ['public'],
    meaning: 'a visitor who comes back from the sign-in of another site'
  },
  ticketHolder: {
    permissions: ['public'],
    meaning: 'whoever has the ticket of a sign-in that waits for the second step'
  },
  signedIn: { permissions: ['login'], meaning: 'everybody with a session' },
  owner: { permissions: ['login'], meaning: 'the person whose record it is' },
  contactOwner: { permissions: ['login'], meaning: 'a person with a bound phone or mail address, on it' },
  codeOwner: { permissions: ['login'], meaning: 'the person whose phone got the code' },
  citizens: { permissions: ['citizen', 'login'], meaning: 'citizens' },
  profileOwner: { permissions: ['citizen'], meaning: 'a citizen, on the version of the own profile' },
  identityOwner: {
    permissions: ['citizen'],
    meaning: 'the citizen to whom the identity of another site belongs'
  },
  companies: { permissions: ['citizen'], meaning: 'companies, on their own data' },
  author: { permissions: ['citizen'], meaning: 'the author of the message' },
  otherCitizens: { permissions: ['citizen'], meaning: 'citizens except the author of the message' },
  joiner: { permissions: ['citizen'], meaning: 'citizens who have joined the message' },
  institutions: { permissions: ['institution', 'login'], meaning: 'members of institutions' },
  ownInstitution: {
    permissions: ['institution'],
    meaning: 'members of an institution, on the version of its own data'
  },
  handler: { permissions: ['institution'], meaning: 'the group that handles the message: that of its forum' },
  holder: { permissions: ['institution'], meaning: 'the group that the message is assigned to' },
  receiver: { permissions: ['institution'], meaning: 'the group that the message was put before' },
  campaignGroups: { permissions: ['institution'], meaning: 'groups that may hold campaigns' },
  campaignOwner: { permissions: ['institution'], meaning: 'the group whose campaign it is' },
  forumManager: {
    permissions: ['institution'],
    meaning: 'groups that may hold campaigns, in a forum of their own'
  },
  sharers: { permissions: ['login'], meaning: 'the colleagues to whom the query is shared' },
  staff: { permissions: ['login', 'act'], meaning: 'everybody with a session except citizens' },
  issueReaders: {
    permissions: ['login'],
    meaning:
      'groups with a message of the issue, their own or of a subordinate, and editors and administrators'
  },
  secondFactorOwner: { permissions: ['login'], meaning: 'staff, on their own second factor' },
  passkeyOwner: { permissions: ['login'], meaning: 'staff, on their own passkeys' },
  taskManagers: {
    permissions: ['act'],
    meaning: 'those who hold tasks, and those who hand over the tasks of others'
  },
  taskHolder: { permissions: ['act'], meaning: 'the person who holds the task, or has delegated it' },
  involved: {
    permissions: ['login'],
    meaning: 'the people of the instance, and those who administer running instances'
  },
  editors: { permissions: ['board'], meaning: 'editors with the permission' },
  editorsAndAdministrators: {
    permissions: ['sys'],
    meaning: 'editors and administrators with the permission'
  },
  administrators: { permissions: ['sys', 'act'], meaning: 'administrators with the permission' }
} as const satisfies Record<string, Who>

export type WhoName = keyof typeof who
