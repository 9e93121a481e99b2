/** Tests that the queue brings before an editor what must not wait, and proposes what the text speaks for. */
import { describe, expect, it } from 'vitest'
import { leastTexts, trainModels } from '../../../server/records/learning/train.ts'
import { buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn, staff } = await ownSite()
await staff('guardian', 'editor')
const { city: fid } = world.forums

const waiting = async (subject: string, content: string, more: object = {}) =>
  (await buildMessage(db, { fid, subject, content, audit_state: 0, domain_id: 2, ...more })).tid

/** Trains the site on messages of two domains. */
async function learn() {
  const written = [
    { domain_id: 1, subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见' },
    { domain_id: 2, subject: '医院挂号', content: '医院的号源太少，看病很难挂上号' }
  ] as const
  for (let at = 0; at < leastTexts; at++) {
    const { domain_id, subject, content } = written[at % 2] ?? written[0]
    await buildMessage(db, { fid, domain_id, subject, content: `${content}${at}`, is_public: false })
  }
  await trainModels(db, () => new Date())
}

const lamp = '小区门口的路灯坏了三天，夜里看不见路，老人走路很危险，请尽快修好。'

describe('the queue of an editor', async () => {
  await learn()
  const wrong = await waiting('门口路灯坏了', lamp)
  await waiting('路灯又坏了', `${lamp}谢谢。`)
  const withPhone = await waiting('请联系我', '请打我的电话 13900001111，谈一谈学校食堂的事情。')
  const urgent = await waiting('请帮帮我', '欠薪半年没有人管，我真的不想活了，家里也过不下去了。')
  const visitor = await signedIn('desktop', 'guardian')
  const { page } = visitor
  const main = page.getByRole('main')
  const panel = page.getByRole('complementary', { name: '办理' })
  const rows = page.locator('[data-row]')

  it('begins with a message of distress, in red and with a word, and says what to do', async () => {
    await visitor.open('/admin/queue?display=1')
    await rows.first().getByText('需紧急关怀').waitFor()
    expect(await rows.first().innerText()).toContain('请帮帮我')
    await looksWell(visitor, 'queue-risks')
    await main.getByRole('link', { name: '请帮帮我' }).click()
    const care = panel.getByRole('region', { name: '需紧急关怀' })
    await care.getByText('不想活', { exact: false }).waitFor()
    expect(await care.getByRole('link', { name: /12356/ }).getAttribute('href')).toBe('tel:12356')
    await looksWell(visitor, 'queue-care')
    await readyToAct(panel)
    await panel.getByRole('button', { name: '采用建议 紧急程度：紧急' }).click()
    await panel.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText('已通过：请帮帮我').waitFor()
    const saved = db.selectFrom('message').select(['audit_state', 'priority_level']).where('tid', '=', urgent)
    expect(await saved.executeTakeFirst()).toEqual({ audit_state: 1, priority_level: 1 })
  })

  it('is narrowed to the messages with personal data', async () => {
    await visitor.open('/admin/queue?display=1&risks=personalData')
    await rows.first().getByText('含个人信息 1').waitFor()
    expect(await rows.count()).toBe(1)
    await main.getByRole('link', { name: '请联系我' }).click()
    await panel.getByText('含个人信息：电话 1').waitFor()
    expect(withPhone).toBeGreaterThan(0)
  })

  it('proposes the domain in the row, too; it is taken there with one press', async () => {
    const tid = await waiting('桥下路灯坏了', '桥下的路灯坏了两个星期，夜里看不见，请尽快修好。')
    await visitor.open('/admin/queue?display=1&keywords=桥下路灯坏了')
    const take = rows.first().getByRole('button', { name: '采用建议 领域：城建' })
    await take.waitFor()
    await looksWell(visitor, 'queue-row-proposal')
    await take.click()
    await take.waitFor({ state: 'detached' })
    const saved = db.selectFrom('message').select(['audit_state', 'domain_id']).where('tid', '=', tid)
    expect(await saved.executeTakeFirst()).toEqual({ audit_state: 0, domain_id: 1 })
    expect(await rows.count()).toBe(1)
  })

  it('proposes the domain of which the text speaks; it is taken with one key and approved', async () => {
    await visitor.open(`/admin/message?tid=${wrong}&kind=message&id=${wrong}`)
    const take = panel.getByRole('button', { name: '采用建议 领域：城建' })
    await take.waitFor()
    await looksWell(visitor, 'queue-proposal')
    await readyToAct(panel)
    await take.focus()
    await page.keyboard.press('Enter')
    await take.waitFor({ state: 'detached' })
    const saved = db.selectFrom('message').select(['audit_state', 'domain_id']).where('tid', '=', wrong)
    expect(await saved.executeTakeFirst()).toEqual({ audit_state: 0, domain_id: 1 })
    await readyToAct(panel)
    await panel.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText('已通过：门口路灯坏了').waitFor()
    expect(await saved.executeTakeFirst()).toEqual({ audit_state: 1, domain_id: 1 })
    const counts = db
      .selectFrom('proposal_count')
      .select(['kind', 'taken', 'changed'])
      .where('label', '=', '1')
    expect(await counts.execute()).toContainEqual({ kind: 'domain', taken: 2, changed: 0 })
  })

  it('shows likely duplicates side by side', async () => {
    await visitor.open('/admin/queue?display=1&keywords=路灯又坏了')
    const chip = rows.first().getByRole('link', { name: /疑似重复/ })
    await chip.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('region', { name: '其他留言' }).getByText('门口路灯坏了').first().waitFor()
    await looksWell(visitor, 'queue-duplicates')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('says on a phone what to do, too', async () => {
    const tid = await waiting('没有路走了', '孩子在学校被欺负，昨晚要跳楼，我不知道怎么办，求你们救救孩子。')
    const phone = await signedIn('phone', 'guardian')
    await phone.open('/admin/queue?display=1')
    await phone.page.getByText('需紧急关怀').first().waitFor()
    await looksWell(phone, 'queue-risks-phone')
    await phone.open(`/admin/message?tid=${tid}&kind=message&id=${tid}`)
    await phone.page.getByRole('region', { name: '需紧急关怀' }).waitFor()
    await looksWell(phone, 'queue-care-phone')
  })
})
