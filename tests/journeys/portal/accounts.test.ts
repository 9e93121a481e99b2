import { readFile } from 'node:fs/promises'
import { maskOwnPhone } from '@board/schemas/facts/formats'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { momentText } from '../../../server/platform/calendar/time.ts'
import {
  buildAccount,
  buildRestriction,
  buildSession,
  setParameter
} from '../../support/builders/builders.ts'
import { aCreditCode } from '../../support/builders/credit-code.ts'
import { roadPicture } from '../../support/builders/picture.ts'
import { signInThere, startIdentityProvider } from '../../support/servers/identity-provider.ts'
import { isClean, looksWell, sizesOfStory, type Visitor } from '../support/browser.ts'
import { press } from '../support/send.ts'
import { ownSite, siteOrigin } from '../support/site.ts'

const callback = '/thirdpartylogin/callback/peoplePass'
const provider = await startIdentityProvider(siteOrigin + callback)
const { db, keys, url, browser, staff, world, signedIn, acceptCodes } = await ownSite({
  PRIVATE_TARGETS: '127.0.0.1',
  THIRD_PARTY_PEOPLEPASS_ISSUER: provider.issuer,
  THIRD_PARTY_PEOPLEPASS_CLIENT_ID: provider.clientId,
  THIRD_PARTY_PEOPLEPASS_CLIENT_SECRET: provider.clientSecret
})
await acceptCodes()

const password = 'Nanmen#2026'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Returns the client of the account with a token. */
function callerOf(token?: string): Client {
  const client: Client = createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField
  })
  return client
}

/**
 * Returns the code of the last letter to a phone or an e-mail address; the letters are only stored, because no
 * provider can be reached.
 */
async function codeTo(receiver: string): Promise<string> {
  const find = async () => {
    const letters = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute()
    return letters.find(letter => keys.openField('recipient', letter.recipient_sealed ?? '') === receiver)
  }
  await expect.poll(find).toBeDefined()
  const letter = await find()
  return JSON.parse(keys.openField('params', letter?.params_sealed ?? '')).code
}

/** Requests a code on the page and fills it in. */
async function fillCode(page: Page, receiver: string, label = '短信验证码', nth = 0): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '获取验证码' }).nth(nth).click()
  await field(page, label).and(page.locator(':focus')).waitFor()
  await field(page, label).fill(await codeTo(receiver))
}

/** Builds a citizen with a phone. */
const citizen = (username: string, phone: string) =>
  buildAccount(db, { username, nick_name: '南门住户', password, phone, keys })

async function signIn({ page, open }: Visitor, username: string, path = '/login'): Promise<void> {
  await open(path)
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill(password)
  await button(page, '登录').click()
  await page.waitForURL(address => address.pathname !== '/login')
}

