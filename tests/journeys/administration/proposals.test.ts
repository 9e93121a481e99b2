import { beforeAll, describe, expect, it } from 'vitest'
import { countProposal } from '../../../server/records/learning/count.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, staff, signedIn } = await ownSite()
await staff('chief', 'administrator')

const day = 86_400_000

beforeAll(async () => {
  const now = new Date()
  const domain = { kind: 'domain', groupId: null, label: '1' } as const
  await db.transaction().execute(async trx => {
    for (const outcome of ['offered', 'offered', 'taken', 'changed'] as const)
      await countProposal(trx, { ...domain, outcome, now })
    await countProposal(trx, { ...domain, outcome: 'offered', now: new Date(now.getTime() - 60 * day) })
  })
})

describe.each(sizesOfStory('desktop'))('an administrator, on a %s,', size => {
  const chief = signedIn(size, 'chief')

  it('reads how proposals were received, for 30 and for 90 days', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/proposals')
    const rows = page.getByRole('region', { name: '按机构和内容' }).getByRole('row')
    await rows.filter({ hasText: '公众' }).waitFor()
    expect((await rows.nth(1).innerText()).split(/\s+/)).toEqual([
      '领域',
      '公众',
      '城建',
      '2',
      '1',
      '1',
      '50.0%'
    ])
    await page.getByText(/留言，不足 500 条/).waitFor()
    await looksWell(visitor, 'proposals')
    await page.getByRole('combobox', { name: '统计时间' }).selectOption({ label: '近 90 天' })
    await rows.filter({ hasText: '33.3%' }).waitFor()
    expect(new URL(page.url()).searchParams.get('days')).toBe('90')
  })

  it('switches a kind off, and on again', async () => {
    const { page } = await chief
    const value = async () =>
      (
        await db
          .selectFrom('parameter')
          .select('value')
          .where('code', '=', 'proposal.similar')
          .executeTakeFirstOrThrow()
      ).value
    const row = page.getByRole('region', { name: '各类建议' }).getByRole('row', { name: /相似留言/ })
    const control = row.getByRole('switch', { name: '相似留言' })
    await control.click()
    await row.getByText('关闭').waitFor()
    expect(await value()).toBe('0')
    await control.press('Space')
    await row.getByText('开启').waitFor()
    expect(await value()).toBe('1')
  })

  it('requests that the site learns again', async () => {
    const { page } = await chief
    await page.getByRole('button', { name: '立即重新学习' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '立即执行' }).click()
    await dialog.getByText('执行成功').waitFor({ timeout: 60_000 })
    await dialog.getByRole('button', { name: '关闭' }).click()
  })
})
