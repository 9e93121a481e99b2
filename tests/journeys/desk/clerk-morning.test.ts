/**
 * Tests a clerk's morning at two desks by keyboard: forty-one messages with `--all`, one or two of each kind
 * otherwise.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { buildAccount, buildAssignment, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { everywhere, type Visitor } from '../support/browser.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { publishButton } from '../support/publish.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, staff, signedIn } = await ownSite()
const { city, bureau, stranger } = world.groups
await db.updateTable('org_group').set({ allow_delivery: true }).where('id', '=', city).execute()
await db.updateTable('org_group').set({ allow_handle_delivery: true }).where('id', '=', stranger).execute()
// cases need an editor who can approve them
await staff('examiner', 'editor')
await buildAccount(db, { kind: 'institution', group_id: city, username: 'city_clerk' })
await buildAccount(db, { kind: 'institution', group_id: bureau, username: 'bureau_clerk' })

const texts = {
  standard:
    '{编号}号留言反映的问题经现场查看属实，我单位已安排人员处理，预计三日内完成，完成后再向您说明结果。',
  sendBack: '该路段由省公路部门管养，不属于本单位职责。',
  note: '请于三日内办理并回复。',
  explanation: '因连日降雨施工推迟了两天，现已全部完成，现场已恢复正常，给您带来不便深表歉意，欢迎继续监督。',
  recheck: '留言反映的路段在邻市境内，请复核是否应由本单位办理。',
  again: '同类事项，处理办法相同。',
  delivery: '反映的问题具有普遍性，请省级部门参考。',
  summary: '居民反映的问题在三个工作日内办结，做法可供其他街道参考。',
  measures: '当天到现场核实，次日排定工期，第三天完工并回访留言人。',
  result: '现场已恢复正常，留言人表示满意，同类问题一并排查。'
}

/**
 * The texts of the replies; they differ, because the detector requires a reason for a reply that repeats another one.
 */
const matters = [
  '人民路小学门前的斑马线已重新施划，上下学时段由协管员值守',
  '西郊菜市场的排水沟已清淤疏通，摊位油污改为每晚集中冲洗',
  '滨河公园东侧栏杆断裂两处，养护队已更换新件并加固底座',
  '和平小区二次供水水箱已完成清洗消毒，检测报告张贴在物业门口',
  '解放桥下的违停货车已劝离，桥头增设限高架和提示牌',
  '工业园三期的夜间施工许可已复核，超时作业的工地被责令停工',
  '老城区公厕夜间照明线路已更换，开放时间延长到晚上十点',
  '青年广场健身器材缺失的螺栓已补齐，破损地垫下周更换'
]
const matterAt = (at: number) => `${matters[at % matters.length]}（第${at}号单）。`

/** The number of messages of each kind: in the whole morning, and in the short one. */
const counts = {
  assign: [8, 2],
  adopt: [8, 2],
  reply: [6, 1],
  explain: [2, 1],
  recheck: [2, 1],
  deliver: [1, 1],
  propose: [2, 1],
  answer: [10, 1],
  sendBack: [2, 1]
} as const
type Kind = keyof typeof counts
const kinds = Object.keys(counts) as Kind[]
const morning = kinds.flatMap(kind => Array.from({ length: counts[kind][everywhere ? 0 : 1] }, () => kind))

interface Task {
  readonly kind: Kind
  readonly tid: number
  readonly subject: string
}

const draftAt = (at: number) => `您好，您反映的情况已收悉。${matterAt(at)}感谢您对我们工作的监督与支持。`

