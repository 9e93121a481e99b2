/** Tests the start of a process from its business form, and the report of missing settings. */
import { templateWire } from '@board/generated/wire-template'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { deployed, own } from '../../support/builders/workflow.ts'
import { sequence, task } from '../../support/servers/processes.ts'
import { looksWell, type Visitor } from '../support/browser.ts'
import { press, send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, url, staff, signedIn } = await ownSite()
await staff('convener', 'administrator')
const convener = await signedIn('desktop', 'convener')
const { page, open, rest } = convener

/** Returns the client of the convener’s session, for calls outside of the screen. */
async function calls(): Promise<Client> {
  const token = (await convener.context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
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

const main = ({ page }: Visitor) => page.getByRole('main')
const dialog = () => page.getByRole('dialog')
const startButton = () => dialog().getByRole('button', { name: '启动', exact: true })

/** Opens the page of the only definition of a key. */
async function openDefinition(key: string): Promise<void> {
  const { id } = await db
    .selectFrom('workflow_definition')
    .select('id')
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await open(`/admin/definition?id=${id}`)
}

/** Fills in fields of the business form of the definition on the page. */
async function setForm(parts: Readonly<Record<string, string>>, expected = 200): Promise<void> {
  await main(convener).getByRole('button', { name: '设置业务表单' }).click()
  for (const [name, value] of Object.entries(parts))
    await dialog()
      .getByRole('textbox', { name: new RegExp(`^${name}`) })
      .fill(value)
  const save = dialog().getByRole('button', { name: '设置业务表单', exact: true })
  expect(await send(page, save, '/act/process/form')).toBe(expected)
}

async function start(): Promise<void> {
  await rest()
  await main(convener).getByRole('button', { name: '启动', exact: true }).click()
  await dialog().waitFor()
}

describe('a process with a business form', () => {
  it('is filled in and saved; the process starts with the returned key, and the form gets the instance', async () => {
    await openDefinition('coordinationMeeting')
    await main(convener).getByText('部门会商申请表').waitFor()
    await looksWell(convener, 'business-form')
    await start()
    await startButton().click()
    await dialog()
      .getByText(/^会商事项：/)
      .first()
      .waitFor()
    await dialog()
      .getByRole('textbox', { name: /^会商事项/ })
      .fill('地铁施工噪声由谁牵头')
    await dialog()
      .getByLabel(/^参加单位数/)
      .fill('3')
    await looksWell(convener, 'business-form-start')
    expect(await send(page, startButton(), '/act/form/save')).toBe(200)
    await dialog().waitFor({ state: 'detached' })
    await main(convener).getByText('流程已启动').waitFor()
    await main(convener).getByRole('link', { name: '打开流程实例' }).waitFor()
    const entry = await db.selectFrom('form_entry').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      form_name: '部门会商申请表',
      form: { topic: '地铁施工噪声由谁牵头', units: 3 }
    })
    await expect
      .poll(async () => {
        const noted = await db.selectFrom('form_entry').select('process_instance_id').executeTakeFirst()
        return noted?.process_instance_id ?? null
      })
      .not.toBeNull()
    await open('/admin/tasks?display=1')
    await main(convener).getByRole('link', { name: '提出会商', exact: true }).click()
    await rest()
    expect(await main(convener).innerText()).toContain('地铁施工噪声由谁牵头')
  })
})

describe('an earlier version of a process', () => {
  it('names the newest version, leads to it, and is not started', async () => {
    const client = await calls()
    const { modelId, id } = await deployed(client, sequence(task('申请', own)))
    await open(`/admin/definition?id=${id}`)
    await main(convener).getByRole('button', { name: '启动', exact: true }).waitFor()
    await rest()
    expect(await main(convener).getByText('已有更新的版本').count()).toBe(0)
    await client.call('deployModel', { body: { id: modelId } })
    await open(`/admin/definition?id=${id}`)
    await main(convener).getByText('只有第 2 版可以启动新的流程').waitFor()
    expect(await main(convener).getByRole('button', { name: '启动', exact: true }).count()).toBe(0)
    await looksWell(convener, 'definition-superseded')
    await main(convener).getByRole('link', { name: '打开最新版本' }).click()
    await main(convener).getByText('第 2 版', { exact: true }).waitFor()
    await rest()
    expect(await main(convener).getByText('已有更新的版本').count()).toBe(0)
    expect(page.url()).not.toContain(`id=${id}`)
  })
})

