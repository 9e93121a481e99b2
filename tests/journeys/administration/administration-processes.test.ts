/**
 * Tests running processes: tasks are claimed, completed, sent back, refused, delegated and terminated on the screen.
 */
import { templateWire } from '@board/generated/wire-template'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { begun, deployed, held, own } from '../../support/builders/workflow.ts'
import { sequence, task } from '../../support/servers/processes.ts'
import { isReadableInTheDark, looksWell, type Visitor } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'
import { walkThrough } from '../support/walk.ts'
import { wordsOf } from '../support/words.ts'

const { db, world, url, staff, signedIn } = await ownSite()

await staff('applicant', 'administrator')
await staff('examiner', 'editor')
await staff('adviser', 'editor')
await staff('outsider', ['sys:inbox:page'])

await buildAccount(db, {
  kind: 'institution',
  username: 'ju_banshi',
  nick_name: '城管局办事岗',
  group_id: world.groups.bureau,
  organization: 1
})

const byEditors = 'activiti:candidateGroups="editor"'
/** A process with an application of the starter and two examinations by editors. */
const approval = sequence(task('申请', own), task('初审', byEditors), task('终审', byEditors))
const key = 'leave_of_absence'

async function tokenOf({ context }: Visitor): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
}

/** Returns the client of a visitor’s session, for calls outside of the screen. */
async function callsOf(visitor: Visitor): Promise<Client> {
  const token = await tokenOf(visitor)
  const client: Client = createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'journey',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField,
    calls: templateWire
  })
  return client
}

const applicant = await signedIn('desktop', 'applicant')
const examiner = await signedIn('desktop', 'examiner')
const chief = await callsOf(applicant)
await deployed(chief, approval, key)

const main = ({ page }: Visitor) => page.getByRole('main')
const button = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true })

/** Returns the width of a loaded picture; tests are checked without the types of browsers. */
const widthOf = (picture: unknown) => (picture as { naturalWidth: number }).naturalWidth

/**
 * Returns the tasks that the picture of a process marks; the picture must be loaded and have the same tasks in its
 * description.
 */
async function marked(visitor: Visitor): Promise<string[]> {
  await visitor.rest()
  const picture = main(visitor).getByRole('img', { name: /的流程图。/ })
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0)
  const drawn = decodeURIComponent((await picture.getAttribute('src')) ?? '')
  const names = [...drawn.matchAll(/class="current"[^>]*\/><text[^>]*>([^<]*)</g)].map(
    ([, name]) => name ?? ''
  )
  const words = await picture.getAttribute('alt')
  expect(words).toContain(names.length > 0 ? `当前任务：${names.join('、')}` : '没有当前任务')
  return names
}

/** Acts on the task of the page and fills in the dialog of the action. */
async function act(visitor: Visitor, verb: string, comment?: string): Promise<void> {
  const { page, rest } = visitor
  // the page keeps saying what was done, after the short notice is gone
  const kept = main(visitor)
    .getByRole('status')
    .filter({ hasText: verb === '签收' ? '：已签收，列入您的待办' : `：${verb}，已完成` })
  /** The pressed button is gone; the focus is in the page, not at its beginning. */
  const isFocusKept = () => expect.poll(() => main(visitor).locator(':focus').count()).toBe(1)
  if (comment === undefined) {
    expect(await send(page, button(visitor, verb), '/act/task/')).toBe(200)
    await kept.waitFor()
    await rest()
    return await isFocusKept()
  }
  await button(visitor, verb).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^意见/ }).fill(comment)
  expect(await send(page, dialog.getByRole('button', { name: verb, exact: true }), '/act/task/')).toBe(200)
  await dialog.waitFor({ state: 'detached' })
  await kept.waitFor()
  await rest()
  await isFocusKept()
}

const instancePage = (id: number) => `/admin/instance?id=${id}`

