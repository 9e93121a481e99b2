/**
 * A developer adds an entity with four files in a copy of the repository. The tests check the result for an
 * administrator.
 */
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looksWell, openBrowser, sizes, type Visitor } from '../journeys/support/browser.ts'
import { photo } from '../support/files.ts'
import { startTileServer } from '../support/servers/tile-server.ts'
import { buildConsole, copyRepository, differences, filesOf, fixtureFiles, runTests } from './support/copy.ts'
import { ask, field, namesIn, rowOf, save, send, signedIn } from './support/screen.ts'
import { startCopy } from './support/site.ts'

const copy = await copyRepository()
const written = fixtureFiles('worksite')
const { after, url } = await addEntity().catch(async reason => {
  await copy.remove()
  throw reason
})
const browser = await openBrowser(url)

/** Does the steps of a developer: writes the files, generates, starts the server. */
async function addEntity() {
  for (const [path, source] of written) await cp(source, join(copy.folder, path))
  await copy.run(['scripts/tools/generate/main.ts'])
  await buildConsole(copy)
  return { after: filesOf(copy.folder), url: await startCopy(copy) }
}

describe('the entity', () => {
  it('consists of schema, view, words and migration with less than 160 lines', async () => {
    const pages = ['access', 'errors'].map(name => `docs/guide/${name}.md`)
    const isMade = (path: string) => path.startsWith('generated/') || pages.includes(path)
    const others = differences(copy.before, after).filter(path => !isMade(path))
    expect(others).toEqual([...written.keys()].sort())
    const texts = await Promise.all([...written.values()].map(file => readFile(file, 'utf8')))
    expect(texts.join('').trimEnd().split('\n').length).toBeLessThan(160)
  })

  it('uses every hint of the vocabulary', async () => {
    const texts = await Promise.all([...written.values()].map(file => readFile(file, 'utf8')))
    const hints = ['x-resource', 'x-ref', 'x-dict', 'x-widget', 'x-when', 'x-permission']
    const keys = [
      'tree:',
      'scope:',
      'show:',
      'enable:',
      'require:',
      'read:',
      'write:',
      'writeOnly:',
      'aside:'
    ]
    const missing = [...hints, ...keys, 'actions:'].filter(hint => !texts.some(text => text.includes(hint)))
    expect(missing).toEqual([])
  })

  // it runs three files of contract tests
  it('needs no further generation, and answers as its contract says', { timeout: 300_000 }, async () => {
    await copy.run(['scripts/tools/generate/main.ts', '--check'])
    const files = ['drift', 'operations', 'access'].map(name => `tests/contract/entity-${name}.test.ts`)
    // for each of its eleven calls at least its cases, its statuses and its row of the access matrix
    expect(await runTests(copy, files, '(sysWorksite|^entities)')).toBeGreaterThan(60)
  })
})

/**
 * Returns the address of the list with a filter. An empty filter is needed, too: without one the list keeps its last
 * filter.
 */
const list = (filter: Record<string, string>) =>
  `/admin/worksite?${new URLSearchParams({ filter: '{}', ...filter })}`
const file = (lines: readonly string[]) => ({
  name: 'worksites.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8')
})
/** Waits until a list shows these records and no other, in this order. */
const showsOnly = (page: Page, names: readonly string[]) =>
  expect.poll(() => namesIn(page), { timeout: 20_000 }).toEqual(names)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the API's record with this name. */
async function recordOf(visitor: Visitor, name: string): Promise<Record<string, unknown> | undefined> {
  const { data } = await ask(
    visitor,
    'GET',
    `/sys/worksite?filter=${encodeURIComponent(JSON.stringify({ name }))}`
  )
  return (data as Record<string, unknown>[])[0]
}

/** Opens the range of a filter and sets its ends. */
async function between(page: Page, label: string, ends: readonly [string, string], from: string, to: string) {
  await page.locator('[aria-haspopup=dialog]').and(button(page, label)).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByLabel(from).fill(ends[0])
  await dialog.getByLabel(to).fill(ends[1])
  await button(page, '确定').click()
}

