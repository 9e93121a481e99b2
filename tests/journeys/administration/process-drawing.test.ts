import { readFile } from 'node:fs/promises'
import { templateWire } from '@board/generated/wire-template'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { pools } from '../../support/builders/drawings.ts'
import { held } from '../../support/builders/workflow.ts'
import { isReadableInTheDark, looksWell, sizes, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, url, staff, signedIn } = await ownSite()
await staff('chief', 'administrator')

const panelOf = (page: Page) => page.getByRole('complementary', { name: '属性' })
const headingOf = (page: Page, name: string) =>
  panelOf(page).getByRole('heading', { level: 2, name, exact: true })
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

/** Selects an element in the list of all elements, and waits until its properties are shown. */
async function select(page: Page, name: string) {
  const all = panelOf(page).getByRole('region', { name: '全部元素' })
  await press(all, name)
  await headingOf(page, name).waitFor()
}

/** The heading of an element that was just added; a task has a name already. */
const newHeading = (kind: string) => (kind === '用户任务' ? '任务 1（用户任务）' : kind)

/** Adds an element after the selected one by its button. */
async function append(page: Page, kind: string) {
  await press(panelOf(page).getByRole('group', { name: '在其后添加' }), kind)
  await headingOf(page, newHeading(kind)).waitFor()
}

async function rename(page: Page, name: string, kind: string) {
  await panelOf(page).getByLabel('名称').fill(name)
  await headingOf(page, `${name}（${kind}）`).waitFor()
}

async function opened({ page, open }: Visitor, path = '/admin/processModel') {
  await open(path)
  await panelOf(page).getByLabel('流程标识').waitFor()
}

async function deploy(page: Page) {
  await press(page.getByRole('main'), '部署')
  await press(page.getByRole('dialog'), '部署')
}

const alertOf = (page: Page) => panelOf(page).getByRole('alert').filter({ hasText: '不能部署' })

/** Opens a person at the console, and records what the page’s content security policy has blocked. */
async function drawer(size: 'desktop' | 'phone' = 'desktop', username = 'chief') {
  const visitor = await signedIn(size, username)
  const blocked: string[] = []
  visitor.page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text())
  })
  const cookies = await visitor.context.cookies()
  const token = cookies.find(({ name }) => name === 'token')?.value
  const client: Client = createClient({
    baseUrl: url,
    token: () => token,
    appCode: 'test',
    language: () => 'zh-CN',
    encryptField,
    calls: templateWire,
    publicKey: async () => ''
  })
  return { ...visitor, visitor, blocked, client, token }
}

