import { afterAll, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../tests/support/builders.ts'
import { png } from '../../tests/support/files.ts'
import { testServer } from '../../tests/support/server.ts'
import { smsSink } from '../../tests/support/sms.ts'
import { testFiles } from '../../tests/support/uploads.ts'
import { clientOf } from '../../tests/support/world.ts'
import { attachToContent } from '../attachments/attach.ts'
import { sweepFiles } from '../attachments/sweep.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { countSite } from '../site/numbers.ts'

const database = await openDatabase({ memory: true })
await migrate(database)
afterAll(() => database.close())
const { db } = database
const { files } = testFiles()
const { sms, codeFor } = smsSink()

it('works on the embedded database as well: register, sign in, upload, attach, count, sweep', async () => {
  const { app, deps } = await testServer(database, { sms, files })
  const visitor = clientOf(app, undefined, deps.keys.publicKeyPem)
  const phone = '13000000000'
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
  await deps.outbox.drain()
  const person = { username: 'qingshan', password: 'Abc12345', nickName: '青山' }
  await visitor.call('register', { body: { ...person, phone, verifyCode: codeFor(phone) } })
  await visitor.call('captchaImage', { query: { uuid: '0f8b2c1e-0001' } })
  const wrong = visitor.call('peopleLogin', { body: { username: 'qingshan', password: 'Wrong1234' } })
  await expect(wrong).rejects.toMatchObject({ code: 'USR0004' })
  await visitor.call('getLoginPhoneVerifycode', { body: { phone } })
  await deps.outbox.drain()
  const { token } = await visitor.call('loginByPhone', { body: { phone, verifyCode: codeFor(phone) } })
  const citizen = clientOf(app, token, deps.keys.publicKeyPem)
  const { uid } = await citizen.call('getInfo')
  const file = new File([new Uint8Array(await png())], '路灯.png')
  const { aid } = await citizen.call('uploadAttachment', { body: { attachmentType: '1', file } })
  const message = await buildMessage(db, { author_uid: uid })
  await buildReply(db, { tid: message.tid })
  const actor = { kind: 'citizen', accountId: uid, displayName: '青山', mustChangePassword: false } as const
  const citizenActor = {
    ...actor,
    permissions: new Set<string>(),
    compType: null,
    certified: false,
    group: null
  }
  const target = { tid: message.tid, contentItemId: message.contentId }
  await inTransaction(db, trx => attachToContent(trx, citizenActor, [aid], target))
  await countSite(db, new Date())
  expect(await visitor.call('siteNumbers')).toMatchObject({ messages: 1, replied: 1, medianDays: 0 })
  await sweepFiles(db, files, new Date(Date.now() + 10 * 86_400_000))
  expect(await db.selectFrom('attachment').select('aid').execute()).toEqual([{ aid }])
  await citizen.call('logout')
})
