import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { templateWire } from '@board/generated/wire-template'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { shownText } from '../../../server/administration/entities/sheets/cell.ts'
import { readTable } from '../../../server/administration/entities/sheets/read-table.ts'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { press, send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, url, staff, signedIn } = await ownSite()

/** The values that the run in each size adds. They differ, so that the two runs do not conflict. */
const own = {
  desktop: {
    value: '15',
    label: '养老',
    labelTw: '養老',
    labelEn: 'Care',
    min: '30',
    code: '110300',
    name: '长桥区'
  },
  phone: {
    value: '16',
    label: '水利',
    labelTw: '水利',
    labelEn: 'Water',
    min: '40',
    code: '110400',
    name: '云塘区'
  }
} as const

const county = { parent: '北京市' } as const

await staff('chief', 'administrator')
await staff('reader', ['sys:inbox:page'])
await buildAccount(db, { username: 'writer' })
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const save = (page: Page) => send(page, page.getByRole('button', { name: '保存', exact: true }))
const rowOf = (page: Page, words: string) => page.locator('[data-row]').filter({ hasText: words }).first()

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8')
})

describe.each(sizesOfStory('phone'))('an administrator, on a %s,', size => {
  const mine = own[size]
  const chief = signedIn(size, 'chief')

  it('adds a domain in three languages, and a citizen can choose it', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/dictValue')
    await rowOf(page, '城建').waitFor()
    await looksWell(visitor, 'dictionary-values')
    await page.getByRole('main').getByRole('link', { name: /^新建/ }).first().click()
    await field(page, '所属字典').fill('领域')
    await page.getByRole('option', { name: '领域', exact: true }).click()
    await field(page, '字典值').fill('roads')
    await field(page, '字典标签').fill(mine.label)
    await field(page, '繁体标签').fill(mine.labelTw)
    await field(page, '英文标签').fill(mine.labelEn)
    expect(await save(page)).toBe(400)
    await page.getByText('这个字典的值须为 1 到 32767 之间的整数').first().waitFor()
    await looksWell(visitor, 'dictionary-value-wrong')
    await field(page, '字典值').fill(mine.value)
    await visitor.context.setOffline(true)
    await press(page, page.getByRole('button', { name: '保存', exact: true }))
    await page.getByRole('main').getByText('网络连接失败').waitFor()
    await visitor.context.setOffline(false)
    expect(await save(page)).toBe(200)
    await page.waitForURL(/\/admin\/dictValue(\?|$)/)

    const citizen = await signedIn(size, 'writer')
    await citizen.open('/threads/post')
    const domains = citizen.page.getByLabel('领域')
    await domains.selectOption({ label: mine.label })
    await citizen.picture('post-with-new-domain')
    await citizen.context.close()
  })

  it('sets the shortest reply, and the editor of replies applies it', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/parameter')
    await rowOf(page, 'attachment.max').waitFor()
    await looksWell(visitor, 'parameters')
    const { id } = await db
      .selectFrom('parameter')
      .select('id')
      .where('code', '=', 'reply.min')
      .executeTakeFirstOrThrow()
    await open(`/admin/parameter/${id}`)
    await page.getByRole('main').getByRole('textbox', { name: '回复内容最少字数' }).fill('5000')
    expect(await save(page)).toBe(400)
    await page.getByText('须为 1 到 1000 之间的整数').first().waitFor()
    await looksWell(visitor, 'parameter-wrong')
    await page.getByRole('main').getByRole('textbox', { name: '回复内容最少字数' }).fill(mine.min)
    expect(await save(page)).toBe(200)

    const { tid } = await buildMessage(db, { fid: world.forums.city })
    const clerk = await signedIn(size, 'city_clerk')
    await clerk.open(`/g/taskMain?messageId=${tid}`)
    await clerk.page.getByLabel('回复内容').fill('已经修好。')
    const form = clerk.page.getByRole('form', { name: '回复' })
    await form.getByRole('button', { name: '回复', exact: true }).click()
    await clerk.page.getByText(`不能少于 ${mine.min} 个字`).first().waitFor()
    await clerk.context.close()
  })

  it('adds a county below a province in the tree', async () => {
    const visitor = await chief
    const { page, open } = visitor
    // the tree gives names only and the records are requested by their ids; without them the list is not shown
    const records = (address: URL) => /"id":\[/.test(decodeURIComponent(address.search))
    await page.route(records, route => route.fulfill({ status: 503, body: '' }))
    await open('/admin/region')
    await page.getByRole('main').getByText('列表没有取到').waitFor()
    await page.unroute(records)
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    const province = rowOf(page, county.parent)
    await province.waitFor()
    await province.getByRole('button', { name: `展开“${county.parent}”` }).click()
    await rowOf(page, '东城区').waitFor()
    await looksWell(visitor, 'regions')
    await province.getByRole('button', { name: `“${county.parent}”的更多操作` }).click()
    await page.getByRole('menuitem', { name: '新建下级' }).click()
    await page.getByRole('button', { name: `上级地区 ${county.parent}` }).waitFor()
    await field(page, '区划代码').fill('120199')
    await field(page, '名称').fill(mine.name)
    expect(await save(page)).toBe(400)
    await page.getByText('上级地区与区划代码不符').first().waitFor()
    await looksWell(visitor, 'region-wrong')
    await field(page, '区划代码').fill(String(Number(mine.code) + 1))
    expect(await save(page)).toBe(200)
    await page.waitForURL(/\/admin\/region(\?|$)/)
    await open(`/admin/region?name=${encodeURIComponent(mine.name)}`)
    await rowOf(page, mine.name).waitFor()
    expect(await rowOf(page, mine.name).innerText()).toContain('县级')
  })

  it('exports the values as a workbook and imports others from a file, after wrong lines are corrected', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/dictValue')
    await rowOf(page, '城建').waitFor()
    await page.getByRole('button', { name: '导出' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel 文件（XLSX）' }).click()
    ])
    expect(download.suggestedFilename()).toMatch(/^字典数据-.*\.xlsx$/)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')

    const heading = '所属字典,字典值,字典标签,繁体标签,英文标签,排序'
    const [first, second] = [`${mine.value}1`, `${mine.value}2`]
    const good = `领域,${first},${mine.label}一,${mine.labelTw}一,${mine.labelEn} one,31`
    const bad = `领域,${second},,${mine.labelTw}二,${mine.labelEn} two,很靠后`
    const mended = `领域,${second},${mine.label}二,${mine.labelTw}二,${mine.labelEn} two,32`
    const written = async () => {
      const rows = await db
        .selectFrom('dict_value')
        .select('id')
        .where('value', 'in', [first, second])
        .execute()
      return rows.length
    }
    await page.getByRole('button', { name: '导入', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const choose = dialog.locator('input[type=file]')
    await choose.setInputFiles(file('values.csv', [heading, good, bad]))
    await dialog.getByText('共 2 行，可导入 1 行，有误 1 行').waitFor()
    await dialog.getByRole('region', { name: '错误' }).getByText('字典标签').first().waitFor()
    expect(await dialog.getByRole('button', { name: /^导入/ }).count()).toBe(0)
    await dialog.getByText('各列的格式').click()
    await dialog.getByRole('region', { name: '可以导入的列' }).waitFor()
    // its two problems are said together; the file of refused lines has both
    const [refused] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /^下载未通过的行/ }).click()
    ])
    expect(refused.suggestedFilename()).toBe('字典数据-未导入的行.xlsx')
    const { heading: columns, lines } = await readTable(Readable.from([await readFile(await refused.path())]))
    expect(columns.cells.map(shownText)).toEqual(['原行号', '未导入的原因', ...heading.split(',')])
    const [reasons = ''] = lines.map(({ cells }) => shownText(cells[1] ?? ''))
    expect(lines).toHaveLength(1)
    expect(reasons).toContain('字典标签：不能为空')
    expect(reasons).toContain('排序：“很靠后”不是整数，请填写数字，如 12')
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载模板（Excel）' }).click()
    ])
    expect(template.suggestedFilename()).toBe('字典数据-导入模板.xlsx')
    const empty = await readTable(Readable.from([await readFile(await template.path())]))
    expect(empty.lines).toEqual([])
    expect(empty.heading.cells).toContain('字典值*')
    // the wrong line can be left out
    await dialog.getByLabel(/^跳过不能导入的 1 行/).check()
    await dialog.getByRole('button', { name: '导入 1 行' }).waitFor()
    await looksWell(visitor, 'import-wrong')
    expect(await written()).toBe(0)
    await choose.setInputFiles(file('values.csv', [heading, good, mended]))
    await dialog.getByText('共 2 行，可导入 2 行，有误 0 行').waitFor()
    expect(await written()).toBe(0)
    // a double click imports once, and its result is shown
    await dialog.getByRole('button', { name: '导入 2 行' }).dblclick()
    await dialog.getByText('已导入 2 条').waitFor()
    expect(await written()).toBe(2)
    await dialog.getByRole('button', { name: '撤销这次导入' }).waitFor()
    await looksWell(visitor, 'import-done')
    // a record that somebody has changed since is not taken back with the others
    const change = (version: number) =>
      db.updateTable('dict_value').set({ version }).where('value', '=', first).execute()
    await change(2)
    await dialog.getByRole('button', { name: '撤销这次导入' }).click()
    await dialog.getByText(/有的已被修改或删除/).waitFor()
    expect(await written()).toBe(2)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await db.deleteFrom('dict_value').where('value', 'in', [first, second]).execute()
    await page.getByRole('button', { name: '导入', exact: true }).click()
    await choose.setInputFiles(file('values.csv', [heading, good, mended]))
    await dialog.getByRole('button', { name: '导入 2 行' }).click()
    await dialog.getByRole('button', { name: '撤销这次导入' }).click()
    await dialog.getByText('已撤销：导入的 2 条已全部删除。').waitFor()
    expect(await written()).toBe(0)
  })
})

describe('a member of staff without the permission', () => {
  it('is refused on the screen and by the API', async () => {
    const visitor = await signedIn('desktop', 'reader')
    const { page, open, context } = visitor
    for (const resource of ['dictType', 'dictValue', 'parameter', 'region']) {
      await open(`/admin/${resource}`)
      await page.getByText('您没有访问此页面的权限').waitFor()
    }
    await looksWell(visitor, 'data-forbidden')
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
    const reader = createClient({
      baseUrl: url,
      token: () => token,
      language: () => 'zh-CN',
      appCode: 'journey',
      publicKey: () => Promise.reject(new Error('nothing is encrypted here')),
      calls: templateWire
    })
    const tried = await Promise.allSettled([
      reader.call('sysDictTypeList', {}),
      reader.call('sysDictValueList', {}),
      reader.call('sysDictValueExport', { query: { format: 'xlsx' } }),
      reader.call('sysParameterList', {}),
      reader.call('sysRegionTree', {})
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