/** The tasks of the morning. The times of the messages give this order in the lists, which show the latest first. */
const tasks: Task[] = []
const begin = Date.now()
for (const [at, kind] of morning.entries()) {
  const subject = `第${at + 1}件：${kind}`
  const created_at = new Date(begin - at * 60_000)
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject, created_at })
  tasks.push({ kind, tid, subject })
  if (kind === 'answer' || kind === 'sendBack')
    await buildAssignment(db, { tid, state: 10, holder_group_id: bureau, created_at })
  if (kind === 'adopt')
    await buildAssignment(db, { tid, state: 40, holder_group_id: bureau, answer: draftAt(at), created_at })
  if (kind === 'explain' || kind === 'propose') await buildReply(db, { tid })
  if (kind === 'explain')
    await db.updateTable('message').set({ state: 3, explain_due: true }).where('tid', '=', tid).execute()
}
for (const group_id of [city, bureau])
  await db
    .insertInto('standard_text')
    .values({ group_id, title: '已安排处理', content: texts.standard })
    .execute()

function deskOf({ page }: Visitor) {
  // gives up when a control needs more key presses than this
  const keys = keyboardOf(page, 40)
  const { press, type, tabTo, landsOn } = keys
  const panel = page.getByRole('complementary', { name: '办理' })
  const dialog = page.getByRole('dialog')

  /** Sends the text, with a reason when the detector finds a copy, and confirms the preview of the public text. */
  async function sendText(verb: string, done: RegExp) {
    const reason = panel.getByLabel('仍要提交的理由')
    const result = panel.getByText(done).first()
    const confirm = publishButton(page)
    const send = panel.getByRole('button', { name: verb })
    await tabTo(send)
    await press('Enter')
    await result.or(reason).or(confirm).first().waitFor()
    if (await reason.isVisible()) {
      await landsOn(reason)
      await type(texts.again)
      await tabTo(send)
      await press('Enter')
      await result.or(confirm).first().waitFor()
    }
    if (await confirm.isVisible()) {
      await tabTo(confirm)
      await press('Enter')
    }
    await result.waitFor()
  }
  return {
    ...keys,
    page,
    panel,
    dialog,
    sendText,
    /** Chooses an action on the open message by its name. */
    async choose(verb: string) {
      await press('Control+k')
      await landsOn(page.getByRole('combobox', { name: '查找页面与操作' }))
      await type(verb)
      await page.getByRole('option', { name: verb }).first().waitFor()
      await press('Enter')
    },
    /** Sends the open dialog. */
    async send(verb: string) {
      await tabTo(dialog.getByRole('button', { name: verb, exact: true }))
      await press('Enter')
      await dialog.waitFor({ state: 'detached' })
    },
    /** Inserts the standard text and sends it. */
    async sendStandardText(verb: string, done: RegExp) {
      await press('r')
      const text = panel.getByRole('textbox').first()
      await landsOn(text)
      await tabTo(panel.getByRole('button', { name: '常用语' }))
      await press('Enter')
      await tabTo(page.getByRole('button', { name: /^已安排处理/ }))
      await press('Enter')
      await expect.poll(() => text.inputValue()).toMatch(/^\d+号留言/)
      await press('r')
      await landsOn(text)
      await press('Control+End')
      await type(matterAt(keys.spent.keys))
      await sendText(verb, done)
    }
  }
}
type Desk = ReturnType<typeof deskOf>

