import { caseTabs, tabNamed } from '@board/schemas/boards/tabs'
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser, sizes } from '../support/browser.ts'

const browser = await openBrowser()

/** Makes this run's campaign different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const title = `河滨绿道怎么修（${run}）`

/** Returns the Beijing time in so many hours, in the format of a browser control. */
const inHours = (hours: number) =>
  new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length)

it('a campaign is drafted, confirmed, changed, ended and published with its result', async () => {
  const visitor = await browser.person('desktop')
  const { page, open, rest } = visitor
  await comeAs(visitor, 'city')
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await open('/g/collectionPage')
  await isClean(visitor, 'campaigns of a group')
  await main.getByRole('link', { name: /^新建/ }).click()
  await page.waitForURL(/\/g\/editCollection$/)

  // a reload loses no input, and each missing value is reported at its field
  await main.getByLabel('征集标题').fill(title)
  const text = main.getByRole('textbox', { name: '征集内容' })
  await text.click()
  await button('小标题').click()
  await page.keyboard.type('背景')
  await page.keyboard.press('Enter')
  await page.keyboard.type('河滨绿道明年翻修。')
  await page.keyboard.press('Enter')
  await button('项目列表').click()
  await page.keyboard.type('照明')
  await page.keyboard.press('Enter')
  await page.keyboard.type('长椅 <靠背>')
  await page.waitForTimeout(600)
  await page.reload()
  await rest()
  expect(await main.getByLabel('征集标题').inputValue()).toBe(title)
  expect(await text.innerText()).toContain('长椅 <靠背>')
  await button('提交平台确认').click()
  await main.getByRole('link', { name: /^建言提交给：/ }).waitFor()

  await main.getByRole('combobox', { name: '建言提交给' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  // a wrong period is said at its field, and keeps the rest
  await main.getByLabel('开始时间').fill(inHours(48))
  await main.getByLabel('结束时间').fill(inHours(24))
  await button('提交平台确认').click()
  const end = main.getByLabel('结束时间')
  await main.getByText('结束时间须晚于开始时间').first().waitFor()
  expect(await end.getAttribute('aria-invalid')).toBe('true')
  await main.getByLabel('开始时间').fill(inHours(-24))
  await end.fill(inHours(-1))
  await button('提交平台确认').click()
  await main.getByText('结束时间已过，请选择现在以后的时间').first().waitFor()
  expect(await main.getByLabel('征集标题').inputValue()).toBe(title)
  await end.fill(inHours(24))
  await main.getByLabel('征集问题').fill('您希望增加什么？\n\n您担心什么？')
  await isClean(visitor, 'a campaign being written')
  await button('提交平台确认').click()
  await page.waitForURL(/\/g\/collectionMain\?id=\d+/)
  await main.getByText('等待平台确认，公众还看不到。').waitFor()
  const id = Number(new URL(page.url()).searchParams.get('id'))

  const city = await callerAs('city')
  const editor = await callerAs('editor')
  const written = await city.call('getOrgCampaign', { body: { id } })
  expect(written.content).toBe(
    '<h3>背景</h3><p>河滨绿道明年翻修。</p><ul><li><p>照明</p></li><li><p>长椅 &lt;靠背&gt;</p></li></ul>'
  )
  expect(written.questions).toEqual(['您希望增加什么？', '您担心什么？'])
  await editor.call('confirmCampaign', { body: { id, version: written.version } })

  // the change waits beside the confirmed text and can be discarded
  await open(`/g/editCollection?id=${id}`)
  await expect.poll(() => text.locator('li').allInnerTexts()).toEqual(['照明', '长椅 <靠背>'])
  await main.getByLabel('征集标题').fill(`${title}，第二版`)
  await button('提交平台确认').click()
  await page.waitForURL(/\/g\/collectionMain/)
  await main
    .getByRole('region', { name: '已确认的内容（公众看到的）' })
    .getByText(title, { exact: true })
    .waitFor()
  const changes = main.getByRole('region', { name: '改动之处' })
  await changes.getByRole('deletion').getByText(title, { exact: true }).waitFor()
  await changes.getByRole('insertion').getByText(`${title}，第二版`, { exact: true }).waitFor()
  await main.getByRole('region', { name: '修改后的内容（待确认）' }).getByText(`${title}，第二版`).waitFor()
  await isClean(visitor, 'a campaign with two texts')
  await button('放弃修改').click()
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click()
  await main.getByText(/^正在征集/).waitFor()

  // an entry is adopted, the campaign is ended, and its result is published
  const citizen = await callerAs('citizen')
  const [fid = 0] = written.forums.map(forum => forum.fid)
  const subject = `绿道加装照明（${run}）`
  const content = '河滨绿道晚上很暗，老人散步容易摔倒，建议沿线加装太阳能路灯，并在台阶处贴反光条。'
  const posted = await citizen.call('postMessage', {
    body: { fid, typeId: 5, domainId: 1, subject, content, isPublic: true, isAnonymous: false, collectId: id }
  })
  const waiting = await editor.call('getEditorMessage', { body: { tid: posted.tid } })
  await editor.call('approveMessage', {
    body: { tid: posted.tid, version: waiting.version, priorityLevel: 2 }
  })
  await open(`/g/collectDetail?id=${id}`)
  await main.getByRole('link', { name: subject }).waitFor()
  await button(`采纳：${subject}`).click()
  await page.getByRole('dialog').getByLabel('采纳说明（公开）').fill('列入翻修方案')
  await page.getByRole('dialog').getByRole('button', { name: '采纳' }).click()
  await button(`取消采纳：${subject}`).waitFor()
  await page.setViewportSize(sizes.phone)
  await rest()
  await isClean(visitor, 'entries on a phone')

  await open(`/g/collectionMain?id=${id}`)
  await button('提前结束').click()
  await page.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
  await main.getByText('征集已结束，请采纳建言并公布结果。').waitFor()
  await main.getByRole('link', { name: '查看建言' }).click()
  await main.getByRole('textbox', { name: '征集结果' }).click()
  await page.keyboard.type('共收到建言 1 条，采纳 1 条。')
  await button('公布征集结果').click()
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await preview.getByText('共收到建言 1 条，采纳 1 条。').waitFor()
  await preview.getByRole('button', { name: '确认公布' }).click()
  await main.getByText('征集结果已公布，参与者可以看到。').waitFor()
  const { summary } = await citizen.call('getCampaign', { query: { id } })
  expect(summary).toBe('<p>共收到建言 1 条，采纳 1 条。</p>')
})

it('a case is drafted from a handled message, changed, submitted for approval, and withdrawn', async () => {
  const city = await callerAs('city')
  const { list } = await city.call('pageAns', { body: { display: 5, rows: 50 } })
  let tid = 0
  for (const row of list) {
    const { allowedActions, grades } = await city.call('getStaffMessage', { body: { tid: row.tid } })
    // a message that was graded low needs a reason
    const isLow = grades.some(one => Math.min(one.gradeLevel, one.gradeSpeed, one.gradeManner) <= 2)
    if (allowedActions.includes('draftCase') && !isLow) {
      tid = row.tid
      break
    }
  }
  expect(tid).toBeGreaterThan(0)
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await comeAs(visitor, 'city')
  const main = page.getByRole('main')
  await open(`/g/applyCasePage?messageId=${tid}`)
  await main.getByLabel('案例标题').fill(`三日修好坑洼路面（${run}）`)
  await isClean(visitor, 'a case being written')
  await main.getByRole('button', { name: '存为草稿' }).click()
  await main.getByText('已存为草稿，本单位的同事都能继续编辑。').waitFor()

  // the message leads to its existing case
  await open(`/g/applyCasePage?messageId=${tid}`)
  await main.getByText('草稿，还没有提交审批。').waitFor()
  const submit = main.getByRole('button', { name: '提交审批' })
  await submit.waitFor()
  // a submitted case needs the texts, so none of them is called optional
  expect(await main.locator('label', { hasText: '案例摘要' }).innerText()).not.toContain('选填')
  await main.getByLabel(/^案例摘要/).fill('市民反映路面坑洼、雨天积水，我局现场核实后列入应急养护。')
  // the saved text would be submitted, not the one that is shown
  await main.getByText('有修改还没有保存，保存后才能提交审批。').waitFor()
  expect(await submit.count()).toBe(0)
  await main.getByLabel(/^主要做法/).fill('接到留言当日到场勘查，次日铣刨重铺，并疏通雨水口。')
  await main.getByLabel(/^办理成效/).fill('三日内恢复通行，回访留言人表示满意。')
  await main.getByRole('button', { name: '保存', exact: true }).click()
  await main.getByText('已保存。内容完整后请提交审批。').waitFor()
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await main.getByText('正在审批，通过后自动公开。').waitFor()
  await isClean(visitor, 'a case in approval')
  await main.getByRole('button', { name: '撤回案例' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回案例' }).click()
  await main.getByText('已撤回，可以修改后重新提交。').first().waitFor()
  await open('/g/ownCases?display=6')
  await main.getByRole('link', { name: `三日修好坑洼路面（${run}）` }).waitFor()
})

it('a case that was taken down says why, and that only the platform can restore it', async () => {
  const visitor = await browser.person('desktop')
  const { page, open } = visitor
  await comeAs(visitor, 'city')
  const main = page.getByRole('main')
  const takenDown = tabNamed(caseTabs, 'takenDown').display
  await open(`/g/ownCases?display=${takenDown}`)
  await main.locator('[data-row-link]').first().click()
  await main.getByText(/^下架原因：/).waitFor()
  await main.getByText('下架后不能修改，也不能重新申报；平台恢复发布后才再次公开。').waitFor()
  const editor = await browser.person('desktop')
  await comeAs(editor, 'editor')
  await editor.open(`/admin/cases?display=${tabNamed(caseTabs, 'casesPublished').display}`)
  await editor.page.getByRole('main').locator('[data-row-link]').first().click()
  await editor.page.getByRole('button', { name: '下架', exact: true }).waitFor()
  await editor.page.getByText('下架后申报单位不能修改，也不能重新申报；只能由平台恢复发布。').waitFor()
})

it('a number of the data board opens the list of the counted messages', async () => {
  const visitor = await browser.person('desktop')
  const { page, open, rest } = visitor
  await comeAs(visitor, 'city')
  const main = page.getByRole('main')
  await open('/g/dataBoard?range=365&by=type')
  await main.getByRole('table').waitFor()
  await isClean(visitor, 'the data board')
  for (const figure of [/^打开“投诉”的留言/, /^打开“投诉”的已回复/]) {
    const number = main.getByRole('link', { name: figure })
    const count = Number(await number.innerText())
    expect(count).toBeGreaterThan(0)
    await number.click()
    await page.waitForURL(/\/g\/allMessage\?/)
    await rest()
    const words = await main.getByText(/共 \d+ 条/).innerText()
    const listed = Number(/共 (\d+) 条/.exec(words)?.[1])
    // messages that were taken down are counted but no longer listed
    expect(listed).toBeGreaterThan(count * 0.9)
    expect(listed).toBeLessThanOrEqual(count)
    await page.goBack()
  }
  await main.getByLabel('分组').selectOption({ label: '按领域' })
  await page.waitForURL(/by=domain/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: '下载 CSV' }).click()
  ])
  expect(file.suggestedFilename()).toMatch(/按领域.*\.csv$/)
  await main.getByLabel('分组').selectOption({ label: '按机构' })
  await main.getByLabel('时间').selectOption({ label: '自选日期' })
  await page.waitForURL(/from=\d{4}-\d\d-\d\d/)
  await main.getByLabel('到', { exact: true }).fill('2020-01-01')
  await main.getByText('结束日期不能早于开始日期').waitFor()
  await open('/g/dataBoard?range=365&by=group')
  const below = main
    .getByRole('row')
    .filter({ hasText: '越城区' })
    .getByRole('link', { name: /^打开“/ })
    .first()
  const ofGroup = Number(await below.innerText())
  await below.click()
  await page.waitForURL(/allMessage.*groupId/)
  await rest()
  const found = /共 (\d+) 条/.exec(await main.getByText(/共 \d+ 条/).innerText())
  expect(Number(found?.[1])).toBeGreaterThan(0)
  expect(Number(found?.[1])).toBeLessThanOrEqual(ofGroup)
  await page.goBack()
  await main.getByRole('button', { name: '生成报告' }).click()
  await main.getByText(/^本期共收到审核通过的留言 \d+ 条/).waitFor()
})

it('a campaign is returned by the platform, found on the board of its feedback, and withdrawn by its group', async () => {
  const city = await callerAs('city')
  const editor = await callerAs('editor')
  const { list: forums } = await city.call('listForums', { query: { keywords: '绍兴市市长' } })
  const name = `老街夜市怎么办（${run}）`
  const { id, version } = await city.call('createCampaign', {
    body: {
      title: name,
      content: '<p>老街夜市明年春天开市，请您谈谈开放时间和摊位安排。</p>',
      fids: [forums[0]?.fid ?? 0],
      beginTime: Math.floor(Date.now() / 1000) + 86_400,
      endTime: Math.floor(Date.now() / 1000) + 10 * 86_400
    }
  })
  const reason = `请写明征集范围（${run}）`
  await editor.call('returnCampaign', { body: { id, version, reason } })

  const visitor = await browser.person('desktop')
  const { page, open, rest } = visitor
  await comeAs(visitor, 'city')
  const main = page.getByRole('main')
  await open('/g/platformFeedback')
  const row = main.locator('[data-row]', { hasText: name })
  await row.getByText('征集退回修改').waitFor()
  await row.getByText(reason).waitFor()
  await row.getByRole('link', { name }).click()
  await page.waitForURL(/\/g\/messageCenter\/detail\?news=\d+/)
  await main.getByText(reason).waitFor()
  await isClean(visitor, 'news of a campaign')
  // reading the news takes it off the unread ones
  await expect
    .poll(async () => {
      const { list } = await city.call('listNotifications', { query: { rows: 100, unread: 1 } })
      return list.filter(({ subjectKind, subjectId }) => subjectKind === 'campaign' && subjectId === id)
    })
    .toEqual([])
  await main.getByRole('link', { name: '征集', exact: true }).click()
  await page.waitForURL(`**/g/collectionMain?id=${id}`)
  await main.getByText(reason).first().waitFor()
  // whoever changes the campaign reads what the platform asks for
  await open(`/g/editCollection?id=${id}`)
  await main.getByRole('alert').getByText(reason).waitFor()
  await open(`/g/collectionMain?id=${id}`)

  const dialog = page.getByRole('dialog')
  const withdraw = main.getByRole('button', { name: '撤回征集', exact: true })
  await withdraw.click()
  await dialog.getByText('撤回后，这个征集不再公开，也不能恢复。').waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await city.call('getOrgCampaign', { body: { id } })).allowedActions).toContain('withdrawCampaign')
  await withdraw.click()
  await dialog.getByRole('button', { name: '撤回征集', exact: true }).click()
  await main.getByText('已撤回，公众看不到，也不能恢复。').waitFor()
  await rest()
  expect(await main.getByRole('link', { name: '修改' }).count()).toBe(0)
  await open('/g/collectionPage?display=7')
  await main.getByRole('link', { name }).waitFor()
})

