import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { inTransaction } from '@board/server/database/transaction'
import { keysOf } from '@board/server/keys/keys'
import { listNearMessages, listPublicMessages } from '@board/server/lists/public-messages'
import { learnVocabulary } from '@board/server/search/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { seedDemo } from './demo.ts'

const database = await testDatabase()
const { db } = database

/** Ordinary phrases, and the subjects of the demo that answer them; the search was tuned by the first list only. */
const tuned: [phrase: string, fitting: RegExp][] = [
  ['马路大坑', /路面坑洼|路面塌陷|坑连坑/],
  ['路上有个坑', /路面坑洼|路面塌陷|坑连坑/],
  ['道路破损', /路面坑洼|路面塌陷|坑连坑|压烂/],
  ['路灯不亮', /路灯|漆黑/],
  ['路登不亮', /路灯|漆黑/],
  ['拖欠工资', /工资还没|血汗钱|工资一分/],
  ['讨薪', /工资还没|血汗钱|工资一分/],
  ['如何落户', /落户|上户口/],
  ['外地小孩上学', /随迁子女|外地户口/],
  ['学校伙食太差', /午餐难吃|配餐用料/],
  ['孩子在学校被打', /欺负|霸凌/],
  ['补习班老板跑了', /培训机构跑路|舞蹈班关门/],
  ['幼儿圆涨价', /幼儿园突然涨价/],
  ['家里老是停水', /隔天停一次|水池见底|水压低/],
  ['自来水很黄', /自来水发黄/],
  ['工地半夜吵得睡不着', /施工噪声|打桩/],
  ['跳广场舞太吵', /广场舞/],
  ['物业费乱涨价', /物业服务缩水|物业费涨/],
  ['电梯加装', /加装电梯/],
  ['楼盘延期交房', /逾期交付|仍未交房/],
  ['公积金租房子', /公积金/],
  ['公租房怎么还没排到', /公租房/],
  ['垃圾没人清理', /垃圾/],
  ['烧烤摊油烟大', /油烟|夜宵摊/],
  ['遛狗不栓绳', /遛狗/],
  ['楼下违章搭建', /违建|私搭/],
  ['养猪场很臭', /养殖场|猪场/],
  ['河水又黑又臭', /变黑发臭|污水直排/],
  ['外地看病怎么报销', /异地住院|随子女居住/],
  ['看病挂不上号', /专家号|现场号/],
  ['医保断了怎么补', /医保中断|断缴/],
  ['失业补助怎么领', /失业金/],
  ['上班受伤公司不管', /工伤/],
  ['低保怎么停了', /低保/],
  ['种地补贴', /种粮补贴|农机购置/],
  ['买的种子是假的', /假种子/],
  ['出租车绕路', /拒载绕路|甩客/],
  ['公交车等半天不来', /半小时不来|飞站/],
  ['绍兴 路面坑', /路面坑洼|路面塌陷|坑连坑/],
  ['电动车充电 楼道', /飞线充电|充电难|充电桩/]
]
const untuned: typeof tuned = [
  ['下雨路上积水', /一下雨就成河|积水/],
  ['井盖响', /井盖/],
  ['停车乱收费', /停车收费|几分钟就收费|停车比看病/],
  ['小区停车充电桩', /充电难|充电桩/],
  ['共享单车乱放', /共享单车|乱停/],
  ['房子漏水没人修', /渗漏|漏水|噩梦/],
  ['楼房外墙掉砖', /瓷砖脱落|掉砖/],
  ['老小区改造', /老旧小区改造|改造计划/],
  ['房产证办不下来', /房产证|办证难/],
  ['红绿灯时间太短', /红绿灯/],
  ['大货车压坏村路', /压烂|坑连坑/],
  ['摩托车炸街', /炸街|飙车/],
  ['ETC扣错钱', /ETC|高速费/],
  ['地铁末班车', /末班/],
  ['班车停运', /班车|没有车回家/],
  ['幼儿园老师老换', /老师频繁更换/],
  ['老师课外收费补课', /有偿补课|暑假补课/],
  ['课后服务收费', /课后服务|素质拓展费/],
  ['接孩子堵车', /接送拥堵|护学岗/],
  ['助学代款', /助学贷款|续贷/],
  ['教师资格证办理', /教师资格/],
  ['上小学年龄差一天', /九月二日|年龄差几天/],
  ['乡镇卫生所没人', /卫生院/],
  ['小诊所没证', /无证|美容院打针/],
  ['医院停车', /医院停车|停车比看病|停车排队/],
  ['体检报告出错', /漏诊|体检报告/],
  ['打疫苗在哪预约', /疫苗/],
  ['育儿补帖', /育儿补贴|托育机构/],
  ['社保公司不给交', /不交社保|签合同/],
  ['加班没钱', /加班费/],
  ['年龄大找不到工作', /四十岁以上|三十五岁/],
  ['传销骗人', /传销|中介收了押金/],
  ['老人被骗买保健品', /保健品|投资骗局/],
  ['个人信息被卖', /个人信息|刷脸/],
  ['手机没信号', /没信号|套餐/],
  ['旅游强制购物', /强迫购物|购物团/],
  ['景区东西太贵', /一碗面|坐地起价|优惠/],
  ['健身房倒闭退钱', /健身房|预付卡|年卡/],
  ['农田没水浇', /稻田/],
  ['宅基地盖房', /宅基地|原地翻建/]
]

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = keysOf(privateKey, randomBytes(32))
  const now = new Date('2026-11-20T15:00:00+08:00')
  await seedDemo(database, { log: () => {}, now, keys, files: null, count: 5000 })
  await inTransaction(db, learnVocabulary)
}, 120_000)

/** Returns the phrases whose first page has no fitting message. */
async function listMissed(phrases: typeof tuned): Promise<string[]> {
  const missed: string[] = []
  for (const [keywords, fitting] of phrases) {
    const exact = await listPublicMessages(db, { keywords })
    const near = exact.rows.length < 10 ? await listNearMessages(db, { keywords }) : []
    if (![...exact.rows, ...near].some(({ subject }) => fitting.test(subject))) missed.push(keywords)
  }
  return missed
}

test('each phrase has at least three fitting messages in the demo', async () => {
  const subjects = await db
    .selectFrom('message')
    .select('subject')
    .where('audit_state', '=', 1)
    .where('is_public', '=', true)
    .execute()
  const few = [...tuned, ...untuned].filter(
    ([, fitting]) => subjects.filter(({ subject }) => fitting.test(subject)).length < 3
  )
  expect(few).toEqual([])
})

test.each([
  ['the tuned phrases', tuned],
  ['the untuned phrases', untuned]
])('the first page has a fitting message for nine of ten of %s', async (_, phrases) => {
  const missed = await listMissed(phrases)
  expect(missed.length, missed.join(' ')).toBeLessThanOrEqual(phrases.length / 10)
})
