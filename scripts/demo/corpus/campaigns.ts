/** The campaigns of the demo institutions, in every audit state and every stage of a campaign's life. Domain 6. */

/** An action on a campaign, with its day relative to now. */
export type CampaignStep =
  | readonly ['confirm' | 'withdraw' | 'end' | 'discard', days: number]
  | readonly ['return' | 'takeDown', days: number, reason: string]
  | readonly ['change', days: number, title: string]
  | readonly ['summarize', days: number, summary: string]

export interface CampaignStory {
  /** The institution that holds the campaign. */
  readonly holder: 'city' | 'province' | 'ministry' | 'congress'
  readonly title: string
  readonly content: string
  readonly questions: readonly string[]
  /** The days of its begin and its end, relative to now. */
  readonly begin: number
  readonly end: number
  /** The day of its submission, relative to now. */
  readonly made: number
  readonly steps: readonly CampaignStep[]
}

export const campaignStories: readonly CampaignStory[] = [
  {
    holder: 'city',
    made: -160,
    begin: -150,
    end: -60,
    title: '城市更宜居，请您出主意',
    content:
      '<p>明年的城市建设计划正在编制。小到一盏路灯、一张长椅，大到一条道路、一座公园，您认为最该先做什么？</p><h3>请您谈谈</h3><ul><li>您家附近最需要改善的地方在哪里；</li><li>怎样改，您会觉得方便。</li></ul><p>建议写明具体地点，便于我们实地查看。</p>',
    questions: ['您家附近最需要改善的地方在哪里？', '怎样改，您会觉得方便？'],
    steps: [
      ['confirm', -155],
      [
        'summarize',
        -40,
        '<p>感谢大家踊跃建言。我们逐条研究后，将可行的建议分为三类：</p><ol><li>今年即可办理的，已交有关部门限期完成；</li><li>需要列入计划的，已纳入明年的城市建设项目库；</li><li>暂不具备条件的，将持续研究并说明原因。</li></ol><p>办理进展会继续在本站公布，欢迎监督。</p>'
      ]
    ]
  },
  {
    holder: 'city',
    made: -48,
    begin: -40,
    end: 25,
    title: '明年民生实事，您来提',
    content:
      '<p>每年的民生实事项目，都从市民的需要中来。现面向全市征集明年的项目建议，范围包括：</p><ul><li>上学、看病、养老、托育；</li><li>出行、停车、老旧小区；</li><li>环境、文化、体育。</li></ul><p>请说明项目内容、理由和受益的人。</p>',
    questions: ['您建议办什么实事？', '哪些人会因此受益？'],
    steps: [
      ['confirm', -45],
      ['change', -2, '明年民生实事，您来提、您来评']
    ]
  },
  {
    holder: 'city',
    made: -8,
    begin: 6,
    end: 36,
    title: '滨水绿道怎么连，听您说',
    content: '<p>我市计划将现有的滨水步道连成环线。征集期间，请您谈谈沿线的断点、出入口和驿站怎样设置。</p>',
    questions: ['您常走的步道断在哪里？', '驿站里您最需要什么？'],
    steps: [['confirm', -5]]
  },
  {
    holder: 'city',
    made: -3,
    begin: 3,
    end: 33,
    title: '夜间公交线路优化意见征集',
    content: '<p>为方便夜间出行，拟调整部分公交线路的末班时间和站点，请您提出意见。</p>',
    questions: ['您夜间出行的时间和方向是？'],
    steps: []
  },
  {
    holder: 'city',
    made: -6,
    begin: 2,
    end: 20,
    title: '社区食堂建设意见征集',
    content: '<p>请您谈谈对社区食堂的需求。</p>',
    questions: [],
    steps: [['return', -4, '请写明征集范围，并补充联系科室']]
  },
  {
    holder: 'city',
    made: -9,
    begin: 4,
    end: 24,
    title: '共享单车停放点设置征集',
    content: '<p>哪里需要共享单车停放点，哪里停得太多挡了路？请写明路名和时段。</p>',
    questions: ['需要增设或取消的停放点在哪里？'],
    steps: [
      ['return', -7, '请说明征集结果如何使用'],
      ['change', -1, '共享单车停在哪里合适，请您指一指']
    ]
  },
  {
    holder: 'city',
    made: -12,
    begin: 1,
    end: 10,
    title: '公共自行车站点调整意见征集',
    content: '<p>拟调整部分公共自行车站点，请您提出意见。</p>',
    questions: [],
    steps: [
      ['confirm', -10],
      ['withdraw', -3]
    ]
  },
  {
    holder: 'city',
    made: -11,
    begin: 10,
    end: 40,
    title: '老旧小区加装电梯怎么推进',
    content: '<p>加装电梯涉及出资、采光、管线等多个方面。请您谈谈所在小区的情况和可行的办法。</p>',
    questions: ['您所在的小区最大的难点是什么？'],
    steps: [
      ['confirm', -9],
      ['change', -5, '加装电梯，您家怎么看'],
      ['return', -2, '标题与征集内容不够一致，请修改']
    ]
  },
  {
    holder: 'province',
    made: -110,
    begin: -100,
    end: -20,
    title: '政务服务还能怎样省一步',
    content:
      '<p>办一件事，哪些材料可以不交、哪些环节可以合并、哪些窗口可以少跑？请把您的经历和想法告诉我们。</p>',
    questions: ['您办的是哪件事？', '哪一步最可以省？'],
    steps: [
      ['confirm', -105],
      ['end', -35]
    ]
  },
  {
    holder: 'province',
    made: -9,
    begin: 8,
    end: 50,
    title: '农村公路养护，请您当一回监督员',
    content: '<p>请您谈谈家门口公路的养护情况，以及希望怎样参与监督。</p>',
    questions: ['路段在哪里，问题是什么？'],
    steps: [
      ['confirm', -6],
      ['change', -2, '家门口的路怎么养，请您来监督']
    ]
  },
  {
    holder: 'province',
    made: -80,
    begin: -70,
    end: -5,
    title: '公共文化场馆延时开放征集',
    content: '<p>图书馆、博物馆、体育馆在什么时间开放最方便您？请写明场馆和时段。</p>',
    questions: ['您常去的场馆是？', '希望开放到几点？'],
    steps: [
      ['confirm', -75],
      ['change', -8, '场馆几点关门，听您安排']
    ]
  },
  {
    holder: 'ministry',
    made: -68,
    begin: -60,
    end: 40,
    title: '课后服务怎样更好，请家长老师说',
    content:
      '<p>课后服务已经覆盖多数学校。时间怎样安排、内容怎样丰富、师资从哪里来？请家长和老师谈谈看法。</p>',
    questions: ['孩子所在的年级是？', '您最希望开设什么内容？'],
    steps: [
      ['confirm', -65],
      ['change', -4, '教育工作意见征集'],
      ['return', -1, '新标题与征集内容不符，请修改']
    ]
  },
  {
    holder: 'ministry',
    made: -98,
    begin: -90,
    end: -12,
    title: '家门口的学校还缺什么',
    content: '<p>操场、食堂、宿舍、路口——请您谈谈孩子学校里最需要改善的地方。</p>',
    questions: ['学校在哪个县区？', '最需要改善的是什么？'],
    steps: [
      ['confirm', -95],
      ['change', -15, '家门口的学校还缺什么，请您补充'],
      ['return', -14, '征集已近尾声，请按原文继续']
    ]
  },
  {
    holder: 'ministry',
    made: -30,
    begin: -20,
    end: 20,
    title: '校园阅读角，请您推荐一本书',
    content: '<p>请您为校园阅读角推荐一本适合孩子的书，并写一句推荐的话。</p>',
    questions: ['推荐的书和理由？'],
    steps: [
      ['confirm', -25],
      ['change', -9, '请为孩子推荐一本好书'],
      ['discard', -8]
    ]
  },
  {
    holder: 'congress',
    made: -52,
    begin: -45,
    end: 15,
    title: '立法和监督选题，请您提',
    content: '<p>现征集明年的地方立法和监督工作选题。请写明您关心的问题、希望怎样规定，以及理由。</p>',
    questions: ['您关心什么问题？', '希望怎样规定？'],
    steps: [['confirm', -49]]
  },
  {
    holder: 'congress',
    made: -38,
    begin: -30,
    end: 10,
    title: '代表联络站开放日意见征集',
    content: '<p>请您谈谈对代表联络站开放日的意见和建议。</p>',
    questions: [],
    steps: [
      ['confirm', -35],
      ['takeDown', -6, '征集对象表述有误，先行下架']
    ]
  },
  {
    holder: 'congress',
    made: -75,
    begin: -66,
    end: -10,
    title: '噪声扰民怎么管，请您说说看',
    content: '<p>拟对环境噪声管理条例的实施情况开展检查，请反映您身边的情况和建议。</p>',
    questions: ['噪声来自哪里，什么时段？'],
    steps: [
      ['confirm', -70],
      ['summarize', -4, '<p>征集到的意见已全部转交执法检查组，将在检查报告中逐项回应。</p>']
    ]
  }
]
