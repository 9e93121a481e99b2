/**
 * Tests an administrator's evening: a user, a role, a parameter with its rehearsal, a handling record, a help text.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn, staff } = await ownSite()
await staff('chief', 'administrator')
const { uid } = await db
  .selectFrom('account')
  .select('uid')
  .where('username', '=', 'chief')
  .executeTakeFirstOrThrow()
const editor = await db.selectFrom('role').select('id').where('code', '=', 'editor').executeTakeFirstOrThrow()
await db.insertInto('account_role').values({ account_uid: uid, role_id: editor.id }).execute()
await buildAccount(db, { username: 'guanggao_01' })

/** A day in the middle of the previous month in China, where the month begins eight hours earlier than in UTC. */
const lastMonth = new Date(Date.now() + 8 * 3_600_000)
lastMonth.setUTCDate(1)
lastMonth.setUTCDate(-14)
const { city: fid } = world.forums
const short = await buildMessage(db, { fid, subject: '沿河步道护栏松动', created_at: lastMonth })
await buildReply(db, {
  tid: short.tid,
  content: '护栏已经加固完毕，请您放心出行，感谢您的提醒。',
  created_at: lastMonth
})
const long = await buildMessage(db, { fid, subject: '公交站牌字迹模糊', created_at: lastMonth })
await buildReply(db, {
  tid: long.tid,
  content: '站牌已于昨日更换，新站牌字号加大并加装了夜间照明，如仍有不便请再留言，感谢您的监督。',
  created_at: lastMonth
})

/** The keys and characters of the whole evening. */
let evening = { keys: 0, characters: 0 }

