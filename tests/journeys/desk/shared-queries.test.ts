import { expect, it } from 'vitest'
import { buildAccount } from '../../support/builders/builders.ts'
import { looksWell, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, staff, signedIn } = await ownSite()

await staff('chief', 'administrator')
await staff('helper', 'administrator')

const filtered = (state: object) => `filter=${encodeURIComponent(JSON.stringify(state))}`
const openMenu = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: '常用筛选' }).click()
  return page.getByRole('dialog', { name: '常用筛选' })
}

it('an account shares a saved filter with its institution; a colleague uses and copies it', async () => {
  for (const username of ['first', 'second'])
    await buildAccount(db, {
      kind: 'institution',
      username,
      real_name: username,
      group_id: world.groups.city
    })
  const owner = await signedIn('desktop', 'first')
  await owner.open(`/g/list-ans?${filtered({ display: 1, keywords: '积水' })}`)
  let menu = await openMenu(owner)
  await menu.getByLabel('名称').fill('积水问题')
  await menu.getByRole('button', { name: '保存' }).click()
  await menu.getByRole('button', { name: '对“积水问题”的操作' }).click()
  await owner.page.getByRole('menuitem', { name: '与本单位共享' }).click()
  await menu.getByRole('region', { name: '共享的筛选' }).getByRole('link', { name: '积水问题' }).waitFor()
  // the owner's copy and the shared one are one filter
  await expect.poll(() => menu.getByRole('link', { name: '积水问题' }).count()).toBe(1)
  await menu.getByText(/^您共享给/).waitFor()
  await looksWell(owner, 'shared-queries')

  const colleague = await signedIn('phone', 'second')
  await colleague.open(`/g/list-ans?${filtered({ display: 1 })}`)
  menu = await openMenu(colleague)
  const shared = menu.getByRole('region', { name: '共享的筛选' })
  await shared.getByText('共享', { exact: true }).waitFor()
  await shared.getByRole('button', { name: '对“积水问题”的操作' }).click()
  expect(await colleague.page.getByRole('menuitem').allInnerTexts()).toEqual(['复制为我的常用筛选'])
  await colleague.page.getByRole('menuitem').click()
  await expect.poll(() => menu.getByRole('link', { name: '积水问题' }).count()).toBe(2)
  await looksWell(colleague, 'shared-queries')
  await shared.getByRole('link', { name: '积水问题' }).click()
  await colleague.page.waitForURL(url => decodeURIComponent(url.search).includes('积水'))

  await owner.page.waitForTimeout(1000)
  await owner.page.getByRole('button', { name: '对“积水问题”的操作' }).click()
  await owner.page.getByRole('menuitem', { name: '重命名' }).click()
  await owner.page.getByRole('region', { name: '共享的筛选' }).getByLabel('名称').fill('道路积水')
  await owner.page.keyboard.press('Enter')
  const actions = owner.page.getByRole('button', { name: '对“道路积水”的操作' })
  await actions.waitFor()
  await owner.page.waitForTimeout(1000)
  await actions.click()
  await owner.page.getByRole('menuitem', { name: '撤回共享' }).click()
  await actions.waitFor({ state: 'detached' })
  expect(await db.selectFrom('shared_query').select('id').execute()).toEqual([])
})

it('an account renames a saved filter, gives it other filters, and deletes it', async () => {
  await buildAccount(db, {
    kind: 'institution',
    username: 'third',
    real_name: 'third',
    group_id: world.groups.city
  })
  const owner = await signedIn('desktop', 'third')
  const { page } = owner
  await owner.open(`/g/list-ans?${filtered({ display: 1, keywords: '路灯' })}`)
  let menu = await openMenu(owner)
  const save = async (name: string) => {
    await menu.getByLabel('名称').fill(name)
    await menu.getByRole('button', { name: '保存' }).click()
  }
  await save('路灯')
  await menu.getByRole('link', { name: '路灯' }).waitFor()
  // a name is never given twice: the first filter would be lost
  await save('路灯')
  await menu.getByText('已有同名的常用筛选，请换一个名称').waitFor()
  expect(await menu.getByLabel('名称').inputValue()).toBe('路灯')
  await save('照明')
  await menu.getByRole('link', { name: '照明' }).waitFor()

  await menu.getByRole('button', { name: '对“路灯”的操作' }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  const name = menu.getByLabel('名称').first()
  await name.fill('照明')
  await page.keyboard.press('Enter')
  await menu.getByText('已有同名的常用筛选，请换一个名称').waitFor()
  await name.fill('夜间路灯')
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: '夜间路灯' }).waitFor()
  await looksWell(owner, 'saved-queries')

  await owner.open(`/g/list-ans?${filtered({ display: 1, keywords: '熄灭' })}`)
  menu = await openMenu(owner)
  await menu.getByRole('button', { name: '对“夜间路灯”的操作' }).click()
  await page.getByRole('menuitem', { name: '改为当前的筛选' }).click()
  await expect
    .poll(() => menu.getByRole('link', { name: '夜间路灯' }).getAttribute('href'))
    .toContain(encodeURIComponent('熄灭'))
  await menu.getByRole('button', { name: '对“夜间路灯”的操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await menu.getByRole('link', { name: '夜间路灯' }).waitFor({ state: 'detached' })
  await menu.getByRole('link', { name: '照明' }).waitFor()
})

it('an administrator shares a filter with a role; a member of the role finds it in the palette', async () => {
  const chief = await signedIn('desktop', 'chief')
  await chief.open(`/admin/user?${filtered({ status: [0] })}`)
  const menu = await openMenu(chief)
  await menu.getByLabel('名称').fill('停用的账号')
  await menu.getByRole('button', { name: '保存' }).click()
  await menu.getByRole('button', { name: '对“停用的账号”的操作' }).click()
  await chief.page.getByRole('menuitem', { name: '与角色“系统管理员”共享' }).click()
  await menu.getByRole('region', { name: '共享的筛选' }).waitFor()
  const helper = await signedIn('desktop', 'helper')
  await helper.open('/admin/user?filter={}')
  await helper.page.locator('[data-row]').first().waitFor()
  await helper.page.keyboard.press('Control+k')
  await helper.page.getByRole('dialog').getByRole('combobox').fill('停用的账号')
  await helper.page.getByRole('option', { name: /停用的账号.*共享/ }).click()
  await helper.page.waitForURL(url => decodeURIComponent(url.search).includes('"status":[0]'))
})
