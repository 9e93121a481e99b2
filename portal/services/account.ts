import type { Services } from './services.tsx'

/** Fetches the owner of a session, with the fields that pages show. */
async function ask(call: Services['call']) {
  try {
    const { uid, nickName, organization, userType, updatePwd, needSecondFactor } = await call('getInfo')
    return { uid, nickName, organization, userType, updatePwd, needSecondFactor }
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) return 'expired' as const
    throw error
  }
}

const known = new WeakMap<Services['call'], ReturnType<typeof ask>>()

/** Fetches the signed-in account again; returns `expired` if the session has ended. */
export function askAccount({ call }: Pick<Services, 'call'>) {
  const answer = ask(call)
  known.set(call, answer)
  return answer
}

/**
 * Returns the signed-in account as of the last request: one request for each page that the server renders,
 * and one after signing in or out.
 */
export const accountOf = (services: Pick<Services, 'call'>) =>
  known.get(services.call) ?? askAccount(services)

/**
 * Tells whether an organization has its settings in the console: local institutions and ministries.
 * Specification 6.
 */
export const hasSettingsInConsole = (organization: number): boolean =>
  organization === 1 || organization === 3