const acts: Readonly<Record<Kind, (desk: Desk) => Promise<void>>> = {
  async answer({ choose, sendStandardText, panel }) {
    await choose('接收')
    await panel.getByText('办理中').waitFor()
    await sendStandardText('提交回复', /待审核/)
  },
  async sendBack({ choose, type, send, panel, dialog, landsOn }) {
    await choose('申请退回')
    await landsOn(dialog.getByRole('textbox').first())
    await type(texts.sendBack)
    await send('申请退回')
    await panel.getByText('申请退回').first().waitFor()
  },
  async assign({ choose, press, type, send, dialog, page, tabTo, landsOn }) {
    await choose('交办')
    await landsOn(dialog.getByRole('combobox').first())
    await type('城管')
    await page
      .getByRole('option', { name: /城管局/ })
      .first()
      .waitFor()
    await press('ArrowDown', 'Enter')
    await tabTo(dialog.getByLabel('交办要求'))
    await type(texts.note)
    // without a date it is asked once more
    await tabTo(dialog.getByRole('button', { name: '交办', exact: true }))
    await press('Enter')
    await dialog.getByRole('alert').getByText('没有填写要求完成日期').waitFor()
    await page.waitForTimeout(1000)
    await send('交办')
  },
  async adopt({ choose, landsOn, panel, sendText }) {
    await choose('采用回复')
    await landsOn(panel.getByRole('textbox').first())
    await sendText('采用回复', /办结回复已于 .+ 发布/)
  },
  async reply({ sendStandardText }) {
    await sendStandardText('回复', /办结回复已于 .+ 发布/)
  },
  async explain({ press, type, landsOn, panel, sendText }) {
    await press('r')
    await landsOn(panel.getByRole('textbox').first())
    await type(texts.explanation)
    await sendText('解释', /解释已于 .+ 发布/)
  },
  async recheck({ choose, press, type, send, dialog, tabTo }) {
    await choose('申请复核')
    await dialog.waitFor()
    for (const reason of ['不属本单位职责', '本单位']) {
      await tabTo(dialog.getByRole('radio', { name: reason, exact: true }))
      await press('Space')
    }
    await tabTo(dialog.getByLabel('复核理由'))
    await type(texts.recheck)
    await send('申请复核')
  },
  async deliver({ choose, type, send, press, page, tabTo, dialog, landsOn }) {
    await choose('递送')
    await landsOn(dialog.getByRole('combobox').first())
    await type('远山')
    await page
      .getByRole('option', { name: /远山市/ })
      .first()
      .waitFor()
    await press('ArrowDown', 'Enter')
    await tabTo(dialog.getByLabel('递送理由'))
    await type(texts.delivery)
    await send('递送')
  },
  async propose({ choose, press, type, tabTo, page }) {
    const desk = page.url()
    await choose('申报案例')
    const main = page.getByRole('main')
    for (const [label, text] of [
      [/^案例摘要/, texts.summary],
      [/^主要做法/, texts.measures],
      [/^办理成效/, texts.result]
    ] as const) {
      await tabTo(main.getByLabel(label))
      await type(text)
    }
    await tabTo(main.getByRole('button', { name: '提交审批' }))
    await press('Enter')
    await main.getByText('案例已提交，等待审批；结果会通知您。').waitFor()
    // returns to the message in its list
    await page.goBack()
    await page.waitForURL(desk)
  }
}

/** The keys and characters of both desks. */
const spent: Keyboard['spent'][] = []

/** Declares the tests that handle a list: each handles one message, then `j` opens the next one. */
function worksThrough(name: string, username: string, board: string, own: readonly Kind[]) {
  describe(name, async () => {
    const visitor = await signedIn('desktop', username)
    const desk = deskOf(visitor)
    const { page, press, panel } = desk
    spent.push(desk.spent)
    const listed = tasks.filter(({ kind }) => own.includes(kind))

    it.each(listed)('$subject', async ({ kind, subject }) => {
      if (subject === listed[0]?.subject) {
        await visitor.open(`/g/${board}?display=8`)
        await page.locator('[data-row]', { hasText: subject }).waitFor()
        await press('j')
        while (!(await page.locator('[data-row]:focus-within').innerText()).includes(subject))
          await press('j')
        await press('Enter')
      } else {
        if ((await page.locator('aside :focus').count()) > 0) await press('Escape')
        await press('j')
      }
      await page.getByRole('heading', { name: subject, level: 1 }).waitFor()
      await panel.waitFor()
      await readyToAct(panel)
      await acts[kind](desk)
    })
  })
}

afterAll(() => {
  const keys = spent.reduce((sum, one) => sum + one.keys, 0)
  const characters = spent.reduce((sum, one) => sum + one.characters, 0)
  console.info(`${morning.length} messages took ${keys} presses of keys and ${characters} typed characters`)
})

worksThrough('at the desk of a bureau', 'bureau_clerk', 'list-to', ['answer', 'sendBack'])
worksThrough('at the desk of a city', 'city_clerk', 'list-ans', [
  'assign',
  'adopt',
  'reply',
  'explain',
  'recheck',
  'deliver',
  'propose'
])
