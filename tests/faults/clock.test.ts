import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../support/builders/builders.ts'
import { clientOf, testBoard } from '../support/builders/world.ts'
import { testClock } from '../support/clock.ts'
import { testDatabase } from '../support/postgres/database.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { app, db, deps, visitor, world } = board
const client = (token?: string) => clientOf(app, token, deps.keys.publicKeyPem, clock.now)

describe.each([
  ['an hour', 3600],
  ['a day', 86_400]
])('after the clock of the machine was %s fast and is corrected', (_name, seconds) => {
  const setBack = () => clock.pass(-seconds)

  it('a message goes on from where it was, in the order of its events', async () => {
    const citizen = await board.client('citizen')
    const body = {
      fid: world.forums.city,
      typeId: 2,
      domainId: 1,
      subject: '小区门口道路坑洼影响出行',
      content:
        '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
      isPublic: true,
      isAnonymous: false
    } as const
    const post = () => citizen.call('postMessage', { body, idempotencyKey: `before-${seconds}` })
    const { tid, version } = await post()
    setBack()
    expect(await post()).toEqual({ tid, version })

    const editor = await board.client('editor')
    const approved = await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
    expect(approved).toMatchObject({ tid })
    const clerk = await board.client('city')
    const { version: seen } = await clerk.call('getStaffMessage', { body: { tid } })
    const content = '您反映的道路已安排施工人员进场修补，预计三日内完工，感谢您的监督。'
    const reply = {
      tid,
      version: seen,
      kind: 'final',
      content,
      detectorReason: '同一路段的多条留言'
    } as const
    await clerk.call('replyMessage', { body: reply })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })

    const events = await db.selectFrom('event').select('verb').where('tid', '=', tid).orderBy('id').execute()
    expect(events.map(({ verb }) => verb)).toEqual([
      'message.posted',
      'message.approved',
      'reply.final',
      'detector.passedOver',
      'grade.given'
    ])
    const read = await visitor.call('getMessage', { body: { tid } })
    expect(read.replies.map(one => one.content)).toEqual([content])
    clock.pass(seconds)
  })

  it('who changed the password before can sign in afterwards, and stays signed in', async () => {
    const [oldPassword, newPassword] = ['Abc12345', 'Qing-shan-2026']
    const { uid, username } = await buildAccount(db, { password: oldPassword })
    const own = client(await buildSession(db, uid, clock.now()))
    const { token } = await own.call('changePassword', { body: { oldPassword, newPassword } })
    setBack()
    await expect(client(token).call('getInfo')).resolves.toBeDefined()
    const again = await visitor.call('peopleLogin', { body: { username, password: newPassword } })
    await expect(client(again.token).call('getInfo')).resolves.toBeDefined()
    clock.pass(seconds)
  })

  it('who has just been sent a code gets another one', async () => {
    const phone = `130${String(seconds).padStart(8, '0')}`
    await buildAccount(db, { phone, keys: deps.keys })
    const ask = () => visitor.call('getLoginPhoneVerifycode', { body: { phone } })
    const codes = async () => (await db.selectFrom('phone_code').select('id').execute()).length
    const before = await codes()
    await ask()
    setBack()
    await ask()
    expect(await codes()).toBe(before + 2)
    // the pause between two codes holds from there
    await ask().catch(() => {})
    expect(await codes()).toBe(before + 2)
    clock.pass(seconds)
  })
})
