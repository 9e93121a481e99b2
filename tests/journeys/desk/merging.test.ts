/** Tests that a clerk answers messages with the same content together. */
import { expect, it } from 'vitest'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { publishButton } from '../support/publish.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, browser, signedIn } = await ownSite()
const fid = world.forums.city

await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'merging_clerk' })
const deadline_at = new Date(Date.now() + 9 * 86_400_000)
const { tid: main } = await buildMessage(db, { fid, subject: '滨河公园西门路灯不亮', deadline_at })
const { tid: merged } = await buildMessage(db, { fid, subject: '滨河公园西门夜里一片漆黑', deadline_at })
for (const [tid, subject] of [
  [main, '滨河公园西门路灯不亮'],
  [merged, '滨河公园西门夜里一片漆黑']
] as const)
  await db
    .insertInto('message_search')
    .values({ tid, ...searchDocument([subject]) })
    .execute()
const answer = '经现场查看，滨河公园西门的六盏路灯已全部更换灯具，夜间照明恢复正常，感谢您的提醒。'
const deskOf = (tid: number) => `/g/taskMain?messageId=${tid}`

const clerk = await signedIn('desktop', 'merging_clerk')
const reader = await browser.person('phone')

it('a message is merged, split and merged again; both get the reply', async () => {
  const { page, open } = clerk
  const merge = async () => {
    await open(deskOf(merged))
    await page.getByRole('button', { name: '并入其他留言' }).click()
    const dialog = page.getByRole('dialog')
    const similar = dialog.getByRole('radiogroup', { name: '本单位的相似留言' })
    // by keyboard only: the space bar selects the message
    await similar.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await similar.getByText(`编号 ${main} ·`).waitFor()
    expect(await dialog.getByLabel('并入的留言编号').inputValue()).toBe(String(main))
    await dialog.getByLabel('合并理由（告知留言人）').fill('两条留言反映同一处路灯损坏，一并办理')
    await looksWell(clerk, 'merging')
    await press(page, dialog.getByRole('button', { name: '并入其他留言' }))
    await page.getByText(`与编号 ${main} 合并办理，该留言的回复会同时作为本条的回复。`).waitFor()
  }
  await merge()
  expect(await page.getByRole('form', { name: '回复' }).count()).toBe(0)
  await looksWell(clerk, 'a merged message')

  await page.getByRole('link', { name: '打开该留言' }).click()
  const panel = page.getByRole('region', { name: '合并到这里的留言' })
  await panel.getByRole('link', { name: '滨河公园西门夜里一片漆黑' }).waitFor()
  await looksWell(clerk, 'a main message')
  await panel.getByRole('button', { name: '拆分' }).click()
  const dialog = page.getByRole('dialog')
  await press(page, dialog.getByRole('button', { name: '拆分' }))
  // an open dialog hides the page from screen readers, and the panel, too
  await dialog.waitFor({ state: 'detached' })
  await panel.waitFor({ state: 'detached' })

  await merge()
  await open(deskOf(main))
  const editor = page.getByRole('form', { name: '回复' })
  await editor.getByLabel('回复内容').fill(answer)
  await press(page, editor.getByRole('button', { name: '回复', exact: true }))
  await press(page, publishButton(page))
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  await open(deskOf(merged))
  const replies = page.getByRole('region', { name: '回复', exact: true })
  await replies.getByText(answer).waitFor()
})

it('several messages are merged into one from the board, and only the main message stays', async () => {
  const { page, open } = clerk
  const subjects = ['南湖桥头路灯不亮', '南湖桥头夜里没有灯', '南湖桥头照明坏了']
  const tids: number[] = []
  for (const subject of subjects) tids.push((await buildMessage(db, { fid, subject, deadline_at })).tid)
  const [kept = 0] = tids
  await open(`/g/list-ans?display=1&tids=${tids.join()}`)
  await page.getByRole('checkbox', { name: '全选' }).click()
  const chosen = page.getByRole('group', { name: '对所选项目的操作' })
  await chosen.getByRole('button', { name: '并入其他留言' }).click()
  const dialog = page.getByRole('dialog')
  const several = dialog.getByRole('radiogroup', { name: '选择主留言（其余并入这一条）' })
  await several.getByRole('radio', { name: /南湖桥头路灯不亮/ }).check()
  expect(await dialog.getByLabel('并入的留言编号').inputValue()).toBe(String(kept))
  await dialog.getByText('合并后由主留言统一回复').waitFor()
  await dialog.getByLabel('合并理由（告知留言人）').fill('三条留言反映同一座桥的照明，一并办理')
  await looksWell(clerk, 'merging several')
  await press(page, dialog.getByRole('button', { name: '并入其他留言' }))
  const finished = page.getByRole('dialog', { name: /^并入其他留言：.*2 条/ })
  await finished.getByRole('button', { name: '关闭' }).click()
  const merged = await db.selectFrom('message').select('tid').where('merged_into', '=', kept).execute()
  expect(merged.map(({ tid }) => tid).toSorted()).toEqual(tids.slice(1).toSorted())
})

it('a reader of the merged message finds the main message and the reply', async () => {
  const { page, open } = reader
  await open(`/threads/content?tid=${merged}`)
  const link = page.getByRole('link', { name: `与编号 ${main} 合并办理` })
  await link.waitFor()
  await page.getByText(answer).waitFor()
  await looksWell(reader, 'the public page of a merged message')
  await link.click()
  await page.getByRole('heading', { name: '滨河公园西门路灯不亮' }).waitFor()
})