describe('an administrator’s evening, by keyboard', async () => {
  const chief = await signedIn('desktop', 'chief')
  const { page, open } = chief
  const keys = keyboardOf(page)
  evening = keys.spent
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const form = main.getByRole('form')
  /** Returns a field of the form by the beginning of its label, because optional fields have a mark after it. */
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`)).first()
  const saveButton = form.getByRole('button', { name: '保存', exact: true })

  /** Finds a record in the open list and opens its form. */
  async function edit(typed: string, name: string) {
    await main.locator('[data-row]').first().waitFor()
    await keys.press('/')
    await keys.landsOn(main.getByRole('search').getByRole('textbox').first())
    await keys.press('ControlOrMeta+A')
    await keys.type(typed)
    await keys.press('Enter')
    await keys.enter(main.getByRole('link', { name: `编辑“${name}”` }))
  }

  /** Goes to a page by the search in the menu. */
  async function goTo(name: string) {
    const search = page.getByRole('searchbox', { name: '查找菜单' })
    await keys.tabTo(search, 'Shift+Tab')
    await keys.type(name)
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).waitFor()
    await keys.press('Enter')
    await main.getByRole('heading', { level: 1, name }).waitFor()
    await keys.landsOn(main)
  }

  /** Opens the form of a new record from the open list. */
  async function begin() {
    await main.locator('[data-row], [role=status]').first().waitFor()
    await keys.enter(main.getByRole('link', { name: /^新建/ }))
    await saveButton.waitFor()
  }

  it('creates a role: selects a menu with all its pages, and removes one page again', async () => {
    await open('/admin')
    await goTo('角色管理')
    await begin()
    await keys.write(field('名称'), '夜班值守')
    await keys.enter(form.getByRole('button', { name: /^菜单授权/ }))
    const item = (name: string) => dialog.getByRole('treeitem', { name, exact: true })
    await keys.tabTo(item('审核'))
    while ((await item('系统管理').and(page.locator(':focus')).count()) === 0) await keys.press('ArrowDown')
    await keys.press('Space')
    await item('系统管理').and(page.locator('[aria-checked=true]')).waitFor()
    await keys.press('ArrowRight')
    await item('部门管理').and(page.locator('[aria-checked=true]')).waitFor()
    while ((await item('部门管理').and(page.locator(':focus')).count()) === 0) await keys.press('ArrowDown')
    await keys.press('Space')
    await item('部门管理').and(page.locator('[aria-checked=false]')).waitFor()
    await item('系统管理').and(page.locator('[aria-checked=mixed]')).waitFor()
    await looksWell(chief, 'evening-role-tree')
    await keys.tabTo(dialog.getByRole('searchbox'), 'Shift+Tab')
    await keys.type('参数管理')
    await expect.poll(() => dialog.getByRole('treeitem').count()).toBe(2)
    await looksWell(chief, 'evening-role-search')
    await keys.enter(dialog.getByRole('button', { name: '确定', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await keys.enter(saveButton)
    await page.waitForURL(/\/admin\/role(\?|$)/)
    const given = await db
      .selectFrom('role_permission as p')
      .innerJoin('role as r', 'r.id', 'p.role_id')
      .select('p.permission')
      .where('r.name', '=', '夜班值守')
      .where('p.permission', 'in', ['sys:parameter:update', 'sys:user:page', 'sys:dept:page'])
      .orderBy('p.permission')
      .execute()
    expect(given.map(({ permission }) => permission)).toEqual(['sys:parameter:update', 'sys:user:page'])
  })

  it('creates a user with that role', async () => {
    await goTo('用户管理')
    await begin()
    await keys.write(field('用户名'), 'yeban_01')
    await keys.write(field('密码'), 'Yeban#2026')
    await keys.write(field('确认密码'), 'Yeban#2026')
    await keys.write(field('姓名'), '夜班一号')
    await keys.write(field('角色'), '夜班值守')
    const option = page.getByRole('listbox').getByRole('option')
    await expect.poll(() => option.allInnerTexts()).toEqual(['夜班值守'])
    await keys.press('ArrowDown')
    await page.locator(`[aria-activedescendant="${await option.getAttribute('id')}"]`).waitFor()
    await keys.press('Enter')
    await keys.enter(saveButton)
    await page.waitForURL(/\/admin\/user(\?|$)/)
    await main.locator('[data-row]', { hasText: 'yeban_01' }).getByText('夜班值守').waitFor()
  })

  it('reads before saving which replies of last month a higher minimum length would have refused', async () => {
    await goTo('参数管理')
    await edit('reply.min', '回复内容最少字数')
    await page.getByRole('heading', { level: 1, name: '编辑：回复内容最少字数' }).waitFor()
    const value = main.getByRole('textbox', { name: '回复内容最少字数' })
    const rehearsal = page.getByRole('region', { name: '用上月的留言试算' })
    await rehearsal.getByText('保存之前什么都不会改变').waitFor()
    expect(await main.getByRole('textbox', { name: '编码' }).count()).toBe(0)
    await keys.write(value, '5000')
    await rehearsal.getByText('须为 1 到 1000 之间的整数').waitFor()
    await keys.write(value, '30')
    await rehearsal.getByText('改为 30 后，会多出 1 条回复不被接受。').waitFor()
    await rehearsal.getByRole('link', { name: `${short.tid} ${short.subject}` }).waitFor()
    expect(await rehearsal.getByRole('link', { name: `${long.tid} ${long.subject}` }).count()).toBe(0)
    await looksWell(chief, 'evening-rehearsal')
    const before = await db.selectFrom('parameter').select('value').where('code', '=', 'reply.min').execute()
    expect(before).toEqual([{ value: '22' }])
    await keys.enter(main.getByRole('button', { name: '保存', exact: true }))
    await page.waitForURL(/\/admin\/parameter(\?|$)/)
    await main.locator('[data-row]', { hasText: '回复内容最少字数' }).getByText('30字').waitFor()
    await looksWell(chief, 'evening-parameters')
  })

  it('reads that a parameter without an effect on messages cannot be rehearsed', async () => {
    await edit('captcha.scene', '无图验证的场景标识')
    await page.getByText('无法试算').waitFor()
    await looksWell(chief, 'evening-none')
  })
  it('keeps more backups: the job’s parameter is a field, and an invalid value is reported', async () => {
    await goTo('定时任务')
    await keys.enter(main.getByRole('link', { name: '编辑“备份数据库和文件”' }))
    const kept = form.getByRole('textbox', { name: /^保留的备份数/ })
    await keys.write(kept, '0')
    await keys.enter(saveButton)
    await form.getByText('不能小于 1').first().waitFor()
    await looksWell(chief, 'evening-job')
    await keys.write(kept, '14')
    // the console ignores a second press within a second
    await sleep(1000)
    await keys.enter(saveButton)
    await page.waitForURL(/\/admin\/scheduleJob(\?|$)/)
    const { params } = await db
      .selectFrom('schedule_job')
      .select('params')
      .where('bean_name', '=', 'backup')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(params)).toEqual({ keep: 14 })
  })

  it('restricts an account that posts advertisements, and names the rule', async () => {
    await open('/admin/accounts?keywords=guanggao_01')
    await keys.enter(main.getByRole('link', { name: 'guanggao_01' }).first())
    await keys.enter(page.getByRole('button', { name: '处理账号' }))
    await keys.pick(dialog.getByLabel('处理方式'), '限制留言')
    await keys.write(dialog.getByLabel(/^违反的规则/), '发布广告')
    await keys.write(dialog.getByLabel(/^每天最多留言/), '3')
    await keys.write(dialog.getByLabel(/^期限/), '7')
    await keys.enter(dialog.getByRole('button', { name: '处理账号' }))
    await dialog.waitFor({ state: 'detached' })
    await main.getByRole('link', { name: /发布广告/ }).waitFor()
  })

  it('changes a help text, and the public reads it', async () => {
    await open('/admin/helpTexts?key=7&language=zh-CN')
    const text = page.getByLabel('正文')
    await keys.tabTo(text)
    await keys.press('ControlOrMeta+End')
    await keys.type('\n\n## 夜间值班')
    await keys.enter(page.getByRole('button', { name: '保存' }))
    await page.getByText('已保存，公众现在看到的就是这些文字。').waitFor()
    const answer = await page.request.get('/v1/help/content?key=7', {
      headers: { 'accept-language': 'zh-CN' }
    })
    expect(await answer.text()).toContain('夜间值班')
  })
})

afterAll(() =>
  console.info(`the evening took ${evening.keys} presses of keys and ${evening.characters} characters`)
)
