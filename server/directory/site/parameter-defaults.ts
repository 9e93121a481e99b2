/** The parameters that administrators can set, each once: its kind, its default value, and its meaning. */

export type ParameterUnit =
  | 'characters'
  | 'workingDays'
  | 'days'
  | 'files'
  | 'messages'
  | 'score'
  | 'tries'
  | 'levels'
  | 'megabytes'
  | 'people'
  | 'times'

export type ParameterKind = 'whole' | 'flag' | 'pattern' | 'address' | 'text' | 'choice' | 'colour' | 'tiles'

interface Common<Kind extends ParameterKind, Value> {
  readonly kind: Kind
  readonly value: Value
  /** The explanation for administrators, in Chinese. */
  readonly remark: string
}

export type ParameterDefault =
  | (Common<'whole', number> & { readonly min: number; readonly max: number; readonly unit: ParameterUnit })
  | Common<'flag', boolean>
  /** A regular expression for the flag `u`. It must match `passes`, because otherwise nobody could go on. */
  | (Common<'pattern', string> & { readonly passes: string })
  | Common<'address' | 'colour' | 'tiles', string>
  | (Common<'text', string> & { readonly isOptional: boolean })
  /** One of a few values. */
  | (Common<'choice', string> & { readonly among: readonly string[] })

/** Returns a whole number with its bounds; the site would not work beyond them. */
const whole = (value: number, unit: ParameterUnit, min: number, max: number, remark: string) =>
  ({ kind: 'whole', value, unit, min, max, remark }) as const
const flag = (value: boolean, remark: string) => ({ kind: 'flag', value, remark }) as const
const pattern = (value: string, passes: string, remark: string) =>
  ({ kind: 'pattern', value, passes, remark }) as const
const address = (value: string, remark: string) => ({ kind: 'address', value, remark }) as const
const colour = (value: string, remark: string) => ({ kind: 'colour', value, remark }) as const
const tiles = (value: string, remark: string) => ({ kind: 'tiles', value, remark }) as const
const text = (value: string, remark: string) => ({ kind: 'text', value, remark, isOptional: false }) as const
const optionalText = (value: string, remark: string) =>
  ({ kind: 'text', value, remark, isOptional: true }) as const

const choice = <const Word extends string>(value: Word, among: readonly Word[], remark: string) =>
  ({ kind: 'choice', value, among, remark }) as const

/** The scripts of the languages of the country; Zhuang and others are written in Latin letters. */
const scripts = [
  'Han',
  'Latin',
  'Tibetan',
  'Mongolian',
  'Arabic',
  'Yi',
  'Hangul',
  'Lisu',
  'Tai_Le',
  'New_Tai_Lue'
]

/**
 * Letters, digits (circled and raised ones too), space, ordinary punctuation in both widths, and signs of
 * units and amounts. Control characters, markup and emoji are special (specification 5). The invisible characters at the end
 * join letters of Mongolian and Uyghur.
 */
const titlePattern = `^[${scripts.map(script => `\\p{Script=${script}}`).join('')}\\p{N}\\p{Zs}${[
  '，。、；：？！“”‘’（）《》〈〉【】〔〕〖〗「」『』—–…·•〇',
  ',.;:?!\'"()\\[\\]\\-_/%+&#~*=@',
  '．＂＇［］－＿／％＋＆＃～＊＝＠',
  '℃℉㎡㎥㎞㎏°×÷±￥¥№',
  '\\u200c\\u200d\\u180b-\\u180f'
].join('')}]*$`

