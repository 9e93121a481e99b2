import { eventVerbs } from '@board/schemas/facts/events'
import type { OwnDataPage } from '@board/schemas/facts/own-data'
import { expect, it } from 'vitest'
import { languages } from '../lib/i18n.tsx'
import { ownDataPage } from './own-data.ts'

const at = 1_760_000_000

const message = {
  tid: 5001,
  forumName: '临江市市长',
  typeId: 2,
  domainId: 3,
  subject: '夜里 <b>太暗</b>',
  publicSubject: null,
  location: '青川路 3 号',
  remark: '请来电',
  isPublic: true,
  isAnonymous: true,
  auditState: 1,
  auditNote: null,
  state: 3,
  adopted: false,
  createdAt: at,
  approvedAt: at + 60,
  deadlineAt: at + 86_400,
  contentList: [
    {
      id: 1,
      content: '我家电话 13300000000 <script>alert(1)</script>',
      publicContent: null,
      masks: [{ field: 'content', start: 5, end: 16 }],
      auditState: 1,
      auditNote: null,
      createdAt: at
    },
    {
      id: 2,
      content: '补充一句',
      publicContent: null,
      masks: [],
      auditState: 0,
      auditNote: null,
      createdAt: at + 120
    }
  ],
  replies: [
    {
      id: 1,
      groupName: '临江市城管局',
      kind: 'final',
      content: '已经修好',
      createdAt: at + 3600,
      editedAt: null
    },
    {
      id: 2,
      groupName: '临江市城管局',
      kind: 'explanation',
      content: '再作说明',
      createdAt: at + 9000,
      editedAt: null
    }
  ],
  grades: [
    {
      id: 1,
      round: 1,
      gradeLevel: 2,
      gradeSpeed: 5,
      gradeManner: 4,
      solved: 2,
      thanksFlag: false,
      comment: '还有一盏没亮',
      commentState: 1,
      createdAt: at + 7200
    }
  ],
  deletionRequests: [],
  timeline: [{ id: 1, at, verb: 'message.posted', note: null }]
}

const dictionaries = [
  { dictType: 'messageType', dataList: [{ dictValue: '2', dictLabel: '投诉' }] },
  { dictType: 'domain', dataList: [{ dictValue: '3', dictLabel: '企业' }] }
]

async function pageOf(
  files: Readonly<Record<string, readonly object[]>>,
  language: OwnDataPage['language'] = 'zh-CN'
): Promise<string> {
  const input: OwnDataPage = {
    language,
    at,
    dictionaries,
    files: Object.entries(files).map(([name, records]) => ({
      name,
      title: `标题 ${name}`,
      async *rows() {
        for (const record of records) yield record as Record<string, unknown>
      }
    }))
  }
  let page = ''
  for await (const piece of ownDataPage(input)) page += piece
  return page
}

/** Returns the text of a page as a reader sees it. */
const textOf = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('a message is written with words and dates, and its answers stand in the order of time', async () => {
  const text = textOf(await pageOf({ messages: [message] }))
  for (const words of [
    '投诉',
    '企业',
    '已评价',
    '公开、对公众匿名',
    '2025-10-09 16:53',
    '待审核',
    '部分解决'
  ])
    expect(text).toContain(words)
  const order = ['我家电话', '补充一句', '已经修好', '2 不满意', '还有一盏没亮', '再作说明', '提交留言']
  const places = order.map(words => text.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

it('what a person wrote is text, never markup, and hidden passages are framed', async () => {
  const page = await pageOf({ messages: [message] })
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<b>')
  expect(page).toContain('夜里 &lt;b&gt;太暗')
  expect(page).toContain('<mark>13300000000</mark>')
})

it('an upload is a link into the folder of the copy', async () => {
  const file = {
    aid: 7,
    tid: 5001,
    fileName: 'a b"#.jpg',
    bytes: 2_500_000,
    createdAt: at,
    file: 'attachments/7-a b"#.jpg'
  }
  const page = await pageOf({ attachments: [file] })
  expect(page).toContain('<a href="attachments/7-a%20b%22%23.jpg">a b&quot;#.jpg</a>')
  expect(page).toContain('2.5 MB')
})

it('acts, measures and news are named, and no code is left', async () => {
  const own = eventVerbs.filter(verb => /^(account|person|company|feedback|voice)\./.test(verb))
  const byOthers = [
    'account.created',
    'person.revealed',
    'person.lookedUp',
    'company.approved',
    'company.refused',
    'feedback.answered'
  ]
  const verbs = [...own.filter(verb => !byOthers.includes(verb)), 'message.posted', 'session.ended']
  const text = textOf(
    await pageOf({
      actions: verbs.map((verb, id) => ({ id, at, verb, tid: null, note: null })),
      notifications: [{ id: 1, at, verb: 'reply.final', tid: 5001, subject: '路灯', seen: false }],
      'handling-records': [
        {
          handleType: 5,
          countDays: 2,
          countType: null,
          beginTime: at,
          endTime: null,
          endedAt: null,
          backtrackTime: null,
          ruleName: '重复留言'
        }
      ],
      'sign-ins': [{ at, operation: 0, endedBy: null, status: 0, address: '203.0.113.7', userAgent: '' }]
    })
  )
  expect(text).not.toMatch(/[a-z]+\.[a-zA-Z]+/)
  expect(text).not.toContain('其他操作')
  for (const words of [
    '有新的办结回复',
    '每天最多留言 2 条',
    '永久有效',
    '登录',
    '失败',
    '203.0.113.7',
    '否'
  ])
    expect(text).toContain(words)
})

it.each(languages)('in %s, an empty file says so, and no key of a text is shown', async language => {
  const page = await pageOf(
    {
      account: [
        {
          uid: 3,
          username: 'qingshan',
          userType: 1,
          gender: 2,
          createdAt: at,
          company: {
            compType: 1,
            enterpriseName: '某某学校',
            creditCode: '',
            legalPerson: '某',
            contacts: '某'
          },
          notificationChoice: { mail: true, sms: false, kinds: ['own', 'account'], chosenAt: at },
          thirdParty: [{ type: 'wechat', nickName: '某', createdAt: at }]
        }
      ],
      messages: [message],
      companies: [],
      visits: []
    },
    language
  )
  expect(page).toContain(`<html lang="${language}">`)
  expect(textOf(page)).not.toMatch(/\b(copy|message|grade|centre|company|bind|profile|hide)\.[a-z]/)
  expect(textOf(page)).toContain('visits.json')
})