describe.each(sizesOfStory('phone'))('on a %s', size => {
  const isDesktop = size === 'desktop'

  it('a citizen who forgot the password sets a new one by phone, and signs in with it', async () => {
    const phone = isDesktop ? '13200000001' : '13300000001'
    await citizen(`forgetful_${size}`, phone)
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/login')
    // the name goes along, but not in the address
    await field(page, '用户名').fill(`forgetful_${size}`)
    await page.getByRole('main').getByRole('link', { name: '忘记密码？' }).click()
    await page.waitForURL(/\/findPwd$/)
    await expect
      .poll(() => page.getByRole('main').getByLabel('用户名').inputValue())
      .toBe(`forgetful_${size}`)
    await page.getByRole('textbox', { name: '手机号' }).fill('1320000')
    await page.getByText('个人用户：').waitFor()
    // the button says why it does nothing yet and moves to the missing field
    await button(page, '获取验证码').click({ force: true })
    await page.getByText('请输入11位格式正确的手机号码！').waitFor()
    await page.getByRole('textbox', { name: '手机号' }).fill(phone)
    await fillCode(page, phone)
    await looksWell(visitor, 'accounts-forgotten')
    await button(page, '下一步').click()
    await page.getByRole('heading', { name: '设置新密码' }).and(page.locator(':focus')).waitFor()
    await field(page, '新密码').fill('Beimen#2026')
    await field(page, '确认新密码').fill('Beimen#2026')
    await press(page, button(page, '设置新密码'))
    await page.waitForURL(/\/home$/)
    const dialog = page.getByRole('dialog', { name: '登录' })
    await dialog.getByText('新密码已设置').waitFor()
    await visitor.picture('accounts-recovered')
    await dialog.getByLabel('用户名').fill(`forgetful_${size}`)
    await dialog.getByLabel('密码', { exact: true }).fill('Beimen#2026')
    await press(page, dialog.getByRole('button', { name: '登录', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page.locator('header summary').filter({ hasText: '南门住户' }).waitFor()
  })

  it('a citizen who forgot the user name finds it by phone, and goes on to sign in', async () => {
    const phone = isDesktop ? '13200000008' : '13300000008'
    await citizen(`nameless_${size}`, phone)
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/login')
    await page.getByRole('main').getByRole('link', { name: '忘记用户名？' }).click()
    await page.waitForURL(/\/findAccount$/)
    await page.getByRole('textbox', { name: '手机号' }).fill(phone)
    await fillCode(page, phone)
    await press(page, button(page, '下一步'))
    await page.getByRole('heading', { name: '您的账号' }).and(page.locator(':focus')).waitFor()
    await page.getByText(`nameless_${size}`, { exact: true }).waitFor()
    await page.getByText('个人用户', { exact: true }).waitFor()
    await looksWell(visitor, 'accounts-found')
    await page.getByRole('main').getByRole('link', { name: '去登录' }).click()
    await page.waitForURL(/\/login$/)
    await field(page, '用户名').waitFor()
  })

  it('the bound phone is changed with a code to the old phone, then one to the new phone', async () => {
    const [old, fresh] = isDesktop ? ['13400000002', '13500000002'] : ['13600000002', '13700000002']
    await citizen(`mover_${size}`, old)
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await signIn(visitor, `mover_${size}`, '/login?to=/uCenter/changePhone')
    await page.waitForURL(/\/uCenter\/changePhone$/)
    await fillCode(page, old)
    await button(page, '下一步').click()
    await page.getByRole('heading', { name: '绑定新手机号' }).and(page.locator(':focus')).waitFor()
    // this browser knows the own number and says that it would not change
    await field(page, '新手机号').fill(old)
    await field(page, '新手机号').blur()
    await page.getByText('新手机号与原手机号相同').first().waitFor()
    await field(page, '新手机号').fill(fresh)
    await fillCode(page, fresh)
    await looksWell(visitor, 'accounts-new-phone')
    await press(page, button(page, '确认更换'))
    await page.getByText(`手机号已更换为 ${maskOwnPhone(fresh)}`).waitFor()
    await open('/uCenter/bindInfo')
    await page.getByText(maskOwnPhone(fresh), { exact: true }).waitFor()
    // the form takes the place of the pressed button and has the focus; so has what comes after it
    const focused = page.locator(':focus')
    await button(page, '绑定邮箱').click()
    await focused.filter({ hasText: '验证码将发送至已绑定的手机号' }).waitFor()
    await button(page, '取消').click()
    await focused.filter({ hasText: '未绑定' }).waitFor()
    await open('/uCenter/loginLog')
    await page.getByRole('main').getByText('登录', { exact: true }).first().waitFor()
  })
})

describe.each(sizesOfStory('phone'))('a company, on a %s,', size => {
  it('registers, waits, is confirmed, and may write', async () => {
    const [phone, email] = [size === 'desktop' ? '13800000009' : '13800000003', `office_${size}@example.org`]
    const [name, username] = [`山河食品${size}有限公司`, `shanhe_${size}`]
    await setParameter(db, 'company.confirmation', true)
    await setParameter(db, 'company.licence', 'required')
    await staff(`examiner_${size}`, ['board:company:page', 'board:company:decide'])
    const visitor = await browser.person(size)
    const { page, open } = visitor
    // the site reads parameters again every two seconds
    await new Promise(done => setTimeout(done, 2100))
    await open('/regcomp')
    await button(page, '注册并登录').click()
    await page.getByText('还有 10 处需要完善').waitFor()
    await field(page, '企业名称').fill(name)
    const creditCode = aCreditCode()
    await field(page, '统一社会信用代码').fill(creditCode.toLowerCase())
    await field(page, '法定代表人').fill('某某')
    await field(page, '联系人').fill('某某某')
    await field(page, '手机号').fill(phone)
    await fillCode(page, phone)
    await page.getByRole('textbox', { name: /^邮箱选填/ }).fill(email)
    await fillCode(page, email, '邮箱验证码')
    await field(page, '用户名').fill(username)
    await field(page, '用户名').blur()
    await page.getByText('这个用户名可以使用').waitFor()
    await field(page, '密码').fill(password)
    await field(page, '确认密码').fill(password)
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    await looksWell(visitor, 'accounts-company')
    await press(page, button(page, '注册并登录'))
    await page.waitForURL(/\/uCenter\/compInfo/)
    await page.getByText('等待平台审核').first().waitFor()
    await looksWell(visitor, 'accounts-company-waiting')

    const subject = `厂门口的路面塌陷（${size}）`
    const content = '厂门口的路面塌陷已经两周，货车进出要绕行三公里，请尽快安排修复。'
    await open(`/threads/post?fid=${world.forums.city}`)
    // it is told before it types anything, with what is missing
    await page.getByText('单位信息审核通过后才能留言').waitFor()
    await page.getByText('还没有上传证照图片').waitFor()
    expect(await page.getByLabel('标题').count()).toBe(0)
    await looksWell(visitor, 'accounts-company-unconfirmed')
    await page.getByRole('link', { name: '查看企业信息' }).click()
    await page.waitForURL(/\/uCenter\/compInfo/)

    const { uid } = await db
      .selectFrom('account')
      .select('uid')
      .where('username', '=', `examiner_${size}`)
      .executeTakeFirstOrThrow()
    const examiner = callerOf(await buildSession(db, uid))
    const { list } = await examiner.call('pageCompanyRequests', { body: { display: 1 } })
    expect(list.map(row => row.enterpriseName)).toEqual([name])
    const desk = await signedIn('desktop', `examiner_${size}`)
    await desk.open(`/admin/companyRequest?id=${list[0]?.id}`)
    await desk.page.getByText('企业还没有上传').waitFor()

    await page.getByText('请上传营业执照图片').waitFor()
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: '执照.txt', mimeType: 'text/plain', buffer: Buffer.from('执照') })
    await page.getByText('上传的图片只能是').first().waitFor()
    const photo = {
      name: '营业执照.jpg',
      mimeType: 'image/jpeg',
      buffer: await roadPicture().jpeg().toBuffer()
    }
    await input.setInputFiles(photo)
    await page.getByText('营业执照图片已提交').waitFor()
    await page.getByRole('img', { name: '查看营业执照图片：营业执照.jpg' }).waitFor()
    await looksWell(visitor, 'accounts-company-licence')
    // taking the picture back asks first, and says what the request then lacks
    const asked = page.getByRole('dialog', { name: '撤回营业执照图片' })
    await button(page, '撤回图片').click()
    await asked.getByText('没有图片，这项申请不能通过审核。').waitFor()
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('img', { name: '查看营业执照图片：营业执照.jpg' }).waitFor()
    await button(page, '撤回图片').click()
    await asked.getByRole('button', { name: '撤回图片' }).click()
    await page.getByText('营业执照图片已撤回').waitFor()
    await page.getByText('请上传营业执照图片').waitFor()
    // the pressed button is gone with its picture, and the focus is at the page
    await page.locator('main:focus').waitFor()
    await input.setInputFiles(photo)
    await page.getByRole('img', { name: '查看营业执照图片：营业执照.jpg' }).waitFor()
    // another picture: its upload is cancelled, then fails, then succeeds
    const another = { ...photo, name: '营业执照新-山河食品有限公司-副本扫描件.jpg' }
    const uploads = '**/v2/attachment/upload**'
    await page.route(uploads, () => {})
    await input.setInputFiles(another)
    await page.getByRole('progressbar', { name: /^营业执照新.* 的上传进度/ }).waitFor()
    await page.getByRole('button', { name: /^取消上传 营业执照新/ }).click()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await page.unroute(uploads)
    await page.route(uploads, route => route.abort())
    await input.setInputFiles(another)
    await button(page, '重试').waitFor()
    await looksWell(visitor, 'accounts-company-licence-failed')
    await page.unroute(uploads)
    await button(page, '重试').click()
    await page.getByRole('img', { name: /^查看营业执照图片：营业执照新/ }).waitFor()
    await page.getByRole('list', { name: '已选择的文件' }).waitFor({ state: 'detached' })
    await page.getByText('营业执照图片已提交').waitFor()
    await desk.open(`/admin/companyRequest?id=${list[0]?.id}`)
    await desk.page
      .getByRole('link', { name: /营业执照新/ })
      .first()
      .waitFor()
    await looksWell(desk, 'accounts-company-licence-desk')
    await setParameter(db, 'company.licence', 'off')
    await examiner.call('approveCompanyRequest', { body: { id: list[0]?.id ?? 0, note: '核对无误' } })

    await open('/uCenter/compInfo')
    await page.getByText('已通过审核').waitFor()
    await page.getByText(creditCode, { exact: true }).waitFor()
    await page.getByText('核对无误').waitFor()
    await page.getByRole('link', { name: '去留言' }).first().click()
    await page.waitForURL(/\/threads\/post/)
    await open(`/threads/post?fid=${world.forums.city}`)
    await page.getByLabel('咨询').check()
    await page.getByLabel('领域').selectOption({ label: '城建' })
    await page.getByLabel('标题').fill(subject)
    await page.getByLabel('内容', { exact: true }).fill(content)
    await press(page, button(page, '提交留言'))
    await page
      .getByText(/留言已提交，编号 \d+/)
      .first()
      .waitFor()
    const sent = await db.selectFrom('message').selectAll().where('subject', '=', subject).execute()
    const own = await db
      .selectFrom('account')
      .select('uid')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(sent.map(message => message.author_uid)).toEqual([own.uid])
    await open('/uCenter/compInfo')
    await button(page, '申请变更').click()
    // the form takes the place of the pressed button, so it is in sight and has the focus; cancelling gives it back
    const change = page.getByRole('region', { name: '申请变更' })
    await change.and(page.locator(':focus')).waitFor()
    await button(page, '取消').click()
    await button(page, '申请变更').and(page.locator(':focus')).waitFor()
    await button(page, '申请变更').click()
    await field(page, '联系人').fill('某某甲')
    await press(page, button(page, '提交审核'))
    await page.getByText('变更申请正在审核').waitFor()
    // the form is gone with its button, and the focus is at the page
    await page.locator('main:focus').waitFor()
    await button(page, '撤回申请').click()
    await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    await page.getByText('申请已撤回').waitFor()
    await page.getByText('变更申请正在审核').waitFor({ state: 'detached' })
    // the result of the last act goes when the next one begins
    await button(page, '申请变更').click()
    await page.getByText('申请已撤回').waitFor({ state: 'detached' })
    await button(page, '取消').click()

    // a refused change is corrected: the button says so, and the form takes another picture
    await setParameter(db, 'company.licence', 'optional')
    await button(page, '申请变更').click()
    await field(page, '联系人').fill('某某乙')
    await press(page, button(page, '提交审核'))
    await page.getByText('变更申请正在审核').waitFor()
    await page.locator('input[type=file]').setInputFiles(photo)
    await page.getByText('营业执照图片已提交').waitFor()
    const waiting = await examiner.call('pageCompanyRequests', { body: { display: 1 } })
    await examiner.call('refuseCompanyRequest', {
      body: { id: waiting.list[0]?.id ?? 0, reason: '请上传营业执照图片后再提交' }
    })
    await open('/uCenter/compInfo')
    // the picture of a decided request cannot be replaced, so its card does not ask for one
    await page.getByText('要更换图片，请先提交变更申请。').waitFor()
    expect(await page.getByText('文字须清晰可见').count()).toBe(0)
    await button(page, '修改后重新提交').click()
    expect(await field(page, '联系人').inputValue()).toBe('某某乙')
    await change.getByText('50MB 以内').waitFor()
    await looksWell(visitor, 'accounts-company-again')
    await setParameter(db, 'company.licence', 'off')
  })
})

describe.each(sizesOfStory('phone'))('another site’s account, on a %s,', size => {
  /** Goes to the provider and comes back as a person, as a browser does when the site is reached by its name. */
  async function goAndCome({ page, rest }: Visitor, person: string): Promise<void> {
    provider.state.person = person
    await page.route(`${provider.issuer}/**`, route => route.fulfill({ body: '' }))
    await button(page, '人民通行证').click()
    await page.waitForURL(`${provider.issuer}/**`)
    const query = await signInThere(page.url(), provider.issuer)
    await page.goto(`${url}${callback}?${query}`)
    await page.waitForURL(address => address.pathname !== callback)
    await rest()
  }

  it('is bound at the first sign-in, is enough to sign in afterwards, and is unbound', async () => {
    const [username, person] = [`linker_${size}`, `teal_${size}`]
    await buildAccount(db, { username, password })
    const visitor = await browser.person(size)
    const { page } = visitor
    await visitor.open('/login?to=/myLeavMessage')
    await goAndCome(visitor, person)
    await page.getByText('已通过人民通行证确认您的身份：远方来客').waitFor()
    await field(page, '用户名').fill(username)
    await field(page, '密码').fill(password)
    await button(page, '登录').click()
    await page.waitForURL(/\/myLeavMessage$/)
    const reminder = page.getByRole('dialog', { name: '您还没有绑定手机号' })
    await reminder.getByRole('button', { name: '已绑定' }).click()
    await reminder.getByText('还没有查到绑定的手机号').waitFor()
    await reminder.getByRole('link', { name: '去绑定' }).click()
    await page.waitForURL(/\/uCenter\/bindInfo$/)

    const again = await browser.person(size)
    await again.open('/login?to=/uCenter/bindInfo')
    await goAndCome(again, person)
    await again.page.waitForURL(/\/uCenter\/bindInfo$/)
    await button(again.page, '解除绑定 人民通行证').click()
    await again.page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click()
    await again.page.getByText('人民通行证已解除绑定').waitFor()
  })

  it('registers a new citizen', async () => {
    const phone = size === 'desktop' ? '13900000010' : '13900000004'
    const visitor = await browser.person(size)
    const { page } = visitor
    await visitor.open('/login')
    await goAndCome(visitor, `heron_${size}`)
    await page.getByText('没有，注册新账号').click()
    expect(await field(page, '昵称').inputValue()).toBe('远方来客')
    await field(page, '手机号').fill(phone)
    await fillCode(page, phone)
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    await button(page, '注册并绑定').click()
    await page.waitForURL(/\/home$/)
    await page.locator('header summary').filter({ hasText: '远方来客' }).waitFor()
  })

  /** Builds an account to which a person of the other site is bound. */
  async function bound(person: string, phone?: string) {
    const account = await buildAccount(db, { username: person, nick_name: '南门住户', phone, keys })
    const subject_index = keys.blindIndex('mark', `peoplePass\n${provider.issuer}\n${person}`)
    await db
      .insertInto('third_party_binding')
      .values({
        type: 'peoplePass',
        subject_index,
        nick_name_sealed: keys.sealField('name', '远方来客'),
        account_uid: account.uid,
        created_at: new Date()
      })
      .execute()
    return account
  }

  it('that is bound to an account without a phone is reminded of it after each sign-in', async () => {
    await bound(`wigeon_${size}`)
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/login?to=/myLeavMessage')
    await goAndCome(visitor, `wigeon_${size}`)
    const reminder = page.getByRole('dialog', { name: '您还没有绑定手机号' })
    await reminder.waitFor()
    expect(new URL(page.url()).pathname).toBe('/myLeavMessage')
    await isClean(visitor, 'the reminder of the phone')
    await reminder.getByRole('link', { name: '去绑定' }).click()
    await page.waitForURL(/\/uCenter\/bindInfo$/)
  })

  it('that is bound to a muted account says so after the sign-in', async () => {
    const { uid } = await bound(`pintail_${size}`, size === 'desktop' ? '13900000011' : '13900000012')
    await buildRestriction(db, { account_uid: uid, handle_type: 4, rule_name: '发布广告' })
    const visitor = await browser.person(size)
    await visitor.open('/login?to=/myLeavMessage')
    await goAndCome(visitor, `pintail_${size}`)
    await visitor.page.getByText('您的账号已被限制发布：发布广告').waitFor()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })

  it('that is bound to a banned account reads by which rule and until when', async () => {
    const { uid } = await bound(`garganey_${size}`)
    const end_time = new Date(Date.now() + 3 * 86_400_000)
    await buildRestriction(db, { account_uid: uid, handle_type: 0, rule_name: '发布广告', end_time })
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/login?to=/myLeavMessage')
    await goAndCome(visitor, `garganey_${size}`)
    const main = page.getByRole('main')
    await main.getByText('违反的规则：发布广告').waitFor()
    await main.getByText(`您的账号因违反用户协议已被限制登录至 ${momentText(end_time)}`).waitFor()
    await field(page, '用户名').waitFor()
    await isClean(visitor, 'the page of a banned person')
  })

  it('whose owner declines there is not signed in, reads why, and can sign in another way', async () => {
    const visitor = await browser.person(size)
    const { page, open, rest } = visitor
    await open('/login?to=/myLeavMessage')
    await page.route(`${provider.issuer}/**`, route => route.fulfill({ body: '' }))
    await button(page, '人民通行证').click()
    await page.waitForURL(`${provider.issuer}/**`)
    const state = new URL(page.url()).searchParams.get('state') ?? ''
    const answer = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
    await page.goto(`${url}${callback}?${answer}`)
    await page.waitForURL(address => address.pathname !== callback)
    await rest()
    const main = page.getByRole('main')
    await main.getByText('第三方登录没有完成', { exact: true }).waitFor()
    await main.getByText(/您已取消授权/).waitFor()
    await main.getByText('您可以重新发起，或用下面的方式登录。').waitFor()
    await isClean(visitor, 'the page after declining')
    await button(page, '人民通行证').waitFor()
    expect(await page.locator('header').getByRole('link', { name: /登录/ }).count()).toBeGreaterThan(0)
  })
})

describe.each(sizesOfStory('phone'))('one’s own account, on a %s,', size => {
  const isDesktop = size === 'desktop'

  it('is registered with an e-mail address and a real name when the site requires them', async () => {
    await setParameter(db, 'register.email', true)
    await setParameter(db, 'post.certification', true)
    await new Promise(done => setTimeout(done, 2100))
    const [phone, email] = [isDesktop ? '15300000017' : '15300000007', `named_${size}@example.org`]
    await citizen(`taken_${size}`, isDesktop ? '15200000017' : '15200000007')
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/signUp?to=/threads/list')
    await press(page, button(page, '注册并登录'))
    await page.getByText(/还有 \d+ 处需要完善/).waitFor()
    // the places of the fields on the page, in the order of the summary
    const places: number[] = await page.evaluate(
      `[...document.querySelectorAll('[role=group] li a')].map(({ hash }) =>
        [...document.querySelectorAll('[id]')].findIndex(({ id }) => '#' + id === decodeURIComponent(hash)))`
    )
    expect(places.length).toBeGreaterThan(8)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    await field(page, '手机号').fill(phone)
    await fillCode(page, phone)
    await field(page, '邮箱').fill(email)
    await fillCode(page, email, '邮箱验证码')
    await field(page, '用户名').fill(`taken_${size}`)
    await field(page, '昵称').fill('市长')
    await field(page, '密码').fill(password)
    await page.getByText('该用户名已被使用，请换一个').first().waitFor()
    await page.getByText('名称中含有电话号码、领导或机关的名称').first().waitFor()
    await field(page, '用户名').fill(`named_${size}`)
    await field(page, '昵称').fill('北门住户')
    await field(page, '确认密码').fill(password)
    await field(page, '真实姓名').fill('某某')
    await field(page, '证件号码').fill(isDesktop ? '110105194912310038' : '11010519491231002X')
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    await looksWell(visitor, 'accounts-sign-up')
    await press(page, button(page, '注册并登录'))
    await page.waitForURL(address => address.pathname === '/threads/list')
    const row = await db
      .selectFrom('account')
      .select(['email_sealed', 'certified_at'])
      .where('username', '=', `named_${size}`)
      .executeTakeFirstOrThrow()
    expect(keys.openField('email', row.email_sealed ?? '')).toBe(email)
    expect(row.certified_at).not.toBeNull()
    await setParameter(db, 'register.email', false)
  })

  it('requires the real name when a message is sent, and leads back to the form with everything typed', async () => {
    await citizen(`unnamed_${size}`, isDesktop ? '15000000015' : '15000000005')
    await setParameter(db, 'post.certification', true)
    await new Promise(done => setTimeout(done, 2100))
    const visitor = await browser.person(size)
    const { page } = visitor
    const subject = `北门的路灯不亮（${size}）`
    const content = '北门的路灯已经一周不亮，晚上出行很不方便，请尽快派人维修。'
    const form = `/threads/post?fid=${world.forums.city}`
    await signIn(visitor, `unnamed_${size}`, `/login?to=${encodeURIComponent(form)}`)
    await page.getByLabel('求助').check()
    await page.getByLabel('领域').selectOption({ label: '城建' })
    await page.getByLabel('标题').fill(subject)
    await page.getByLabel('内容', { exact: true }).fill(content)
    await press(page, button(page, '提交留言'))
    await page.waitForURL(/\/uCenter\/baseInfo/)
    await page.getByText('请先完成实名认证').waitFor()
    await field(page, '真实姓名').fill('某某')
    await field(page, '证件号码').fill('11010519491231002')
    await button(page, '提交认证').click()
    await page.getByText('证件号码有误，请核对').first().waitFor()
    await field(page, '证件号码').fill(isDesktop ? '110101199003071217' : '110101199003071233')
    await looksWell(visitor, 'accounts-certify')
    await press(page, button(page, '提交认证'))
    await page.getByRole('link', { name: '返回继续' }).click()
    await page.waitForURL(address => address.pathname === '/threads/post')
    await expect.poll(() => page.getByLabel('标题').inputValue()).toBe(subject)
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    expect(await page.getByLabel('求助').isChecked()).toBe(true)
    await press(page, button(page, '提交留言'))
    await page
      .getByText(/留言已提交，编号 \d+/)
      .first()
      .waitFor()
    const sent = await db.selectFrom('message').select('fid').where('subject', '=', subject).execute()
    expect(sent).toEqual([{ fid: world.forums.city }])
    await setParameter(db, 'post.certification', false)
  })

  it('gives a copy of its data, and is cancelled for good', async () => {
    const [username, phone] = [`leaver_${size}`, isDesktop ? '15100000016' : '15100000006']
    const { uid } = await citizen(username, phone)
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await signIn(visitor, username, '/login?to=/cancel')
    await page.waitForURL(/\/cancel$/)
    const draft = JSON.stringify({ savedAt: 1, value: { subject: '路灯不亮', content: `请打 ${phone}` } })
    await page.evaluate(
      ([own, others, value]) => {
        localStorage.setItem(own, value)
        localStorage.setItem(others, value)
      },
      [`draft:${uid}:post`, `draft:${uid + 1}:post`, draft] as const
    )
    const card = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title }) })
    const copy = card('先导出我的数据')
    await copy.getByLabel('登录密码（导出数据）', { exact: true }).fill(password)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      copy.getByRole('button', { name: '导出', exact: true }).click()
    ])
    expect(download.suggestedFilename()).toMatch(/^我的数据-\d{8}\.zip$/)
    // the names of the files in a ZIP are not compressed
    expect((await readFile(await download.path())).includes('index.html')).toBe(true)
    await copy.getByText('已导出').waitFor()

    const end = card('确认注销')
    await end.getByRole('button', { name: '注销账号' }).click()
    await end.getByText('请先勾选，表示您已了解').first().waitFor()
    const dialog = page.getByRole('dialog', { name: `注销账号：${username}` })
    const secret = end.getByLabel('登录密码（确认注销）', { exact: true })
    await secret.fill('Beimen#2026')
    await end.getByRole('checkbox').check()
    await press(page, end.getByRole('button', { name: '注销账号' }))
    await dialog.getByRole('button', { name: '确定注销' }).click()
    // the wrong password is refused where another one can be typed
    await dialog.waitFor({ state: 'hidden' })
    await end.getByText('密码不正确，请重新输入').first().waitFor()
    await secret.and(page.locator(':focus')).waitFor()
    await end.getByText('短信验证码', { exact: true }).click()
    await end.getByRole('button', { name: '获取验证码' }).click()
    await end
      .getByLabel('短信验证码')
      .last()
      .fill(await codeTo(phone))
    await end.getByRole('checkbox').check()
    await looksWell(visitor, 'accounts-cancel')
    await press(page, end.getByRole('button', { name: '注销账号' }))
    await dialog.getByText('这是最后一次确认').waitFor()
    await dialog.getByRole('button', { name: '确定注销' }).click()
    await page.waitForURL(/\/home$/)
    await page.getByRole('dialog', { name: '账号已注销' }).getByRole('button', { name: '知道了' }).click()
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter(key => key.startsWith('draft:'))
    )
    expect(drafts).toEqual([`draft:${uid + 1}:post`])
    await page.locator('header').getByRole('link', { name: /登录/ }).waitFor()
    await open('/cancel')
    await page.waitForURL(/\/home/)
    await page.getByText('您要打开的页面需要登录').waitFor()
  })

  it('is not cancelled while it is restricted: the page says until when, and still gives a copy of the data', async () => {
    const { uid } = await citizen(`stays_${size}`, isDesktop ? '15100000018' : '15100000008')
    const end_time = new Date(Date.now() + 3 * 86_400_000)
    await buildRestriction(db, { account_uid: uid, handle_type: 4, rule_name: '发布广告', end_time })
    const visitor = await signedIn(size, `stays_${size}`)
    const { page, open } = visitor
    await open('/cancel')
    await page.getByText('账号正处于限制期内，暂不能注销').waitFor()
    await page.getByText('原因：发布广告').waitFor()
    await page.getByText(`限制至 ${momentText(end_time)}，之后可以注销。`).waitFor()
    await page.getByRole('heading', { name: '先导出我的数据' }).waitFor()
    expect(await button(page, '注销账号').count()).toBe(0)
    await looksWell(visitor, 'accounts-cancel-restricted')
  })
})
