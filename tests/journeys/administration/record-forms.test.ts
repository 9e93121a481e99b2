/** Tests that the form of a record keeps the typed values, asks before it is left, and resolves a conflict. */
import { expect, it } from 'vitest'
import { looksWell } from '../support/browser.ts'
import { isSeen } from '../support/seen.ts'
import { press, send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, staff, signedIn } = await ownSite()
await staff('chief', 'administrator')
await staff('pageless', ['sys:dept:save'])
const { id } = await db
  .insertInto('dept')
  .values({ name: '信访部', sort: 5 })
  .returning('id')
  .executeTakeFirstOrThrow()
const chief = await signedIn('desktop', 'chief')
const { page, open } = chief
const main = page.getByRole('main')
const field = (label: string) => main.getByLabel(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => page.locator(':focus').getAttribute('name')
const now = () =>
  db.selectFrom('dept').select(['name', 'sort', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
const address = `/admin/dept/${id}`

it('the first wrong field gets the focus, and its error disappears when it is corrected', async () => {
  await open(address)
  await field('名称').fill('')
  await press(page, button('保存'))
  await page.getByText('必填项不能为空').first().waitFor()
  await expect.poll(focused).toBe('name')
  await field('名称').fill('信访部')
  await expect.poll(() => page.getByText('必填项不能为空').count()).toBe(0)
})

it('the error under the field that gets the focus is above the bar with the button', async () => {
  const template = await db
    .selectFrom('mail_template')
    .select('id')
    .where('code', '=', 'code')
    .executeTakeFirstOrThrow()
  const other = await signedIn('desktop', 'chief')
  await other.page.setViewportSize({ width: 1280, height: 800 })
  await other.open(`/admin/mailTemplate/${template.id}`)
  const form = other.page.getByRole('main')
  await form.getByText('{code} {minutes}').waitFor()
  await form.getByText('由系统填写，不能更改；主题和正文中可以使用。').waitFor()
  expect(await form.getByLabel(/^变量/).count()).toBe(0)
  await form.getByLabel('正文', { exact: true }).fill('您的验证码：{cod}')
  const save = form.getByRole('button', { name: '保存', exact: true })
  await press(other.page, save)
  const error = form.getByText('模板中没有变量 {cod}')
  const bottomOf = async () => {
    const words = await error.boundingBox()
    return words === null ? Number.POSITIVE_INFINITY : words.y + words.height
  }
  const bar = await save.boundingBox()
  await expect.poll(bottomOf).toBeLessThan((bar?.y ?? 0) - 12)
})

it('changes survive a reload, are protected by a question before the page is left, and can be discarded', async () => {
  await open(address)
  await field('名称').fill('信访一部')
  await main.getByRole('link', { name: '取消', exact: true }).click()
  const leaving = page.getByRole('dialog', { name: '有内容还没有保存' })
  // the text says what follows, and does not repeat the title
  expect((await leaving.innerText()).match(/没有保存/g)).toHaveLength(1)
  await leaving.getByText('离开后，修改的内容会丢失。确定离开吗？').waitFor()
  await leaving.getByRole('button', { name: '取消', exact: true }).click()
  await leaving.waitFor({ state: 'detached' })
  expect(await field('名称').inputValue()).toBe('信访一部')

  await page.reload()
  await page.getByText(/未提交的内容/).waitFor()
  expect(await field('名称').inputValue()).toBe('信访一部')
  await button('放弃').click()
  expect(await field('名称').inputValue()).toBe('信访部')

  await field('名称').fill('信访二部')
  await main.getByRole('link', { name: '取消', exact: true }).click()
  await leaving.getByRole('button', { name: '离开', exact: true }).click()
  await page.waitForURL(/\/admin\/dept(\?|$)/)
  await open(address)
  await expect.poll(() => field('名称').inputValue()).toBe('信访部')
  expect(await page.getByText(/未提交的内容/).count()).toBe(0)
})

it('a tab of a new record asks before it is closed with what was typed, and then forgets it', async () => {
  await open('/admin/dept')
  await main.getByRole('link', { name: /^新建/ }).click()
  await page.waitForURL(/\/admin\/dept\/create/)
  await field('名称').fill('督查室')
  const close = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('button', { name: /新建/ })
  await close.click()
  const leaving = page.getByRole('dialog', { name: '有内容还没有保存' })
  await leaving.getByRole('button', { name: '取消', exact: true }).click()
  await leaving.waitFor({ state: 'detached' })
  expect(await field('名称').inputValue()).toBe('督查室')
  expect(await close.count()).toBe(1)

  await close.click()
  await leaving.getByRole('button', { name: '离开', exact: true }).click()
  await page.waitForURL(url => !url.pathname.includes('create'))
  expect(await close.count()).toBe(0)
  await open('/admin/dept/create')
  expect(await field('名称').inputValue()).toBe('')
})

it('the tab of a form closes when its record is saved', async () => {
  await open('/admin/dept')
  await open(address)
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /编辑/ })
  await tab.waitFor()
  await field('排序').fill('6')
  expect(await send(page, button('保存'))).toBe(200)
  await page.waitForURL(/\/admin\/dept(\?|$)/)
  await expect.poll(() => tab.count()).toBe(0)
})

it('a form that only has proposed values is left without a question', async () => {
  const type = await db
    .selectFrom('dict_type')
    .select('id')
    .where('name', '=', 'returnReason')
    .executeTakeFirstOrThrow()
  await open(`/admin/dictType/${type.id}/show?tab=dictValue`)
  await main.getByRole('link', { name: /^新建/ }).click()
  await page.waitForURL(/\/admin\/dictValue\/create/)
  await expect.poll(() => field('字典值').inputValue()).toMatch(/^item\d+$/)
  await main.getByRole('link', { name: '取消', exact: true }).click()
  // it was opened from the tab of its dictionary
  await page.waitForURL(/\/admin\/dictType\/\d+\/show\?tab=dictValue$/)
})

it('a form that was opened from a page of a dictionary’s values leads back to this page', async () => {
  const { type_id: typeId } = await db
    .selectFrom('dict_value')
    .select('type_id')
    .groupBy('type_id')
    .having(eb => eb(eb.fn.countAll(), '>', 10))
    .executeTakeFirstOrThrow()
  await open(`/admin/dictType/${typeId}/show?tab=dictValue`)
  const row = page.locator('[data-row]').first()
  const labelOf = () => row.getByRole('link').first().innerText()
  const ofFirstPage = await labelOf()
  await main.getByRole('button', { name: '下一页' }).click()
  await page.waitForURL(/relatedPage=2/)
  await expect.poll(labelOf).not.toBe(ofFirstPage)
  const label = await labelOf()
  await row.getByRole('link', { name: /^编辑/ }).click()
  await page.waitForURL(/\/admin\/dictValue\/\d+$/)
  await main.getByLabel(/^备注/).fill('常用')
  expect(await send(page, button('保存'))).toBe(200)
  await page.waitForURL(new RegExp(`/admin/dictType/${typeId}/show\\?tab=dictValue&relatedPage=2$`))
  await page.locator('[data-row]').filter({ hasText: label }).first().waitFor()
  await main.getByRole('status').getByText(label).waitFor()
  await main.getByRole('navigation').getByRole('link', { name: '字典数据', exact: true }).click()
  await expect.poll(labelOf).toBe(ofFirstPage)
  // a value of another dictionary does not lead to this one
  const other = await db
    .selectFrom('dict_value')
    .select('id')
    .where('type_id', '<>', typeId)
    .executeTakeFirstOrThrow()
  await open(`/admin/dictValue/${other.id}`)
  await main.getByRole('link', { name: '取消', exact: true }).click()
  await page.waitForURL(/\/admin\/dictValue(\?|$)/)
})

it('whoever deletes a record of a tab on its own page is told so on the tab', async () => {
  // the values of the product's own dictionaries stay
  const type = await db
    .insertInto('dict_type')
    .values({ name: 'spare', label: '备用' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const value = {
    type_id: type.id,
    value: 'gone',
    label_zh_cn: '多余',
    label_zh_tw: '多餘',
    label_en_us: 'Spare'
  }
  await db.insertInto('dict_value').values(value).execute()
  await open(`/admin/dictType/${type.id}/show?tab=dictValue`)
  await main.getByRole('link', { name: '多余', exact: true }).click()
  await main.getByRole('button', { name: '删除', exact: true }).click()
  expect(await send(page, page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }))).toBe(
    200
  )
  await page.waitForURL(new RegExp(`/admin/dictType/${type.id}/show\\?tab=dictValue`))
  await main.getByRole('status').getByText('多余').waitFor()
})

it('a conflict with another person’s changes is resolved field by field', async () => {
  await open(address)
  await field('名称').fill('信访三部')
  await field('排序').fill('7')
  const { version } = await now()
  await db
    .updateTable('dept')
    .set({ sort: 9, version: version + 1 })
    .where('id', '=', id)
    .execute()
  expect(await send(page, button('保存'))).toBe(409)
  const conflict = page.getByRole('dialog', { name: /已被他人修改/ })
  await conflict
    .getByRole('radiogroup', { name: /排序/ })
    .getByRole('radio', { name: /他人保存的/ })
    .check()
  expect(await send(page, conflict.getByRole('button', { name: '按所选内容保存' }))).toBe(200)
  await page.waitForURL(/\/admin\/dept(\?|$)/)
  expect(await now()).toMatchObject({ name: '信访三部', sort: 9, version: version + 2 })
})

it('a person whose role has a button but no page reads what is missing, and can sign out', async () => {
  const pageless = await signedIn('desktop', 'pageless')
  await pageless.open('/admin')
  await pageless.page.getByText('您的角色没有可以打开的菜单').waitFor()
  await pageless.page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
  await pageless.page.waitForURL(/\/admin\/login/)
})

it('says on a new user what a password needs, and on a user in the list that an empty field keeps it', async () => {
  const rule = '8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类'
  await open('/admin/user/create')
  await main.getByText(`${rule}；首次登录须修改`).waitFor()
  expect(await main.getByText(/留空/).count()).toBe(0)
  const pageless = db.selectFrom('account').select('uid').where('username', '=', 'pageless')
  const { uid } = await pageless.executeTakeFirstOrThrow()
  await open(`/admin/user/${uid}`)
  await main.getByText(`留空则密码不变；新密码须为 ${rule}，下次登录须修改`).waitFor()
})

it('asks for the repetition of a password that was not typed, and tells a different one', async () => {
  await open('/admin/user/create')
  await field('用户名').fill('xinren_01')
  await field('姓名').fill('信访岗')
  await field('密码').fill('Chang-jiang9')
  await press(page, button('保存'))
  await field('确认密码').and(page.locator(':focus')).waitFor()
  expect(await main.getByText('两次输入的密码不一致').count()).toBe(0)
  await main.getByText('必填项不能为空').first().waitFor()
  await field('确认密码').fill('Chang-jiang8')
  await press(page, button('保存'))
  await main.getByText('两次输入的密码不一致').first().waitFor()
})

it.each(['mail', 'sms'] as const)(
  'a %s template of the product shows its code, one of the site edits it',
  async kind => {
    const table = `${kind}_template` as const
    const own = await db.selectFrom(table).select('id').where('code', '=', 'code').executeTakeFirstOrThrow()
    await open(`/admin/${kind}Template/${own.id}`)
    await main.getByText('系统按这个编码使用模板，不能更改。').waitFor()
    expect(await main.getByRole('textbox', { name: /^编码/ }).count()).toBe(0)
    await open(`/admin/${kind}Template/create`)
    await main.getByRole('textbox', { name: /^编码/ }).fill('notice')
    expect(await main.getByText('系统按这个编码使用模板，不能更改。').count()).toBe(0)
  }
)

it('shows the result of an import, also if the formats of the columns are open above it', async () => {
  const content = '用户名,姓名,密码,确认密码\nlaixin_09,来信九号,Chang-jiang9,Chang-jiang9'
  const phoned = await signedIn('phone', 'chief')
  await phoned.page.setViewportSize({ width: 360, height: 640 })
  await phoned.open('/admin/user')
  await phoned.page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = phoned.page.getByRole('dialog')
  await dialog.getByText('各列的格式').click()
  await dialog.getByRole('region', { name: '可以导入的列' }).waitFor()
  const file = { name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  const result = dialog.getByText('共 1 行，可导入 1 行，有误 0 行')
  await result.waitFor()
  await expect.poll(() => isSeen(result)).toBe(true)
  await looksWell(phoned, 'import-result')
})
