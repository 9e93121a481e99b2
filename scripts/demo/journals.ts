import { type OperationId, operationInfo, operations } from '@board/generated/operations'
import { beanNames } from '@board/schemas/facts/beans'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const day = 86_400_000
const hour = 3_600_000

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
] as const

/** Returns an address from a range that is reserved for documentation. */
const addressOf = (random: Random) => `203.0.113.${random.int(1, 254)}`

/** Returns times in ascending order, as in logs. */
function moments(random: Random, now: Date, count: number, days: number): Date[] {
  const times = Array.from({ length: count }, () => now.getTime() - random.next() ** 1.5 * days * day - 1000)
  return times.sort((a, b) => a - b).map(time => new Date(Math.floor(time / 1000) * 1000))
}

/** The number of demo accounts. */
const regulars = 10

/**
 * Returns the log of sign-ins and sign-outs: successful, failed, and of accounts that may not sign in. Specification
 * 3.
 */
export function loginRows({ accounts, now }: World, random: Random) {
  const out = accounts.filter(
    ({ username, status }) => status === 0 || ['banned', 'expelled'].includes(username)
  )
  return moments(random, now, 420, 170).map(at => {
    const isRefused = random.chance(0.06)
    const account = isRefused ? random.pick(out) : random.pick(accounts.slice(0, regulars))
    const isUnknown = !isRefused && random.chance(0.03)
    const operation = isRefused || isUnknown || random.chance(0.7) ? 0 : 1
    return {
      at,
      account_uid: isUnknown ? null : account.uid,
      operation,
      username: isUnknown ? '138********' : account.username,
      status: isRefused ? 2 : isUnknown || (operation === 0 && random.chance(0.08)) ? 0 : 1,
      address: addressOf(random),
      user_agent: random.pick(browsers)
    }
  })
}

/** The changes that editors make, from the contract. */
const calls = (Object.keys(operations) as OperationId[]).filter(id => {
  const { write, permission } = operationInfo[id]
  return write && permission.startsWith('board:')
})

/** Returns the operation log: calls of the staff, most of them successful, some refused or failed. */
export function operationRows({ accounts, now }: World, random: Random) {
  const staff = accounts.slice(0, regulars).filter(({ kind }) => kind === 'staff')
  return moments(random, now, 360, 170).map(at => {
    const operation = random.pick(calls)
    const { method, path } = operations[operation]
    const { uid, username } = random.pick(staff)
    const code = random.weighted([
      ['0', 92],
      ['GEN0409', 4],
      ['GEN0400', 3],
      ['GEN0500', 1]
    ])
    return {
      at,
      account_uid: uid,
      username,
      operation,
      method: method.toUpperCase(),
      path,
      code,
      status: { '0': 200, GEN0409: 409, GEN0400: 400 }[code] ?? 500,
      ms: random.int(4, 240),
      address: addressOf(random),
      user_agent: random.pick(browsers)
    }
  })
}

const failures = [
  ['Connection terminated unexpectedly', 'getStaffMessage'],
  ['Input buffer contains unsupported image format', 'uploadAttachment'],
  ['canceling statement due to statement timeout', 'listMessages']
] as const satisfies readonly (readonly [string, keyof typeof operations])[]

/** Returns the log of unexpected errors. */
export function errorRows({ accounts, now }: World, random: Random) {
  return moments(random, now, 24, 120).map(at => {
    const [message, operation] = random.pick(failures)
    const { method, path } = operations[operation]
    const account = random.chance(0.6) ? random.pick(accounts.slice(0, regulars)) : undefined
    return {
      at,
      reference: random.int(0x10000000, 0x7fffffff).toString(16),
      operation,
      path,
      message,
      method: method.toUpperCase(),
      stack: `Error: ${message}`,
      address: addressOf(random),
      account_uid: account?.uid ?? null,
      username: account?.username ?? ''
    }
  })
}

const troubles = ['error', 'overrun', 'lost', 'params', 'expression', 'unknownJob'] as const

/**
 * Returns the log of the jobs: runs by schedule, by hand and after a delay; some failed, with every kind of reason.
 */
export function jobLogRows(jobs: readonly { id: number; bean_name: string }[], now: Date, random: Random) {
  const known = jobs.filter(({ bean_name }) => (beanNames as readonly string[]).includes(bean_name))
  return moments(random, now, 240, 40).map((at, index) => {
    const { id, bean_name } = random.pick(known)
    const failure = index % 20 === 0 ? (troubles[(index / 20) % troubles.length] ?? null) : null
    return {
      at,
      job_id: id,
      bean_name,
      params: '{}',
      ms: random.int(3, 900),
      failure,
      stack: '',
      reason: index % 11 === 0 ? 1 : index % 13 === 0 ? 2 : 0,
      status: failure ? 0 : 1,
      handled: failure ? null : random.int(0, 40),
      error: failure ? `运行失败：${failure}` : ''
    }
  })
}

/** Returns the log of page visits by visitors, citizens and clerks, on every platform. */
export function trackRows({ accounts, now }: World, random: Random) {
  return moments(random, now, 600, 60).flatMap(at => {
    const account = random.chance(0.5) ? random.pick(accounts.slice(0, regulars)) : undefined
    const isClerk = account?.kind === 'institution'
    const isPerson = account?.kind === 'citizen' || account?.kind === 'legal'
    const session_id = `${random.int(0x10000000, 0x7fffffff).toString(16)}-5a8e-4c0e-9a0e-${random.int(1e11, 9e11)}`
    const visit = {
      topic: 'page_view',
      action_id: 900102,
      session_id,
      tab: '',
      channel: '',
      extra_info: '',
      app_type: account ? (isClerk ? 'pc_g' : 'pc_c') : 'pc',
      account_uid: account?.uid ?? null,
      platform: random.pick(['pc', 'pc', 'mobile', 'app', 'mini']),
      owner_id: '',
      user_type: isPerson ? (account?.user_type ?? null) : null
    }
    return Array.from({ length: random.int(1, 4) }, (_, step) => ({
      ...visit,
      at: new Date(Math.min(at.getTime() + step * 40_000, now.getTime() - hour / 60)),
      step: step + 1,
      page_id: random.int(1, 12),
      ref_page_id: step === 0 ? null : random.int(1, 12)
    }))
  })
}