describe('an administrator', async () => {
  const { page, visitor, client, blocked, token } = await drawer()

  it('draws a process with two tasks and a gateway, by mouse and by buttons', async () => {
    await visitor.open('/admin/processModels')
    await page.getByRole('link', { name: /^新建/ }).click()
    await panelOf(page).getByLabel('名称').fill('用车申请')
    await panelOf(page).getByLabel('流程标识').fill('carRequest')
    await page.getByRole('heading', { level: 1, name: '用车申请' }).waitFor()

    await select(page, '开始（开始事件）')
    await page.locator('[data-action="append.user-task"][title="接着添加用户任务"]').click()
    await headingOf(page, newHeading('用户任务')).waitFor()
    await rename(page, '申请', '用户任务')
    await panelOf(page).getByRole('radio', { name: '流程发起人' }).check()
    await append(page, '排他网关')
    await append(page, '用户任务')
    await rename(page, '科室审批', '用户任务')
    await panelOf(page).getByLabel('候选用户').fill('chief')
    await append(page, '结束事件')
    await select(page, '排他网关')
    await append(page, '用户任务')
    await rename(page, '处室审批', '用户任务')
    await panelOf(page).getByLabel('候选角色').fill('系统管理')
    await page.getByRole('option', { name: '系统管理员' }).click()
    await panelOf(page).getByLabel('连到').selectOption({ label: '结束事件' })
    await press(panelOf(page), '连接')
    await headingOf(page, '连线').waitFor()
    await looksWell(visitor, 'process-drawing')
    await isReadableInTheDark(visitor, 'process-drawing')
  })

  it('reads why it cannot be deployed, goes to the faulty element, corrects it and deploys it', async () => {
    const tabs = page.getByRole('navigation', { name: '已打开的页面' })
    const empty = tabs.locator('a[href$="/processModel"]')
    await empty.waitFor()
    await deploy(page)
    await alertOf(page).getByText('这条出线没有条件：请写上条件，或把它设为默认连线').first().waitFor()
    // the tab of the empty drawing has become that of the saved model
    await empty.waitFor({ state: 'detached' })
    await looksWell(visitor, 'process-problems')
    await alertOf(page).getByRole('button').first().click()
    await headingOf(page, '连线').waitFor()
    await panelOf(page)
      .getByRole('checkbox', { name: /^默认连线/ })
      .check()
    await select(page, '排他网关')
    await press(panelOf(page).getByRole('group', { name: '出线' }), '→ 处室审批（用户任务）')
    await panelOf(page).getByRole('textbox', { name: /^条件/ }).fill('days > 3')
    await deploy(page)
    await page.getByText('已部署为第 1 版').waitFor()
    const definition = page.getByRole('link', { name: '打开流程定义' })
    expect(await definition.getAttribute('href')).toMatch(/\/definition\?id=\d+$/)
    expect(blocked).toEqual([])
  })

  it('starts it, and sees its current task in the picture', async () => {
    const started = await client.call('startOfBusinessKey', {
      body: { processDefinitionKey: 'carRequest', businessKey: '粤A-1', variables: { days: 5 } }
    })
    const { processInstanceId } = started
    const tasks = async (display: 1 | 2) =>
      (await client.call('pageTasks', { body: { display } })).list.filter(
        one => one.processInstanceId === processInstanceId
      )
    const [first] = await tasks(1)
    expect(first?.taskName).toBe('申请')
    await client.call('completeTask', { body: { taskId: first?.taskId ?? 0, comment: '请审批' } })
    expect((await tasks(2)).map(({ taskName }) => taskName)).toEqual(['处室审批'])
    const image = await page.context().newPage()
    await image.goto(`/act/his/getInstImage?token=${token}&processInstanceId=${processInstanceId}`)
    for (const name of ['申请', '科室审批', '处室审批'])
      await image.locator('svg text').filter({ hasText: name }).first().waitFor()
    await image.close()
  })

  it('imports a file of another program, reads which part cannot be run, and exports it unchanged', async () => {
    await opened(visitor)
    const file = { name: 'stamp.bpmn', mimeType: 'application/xml', buffer: Buffer.from(foreign) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('heading', { level: 1, name: '盖章' }).waitFor()
    await deploy(page)
    await alertOf(page).getByText('不支持“ServiceTask”').waitFor()
    expect(await exported(page)).toBe(foreign)

    await alertOf(page).getByRole('button', { name: /^调用/ }).click()
    await press(panelOf(page), '改为用户任务')
    await headingOf(page, '调用（用户任务）').waitFor()
    await panelOf(page).getByRole('radio', { name: '流程发起人' }).check()
    await deploy(page)
    await page.getByText('已部署为第 1 版').waitFor()
    const changed = await exported(page)
    expect(changed).toContain('<x:keep a="1">保留</x:keep>')
    expect(changed).toContain('f:candidateUsers="chief"')
    expect(changed).toContain('x:colour="red"')
  })

  it('opens a file in GBK with two pools, chooses the process and another key, and exports the file unchanged', async () => {
    await client.call('saveModel', {
      body: { xml: pools({ executable: ['sid-office'] }).replaceAll('窗口受理', '旧的受理') }
    })
    await opened(visitor)
    const buffer = inGbk(pools({ encoding: 'GBK' }))
    const file = { name: 'counter.bpmn', mimeType: 'application/xml', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    const choice = page.getByRole('dialog', { name: '选择流程' })
    await press(choice, '打开')
    await choice.getByText('请选择要运行的流程').first().waitFor()
    await choice.getByRole('radio', { name: '窗口受理（sid-office）' }).check()
    await looksWell(visitor, 'process-choice')
    await press(choice, '打开')
    await page.getByText('文件编码为 GBK').waitFor()
    await page.getByText('只运行“窗口受理”').waitFor()
    await press(page.getByRole('main'), '保存')
    await page.getByText('已有流程标识为“sid-office”的模型').waitFor()
    await looksWell(visitor, 'process-pools')
    await press(page.getByRole('main'), '改用“sid-office_2”并保存')
    await page.getByText('已保存', { exact: true }).waitFor()
    const before = pools({ second: 'sid-office_2' })
    expect(await exported(page)).toBe(before)
    const { list } = await client.call('pageModels', { body: { keywords: 'sid-office_2' } })
    const { xml, name } = await client.call('getModel', { query: { id: list[0]?.id ?? 0 } })
    expect({ xml, name }).toEqual({ xml: before, name: '窗口受理' })
    await deploy(page)
    await page.getByText('已部署为第 1 版').waitFor()
  })

  it('keeps the drawing when somebody else has saved it meanwhile, and asks before it is left', async () => {
    const { list } = await client.call('pageModels', { body: { keywords: 'carRequest' } })
    const { id = 0, version = 0 } = list[0] ?? {}
    await opened(visitor, `/admin/processModel?id=${id}`)
    const { xml } = await client.call('getModel', { query: { id } })
    await client.call('saveModel', { body: { id, version, xml: xml.replace('用车申请', '公务用车') } })
    await panelOf(page).getByLabel('名称').fill('公车申请')
    const models = page.getByRole('link', { name: '流程模型' }).first()
    await panelOf(page).getByLabel('名称').blur()
    // the click comes immediately after the change
    await models.dispatchEvent('click')
    await press(page.getByRole('dialog'), '取消')
    await press(page.getByRole('main'), '保存')
    await page.getByText('该模型已被他人修改').waitFor()
    await models.click()
    await press(page.getByRole('dialog'), '取消')
    await press(page.getByRole('main'), '用我的覆盖')
    await page.getByText('已保存', { exact: true }).waitFor()
    expect((await client.call('getModel', { query: { id } })).name).toBe('公车申请')
  })

  it('deletes a model, and its deployed definitions stay', async () => {
    await visitor.open('/admin/processModels')
    const row = page.locator('[data-row]').filter({ hasText: '盖章' })
    await row.getByRole('button', { name: '“盖章”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await press(page.getByRole('dialog'), '删除')
    await row.waitFor({ state: 'detached' })
    await looksWell(visitor, 'process-models')
    const { list } = await client.call('latestProcesses', { query: { key: 'stamp' } })
    expect(list).toMatchObject([{ number: 1, name: '盖章' }])
  })
})

/** Returns the relative luminance of a pixel. WCAG 2. */
function luminance(pixel: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = pixel.map(value => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the luminance of the background, and the contrast of the strongest stroke on it, from a screenshot. */
async function painted(part: Locator): Promise<{ sheet: number; contrast: number }> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    luminance([...data.subarray(at * 3, at * 3 + 3)])
  )
  const sheet = pixels.toSorted((one, other) => one - other)[Math.floor(pixels.length / 2)] ?? 0
  const contrasts = pixels.map(one => (Math.max(one, sheet) + 0.05) / (Math.min(one, sheet) + 0.05))
  return { sheet, contrast: contrasts.reduce((most, one) => Math.max(most, one), 1) }
}

describe('the drawing', async () => {
  const { page, visitor, client } = await drawer()
  const canvas = page.locator('.djs-container')

  it('is dark in the dark scheme, and its labels and roles are readable in both schemes', async () => {
    const { list } = await client.call('pageModels', { body: { keywords: 'carRequest' } })
    await opened(visitor, `/admin/processModel?id=${list[0]?.id ?? 0}`)
    const parts = [
      canvas.locator('svg text').filter({ hasText: '申请' }).first(),
      canvas.locator('.drawn-roles').first(),
      canvas.locator('.djs-palette [data-action="create.user-task"]')
    ]
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await visitor.rest()
      for (const part of parts) {
        const { sheet, contrast } = await painted(part)
        expect(scheme === 'dark' ? sheet < 0.1 : sheet > 0.8).toBe(true)
        expect(contrast).toBeGreaterThan(4.5)
      }
    }
  })

  it.each([
    ['at 200 %', { width: 640, height: 360 }],
    ['in a low window', { width: 1280, height: 560 }]
  ])('%s lets the page scroll, and every tool of its palette can be reached', async (_, size) => {
    await page.setViewportSize(size)
    await opened(visitor)
    const tools = canvas.locator('.djs-palette .entry')
    expect(await tools.count()).toBeGreaterThan(8)
    for (const tool of await tools.all()) {
      await tool.scrollIntoViewIfNeeded()
      // Playwright refuses a click that another element would get
      await tool.click({ trial: true })
    }
    const scrolled = () => page.evaluate('scrollY + (document.querySelector("main")?.scrollTop ?? 0)')
    await page.evaluate('scrollTo(0, 0)')
    await canvas.hover()
    const before = Number(await scrolled())
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBeGreaterThan(before)
    await looksWell(visitor, 'process-drawing')
    await page.setViewportSize(sizes.desktop)
  })
})

describe('on a phone', () => {
  it('a process is shown and its properties can be changed, and the page says that drawing needs a wider screen', async () => {
    const { page, visitor } = await drawer('phone')
    await opened(visitor)
    await page.getByText('屏幕较窄').waitFor()
    await select(page, '开始（开始事件）')
    await append(page, '用户任务')
    await rename(page, '登记', '用户任务')
    await looksWell(visitor, 'process-drawing')
  })
})

describe('a clerk', () => {
  it('requests an extension once on the message’s page, and the deadline moves when it is granted', async () => {
    const group_id = world.groups.city
    await buildAccount(db, { kind: 'institution', username: 'clerk', group_id, organization: 1 })
    const now = new Date()
    const deadline_at = new Date(now.getTime() + 5 * 86_400_000)
    const values = { fid: world.forums.city, state: 0, created_at: now, deadline_at }
    const { tid } = await buildMessage(db, values)
    const { page, visitor, client } = await drawer('desktop', 'clerk')
    await visitor.open(`/g/taskMain?messageId=${tid}`)
    await press(page, '申请延期')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^延期由平台审批；同意后，期限从 .+ 起顺延/).waitFor()
    await dialog.getByLabel(/^延长几个工作日/).fill('5')
    await dialog.getByLabel(/^延期理由/).fill('需与施工单位共同核实现场情况')
    await looksWell(visitor, 'process-extension')
    await press(dialog, '申请延期')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '申请延期', exact: true }).waitFor({ state: 'detached' })

    const chief = await drawer()
    const { list } = await chief.client.call('pageTasks', { body: { display: 2 } })
    const task = list.find(({ processDefinitionKey }) => processDefinitionKey === 'messageExtension')
    const processInstanceId = task?.processInstanceId ?? 0
    const panel = page.getByRole('complementary', { name: '办理' })
    // on a second visit, the panel still tells that the request waits, was sent back, or waits again
    await visitor.open(`/g/taskMain?messageId=${tid}`)
    await panel.getByText(/^已于 .* 申请延期，等待平台审批/).waitFor()
    await panel.getByText(/^申请延长 5 个工作日；同意后，期限由 .+ 改为 .+。$/).waitFor()
    const sentBack = { taskId: await held(chief.client, processInstanceId), comment: '请写明核实的时间' }
    await chief.client.call('backToFirst', { body: sentBack })
    await visitor.open(`/g/taskMain?messageId=${tid}`)
    await panel.getByText('意见：请写明核实的时间').waitFor()
    await panel.getByRole('link', { name: '打开流程任务' }).waitFor()
    await looksWell(visitor, 'process-extension-returned')
    const again = { taskId: await held(client, processInstanceId), comment: '约定周四核实' }
    await client.call('completeTask', { body: again })
    await visitor.open(`/g/taskMain?messageId=${tid}`)
    await panel.getByText(/^已于 .* 申请延期，等待平台审批/).waitFor()

    // two requests in a row: who decides reads the deadlines before and after, and goes on to the next task
    const other = await buildMessage(db, values)
    const { version } = await client.call('getStaffMessage', { body: { tid: other.tid } })
    const asked = { tid: other.tid, version, days: 3, reason: '需与施工单位共同核实现场情况' }
    const second = await client.call('requestExtension', { body: asked })
    for (const id of [processInstanceId, second.processInstanceId]) await held(chief.client, id)
    await chief.visitor.open('/admin/tasks?display=1')
    const work = chief.page.getByRole('main')
    await work.getByRole('link', { name: '审批延期', exact: true }).first().click()
    await work.getByText('同意后的期限', { exact: true }).waitFor()
    await press(work, '通过')
    const decision = chief.page.getByRole('dialog')
    await decision.getByText('当前期限', { exact: true }).waitFor()
    await decision.getByRole('textbox', { name: /^意见/ }).fill('同意')
    await looksWell(chief.visitor, 'process-extension-decision')
    await press(decision, '通过')
    await decision.waitFor({ state: 'detached' })
    await work.getByRole('link', { name: '办理下一项任务' }).click()
    await work.getByRole('button', { name: '通过', exact: true }).waitFor()
    const open = await chief.client.call('pageTasks', { body: { display: 1 } })
    const left = open.list.filter(({ processDefinitionKey }) => processDefinitionKey === 'messageExtension')
    expect(left).toHaveLength(1)
    for (const { taskId } of left)
      await chief.client.call('completeTask', { body: { taskId, comment: '同意' } })
    const { deadlineAt } = await client.call('getStaffMessage', { body: { tid } })
    expect(deadlineAt).toBeGreaterThan(deadline_at.getTime() / 1000)
    await visitor.open(`/g/taskMain?messageId=${tid}`)
    await page.getByText('同意延期，办理期限已延长').waitFor()
    await panel.getByText(/^期限已从 .+ 顺延/).waitFor()
    expect(await panel.getByText('等待平台审批').count()).toBe(0)
  })
})

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('main'), '导出文件')])
  return await readFile(await file.path(), 'utf8')
}