/** Expects a page to be clean at a phone's width and at the usual one. */
async function looksWellEverywhere(visitor: Visitor, name: string) {
  await visitor.page.setViewportSize(sizes.phone)
  await looksWell(visitor, `${name}-narrow`)
  await visitor.page.setViewportSize(sizes.desktop)
  await looksWell(visitor, name)
}

describe('an administrator', () => {
  let chief: Visitor
  beforeAll(async () => {
    chief = await signedIn(browser, 'chief')
  })

  it('finds the entity in the menu', async () => {
    const { page, picture } = chief
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '施工路段' }).click()
    await page.getByRole('heading', { name: '施工路段', level: 1 }).waitFor()
    await rowOf(page, '滨江大道').waitFor()
    await picture('generator-list')
  })

  it('sees a tree, and the children of a branch when it is opened', async () => {
    const { page } = chief
    await showsOnly(page, ['东门路', '滨江大道'])
    await button(page, '展开“滨江大道”').click()
    await rowOf(page, '滨江大道一期').waitFor()
  })

  it('narrows the list by the tree beside it, by numbers and by days', async () => {
    const { page, open } = chief
    await open('/admin/worksite')
    const aside = page.getByRole('complementary', { name: '管理部门' })
    await aside.getByRole('treeitem', { name: '市政部' }).click()
    await showsOnly(page, ['滨江大道', '滨江大道一期'])
    await between(page, '造价', ['1000', '40000'], '造价：最小值', '造价：最大值')
    await showsOnly(page, ['滨江大道一期'])
    await open(list({}))
    await between(page, '开工日期', ['2026-04-01', '2026-05-01'], '开工日期：开始日期', '开工日期：结束日期')
    await showsOnly(page, ['东门路', '滨江大道一期'])
    const cost = page.getByRole('columnheader', { name: '造价' })
    for (const order of ['ascending', 'descending']) {
      await cost.getByRole('button').click()
      await cost.and(page.locator(`[aria-sort=${order}]`)).waitFor()
    }
    await showsOnly(page, ['滨江大道一期', '东门路'])
  })

  it('adds a record; a needed field is required, and hidden fields are not sent', async () => {
    const { page, open, picture } = chief
    await open('/admin/worksite/create')
    await field(page, '路段名称').fill('东门路')
    await field(page, '反映类型').selectOption({ label: '投诉' })
    expect(await field(page, '封闭原因').count()).toBe(0)
    expect(await field(page, '开放时间').isDisabled()).toBe(true)
    await page.getByLabel('封闭施工').check()
    await button(page, '保存').click()
    await page.getByText('必填项不能为空').waitFor()
    await picture('generator-create')
    await field(page, '封闭原因').fill('抢修水管')
    await page.getByLabel('封闭施工').uncheck()
    const refused = await save(page)
    expect(refused.status).toBe(409)
    expect(refused.body).toEqual({ name: '东门路', typeId: 2, isClosed: false })
    await page.locator('[id$=name-error]').waitFor()
    await field(page, '路段名称').fill('西门路')
    await page.getByLabel('封闭施工').check()
    const { status, body } = await save(page)
    expect([status, body.reason]).toEqual([200, '抢修水管'])
    await page.waitForURL(/\/admin\/worksite(\?|$)/)
    expect(await recordOf(chief, '西门路')).toMatchObject({ typeId: 2, isClosed: true, reason: '抢修水管' })
  })

  it('loses no input when two tabs change one record', async () => {
    const { page, context, picture } = chief
    const { id } = (await recordOf(chief, '西门路')) ?? {}
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/admin/worksite/${id}`)
      await field(tab, '路段名称').waitFor()
    }
    await field(other, '路段名称').fill('西门外大街')
    await field(other, '造价').fill('700')
    expect((await save(other)).status).toBe(200)
    await field(page, '路段名称').fill('西门内大街')
    expect((await save(page)).status).toBe(409)
    const dialog = page.getByRole('dialog')
    const names = dialog.getByRole('radiogroup', { name: /路段名称/ })
    await names.getByText('西门内大街').waitFor()
    await names.getByText('西门外大街').waitFor()
    await dialog.getByRole('radiogroup', { name: /造价/ }).getByText('700').waitFor()
    await picture('generator-conflict')
    expect((await send(page, button(page, '按所选内容保存'))).status).toBe(200)
    await page.waitForURL(/\/admin\/worksite(\?|$)/)
    expect(await recordOf(chief, '西门内大街')).toMatchObject({ cost: 700, reason: '抢修水管' })
    await other.close()
  })

  it('changes a value in the list, and is told if somebody else has changed the record', async () => {
    const { page, open, picture } = chief
    await open(list({ name: '东门路' }))
    const edit = button(page, '修改“东门路”的开工日期')
    const form = page.getByRole('form', { name: '修改“东门路”的开工日期' })
    await edit.click()
    await form.getByLabel('开工日期').fill('2026-05-06')
    await page.keyboard.press('Escape')
    await edit.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await form.getByLabel('开工日期').fill('2026-05-07')
    await picture('generator-quick')
    const saved = await send(page, form.getByRole('button', { name: '保存' }))
    expect([saved.status, saved.body]).toEqual([200, { version: expect.any(Number), startsOn: '2026-05-07' }])
    await edit.and(page.locator(':focus')).waitFor()
    await rowOf(page, '东门路').getByText('2026-05-07').waitFor()

    await edit.click()
    const { id, version } = (await recordOf(chief, '东门路')) ?? {}
    await ask(chief, 'PUT', `/sys/worksite/${id}`, { version, cost: 900 })
    await form.getByLabel('开工日期').fill('2026-05-08')
    expect((await send(page, form.getByRole('button', { name: '保存' }))).status).toBe(409)
    await page.getByRole('main').getByRole('alert').waitFor()
    expect((await send(page, form.getByRole('button', { name: '保存' }))).status).toBe(200)
    await form.waitFor({ state: 'detached' })
    expect(await recordOf(chief, '东门路')).toMatchObject({ startsOn: '2026-05-08', cost: 900 })
  })

  it('sees the worksites of a month in a calendar, each until it reopens', async () => {
    const { page, open, picture } = chief
    const { id, version } = (await recordOf(chief, '滨江大道一期')) ?? {}
    const opensAt = Date.parse('2026-05-02T08:00:00+08:00') / 1000
    const reason = '铺设管线'
    await ask(chief, 'PUT', `/sys/worksite/${id}`, { version, isClosed: true, reason, opensAt })
    await open('/admin/worksite?displayedFilters={"as":"calendar","month":"2026-04"}')
    const day = (label: string) => page.getByRole('cell').filter({ has: page.getByLabel(label) })
    await day('4月1日星期三').getByRole('link', { name: '滨江大道一期', exact: true }).waitFor()
    await day('4月30日星期四').getByRole('link', { name: '滨江大道一期' }).waitFor()
    await picture('generator-calendar')
    // the days of May follow those of April
    await page.keyboard.press(']')
    await page.getByRole('heading', { name: '2026年5月' }).waitFor()
    await day('5月2日星期六').getByRole('link', { name: '滨江大道一期' }).waitFor()
    expect(await day('5月3日星期日').getByRole('link').count()).toBe(0)
    await day('5月8日星期五').getByRole('link', { name: '东门路' }).waitFor()
    await page.getByRole('button', { name: '看板', exact: true }).click()
  })

  it('moves a card to another column, and sees the reason when the move is refused', async () => {
    const { page, picture } = chief
    const columnOf = (name: string) => page.getByRole('region', { name, exact: true })
    const card = (column: string, name: string) =>
      columnOf(column).locator('[data-row]').filter({ hasText: name })
    const [from, to] = ['投诉', '建言']
    await card(from, '东门路').getByRole('button', { name: '移动“东门路”' }).click()
    const moved = await send(page, page.getByRole('menuitem', { name: '移到“建言”' }))
    expect([moved.status, moved.body]).toEqual([200, { version: expect.any(Number), typeId: 5 }])
    await card(to, '东门路').waitFor()
    // the list is fetched again after a move; the change of the other person must come after that
    await chief.rest()
    await picture('generator-kanban')
    const { id, version } = (await recordOf(chief, '东门路')) ?? {}
    await ask(chief, 'PUT', `/sys/worksite/${id}`, { version, cost: 901 })
    await card(to, '东门路').getByRole('button', { name: '移动“东门路”' }).click()
    expect((await send(page, page.getByRole('menuitem', { name: '移到“投诉”' }))).status).toBe(409)
    await page.getByText('“东门路”没有移动，已放回原处').waitFor()
    await card(to, '东门路').waitFor()
    await card(to, '东门路').getByRole('button', { name: '移动“东门路”' }).click()
    expect((await send(page, page.getByRole('menuitem', { name: '移到“投诉”' }))).status).toBe(200)
    await card(from, '东门路').waitFor()
    await page.getByRole('button', { name: '表格', exact: true }).click()
    await rowOf(page, '东门路').waitFor()
  })

  it('writes formatted text; the server keeps only the allowed elements', async () => {
    const { page, open, picture } = chief
    const { id, version } = (await recordOf(chief, '西门内大街')) ?? {}
    const hostile = '<p onclick="alert(1)">请<b>绕行</b></p><script>alert(1)</script>'
    await ask(chief, 'PUT', `/sys/worksite/${id}`, { version, detour: hostile })
    expect(await recordOf(chief, '西门内大街')).toMatchObject({ detour: '<p>请<strong>绕行</strong></p>' })
    await open(`/admin/worksite/${id}`)
    const text = page.getByRole('textbox', { name: '绕行说明' })
    await text.getByText('绕行').click()
    await page.keyboard.press('End')
    // the editor needs a moment to notice a moved cursor
    await page.waitForTimeout(200)
    await page.keyboard.press('Enter')
    await button(page, '编号列表').click()
    await page.keyboard.type('走东门路')
    await picture('generator-rich-text')
    expect((await save(page)).status).toBe(200)
    expect(await recordOf(chief, '西门内大街')).toMatchObject({
      detour: '<p>请<strong>绕行</strong></p><ol><li><p>走东门路</p></li></ol>'
    })
    await open(`/admin/worksite/${id}/show`)
    await page.getByRole('main').getByRole('listitem').filter({ hasText: '走东门路' }).waitFor()
  })

  it('uploads files of a record, cancels and removes them, and deletes them with the record', async () => {
    const { page, open } = chief
    await ask(chief, 'POST', '/sys/worksite', { name: '北山路', typeId: 1 })
    const { id } = (await recordOf(chief, '北山路')) ?? {}
    await open(`/admin/worksite/${id}`)
    const group = (name: RegExp) => page.getByRole('group', { name })
    const choose = async (name: RegExp, files: Parameters<Page['setInputFiles']>[1]) =>
      group(name).locator('input[type=file]').setInputFiles(files)
    const picturesNamed = async (...names: string[]) =>
      Promise.all(names.map(async name => ({ name, mimeType: 'image/jpeg', buffer: await photo() })))
    await choose(/^现场照片/, await picturesNamed('路口.jpg'))
    await choose(/^施工材料/, await picturesNamed('一.jpg', '二.jpg', '三.jpg'))
    await group(/^施工材料/)
      .getByText('最多只能添加 2 个文件')
      .waitFor()
    for (const name of ['路口.jpg', '一.jpg', '二.jpg'])
      await page.getByRole('link', { name: `下载“${name}”` }).waitFor()
    await looksWellEverywhere(chief, 'generator-files')
    // by keyboard: the file is removed, and the focus stays in the field
    await button(page, '移除“一.jpg”').focus()
    await page.keyboard.press('Enter')
    await button(page, '添加文件').and(page.locator(':focus')).waitFor()
    await choose(/^施工材料/, { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await button(page, '保存').click()
    await group(/^施工材料/)
      .getByText('请等待文件上传完成')
      .waitFor()
    await button(page, '移除“说明.txt”').click()
    expect((await save(page)).status).toBe(200)
    const saved = await recordOf(chief, '北山路')
    expect(saved).toMatchObject({ photo: { fileName: '路口.jpg' }, papers: [{ fileName: '二.jpg' }] })
    const { url } = (saved as { photo: { url: string } }).photo
    const status = async () => (await fetch(new URL(url, page.url()))).status
    expect(await status()).toBe(200)
    await open(`/admin/worksite/${id}/show`)
    await page.getByRole('link', { name: '查看“路口.jpg”（在新窗口打开）' }).waitFor()
    await looksWellEverywhere(chief, 'generator-files-show')
    await page.getByRole('link', { name: '历史', exact: true }).click()
    await page.getByRole('main').locator('li').filter({ hasText: '二.jpg' }).waitFor()
    await ask(chief, 'DELETE', `/sys/worksite/${id}`)
    expect(await status()).toBe(404)
  })

  it('sets a place by coordinates, by a click and by keys', async () => {
    const { page, open } = chief
    const { id } = (await recordOf(chief, '西门内大街')) ?? {}
    await open(`/admin/worksite/${id}`)
    const place = page.getByRole('group', { name: /^位置/ })
    const [lat, lng] = [place.getByLabel(/^纬度/), place.getByLabel(/^经度/)]
    const map = place.getByRole('application')
    await lat.fill('91')
    await lng.fill('120.219375')
    await button(page, '保存').click()
    await place.locator('[id$=place-error]').waitFor()
    await lat.fill('30.259244')
    await place.getByLabel('地点说明').fill('东门')
    await button(page, '回到所选位置').click()
    await looksWellEverywhere(chief, 'generator-place')
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
    await map.click({ position: { x: width / 2 + 40, y: height / 2 } })
    await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(120.22)
    expect(Number(await lat.inputValue())).toBeCloseTo(30.259, 2)
    await map.focus()
    for (const key of ['+', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    await expect.poll(async () => Number(await lng.inputValue())).toBeLessThan(120.2193)
    await lng.fill('120.219375')
    await lat.fill('30.259244')
    expect((await save(page)).status).toBe(200)
    expect(await recordOf(chief, '西门内大街')).toMatchObject({
      place: { lat: 30.259244, lng: 120.219375, text: '东门' }
    })
    await open(`/admin/worksite/${id}/show`)
    await page.getByText('北纬 30.259244°，东经 120.219375°').waitFor()
    await looksWellEverywhere(chief, 'generator-place-show')
  })

  describe('with the tiles of a map', () => {
    let tiles: Awaited<ReturnType<typeof startTileServer>>
    beforeAll(async () => {
      tiles = await startTileServer()
      await setParameters({ 'map.tiles': tiles.template, 'map.attribution': '审图号 GS(2026)1号' })
    })
    afterAll(async () => {
      await setParameters({ 'map.tiles': '', 'map.attribution': '' })
      await tiles.close()
    })

    async function setParameters(values: Readonly<Record<string, string>>) {
      for (const [code, value] of Object.entries(values)) {
        const filter = encodeURIComponent(JSON.stringify({ code }))
        const { data } = await ask(chief, 'GET', `/sys/parameter?filter=${filter}`)
        const [{ id, version }] = data as [{ id: number; version: number }]
        expect((await ask(chief, 'PUT', `/sys/parameter/${id}`, { value, version })).status).toBe(200)
      }
    }
    const shownTiles = (map: Locator) => map.locator('img:visible').count()

    it('sets a place on the map by mouse, by keys and by two fingers', async () => {
      const { page, open } = chief
      const { id } = (await recordOf(chief, '西门内大街')) ?? {}
      await open(`/admin/worksite/${id}`)
      const place = page.getByRole('group', { name: /^位置/ })
      const lng = place.getByLabel(/^经度/)
      const map = place.getByRole('application')
      await expect.poll(() => shownTiles(map)).toBeGreaterThan(2)
      await place.getByText('审图号 GS(2026)1号').waitFor()
      await looksWellEverywhere(chief, 'generator-tiles')
      const zoomOf = async () =>
        /\/files\/map\/(\d+)/.exec((await map.locator('img').first().getAttribute('src')) ?? '')?.[1]
      expect(await zoomOf()).toBe('12')
      await map.focus()
      await page.mouse.wheel(0, 0)
      const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.wheel(0, -120)
      await expect.poll(zoomOf).toBe('13')
      const touch = await page.context().newCDPSession(page)
      const fingers = (apart: number) =>
        [-1, 1].map(side => ({ x: box.x + box.width / 2 + (side * apart) / 2, y: box.y + 140, id: side + 1 }))
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
      for (const apart of [90, 150, 240])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect.poll(zoomOf).toBe('15')
      const before = await lng.inputValue()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(Number(before))
    })

    it('sees the grid and the coordinates when the tile server fails', async () => {
      const { page, open } = chief
      tiles.state.mood = 'broken'
      const { id } = (await recordOf(chief, '西门内大街')) ?? {}
      await open(`/admin/worksite/${id}`)
      const place = page.getByRole('group', { name: /^位置/ })
      const map = place.getByRole('application')
      await map.focus()
      // no tile of this zoom level was requested before
      for (const key of ['-', '-', '-', '-']) await page.keyboard.press(key)
      await place.getByText('地图图片暂时无法显示').waitFor()
      expect(await shownTiles(map)).toBe(0)
      await looksWellEverywhere(chief, 'generator-tiles-broken')
      const lat = place.getByLabel(/^纬度/)
      await page.keyboard.press('Enter')
      await lat.fill('30.259244')
      expect(await lat.inputValue()).toBe('30.259244')
    })
  })

  it('sees each change and its author in the history', async () => {
    const { page, open } = chief
    const { id } = (await recordOf(chief, '西门内大街')) ?? {}
    await open(`/admin/worksite/${id}/show`)
    await page.getByRole('link', { name: '历史', exact: true }).click()
    const events = page.getByRole('main').locator('li')
    await events.filter({ hasText: '新增' }).waitFor()
    const changes = events.filter({ hasText: '修改' })
    expect(await changes.count()).toBe(5)
    const renamed = changes.filter({ hasText: '西门外大街' }).filter({ hasText: '西门内大街' })
    await renamed.first().waitFor()
  })

  it('runs the actions of the view in a dialog derived from the request body', async () => {
    const { page, open, picture } = chief
    await open(list({ name: '东门路' }))
    await rowOf(page, '东门路')
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '重置密码' }).click()
    const dialog = page.getByRole('dialog', { name: '重置密码：东门路' })
    await dialog.getByLabel(/^新密码/).fill('weak')
    expect((await send(page, dialog.getByRole('button', { name: '重置密码' }))).status).toBe(400)
    await dialog.locator('[id$=newPassword-error]').waitFor()
    await dialog.getByLabel(/^新密码/).fill('Chang-jiang9')
    await picture('generator-action')
    expect((await send(page, dialog.getByRole('button', { name: '重置密码' }))).status).toBe(200)
  })

  it('deletes the selected records after a confirmation', async () => {
    const { page, open } = chief
    await ask(chief, 'POST', '/sys/worksite', { name: '南门路', typeId: 1 })
    await ask(chief, 'POST', '/sys/worksite', { name: '北门路', typeId: 1 })
    await open(list({ typeId: '1' }))
    for (const name of ['南门路', '北门路']) await page.getByLabel(`选择“${name}”`).check()
    await button(page, '删除').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('确定进行[删除]操作?').waitFor()
    expect((await send(page, dialog.getByRole('button', { name: '删除' }))).status).toBe(200)
    await showsOnly(page, ['滨江大道'])
  })

  it('exports the records as CSV and as a workbook', async () => {
    const { page, open } = chief
    await open(list({ name: '滨江' }))
    await showsOnly(page, ['滨江大道', '滨江大道一期'])
    const download = async (name: string) => {
      await button(page, '导出').click()
      const [got] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click()
      ])
      expect(got.suggestedFilename()).toMatch(/^施工路段-.*\.(csv|xlsx)$/)
      return readFile(await got.path())
    }
    const text = (await download('CSV 文件')).toString('utf8')
    expect(text).toContain('路段名称')
    expect(text).toContain('滨江大道一期')
    expect(text).not.toContain('东门路')
    expect((await download('Excel 文件（XLSX）')).subarray(0, 2).toString()).toBe('PK')
  })

  it('imports records from a file when every line is valid', async () => {
    const { page, open, picture } = chief
    await open('/admin/worksite')
    await button(page, '导入').click()
    const dialog = page.getByRole('dialog')
    const choose = dialog.locator('input[type=file]')
    const head = '路段名称,反映类型,上级路段,造价,封闭施工,封闭原因'
    const good = '滨江大道二期,投诉,滨江大道,1200,是,铺设管线'
    await choose.setInputFiles(file([head, good, '滨江大道三期,投诉,没有的路段,很贵,否,']))
    await dialog.getByText('共 2 行，可导入 1 行，有误 1 行').waitFor()
    expect(await dialog.getByRole('button', { name: /^导入/ }).count()).toBe(0)
    await picture('generator-import')
    expect(await recordOf(chief, '滨江大道二期')).toBeUndefined()
    await choose.setInputFiles(file([head, good, '滨江大道三期,投诉,滨江大道,1300,否,']))
    await dialog.getByText('共 2 行，可导入 2 行，有误 0 行').waitFor()
    expect(await recordOf(chief, '滨江大道二期')).toBeUndefined()
    await button(page, '导入 2 行').click()
    await dialog.getByText('已导入 2 条').waitFor()
    expect(await recordOf(chief, '滨江大道二期')).toMatchObject({
      parentId: 900,
      isClosed: true,
      reason: '铺设管线'
    })
  })
})

describe('a reader without further permissions', () => {
  it('sees the list without the buttons and the field that need further permissions', async () => {
    const reader = await signedIn(browser, 'reader')
    const { page, open, picture } = reader
    await open('/admin/worksite')
    await rowOf(page, '滨江大道').waitFor()
    expect(await page.getByRole('columnheader', { name: '造价' }).count()).toBe(0)
    for (const name of [/^新建/, '导入', '导出'])
      expect(await page.getByText(name, { exact: true }).count()).toBe(0)
    await picture('generator-reader')
    await open('/admin/worksite/create')
    await page.getByText('您没有访问此页面的权限').waitFor()
    const { data } = await ask(reader, 'GET', '/sys/worksite/900')
    expect(data).toMatchObject({ name: '滨江大道', allowedActions: [] })
    expect(Object.keys(data as object)).not.toContain('cost')
    const tries = [
      await ask(reader, 'POST', '/sys/worksite', { name: '南门路', typeId: 1 }),
      await ask(reader, 'PUT', '/sys/worksite/900', { name: '南门路', version: 1 }),
      await ask(reader, 'DELETE', '/sys/worksite/900'),
      await ask(reader, 'GET', '/sys/worksite/export?format=csv')
    ]
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('a person without any permission for the entity', () => {
  it('sees the entity neither in the menu nor at its address', async () => {
    const stranger = await signedIn(browser, 'stranger')
    const { page, open } = stranger
    await open('/admin/worksite')
    await page.getByText('您没有访问此页面的权限').waitFor()
    expect(await page.getByRole('link', { name: '施工路段' }).count()).toBe(0)
    expect((await ask(stranger, 'GET', '/sys/worksite')).status).toBe(403)
  })
})
