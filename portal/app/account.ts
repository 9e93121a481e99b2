import type { Services } from './services.tsx'

/** Who a session belongs to, as far as pages show it. */
async function ask(call: Services['call']) {
  try {
    const { uid, nickName, organization, userType, updatePwd } = await call('getInfo')
    return { uid, nickName, organization, userType, updatePwd }
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) return 'expired' as const
    throw error
  }
}

const known = new WeakMap<Services['call'], ReturnType<typeof ask>>()

/** Asks anew who is signed in; `expired` where the session has ended. */
export function askAccount({ call }: Pick<Services, 'call'>) {
  const answer = ask(call)
  known.set(call, answer)
  return answer
}

/** Who is signed in, as it was last asked: once for each page that the server renders, and after signing in or out. */
export const accountOf = (services: Pick<Services, 'call'>) =>
  known.get(services.call) ?? askAccount(services)

/** Local institutions and ministries, whose settings are in the console. Specification 6. */
export const hasSettingsInConsole = (organization: number): boolean =>
  organization === 1 || organization === 3
