import type { Face } from '../base/face.ts'

/** Organizations that may use /g (specification 6): local, ministry, channel, congress. */
const government = [1, 3, 4, 5]
/** Organizations whose people start at /g after signing in (specification 4). */
const working = [1, 3, 5]

/** Tells whether people of an organization start at the work table after signing in. */
export const worksHere = (organization: number): boolean => working.includes(organization)

/** The organization of people's congresses: no explanation, grade or assignment (specification 6). */
export const congress = 5
/** The organization that uses an external user centre (specification 1). */
const channel = 4

/** Tells whether a person may use a face; others are sent to /404 (specification 6). */
export function mayUse(face: Face, organization: number, permissions: readonly string[]): boolean {
  const isGovernment = government.includes(organization)
  return face === 'g' ? isGovernment : !isGovernment && permissions.length > 0
}

/**
 * The page for changing the password. A person who must change it first stays there until it is done (domain 1).
 */
export const passwordPage = '/settings/edit-pwd'

/** The page of the second factor. A person who must set one up first stays there until it is done. Decision 0097. */
export const secondFactorPage = '/settings/second-factor'

/**
 * Returns the address to which a person goes after signing in (specification 4): institutions to their work table,
 * channels to the external user centre, people with permissions to the administration, all others to the public home.
 */
export function placeAfterLogin(
  organization: number,
  permissions: readonly string[],
  channelUrl: string
): string {
  if (organization === channel && channelUrl) return channelUrl
  if (worksHere(organization) || organization === channel) return '/g/workTable'
  return permissions.length > 0 ? '/admin' : '/home'
}

/** The code of a sign-in that lacks the captcha. */
export const noCaptcha = '11104'

/** Returns the field of the sign-in form under which a refusal is shown (specification 8). */
export function fieldOfFailure(code: string, message: string): 'captcha' | 'password' {
  const isAboutCaptcha = ['10007', '11103', noCaptcha].includes(code) || message === '验证码不能为空'
  return isAboutCaptcha ? 'captcha' : 'password'
}
