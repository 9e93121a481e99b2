import type { BodyOf, OperationId } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import type { Client, Input } from '../../../client/types.ts'
import type { Channel } from '../../../server/platform/outbox/provider.ts'
import { setParameter } from '../../support/builders/builders.ts'
import { fakeIdentities } from '../../support/builders/identities.ts'
import { clientOf, injector, type Person, testBoard } from '../../support/builders/world.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/postgres/database.ts'
import { strictReplica } from '../../support/postgres/replicas.ts'
import { smsSink } from '../../support/servers/sms.ts'
import { testFiles } from '../../support/uploads.ts'
import { observe } from './observe.ts'

export type Caller = Person | 'visitor'

/**
 * Builds a server with accounts and keeps all its answers. Its clock stands still until a test moves it, unless
 * another clock is given. @param reads returns the language of all callers; Chinese by default
 */
export async function makeStage(
  clock: ReturnType<typeof testClock> = testClock(),
  given: Parameters<typeof testBoard>[2] = {},
  reads?: () => Language
) {
  const database = await testDatabase()
  const sms = smsSink()
  const { files } = testFiles()
  const closed = new Set<Channel>()
  const board = await testBoard(database, clock.now, {
    files,
    sms: sms.sms,
    identities: fakeIdentities(),
    senders: { canSend: async (_db, channel) => !closed.delete(channel) },
    // every answer of the contract is given where visitors and exports cannot write
    replica: await strictReplica(database),
    ...given
  })
  const { world, app, deps, db } = board
  // in one day of this clock a citizen posts hundreds of messages
  await setParameter(db, 'post.daily', 100_000)
  await setParameter(db, 'attachment.max', 2)
  await setParameter(db, 'captcha.hardness', 300)
  const { fetch, answers } = observe(injector(app), reads)
  const clients = new Map<Caller, Client>()

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    return caller === 'visitor' ? undefined : await board.token(caller)
  }

  async function client(caller: Caller): Promise<Client> {
    const token = await tokenOf(caller)
    const made = clients.get(caller) ?? clientOf(app, token, deps.keys.publicKeyPem, clock.now, fetch)
    clients.set(caller, made)
    return made
  }

  return {
    app,
    db,
    world,
    clock,
    sms,
    answers,
    fetch,
    client,
    tokenOf,
    deps,
    keys: deps.keys,
    /** Lets the next code by this channel be refused, as on a site without a configuration in use. */
    closeOnce: (channel: Channel) => closed.add(channel),
    uid: board.uid,
    /** Makes one call with the typed client. */
    async call<Id extends OperationId>(caller: Caller, id: Id, input: Input<Id>) {
      const { call } = await client(caller)
      return await (call as (id: Id, input: Input<Id>) => ReturnType<typeof call<Id>>)(id, input)
    },
    /** Returns a message with its version as its handlers read it. */
    async view(tid: number, caller: Caller = 'city') {
      return await (await client(caller)).call('getStaffMessage', { body: { tid } })
    }
  }
}

export type Stage = Awaited<ReturnType<typeof makeStage>>

export const draft = {
  typeId: 2,
  domainId: 1,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
  isPublic: true,
  isAnonymous: false
} as const satisfies Omit<BodyOf<'postMessage'>, 'fid'>

/** Returns an answer in different words for each message, because the detector reports equal answers. */
export const answerTo = (tid: number): string =>
  `您好，您反映的第${tid}号留言，小区门口道路坑洼问题，我局已安排施工队于本周完成修补，感谢您的监督。`

export const explanationOf = (tid: number): string =>
  `关于第${tid}号留言，因雨季施工，小区门口的道路修补曾延后三天，现坑洼已全部处理完毕，欢迎继续监督。`

export const badGrade = { gradeLevel: 2, gradeSpeed: 3, gradeManner: 4 } as const
