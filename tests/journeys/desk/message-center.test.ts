/** Tests the message center of an institution: overdue items first, then news by kind, each with its record. */
import { expect, it } from 'vitest'
import { recordEvent } from '../../../server/platform/events/record.ts'
import { notify } from '../../../server/platform/notify/notify.ts'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn } = await ownSite()
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
const day = 24 * 60 * 60 * 1000
await buildMessage(db, {
  fid: world.forums.city,
  subject: '已经超期的留言',
  deadline_at: new Date(Date.now() - day)
})

it.each(sizesOfStory('desktop'))('begins with overdue items and filters by kind, on a %s', async size => {
  const visitor = await signedIn(size, 'city_clerk')
  const { page, open } = visitor
  await open('/g/messageCenter')
  const overdue = page.getByRole('list', { name: '已逾期的事项' })
  await overdue.getByText('逾期 1 条').waitFor()
  await page.getByRole('main').getByRole('link', { name: '交办', exact: true }).click()
  await page.waitForURL(/kind=assignment/)
  await page.getByText('还没有消息').waitFor()
  await looksWell(visitor, 'message-center')
  await overdue.getByRole('link', { name: '本级留言' }).click()
  await page.getByRole('main').getByText('已经超期的留言').first().waitFor()
  expect(page.url()).toContain('/g/list-ans?')
})

it.each(sizesOfStory('desktop'))('leads from news of a case to the case, on a %s', async size => {
  const at = new Date()
  const verb = 'case.refused'
  const caseId = 4711
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject: '案例所属的留言' })
  await db.transaction().execute(async trx => {
    const subject = { kind: 'case', id: caseId }
    const eventId = await recordEvent(trx, { verb, audience: 'holders', subject, tid, actor: 'system', at })
    await notify(trx, { eventId, verb, tid, subject: '案例所属的留言', at }, { groups: [world.groups.city] })
  })
  const { page, open } = await signedIn(size, 'city_clerk')
  await open('/g/messageCenter')
  await page.getByRole('main').getByRole('link', { name: '案例所属的留言' }).first().click()
  await page.waitForURL(new RegExp(`/g/applyCasePage\\?id=${caseId}`))
})