it('a case that the platform takes down is reached from the board of its feedback', async () => {
  const editor = await callerAs('editor')
  const owners = ['city', 'bureau', 'province'] as const
  const found = await Promise.all(
    owners.map(async owner => {
      const { list } = await (await callerAs(owner)).call('pageCases', { body: { display: 4, rows: 10 } })
      return list.map(({ id, title }) => ({ owner, id, title }))
    })
  )
  const one = found.flat()[0]
  if (!one) throw new Error('the demo has no published case of these groups')
  const reason = `数据有误，待核实（${run}）`
  const before = await editor.call('getEditorCase', { query: { id: one.id } })
  await editor.call('takeDownCase', { body: { id: one.id, version: before.version, reason } })
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await comeAs(visitor, one.owner)
  const main = page.getByRole('main')
  await open('/g/platformFeedback')
  await main.locator('[data-row]', { hasText: reason }).getByRole('link').first().click()
  await page.waitForURL(/\/g\/messageCenter\/detail\?news=\d+/)
  await main.getByText(reason).waitFor()
  await main.getByRole('link', { name: '案例', exact: true }).click()
  await page.waitForURL(`**/g/applyCasePage?id=${one.id}`)
  await main.getByText(reason).first().waitFor()
  const { version } = await editor.call('getEditorCase', { query: { id: one.id } })
  await editor.call('restoreCase', { body: { id: one.id, version } })
})
