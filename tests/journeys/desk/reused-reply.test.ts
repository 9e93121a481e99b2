/** Tests that a clerk uses the reply to a similar message again, and that a person in distress reads help lines. */
import { expect, it } from 'vitest'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import { buildAccount, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { publishButton } from '../support/publish.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn } = await ownSite()
const { city: fid, province } = world.forums
await buildAccount(db, {
  kind: 'institution',
  group_id: world.groups.city,
  username: 'reusing',
  real_name: '经办'
})
await buildAccount(db, { username: 'in_need' })

async function indexed(subject: string, content: string, more: object) {
  const { tid } = await buildMessage(db, { fid, subject, content, ...more })
  await db
    .insertInto('message_search')
    .values({ tid, ...searchDocument([subject, content]) })
    .execute()
  return tid
}
const told = '滨河路的公交站台没有雨棚，下雨天候车的人都淋湿了，希望加装雨棚。'
const reply = '您好，经现场查看，该站台具备加装条件，施工单位已进场，雨棚将于本月底前装好，感谢您的建议。'
const source = await indexed('滨河路公交站台没有雨棚', `我是李女士，${told}`, { fid: province })
await buildReply(db, { tid: source, content: `李女士${reply}` })
await indexed('滨河路公交站台缺少雨棚', told, {})
const tid = await indexed('滨河路公交站台雨棚何时加装', told, {})

it('the replies of other forums are shown, and one that is used again is checked and named', async () => {
  const clerk = await signedIn('desktop', 'reusing')
  const { page } = clerk
  await clerk.open(`/g/taskMain?messageId=${tid}`)
  // the number is there before a press
  await page.getByRole('button', { name: '相似 2 · 已回复 1', exact: true }).click()
  await page.getByRole('heading', { name: '相似 2 · 已回复 1' }).waitFor()
  const found = page.getByRole('article', { name: '滨河路公交站台没有雨棚' })
  await found.getByText(`编号 ${source}`).waitFor()
  await looksWell(clerk, 'reply-similar')
  await found.getByRole('button', { name: /加到我的回复里$/ }).click()
  const content = page.getByLabel('回复内容')
  expect(await found.getByRole('button', { name: /加到我的回复里$/ }).isDisabled()).toBe(true)
  await page.getByText(/含有另一条留言的姓名、号码等信息/).waitFor()
  await content.fill(`${reply}滨河路站台的雨棚装好后会再次告知您。`)
  await press(
    page,
    page.getByRole('form', { name: '回复' }).getByRole('button', { name: '回复', exact: true })
  )
  await publishButton(page).click()
  await page.getByText('参考相似留言的答复').waitFor()
  await looksWell(clerk, 'reply-reused')
  const events = db.selectFrom('event').select(['audience', 'note']).where('verb', '=', 'reply.reused')
  expect(await events.execute()).toEqual([{ audience: 'holders', note: `#${source}` }])
})

it('help lines stand beside a text that tells of distress, and it can be sent as usual', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const visitor = await signedIn(size, 'in_need')
    const { page } = visitor
    await visitor.open(`/threads/post?fid=${fid}`)
    const content = page.getByLabel('内容', { exact: false }).first()
    await content.fill('商场打出跳楼价，却不肯退货，请市场监管部门查处。')
    expect(await page.getByText('您不是一个人').count()).toBe(0)
    await content.fill('欠薪半年没有人管，我真的不想活了，请帮帮我。')
    await page.getByText('您不是一个人', { exact: false }).waitFor()
    const line = page.getByRole('link', { name: '12356' })
    expect(await line.getAttribute('href')).toBe('tel:12356')
    await looksWell(visitor, 'post-care')
  }
})
