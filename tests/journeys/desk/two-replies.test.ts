/** Tests two clerks of an institution who reply to the same message at the same time. */
import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { isSeen } from '../support/seen.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, callerAs, signedIn } = await ownSite()
for (const username of ['first_clerk', 'second_clerk'])
  await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username })
const clerk = await signedIn('desktop', 'first_clerk')
const colleague = await callerAs('second_clerk')
const { page, open } = clerk

it('the check before publishing does not cover the warning of a reply that came meanwhile', async () => {
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject: '天桥扶手松动' })
  const panel = page.getByRole('complementary', { name: '办理' })
  await open(`/g/taskMain?messageId=${tid}`)
  await panel.getByLabel('回复内容').fill('您反映的天桥扶手，已安排今日加固，感谢您的提醒。')
  await press(page, panel.getByRole('button', { name: '回复', exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '确认发布', exact: true }).waitFor()
  const { version } = await colleague.call('getStaffMessage', { body: { tid } })
  const content = '天桥扶手共有三处松动，维修人员已到现场，预计明天修好，感谢您的监督。'
  await colleague.call('replyMessage', { body: { tid, version, kind: 'interim', content } })
  // the page asks every twenty seconds
  const warning = panel.getByRole('heading', { name: '您填写期间，这条留言已有新的回复' })
  await warning.waitFor({ timeout: 30_000 })
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isSeen(warning)).toBe(true)
  await panel.getByText(content).waitFor()
  await looksWell(clerk, 'two-replies')
})