describe('a process, from its start to its end,', () => {
  let id = 0

  it('is started with the key of a record, and waits at its first task', async () => {
    const { page, open, rest } = applicant
    await open('/admin/definitions')
    await looksWell(applicant, 'process-definitions')
    // finds the definition among the shipped ones
    const definition = page.locator('[data-row]').filter({ hasText: key })
    await definition.getByRole('button', { name: '启动', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const start = dialog.getByRole('button', { name: '启动', exact: true })
    await start.click()
    await dialog.getByText('业务主键为空，无法启动流程').first().waitFor()
    await dialog.getByRole('textbox', { name: /^业务主键/ }).fill('案例-1')
    await dialog.getByRole('button', { name: '添加变量' }).click()
    await dialog.getByRole('textbox', { name: '变量名 1' }).fill('days')
    await dialog.getByRole('textbox', { name: '值 1', exact: true }).fill('5')
    await looksWell(applicant, 'process-start')
    expect(await send(page, start, '/act/running/')).toBe(200)
    await dialog.waitFor({ state: 'detached' })
    // the confirmation leads to the started process, not to its definition
    await main(applicant).getByRole('status').getByRole('link', { name: '查看' }).click()
    await page.waitForURL(/\/admin\/instance\?/)
    await open('/admin/tasks?display=1')
    const row = page.locator('[data-row]').filter({ hasText: '案例-1' })
    await row.getByRole('link', { name: '申请', exact: true }).click()
    await page.waitForURL(/\/admin\/instance\?/)
    await rest()
    id = Number(new URL(page.url()).searchParams.get('id'))
    expect(await marked(applicant)).toEqual(['申请'])
    expect(await main(applicant).innerText()).toContain('days')
    await looksWell(applicant, 'process-instance')
    await isReadableInTheDark(applicant, 'process-instance')
    expect(await walkThrough(page)).toEqual([])
  })

  it('continues with an opinion, and not without one', async () => {
    const { page } = applicant
    await button(applicant, '通过').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    await dialog.getByText('请填写意见').first().waitFor()
    await dialog.getByRole('button', { name: '取消' }).click()
    await act(applicant, '通过', '请予审批')
    expect(await marked(applicant)).toEqual(['初审'])
  })

  it('is claimed from a list by an editor, completed, sent back one step, and sent back to its first task', async () => {
    const { page, open, rest } = examiner
    await open('/admin/tasks?display=2')
    const row = page.locator('[data-row]').filter({ hasText: '案例-1' })
    await row.waitFor()
    await looksWell(examiner, 'process-tasks')
    expect(await send(page, row.getByRole('button', { name: '签收', exact: true }), '/act/task/')).toBe(200)
    await row.waitFor({ state: 'detached' })
    await open('/admin/tasks?display=1')
    await row.getByRole('link', { name: '初审', exact: true }).click()
    await page.waitForURL(/\/admin\/instance\?/)
    await rest()
    expect(await marked(examiner)).toEqual(['初审'])
    // the way back leads to the tab of the list that it was opened from
    await main(examiner).getByRole('link', { name: '我的任务' }).click()
    await page.waitForURL(/\/admin\/tasks/)
    await row.getByRole('link', { name: '初审', exact: true }).click()
    await page.waitForURL(/\/admin\/instance\?/)
    await rest()
    await act(examiner, '通过', '材料齐全')
    expect(await marked(examiner)).toEqual(['终审'])
    await act(examiner, '签收')
    await act(examiner, '退回上一步', '请补充依据')
    expect(await marked(examiner)).toEqual(['初审'])
    await act(examiner, '签收')
    // one step back is the first task, so there is no second way to it
    expect(await button(examiner, '退回修改').count()).toBe(0)
    await act(examiner, '通过', '依据已补充')
    await act(examiner, '签收')
    await act(examiner, '退回修改', '不属于受理范围')
    expect(await marked(examiner)).toEqual(['申请'])
    const steps = await main(examiner).getByRole('listitem').allInnerTexts()
    const outcomes = ['启动', '通过', '通过', '退回上一步', '通过', '退回修改', '待办']
    expect(steps.map((step, at) => step.includes(outcomes[at] ?? '-'))).toEqual(outcomes.map(() => true))
  })

  it('waits for the opinion of a colleague, whom the editor finds by a search', async () => {
    const { page, open, rest } = examiner
    await applicant.open(instancePage(id))
    await act(applicant, '通过', '已补充')
    await open(instancePage(id))
    await act(examiner, '签收')
    await button(examiner, '委派').click()
    const dialog = page.getByRole('dialog', { name: /^委派：/ })
    await dialog.getByText('对方提出意见后，任务回到您这里').waitFor()
    await dialog.getByRole('button', { name: '委派', exact: true }).click()
    await dialog.getByText('请选择委派对象').first().waitFor()
    await dialog.getByRole('button', { name: '选择委派对象' }).click()
    const picker = page.getByRole('dialog', { name: '选择委派对象' })
    await picker.getByRole('button', { name: '确定', exact: true }).click()
    await picker.getByText('请选择一条记录').waitFor()
    await picker.getByRole('searchbox').fill('advi')
    await expect.poll(() => picker.getByRole('radio').count()).toBe(1)
    await picker.getByRole('radio', { name: /^adviser/ }).check()
    await looksWell(examiner, 'process-select-user')
    await picker.getByRole('button', { name: '确定', exact: true }).click()
    await picker.waitFor({ state: 'detached' })
    expect(await send(page, dialog.getByRole('button', { name: '委派', exact: true }), '/act/task/')).toBe(
      200
    )
    await dialog.waitFor({ state: 'detached' })
    await rest()
    expect(await main(examiner).innerText()).toContain('adviser')
    // whoever delegated a task finds it again, and who has it
    await open('/admin/tasks?display=4')
    const handedOut = page.locator('[data-row]').filter({ hasText: 'adviser' })
    await handedOut.getByRole('link', { name: '初审', exact: true }).waitFor()
    await main(examiner).locator('[aria-current]').filter({ hasText: '委派中' }).waitFor()
    expect(await button(examiner, '通过').count()).toBe(0)
    await looksWell(examiner, 'tasks-delegated')

    const adviser = await signedIn('desktop', 'adviser')
    const [asked] = (await (await callsOf(adviser)).call('pageTasks', { body: { display: 1 } })).list
    expect(asked).toMatchObject({ taskName: '初审', isDelegated: true, allowedActions: ['completeTask'] })
    // the adviser decides nothing, and nothing that is said of the act promises a decision
    await adviser.open('/admin/tasks')
    await button(adviser, '提交意见').click()
    const opinion = adviser.page.getByRole('dialog', { name: /^提交意见：/ })
    await opinion.getByText('提交意见后，任务回到委派人，由其决定').waitFor()
    expect(await opinion.getByRole('button', { name: /变量/ }).count(), 'they would be ignored').toBe(0)
    await opinion.getByRole('textbox', { name: /^意见/ }).fill('建议通过')
    const give = opinion.getByRole('button', { name: '提交意见', exact: true })
    expect(await send(adviser.page, give, '/act/task/')).toBe(200)
    await opinion.waitFor({ state: 'detached' })
    await main(adviser).getByText('提交意见，已完成').waitFor()
    await open(instancePage(id))
    expect(await marked(examiner)).toEqual(['初审'])
    expect(await main(examiner).innerText()).toContain('建议通过')
  })

  it('ends when its task is terminated after a confirmation', async () => {
    const { page, context, open, rest } = examiner
    await button(examiner, '终止流程').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('确定终止吗？').waitFor()
    await dialog.getByRole('textbox', { name: /^意见/ }).fill('申请人已撤回')
    const end = dialog.getByRole('button', { name: '终止流程', exact: true })
    expect(await send(page, end, '/act/task/')).toBe(200)
    await dialog.waitFor({ state: 'detached' })
    await rest()
    expect(await marked(examiner)).toEqual([])
    expect(await main(examiner).innerText()).toContain('已终止')
    const missing = wordsOf(page)
    await context.addCookies([{ name: 'language', value: 'en-US', url }])
    await open(instancePage(id))
    await main(examiner).getByText('The process has ended; there is no current task').waitFor()
    expect(await missing()).toEqual([])
    await looksWell(examiner, 'process-instance-english')
    await applicant.open('/admin/instances?display=3')
    await applicant.page.locator('[data-row]').filter({ hasText: '案例-1' }).waitFor()
    await looksWell(applicant, 'process-instances')
  })
})

describe('on a phone,', () => {
  it('a task is handed over by keyboard, in the console of staff and in that of institutions', async () => {
    const person = await signedIn('phone', 'applicant')
    const { page, open, rest } = person
    const keys = keyboardOf(page)
    const missing = wordsOf(page)
    const { processInstanceId } = await begun(chief, key)
    await open('/admin/tasks?display=1')
    await looksWell(person, 'process-tasks')
    await open(instancePage(processInstanceId))
    await looksWell(person, 'process-instance')
    await keys.enter(button(person, '委托'))
    const dialog = page.getByRole('dialog', { name: /^委托：/ })
    await keys.enter(dialog.getByRole('button', { name: '选择受托人' }))
    const picker = page.getByRole('dialog', { name: '选择受托人' })
    await keys.write(picker.getByRole('searchbox'), 'ju_ban')
    await expect.poll(() => picker.getByRole('radio').count()).toBe(1)
    await keys.tabTo(picker.getByRole('radio'))
    await keys.press('Space')
    await looksWell(person, 'process-select-user')
    expect(await missing()).toEqual([])
    await keys.enter(picker.getByRole('button', { name: '确定', exact: true }))
    await picker.waitFor({ state: 'detached' })
    await keys.enter(dialog.getByRole('button', { name: '委托', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await rest()

    const bureau = await signedIn('phone', 'ju_banshi')
    await bureau.open('/g/myTasks')
    await bureau.page.getByRole('main').getByRole('link', { name: '申请', exact: true }).click()
    await bureau.page.waitForURL(/\/g\/instance\?/)
    expect(await marked(bureau)).toEqual(['申请'])
    await act(bureau, '通过', '情况属实')
    expect(await marked(bureau)).toEqual(['初审'])
    await looksWell(bureau, 'process-institution')
  })
})

describe('without the permission', () => {
  it('no page, no call and no instance of others is accessible', async () => {
    const outsider = await signedIn('desktop', 'outsider')
    for (const path of ['tasks', 'instances', 'definitions', 'definition?id=1']) {
      await outsider.open(`/admin/${path}`)
      await outsider.page.getByText('您没有访问此页面的权限').waitFor()
    }
    const { processInstanceId } = await begun(chief, key)
    const taskId = await held(chief, processInstanceId)
    await outsider.open(instancePage(processInstanceId))
    const missing = outsider.page.getByRole('main').getByRole('heading', { level: 1 })
    await missing.filter({ hasText: '没有找到您要的内容' }).waitFor()
    const calls = await callsOf(outsider)
    const tried = await Promise.allSettled([
      calls.call('pageTasks', { body: {} }),
      calls.call('pageParticipants', { body: {} }),
      calls.call('completeTask', { body: { taskId, comment: '同意' } }),
      calls.call('pageRunning', { body: {} }),
      calls.call('suspendProcess', { body: { id: 1 } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
    const editor = await callsOf(examiner)
    await expect(editor.call('getInstance', { query: { processInstanceId } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(editor.call('pageRunning', { body: {} })).rejects.toMatchObject({ code: 'GEN0403' })
  })
})