describe('a business form', () => {
  it('is taken away by emptying its settings; the process then starts with a typed key', async () => {
    const { key } = await deployed(await calls(), sequence(task('申请', own)))
    await openDefinition(key)
    await setForm({ 表单名称: '借用申请' })
    await dialog().waitFor({ state: 'detached' })
    await main(convener).getByText('请设置表单保存地址').waitFor()
    await setForm({ 表单名称: '' })
    await dialog().waitFor({ state: 'detached' })
    await main(convener).getByText('没有设置业务表单').waitFor()
    await start()
    await dialog()
      .getByRole('textbox', { name: /^业务主键/ })
      .waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('a business form with missing settings', () => {
  it('reports each missing setting, and refuses an address of another site', async () => {
    const admin = await calls()
    const { key } = await deployed(admin, sequence(task('申请', own)))
    await openDefinition(key)
    await setForm({ 流程实例回写地址: '/act/form/instance' })
    await dialog().waitFor({ state: 'detached' })
    await start()
    for (const words of ['请设置表单名称', '请设置表单保存地址', '请先配置业务表单路由'])
      await dialog().getByText(words).first().waitFor()
    await looksWell(convener, 'business-form-missing')
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await setForm({ 表单名称: '出差申请', 表单保存地址: '//evil.example/save' }, 400)
    await dialog().getByText('表单地址只能是本站的路径').waitFor()
    await dialog()
      .getByRole('textbox', { name: /^表单保存地址/ })
      .fill('/trips/save')
    await dialog()
      .getByRole('textbox', { name: /^业务表单路由/ })
      .fill('/trips/form')
    const save = dialog().getByRole('button', { name: '设置业务表单', exact: true })
    expect(await send(page, save, '/act/process/form')).toBe(200)
    await dialog().waitFor({ state: 'detached' })
  })

  it('opens a page of this site, gets its form, and starts with the key of another application', async () => {
    const page_ = `<!doctype html><title>出差</title><script>addEventListener('message', event => {
      if (event.data.type !== 'businessForm.submit') return
      const filled = document.querySelector('input').value
      parent.postMessage(filled ? { type: 'businessForm.form', form: { place: filled } } : { type: 'businessForm.invalid' }, location.origin)
    })</script><label>地点 <input></label>`
    await page.route('**/trips/form', route => route.fulfill({ contentType: 'text/html', body: page_ }))
    const keys = ['', 'trip-7']
    const sent: unknown[] = []
    await page.route('**/trips/save', route => {
      sent.push([route.request().postDataJSON(), route.request().headers().token])
      return route.fulfill({ json: { code: 0, msg: 'success', data: keys[sent.length - 1] } })
    })
    await start()
    const frame = page.frameLocator('iframe[title="出差申请"]')
    await frame.getByLabel('地点').waitFor()
    await press(page, startButton())
    await dialog().getByText('表单还没有填写完整').waitFor()
    await frame.getByLabel('地点').fill('杭州')
    await press(page, startButton())
    await dialog().getByText('业务主键为空，无法启动流程').waitFor()
    expect(await send(page, startButton(), '/act/running/')).toBe(200)
    await dialog().waitFor({ state: 'detached' })
    // the token is not sent to another application
    expect(sent).toEqual([
      [{ place: '杭州' }, undefined],
      [{ place: '杭州' }, undefined]
    ])
    const { business_key } = await db
      .selectFrom('workflow_instance')
      .select('business_key')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(business_key).toBe('trip-7')
  })
})
