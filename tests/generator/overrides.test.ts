/**
 * A developer writes an entity's pages with react-admin's own components, beside derived fields, in a copy of
 * the repository.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type Visitor } from '../journeys/support/browser.ts'
import { buildConsole, copyRepository, fixtureFiles } from './support/copy.ts'
import { ask, send, signedIn } from './support/screen.ts'
import { startCopy } from './support/site.ts'

const pagesFile = 'console/pages/worksite/WorksitePages.tsx'
const copy = await copyRepository()
const url = await overridePages().catch(async reason => {
  await copy.remove()
  throw reason
})
const browser = await openBrowser(url)

/** Adds the entity, and names its pages in `console/app/overrides.ts`, as docs/guide/overrides.md says. */
async function overridePages(): Promise<string> {
  for (const [path, source] of fixtureFiles('worksite')) await cp(source, join(copy.folder, path))
  await mkdir(dirname(join(copy.folder, pagesFile)), { recursive: true })
  await cp(join(import.meta.dirname, 'fixture', pagesFile), join(copy.folder, pagesFile))
  const file = join(copy.folder, 'console/app/overrides.ts')
  const names = ['list', 'create', 'edit', 'show'] as const
  const components = names.map(name => `Worksite${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  const own = names.map((name, index) => `'worksite.${name}': ${components[index]}`)
  const text = await readFile(file, 'utf8')
  expect(text).toContain('pages: {}')
  const importing = `import { ${components.join(', ')} } from '../pages/worksite/WorksitePages.tsx'\n`
  await writeFile(file, importing + text.replace('pages: {}', `pages: { ${own.join(', ')} }`))
  await copy.run(['scripts/tools/generate/main.ts'])
  await buildConsole(copy)
  return startCopy(copy)
}

const pollOptions = { timeout: 20_000 }
const rows = (page: Page) => page.locator('table tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
/** Waits until the table shows these records in this order. */
const showsOnly = (page: Page, names: readonly string[]) =>
  expect.poll(() => page.locator('table tbody tr td.column-name').allInnerTexts(), pollOptions).toEqual(names)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the record with this name, from the API. */
async function recordOf(visitor: Visitor, name: string): Promise<Record<string, unknown> | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const { data } = await ask(visitor, 'GET', `/sys/worksite?filter=${filter}`)
  return (data as Record<string, unknown>[])[0]
}

describe('an administrator, at pages of react-admin,', () => {
  let chief: Visitor
  beforeAll(async () => {
    chief = await signedIn(browser, 'chief')
  })

  it('sees the records in a DataTable, with the names of the records that they refer to', async () => {
    const { page, open, picture } = chief
    await open('/admin/worksite')
    await showsOnly(page, ['东门路', '滨江大道', '滨江大道一期'])
    await row(page, '滨江大道一期').getByText('道路科').waitFor()
    await page.getByRole('columnheader', { name: '路段名称' }).waitFor()
    await picture('overrides-list')
  })

  it('sorts and filters them; the address holds the order and the filter', async () => {
    const { page } = chief
    await page.getByRole('columnheader', { name: '造价' }).getByRole('button').click()
    await showsOnly(page, ['东门路', '滨江大道一期', '滨江大道'])
    await page.getByRole('textbox', { name: '路段名称' }).fill('滨江')
    await showsOnly(page, ['滨江大道一期', '滨江大道'])
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('sort'), JSON.parse(searchParams.get('filter') ?? '')]).toEqual([
      'cost',
      { name: '滨江' }
    ])
    await page.getByRole('textbox', { name: '路段名称' }).fill('')
    await showsOnly(page, ['东门路', '滨江大道一期', '滨江大道'])
  })

  it('adds a record in a form with both kinds of fields, and sees the server’s refusal at the field', async () => {
    const { page, open, picture } = chief
    await open('/admin/worksite/create')
    await page.getByLabel(/^路段名称/).fill('东门路')
    await page.getByLabel(/^反映类型/).selectOption({ label: '投诉' })
    expect(await page.getByLabel(/^封闭原因/).count()).toBe(0)
    await page.getByLabel('封闭施工').check()
    await page.getByLabel(/^封闭原因/).fill('抢修水管')
    await page.getByLabel(/^管理部门/).fill('道路')
    await page.getByRole('option', { name: '道路科' }).click()
    expect((await send(page, button(page, '保存'))).status).toBe(409)
    await page.locator('[id$=-helper-text].Mui-error').waitFor()
    await picture('overrides-refused')
    await page.getByLabel(/^路段名称/).fill('西门路')
    expect((await send(page, button(page, '保存'))).status).toBe(200)
    await row(page, '西门路').waitFor()
    expect(await recordOf(chief, '西门路')).toMatchObject({ typeId: 2, isClosed: true, reason: '抢修水管' })
  })

  it('changes a record and sends only the changes', async () => {
    const { page, open } = chief
    const { id, version } = (await recordOf(chief, '西门路')) ?? {}
    await open(`/admin/worksite/${id}`)
    await page.getByLabel(/^造价/).fill('700')
    const { status, body } = await send(page, button(page, '保存'))
    expect([status, body]).toEqual([200, { cost: 700, version }])
    await row(page, '西门路').getByText('700').waitFor()
  })

  it('is told of a conflict, and keeps the typed values', async () => {
    const { page, open } = chief
    const { id, version } = (await recordOf(chief, '西门路')) ?? {}
    await open(`/admin/worksite/${id}`)
    const name = page.getByLabel(/^路段名称/)
    await name.fill('西门内大街')
    const other = await ask(chief, 'PUT', `/sys/worksite/${id}`, { name: '西门外大街', version })
    expect(other.status).toBe(200)
    expect((await send(page, button(page, '保存'))).status).toBe(409)
    await page.getByRole('alert').waitFor()
    expect(await name.inputValue()).toBe('西门内大街')
    expect(await recordOf(chief, '西门外大街')).toMatchObject({ cost: 700 })
  })

  it.each(['optimistic', 'undoable'])('resolves a conflict of an %s form, and saves', async mode => {
    const { page, open } = chief
    const name = `${mode} 路`
    await ask(chief, 'POST', '/sys/worksite', { name, typeId: 1, cost: 100 })
    const { id, version } = (await recordOf(chief, name)) ?? {}
    await open('/admin/worksite?filter={"name":"路"}')
    await row(page, name).waitFor()
    await open(`/admin/worksite/${id}?mode=${mode}`)
    const cost = page.getByLabel(/^造价/)
    await cost.fill('800')
    expect((await ask(chief, 'PUT', `/sys/worksite/${id}`, { cost: 500, version })).status).toBe(200)
    const refused = page.waitForResponse(answer => answer.request().method() === 'PUT', pollOptions)
    await button(page, '保存').click()
    // the list shows the change before the server refuses it, then the values that the other person saved
    expect((await refused).status()).toBe(409)
    await page.getByRole('alert').filter({ hasText: '他人' }).waitFor(pollOptions)
    await row(page, name).getByText('500').waitFor(pollOptions)
    expect(await recordOf(chief, name)).toMatchObject({ cost: 500 })
    await row(page, name).getByText('500').click()
    await expect.poll(() => cost.inputValue(), pollOptions).toBe('500')
    await cost.fill('800')
    expect((await send(page, button(page, '保存'))).status).toBe(200)
    await row(page, name).getByText('800').waitFor(pollOptions)
    expect(await recordOf(chief, name)).toMatchObject({ cost: 800 })
    await ask(chief, 'DELETE', `/sys/worksite/${id}`)
  })

  it('sees every field of a record on a guessed page', async () => {
    const { page, open, picture } = chief
    const { id } = (await recordOf(chief, '西门外大街')) ?? {}
    await open(`/admin/worksite/${id}/show`)
    await page.getByText('西门外大街', { exact: true }).waitFor()
    await page.getByText('抢修水管').waitFor()
    await picture('overrides-show')
  })

  it('undoes a change of several records before it is sent, and sends another that is not undone', async () => {
    const { page, open } = chief
    const cheap = () => recordOf(chief, '西门外大街').then(record => record?.cost)
    await open('/admin/worksite?filter={"name":"西门外大街"}')
    const update = async () => {
      await row(page, '西门外大街').getByRole('checkbox').check()
      await button(page, '更新').click()
      // the change is shown at once, and sent when it can no longer be undone
      await row(page, '西门外大街').getByText('1', { exact: true }).waitFor()
    }
    await update()
    expect(await cheap()).toBe(700)
    await button(page, '撤销').click()
    await row(page, '西门外大街').getByText('700').waitFor()
    expect(await cheap()).toBe(700)
    await update()
    await expect.poll(cheap, pollOptions).toBe(1)
  })

  it('deletes several records, in the list at once and on the server', async () => {
    const { page, open } = chief
    for (const name of ['南门路', '北门路']) await ask(chief, 'POST', '/sys/worksite', { name, typeId: 1 })
    await open('/admin/worksite?filter={"name":"门路"}')
    await showsOnly(page, ['东门路', '北门路', '南门路'])
    for (const name of ['南门路', '北门路']) await row(page, name).getByRole('checkbox').check()
    await page.locator('[data-test=bulk-actions-toolbar]').getByRole('button', { name: '删除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await showsOnly(page, ['东门路'])
    await expect.poll(() => recordOf(chief, '南门路'), pollOptions).toBeUndefined()
  })

  it('deletes a record, unless the deletion is undone', async () => {
    const { page, open } = chief
    await open('/admin/worksite?filter={"name":"西门外大街"}')
    const remove = () => row(page, '西门外大街').getByRole('button', { name: '删除' }).click()
    await remove()
    await expect.poll(() => rows(page).count(), pollOptions).toBe(0)
    await button(page, '撤销').click()
    await row(page, '西门外大街').waitFor()
    expect(await recordOf(chief, '西门外大街')).toBeDefined()
    await remove()
    await expect.poll(() => recordOf(chief, '西门外大街'), pollOptions).toBeUndefined()
  })
})

describe('a reader without further permissions', () => {
  it('sees the records without react-admin’s buttons for changes', async () => {
    const { page, open } = await signedIn(browser, 'reader')
    await open('/admin/worksite')
    await row(page, '滨江大道一期').waitFor()
    expect(await page.getByRole('link', { name: /^新建/ }).count()).toBe(0)
  })
})
