import type { Identity } from '../../platform/outgoing/identities.ts'

/**
 * Returns the subject of a person at a site that has ids for each application. The id that all applications of an
 * operator share is preferred: it stays when the operator registers another application. A person who was bound before
 * the site gave such an id is found by the id of the application. Decision 0170.
 */
export function subjectFor(ids: {
  clientId: string
  openId: string
  unionId: string | undefined
}): Pick<Identity, 'subject' | 'formerSubject'> {
  const ofApplication = `open\n${ids.clientId}\n${ids.openId}`
  if (ids.unionId === undefined) return { subject: ofApplication }
  return { subject: `union\n${ids.unionId}`, formerSubject: ofApplication }
}