/** Every parameter of the site by its code (domain 3, 6; specification 5, 9). */
export const parameterDefaults = {
  'content.min': whole(20, 'characters', 1, 1000, '留言内容最少字数'),
  'content.max': whole(5000, 'characters', 100, 10_000, '留言内容最多字数'),
  'title.min': whole(4, 'characters', 1, 100, '留言标题最少字数'),
  'title.max': whole(50, 'characters', 4, 200, '留言标题最多字数'),
  'title.pattern': pattern(titlePattern, '关于道路积水的建议', '留言标题允许的字符（正则表达式，u 标志）'),
  'reply.min': whole(22, 'characters', 1, 1000, '回复内容最少字数'),
  'reply.max': whole(1000, 'characters', 100, 1000, '回复内容最多字数'),
  'reason.min': whole(10, 'characters', 1, 200, '申请理由最少字数'),
  'remark.max': whole(200, 'characters', 0, 200, '留言备注最多字数'),
  'attachment.max': whole(9, 'files', 0, 20, '每条留言或回复的附件数量上限'),
  'storage.account': whole(2000, 'megabytes', 0, 100_000_000, '每个个人或企业账号的附件空间上限（0 不限）'),
  'storage.institution': whole(50_000, 'megabytes', 0, 100_000_000, '每个机构的附件空间上限（0 不限）'),
  'storage.site': whole(0, 'megabytes', 0, 100_000_000, '全站附件空间上限（0 不限）'),
  'comment.max': whole(500, 'characters', 1, 1000, '评价意见最多字数'),
  'explain.threshold': whole(2, 'score', 0, 5, '评分不高于此值时须作出解释'),
  'grading.suggestions': flag(false, '建言类留言是否参与评价'),
  'grading.days': whole(30, 'days', 1, 365, '回复后可评价的天数（自然日）'),
  'clock.accept': whole(1, 'workingDays', 1, 60, '接收交办的期限（工作日）'),
  'clock.reply.consultation': whole(5, 'workingDays', 1, 250, '咨询类留言的回复期限（工作日）'),
  'clock.reply.ordinary': whole(15, 'workingDays', 1, 250, '投诉、求助、感谢类留言的回复期限（工作日）'),
  'clock.reply.suggestion': whole(30, 'workingDays', 1, 250, '建言类留言的回复期限（工作日）'),
  'clock.explain': whole(10, 'workingDays', 1, 250, '解释的期限（工作日）'),
  'post.certification': flag(false, '留言前是否须实名认证'),
  'company.confirmation': flag(
    true,
    '企业注册后是否须经平台审核才能留言（否：审核前可以留言，名称带“未核实”）'
  ),
  'company.licence': choice(
    'off',
    ['off', 'optional', 'required'],
    '企业审核是否上传营业执照图片（off 不需要，optional 可选，required 必须）'
  ),
  'nickname.words': optionalText(
    '共产党 党中央 国务院 中央军委 民主同盟 民主建国会 民主促进会 农工民主党 致公党 九三学社 台盟 共青团 妇联 总工会',
    '个人昵称中不得出现的领导姓名、党派和机关名称（用空格或逗号隔开）'
  ),
  'register.email': flag(false, '个人注册时是否填写邮箱'),
  'institution.secondFactor': flag(false, '机构账号登录是否须使用两步验证'),
  'post.daily': whole(20, 'messages', 1, 1000, '每个账号每天的留言数上限'),
  'post.sameDays': whole(7, 'days', 0, 90, '多少天内不重复接收同一人内容相同且未办结的留言（0 不检查）'),
  'realName.pattern': pattern('^[\\p{Script=Han}·]{2,30}$', '某某', '真实姓名格式（正则表达式，u 标志）'),
  'captcha.scene': text('sign-in', '无图验证的场景标识'),
  'captcha.hardness': whole(100_000, 'tries', 1000, 5_000_000, '无图验证的计算量（次数上限，越大越慢）'),
  'log.keepDays': whole(180, 'days', 180, 3650, '登录、操作、异常日志的保存天数；依法不少于六个月'),
  'channel.url': address('', '频道机构登录后前往的用户中心地址'),
  'robot.pcLocation': address('', '智能客服地址（个人用户、法人用户与访客）'),
  'robot.pcOrgLocation': address('', '智能客服地址（机构用户在前台页面）'),
  'robot.pcOrgWorkTable': address('', '智能客服地址（机构工作台）'),
  'share.image': address('', '分享留言板时显示的图片地址'),
  'link.privacy': address('', '“隐私政策”的地址（留空用帮助中心里的隐私政策）'),
  'link.service': address('', '页脚“如何开通服务”链接的地址'),
  'link.oldVersion': address('', '工作台“返回旧版”链接的地址'),
  'site.contact': optionalText(
    '政务服务便民热线 12345',
    '平台的联系方式（电话、邮箱、服务时间；显示在“联系我们”和页脚，留空不显示）'
  ),
  'care.lines': optionalText(
    '心理援助热线 12356；报警求助 110；急救 120',
    '留言中出现轻生等内容时，向作者和审核人员提示的求助电话（名称加号码，用分号隔开；留空不提示）'
  ),
  'site.accent': colour('', '网站强调色（如 #1b5fbf；留空用默认色）'),
  'map.tiles': tiles('', '地图瓦片地址（含 {z}、{x}、{y}；由本站转发；留空不显示底图）'),
  'map.tileZoom': whole(18, 'levels', 1, 22, '地图瓦片的最大缩放级别'),
  'map.attribution': optionalText('', '地图上显示的来源与审图号'),
  'proposal.domain': flag(true, '写留言和审核时是否给出领域建议'),
  'proposal.type': flag(true, '写留言和审核时是否给出类型建议'),
  'proposal.forum': flag(true, '写留言和审核时是否给出收信人建议'),
  'proposal.unit': flag(true, '交办时是否给出承办单位建议'),
  'proposal.similar': flag(true, '写留言时是否列出相似留言'),
  'proposal.answered': flag(true, '答复时是否列出以往的相似答复'),
  'proposal.queue': flag(true, '审核时是否提示重复、地区等问题'),
  'proposal.hot': flag(true, '是否从留言中发现热点'),
  'hot.people': whole(
    20,
    'people',
    0,
    100_000,
    '多少人反映同一热点时提醒有关单位和编辑（0 不提醒；每翻一倍再提醒一次）'
  ),
  'hot.days': whole(7, 'days', 1, 90, '提醒时按最近多少天的人数计算'),
  'hot.growth': whole(
    3,
    'times',
    0,
    100,
    '近7天人数达到前7天的多少倍时提醒有关单位和编辑（0 不提醒；至少5人）'
  ),
  'api.contract': choice(
    'auto',
    ['auto', 'public', 'whole'],
    '接口文档（/api/docs）公开的范围（public 仅无须登录的接口，whole 全部，auto 演示环境全部、正式环境仅公开接口）'
  )
} as const satisfies Record<string, ParameterDefault>

export type ParameterCode = keyof typeof parameterDefaults

/**
 * The parameters that judge messages or set their deadlines. Other values of them can be rehearsed
 * (`server/overview/rehearsals/`).
 */
export const rehearsable = [
  'content.min',
  'content.max',
  'title.min',
  'title.max',
  'title.pattern',
  'reply.min',
  'reply.max',
  'reason.min',
  'remark.max',
  'attachment.max',
  'comment.max',
  'explain.threshold',
  'grading.suggestions',
  'grading.days',
  'clock.accept',
  'clock.reply.consultation',
  'clock.reply.ordinary',
  'clock.reply.suggestion',
  'clock.explain',
  'post.daily'
] as const satisfies readonly ParameterCode[]

export type RehearsableCode = (typeof rehearsable)[number]

/** Tells whether other values of a parameter can be rehearsed. */
export const isRehearsable = (code: unknown): code is RehearsableCode =>
  rehearsable.some(known => known === code)

/** Returns a value as the table stores it. */
export const parameterText = (value: ParameterDefault['value']): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