/** Returns the bytes of a text in GBK; the table of pairs is built with the decoder. */
function inGbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk')
  const pairs = new Map<string, readonly [number, number]>()
  for (let high = 0xb0; high < 0xf8; high++)
    for (let low = 0xa1; low < 0xff; low++)
      pairs.set(decoder.decode(new Uint8Array([high, low])), [high, low])
  return Buffer.from([...text].flatMap(letter => pairs.get(letter) ?? [letter.charCodeAt(0)]))
}

/** A drawing with unknown extensions and without positions of its elements. */
const foreign = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:f="http://flowable.org/bpmn" xmlns:x="http://example.org/x" targetNamespace="http://example.org">
  <process id="stamp" name="盖章" isExecutable="true">
    <extensionElements><x:keep a="1">保留</x:keep></extensionElements>
    <startEvent id="begin"/>
    <userTask id="check" name="核对" f:candidateUsers="chief" x:colour="red"/>
    <serviceTask id="call" name="调用"/>
    <endEvent id="done"/>
    <sequenceFlow id="f1" sourceRef="begin" targetRef="check"/>
    <sequenceFlow id="f2" sourceRef="check" targetRef="call"/>
    <sequenceFlow id="f3" sourceRef="call" targetRef="done"/>
  </process>
</definitions>
`
