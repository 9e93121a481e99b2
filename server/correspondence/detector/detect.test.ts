import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { shippedTexts } from './shipped-texts.ts'

const findingsIn = (message: string, answer: string) =>
  detect({ message, answer, forumName: '某市市长', forbiddenWords: [], copied: false })

/** Messages and answers of an ordinary day: short, in their own words, and to the point. */
const ordinary: [message: string, answer: string][] = [
  ['东门外路灯不亮\n晚上一片漆黑，老人摔了一跤。', '您好，照明已于昨晚恢复，线缆被挖断所致，现已更换。'],
  ['小区门口坑洼\n下雨积水，电动车不敢走。', '网友您好，路面已铺沥青找平，欢迎监督，祝生活愉快。'],
  ['孩子转学要哪些材料\n从外省回来上三年级。', '您好，带户口簿、房产证到学区学校教务处登记即可。'],
  ['医保报销比例\n父亲在省城做了手术。', '您好，转诊备案后住院费用按百分之七十五结算，可补办。'],
  ['楼上装修太吵\n周末早上六点就开始打孔。', '已上门告知施工时段，双休日上午九点前不再动工。'],
  ['公交末班车太早\n下夜班只能打车回家。', '感谢建议。12路自下月起延至22:30收车，请留意站牌。'],
  ['工地欠薪\n干了三个月，包工头不接电话。', '您好，总包单位已垫付，款项今日打入银行卡，请查收。'],
  ['河里有死鱼\n水发黑发臭，沿岸闻得到。', '您好，上游一家作坊偷排，已查封设备并立案，水质达标。'],
  ['公积金能不能提取\n想付房租。', '可以。无房职工每季度可提一次，手机上申请即到账。'],
  ['快递站乱收费\n取件要付一块钱。', '经查属实，该网点已退还所收费用，并作书面保证。'],
  ['广场舞扰民\n每晚放到十点半。', '您好，已与领队约定音量与时间，二十一点前结束。'],
  ['村里没有自来水\n一直喝井水，旱天就断。', '管网已接到村口，入户水表本周装完，届时即可使用。'],
  ['驾照换证\n人在外地，能不能不回来。', '您好，全国通办，携带身份证就近到车管窗口即可换领。'],
  ['景区门票\n七十岁的母亲还要全票。', '您好，六十五岁以上凭证件免票，多收部分已原路退回。'],
  ['电梯常坏\n上周困了两次，物业不修。', '您好，故障主板已换，维保公司被约谈，检验合格后启用。'],
  ['孤寡老人吃饭难\n隔壁奶奶腿脚不好。', '社区食堂从周一起每天送餐上门，费用由民政补助。'],
  ['开小吃店怎么办证\n不知道去哪个窗口。', '您好，政务大厅三楼一窗受理，三个工作日可领执照。'],
  ['诈骗短信\n冒充银行让点链接。', '您好，号码已封停，请勿填写卡号密码，如有损失请报警。'],
  ['小麦倒伏\n前几天大风，保险赔不赔。', '承保公司后天到田间查勘定损，请保留现场，拍照留存。'],
  ['感谢消防员\n把我家猫从楼上救了下来。', '您好，谢谢您的肯定，已转达给当班的同志，祝平安。'],
  ['图书馆周末闭馆太早\n学生没地方看书。', '建议很好，自本周六起开放到二十一点，座位可预约。'],
  ['信号不好\n山里打不通电话。', '您好，铁塔基站年底前建成，届时四个组都能覆盖。']
]

const road = '小区门口道路坑洼\n雨天积水很深，老人和孩子走路很不方便，希望尽快修补。'

const templates = [
  '尊敬的网友：您好！您的留言已收悉，我们将认真研究，感谢您对我们工作的关心和支持。',
  '您好，您反映的问题已收悉，已转相关部门处理，请您耐心等待，祝您生活愉快！',
  '网民朋友您好，感谢您的来信，我们高度重视，将积极督促有关单位尽快调查核实并及时反馈。',
  '您好，您反映的情况我们已经了解，下一步将进一步加大工作力度，不断提升服务水平，感谢理解与支持。'
]

const unrelated = [
  '您好，信用卡逾期由发卡银行收取违约金，客户经理可受理分期，征信异议凭身份证向央行网点提交，二十日内书面告知结论。',
  '您好，新生儿医保须凭出生证明由监护人办理参保，三个月内缴纳当年费用，自诞生之日起享受住院报销待遇。',
  '网友您好，驾驶证期满换领可携身份证、体检表前往车管所，亦能使用手机软件提交照片，邮寄送达约需五个工作日。',
  '您好，博物馆逢周一闭馆，其余日期凭预约码免费参观，讲解团队须提前两天致电登记，节假日限流三千名游客。'
]

