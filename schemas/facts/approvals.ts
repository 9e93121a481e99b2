/**
 * The processes of the product in which every step after the application decides on it, however they are drawn. A task may
 * say otherwise in its drawing. Decision 0167.
 */
export const approvals: ReadonlySet<string> = new Set([
  'messageExtension',
  'caseApproval',
  'coordinationMeeting'
])