describe('the detector', () => {
  it.for(ordinary)('has nothing against an ordinary short reply to %j', ([message, answer]) => {
    expect(Array.from(answer).length).toBeLessThan(40)
    expect(findingsIn(message, answer)).toEqual([])
  })

  it.for(templates)('says of stock phrases that they answer nothing: %j', answer => {
    expect(findingsIn(road, answer)).toEqual(['template'])
  })

  it.for(unrelated)(
    'says that a long reply about something else has nothing to do with the message: %j',
    answer => {
      expect(findingsIn(road, answer)).toEqual(['unrelated'])
    }
  )

  const foreign: [message: string, answer: string][] = [
    [
      '单位宿舍甲醛检测该找谁\n单位宿舍刚装修完味道很大，想请人检测甲醛，不知道哪里有资质的机构，费用多少，请指点。',
      '您好，职工医保个人账户可用于近亲属参加居民医保的缴费和就医购药，跨省共济已陆续开通，请在国家医保服务平台绑定亲属关系后使用。'
    ],
    [
      '宅基地翻建要走什么程序\n老家的房子快塌了，想原地翻建，村里说要审批，请问要准备哪些材料，多长时间能批下来。',
      '您好，公交15路末班车已延长至22点30分，班次间隔15分钟，请您留意站牌公告。'
    ]
  ]

  it('says so of a reply that takes up a single word of the subject', () => {
    const message =
      '南门菜市场夜间卸货噪声扰民无人管\n每天凌晨两点开始卸货，铁门声和喇叭声吵得全家睡不着，打过几次热线都没有下文，盼着早些解决。'
    const answer =
      '您好，灵活就业人员参加职工养老，可在每年七月前选定缴费档次，按月或按季扣款；中断期间不能补缴，待达到领取年龄时累计不足十五年的，' +
      '可延长缴费或转入城乡居民养老。参保登记请携身份证到菜市场旁的人社窗口，也可在手机客户端自助提交，三个工作日内短信告知结果，' +
      '缴费凭证自行下载打印即可。'
    expect(findingsIn(message, answer)).toEqual(['unrelated'])
  })

  it.for(foreign)('says so of a reply to somebody else: %j', ([message, answer]) => {
    expect(findingsIn(message, answer)).toEqual(['unrelated'])
  })

  it.for([
    '啊'.repeat(30),
    `您好，${'修好了'.repeat(12)}`,
    '道路坑洼，已经修补。'.repeat(8),
    'ok '.repeat(20)
  ])('says of the same few words again and again that they are repeated: %j', answer => {
    expect(findingsIn(road, answer)).toEqual(['repeated'])
  })

  it('finds a reply that was added twice', () => {
    const once = '您好！小区门口道路坑洼一事，经现场查看属实，施工单位已进场，预计本月底前修补完毕。'
    expect(findingsIn(road, once)).toEqual([])
    expect(findingsIn(road, `${once}\n${once}`)).toEqual(['repeated'])
  })

  it('has nothing against a long reply, in which words come back', () => {
    const days = ['一', '二', '三', '四', '五', '六']
    const plan = days.map(day => `星期${day}修补${day}号门外路面，同日疏通${day}号雨水口；`).join('')
    expect(findingsIn(road, `小区门口道路坑洼一事，施工计划为：${plan}欢迎监督。`)).toEqual([])
    const english =
      'The road at the gate of your estate was repaired on Monday, and the drain beside the gate was cleared. The pavement follows in June, because the water pipe below it has to be renewed first by the water company.'
    expect(
      findingsIn('Road in front of the estate\nThe road has holes, water stands there.', english)
    ).toEqual([])
  })

  it('finds placeholders that nobody filled in', () => {
    const answer = '{留言人}您好：关于编号{编号}的留言，小区门口道路坑洼两处已于昨日修补，积水已疏通。'
    expect(findingsIn(road, answer)).toEqual(['placeholder'])
    expect(findingsIn(road, answer.replaceAll(/[{}]/g, ''))).toEqual([])
  })

  const own =
    '{留言人}您好：关于您在{日期}提交的“{标题}”（编号{编号}），工作人员多次拨打电话无人接听，请补充联系时间。'
  const filled =
    '网友您好：关于您在2026-03-02提交的“小区门口道路坑洼”（编号1204），工作人员多次拨打电话无人接听，请补充联系时间。'
  const withOwn = (answer: string) =>
    detect({
      message: road,
      answer,
      forumName: '某市市长',
      forbiddenWords: [],
      standardTexts: [own],
      copied: false
    })

  it.for(shippedTexts)('says that the standard text $title answers nothing by itself', ({ content }) => {
    expect(findingsIn(road, content)).toEqual(['template'])
    expect(findingsIn(road, `尊敬的市民，${content.replaceAll('，', ', ')}\n感谢您的理解与支持！`)).toEqual([
      'template'
    ])
  })

  it('finds a reply that is only a standard text, whatever replaces its placeholders', () => {
    expect(withOwn(filled)).toEqual(['template'])
    expect(withOwn(`${filled}${shippedTexts[1]?.content}`)).toEqual(['template'])
    expect(findingsIn(road, filled)).toEqual([])
  })

  it('has nothing against a standard text with an answer beside it', () => {
    const answer = '经现场查看，路面坑洼两处，已于昨日修补，积水由雨水口堵塞引起，现已疏通。'
    expect(withOwn(`${filled}${answer}`)).toEqual([])
    expect(findingsIn(road, `${answer}${shippedTexts[1]?.content}`)).toEqual([])
  })

  it('does not take the name of the forum for something in common', () => {
    const answer =
      '您好，绍兴市图书馆逢周一闭馆，其余日期凭预约码免费参观，讲解团队须提前两天致电登记，节假日限流三千名读者入内。'
    const asked = { message: `绍兴市${road}`, answer, forbiddenWords: [], copied: false }
    expect(detect({ ...asked, forumName: '绍兴市市长' })).toEqual(['unrelated'])
    expect(detect({ ...asked, forumName: '某市市长' })).toEqual([])
  })

  it('lets a long reply in other words pass, if it speaks of the same place', () => {
    const answer =
      '您好，经现场踏勘，小区门口路基因地下管线渗漏沉陷，已列入本季度养护计划，计划铣刨重铺沥青面层并增设两处雨水箅，预计月底完工。'
    expect(findingsIn(road, answer)).toEqual([])
  })

  it('finds numbers and forbidden words in whatever is long or short, and copies', () => {
    const answer = '请拨打13900001111，或凭身份证11010519491231002X到三楼办理，无可奉告。'
    const found = detect({
      message: road,
      answer,
      forumName: '某市市长',
      forbiddenWords: ['无可奉告'],
      copied: true
    })
    expect(found).toEqual(['idNumber', 'phone', 'forbiddenWord', 'unrelated', 'copied'])
  })

  it('knows stock phrases and placeholders in another script and width, and between invisible characters', () => {
    const traditional = '您好，您反映的問題已收悉，已轉相關部門處理，請您耐心等待，祝您生活愉快！'
    expect(findingsIn(road, traditional)).toEqual(['template'])
    expect(findingsIn(road, [...(templates[0] ?? '')].join('\u200b'))).toEqual(['template'])
    const answer = '小区门口道路的坑洼已经修补，雨天不再积水。'
    expect(findingsIn(road, [...answer].join('\u200b'))).toEqual([])
    expect(findingsIn(road, `｛留言人｝：${answer}`)).toEqual(['placeholder'])
  })

  it('finds what a message in traditional characters has in common with its reply', () => {
    const message = '養老護理員證書補貼\n職業資格認證考試過關後，補貼遲遲沒發。'
    const answer =
      '您好，护理员凭证书申领补贴，须由人社窗口认证资格并公示七天，财政每季度末统一拨付至社保卡金融账户，查询可拨咨询热线，逾期未到账者携身份证登记补发。'
    expect(findingsIn(message, answer)).toEqual([])
  })

  it.for<[string, string[]]>([
    ['请加工作人员微信 lu_deng2024 联系', ['wechat']],
    ['微信号：wxid_a1b2c3d4', ['wechat']],
    ['VX：lu-deng-2024', ['wechat']],
    ['可加ＱＱ：２８５１１２３４６１', ['qq']],
    ['企鹅号 2851123461', ['qq']],
    ['微信 lu_deng2024 或QQ 2851123461', ['wechat', 'qq']],
    ['电话13900001111（微信 lu_deng2024）', ['phone', 'wechat']],
    ['关注微信公众号“某市发布”', []],
    ['加入业主QQ群123456789', []],
    ['在微信小程序中申请', []]
  ])('finds WeChat ids and QQ numbers of people: %s', ([words, findings]) => {
    const answer = `小区门口道路的坑洼已经修补，雨天不再积水。${words}。`
    expect(findingsIn(road, answer)).toEqual(findings)
  })
})
