/** The page in the copy of a person's data, for readers instead of programs. Only the server writes it. */

import type { OwnDataPage } from '@board/schemas/facts/own-data'
import { type Mask, masksOf, piecesOf } from '@board/schemas/facts/text/masks'
import { sizeOf } from '@board/schemas/facts/text/size'
import { escapeHtml } from '../app/template.ts'
import { consequenceOf, type Measure, periodOf } from '../features/centre/handling-list.tsx'
import { wordOf } from '../features/centre/login-log.tsx'
import { readingTexts } from '../features/centre/readings.tsx'
import { eventName } from '../features/messages/history.tsx'
import { replyKinds } from '../features/messages/reply-card.tsx'
import { newsOf } from '../features/mine/inbox-words.ts'
import { createTranslate, type MessageKey, type Translate } from '../lib/i18n.tsx'
import { formatTime } from '../lib/time.ts'
import { loadMessages } from '../locales/load.ts'
import { stateOf } from '../shared/messages/message-state.ts'
import { solvedWords } from '../shared/messages/solved-words.ts'
import headings from '../ui/css/headings.css?inline'
import tokens from '../ui/css/tokens.css?inline'
import { gradeWords } from '../ui/grade.tsx'
import styles from './own-data.css?inline'

type Row = Readonly<Record<string, unknown>>

/** The parts of the texts that the page uses. */
const texts = [
  'common',
  'copy',
  'account',
  'acts',
  'bind',
  'centre',
  'company',
  'feedback',
  'identity',
  'inbox',
  'message',
  'post',
  'profile',
  'providers',
  'readings',
  'voices'
] as const

interface Words {
  readonly t: Translate
  /** Returns the label of a value of a dictionary, or the value itself. */
  readonly label: (dictionary: string, value: unknown) => string
}

/** Returns a value of a record as text; an empty text leaves the line out. */
type Say = (value: unknown, words: Words, row: Row) => string

interface Line {
  readonly name: string
  readonly label: MessageKey
  readonly say?: Say
  /** Returns the address of a file of the copy. */
  readonly link?: (row: Row) => string
}

const plain: Say = value => (value === null || value === undefined ? '' : String(value))
const moment: Say = value => (typeof value === 'number' ? formatTime(value) : '')
const flag: Say = (value, { t }) => t(value === true || value === 1 ? 'copy.yes' : 'copy.no')
const dictionary =
  (name: string): Say =>
  (value, { label }) =>
    value === null || value === undefined ? '' : label(name, value)
/** Returns the text of the key that belongs to a value. Other values are shown as they are. */
const word =
  (keys: Readonly<Record<string, MessageKey>>): Say =>
  (value, words, row) => {
    const key = keys[String(value)]
    return key ? words.t(key) : plain(value, words, row)
  }

const userTypes = word({ 0: 'centre.userType.0', 1: 'centre.userType.1' })
const genders = word({ 0: 'profile.gender.0', 1: 'profile.gender.1', 2: 'profile.gender.2' })
const companyTypes = word({ 1: 'company.type.1', 2: 'company.type.2' })
const providers = word({
  qq: 'provider.qq',
  wechat: 'provider.wechat',
  sina: 'provider.sina',
  peoplePass: 'provider.peoplePass'
})
const newsKinds = {
  own: 'bind.news.own',
  followed: 'bind.news.followed',
  campaign: 'bind.news.campaign',
  account: 'bind.news.account'
} as const satisfies Record<string, MessageKey>
const acts: Readonly<Record<string, MessageKey>> = {
  'account.passwordChanged': 'copy.act.account.passwordChanged',
  'account.passwordRecovered': 'copy.act.account.passwordRecovered',
  'account.passwordSet': 'copy.act.account.passwordSet',
  'account.newDevice': 'copy.act.account.newDevice',
  'account.providerBound': 'copy.act.account.providerBound',
  'account.providerUnbound': 'copy.act.account.providerUnbound',
  'person.phoneChanged': 'copy.act.person.phoneChanged',
  'person.certified': 'copy.act.person.certified',
  'person.changed': 'copy.act.person.changed',
  'person.contactBound': 'copy.act.person.contactBound',
  'person.contactUnbound': 'copy.act.person.contactUnbound',
  'person.cancelled': 'copy.act.person.cancelled',
  'person.exported': 'copy.act.person.exported',
  'company.requested': 'copy.act.company.requested',
  'company.withdrawn': 'copy.act.company.withdrawn',
  'company.licenceChanged': 'copy.act.company.licenceChanged',
  'feedback.written': 'copy.act.feedback.written',
  'session.ended': 'copy.act.session.ended',
  'voice.joined': 'copy.act.voice.joined',
  'voice.takenBack': 'copy.act.voice.takenBack',
  'voice.answered': 'copy.act.voice.answered'
}

/** Returns the name of an act of the person: of the account, or of a message. */
const actWords: Say = (verb, { t }) => {
  const own = acts[String(verb)]
  if (own) return t(own)
  const key = eventName(String(verb))
  return t(key === 'event.other' ? 'copy.act.other' : key)
}

const companyLines: readonly Line[] = [
  { name: 'compType', label: 'company.type', say: companyTypes },
  { name: 'enterpriseName', label: 'company.otherName' },
  { name: 'creditCode', label: 'company.creditCode' },
  { name: 'legalPerson', label: 'company.legalPerson' },
  { name: 'contacts', label: 'company.contacts' }
]
const choiceLines: readonly Line[] = [
  { name: 'mail', label: 'copy.mail', say: flag },
  { name: 'sms', label: 'copy.sms', say: flag },
  {
    name: 'kinds',
    label: 'bind.newsKinds',
    say: (kinds, words) =>
      (kinds as readonly string[]).map(kind => word(newsKinds)(kind, words, {})).join(words.t('hide.and'))
  },
  { name: 'chosenAt', label: 'copy.at', say: moment }
]
const providerLines: readonly Line[] = [
  { name: 'type', label: 'copy.what', say: providers },
  { name: 'nickName', label: 'profile.nickName' },
  { name: 'createdAt', label: 'bind.since', say: moment }
]
const accountLines: readonly Line[] = [
  { name: 'uid', label: 'copy.uid' },
  { name: 'username', label: 'centre.username' },
  { name: 'nickName', label: 'profile.nickName' },
  { name: 'userType', label: 'centre.userType', say: userTypes },
  { name: 'gender', label: 'profile.gender', say: genders },
  { name: 'regionName', label: 'profile.region' },
  { name: 'phone', label: 'centre.phone' },
  { name: 'email', label: 'centre.email' },
  { name: 'realName', label: 'identity.realName' },
  { name: 'certificationType', label: 'identity.type', say: dictionary('certificationType') },
  { name: 'idNumber', label: 'identity.number' },
  { name: 'certifiedAt', label: 'certify.at', say: moment },
  { name: 'createdAt', label: 'centre.createdAt', say: moment },
  { name: 'passwordChangedAt', label: 'copy.passwordChangedAt', say: moment }
]
const messageLines: readonly Line[] = [
  {
    name: 'state',
    label: 'copy.state',
    say: (state, { t }, row) => {
      // without a grade it is not known here whether the reply can be graded, so the word does not promise it
      const gradingUsed = listIn(row, 'grades').length > 0
      return t(stateOf({ state: Number(state), gradingUsed, auditState: Number(row.auditState) }).label)
    }
  },
  { name: 'auditNote', label: 'message.returnedFor' },
  { name: 'forumName', label: 'post.stepTo' },
  { name: 'typeId', label: 'message.type', say: dictionary('messageType') },
  { name: 'domainId', label: 'message.domain', say: dictionary('domain') },
  { name: 'adopted', label: 'message.adopted', say: (value, words) => (value ? flag(value, words, {}) : '') },
  {
    name: 'isPublic',
    label: 'copy.audience',
    say: (isPublic, { t }, row) =>
      [t(isPublic ? 'post.public' : 'post.private'), row.isAnonymous ? t('post.anonymous') : '']
        .filter(Boolean)
        .join(t('hide.and'))
  },
  { name: 'location', label: 'post.location' },
  { name: 'remark', label: 'post.remark' },
  { name: 'publicSubject', label: 'copy.publicSubject' },
  { name: 'createdAt', label: 'copy.postedAt', say: moment },
  { name: 'approvedAt', label: 'copy.approvedAt', say: moment },
  { name: 'deadlineAt', label: 'copy.deadline', say: moment }
]
const deletionLines: readonly Line[] = [
  { name: 'reason', label: 'copy.reason' },
  { name: 'state', label: 'copy.state', say: dictionary('deletionState') },
  { name: 'createdAt', label: 'copy.postedAt', say: moment },
  { name: 'decidedAt', label: 'copy.decidedAt', say: moment }
]
const marked: readonly Line[] = [
  { name: 'tid', label: 'copy.number' },
  { name: 'at', label: 'copy.at', say: moment }
]

/** The columns of files with many short records. */
const tables: Readonly<Record<string, readonly Line[]>> = {
  attachments: [
    { name: 'fileName', label: 'copy.fileName', link: row => String(row.file) },
    { name: 'bytes', label: 'copy.size', say: value => sizeOf(Number(value)) },
    { name: 'tid', label: 'copy.number' },
    { name: 'createdAt', label: 'copy.at', say: moment }
  ],
  favourites: marked,
  likes: marked,
  follows: marked,
  tracks: marked,
  voices: [
    { name: 'tid', label: 'copy.number' },
    { name: 'createdAt', label: 'copy.at', say: moment },
    { name: 'note', label: 'copy.note' },
    { name: 'solved', label: 'copy.answer', say: solvedSay }
  ],
  notifications: [
    { name: 'at', label: 'copy.at', say: moment },
    { name: 'verb', label: 'copy.what', say: (verb, { t }) => t(newsOf(String(verb))) },
    { name: 'tid', label: 'copy.number' },
    { name: 'subject', label: 'copy.title' },
    { name: 'seen', label: 'copy.isRead', say: flag }
  ],
  'sign-ins': [
    { name: 'at', label: 'copy.at', say: moment },
    {
      name: 'operation',
      label: 'copy.what',
      say: (_, { t }, row) => t(wordOf(row as Parameters<typeof wordOf>[0]))
    },
    {
      name: 'status',
      label: 'copy.result',
      say: word({ 0: 'log.status.0', 1: 'log.status.1', 2: 'log.status.2' })
    },
    { name: 'address', label: 'copy.address' },
    { name: 'userAgent', label: 'copy.device' }
  ],
  sessions: [
    { name: 'createdAt', label: 'sessions.since', say: moment },
    { name: 'lastUsedAt', label: 'sessions.lastUsed', say: moment },
    { name: 'expiresAt', label: 'copy.expiresAt', say: moment },
    {
      name: 'loginType',
      label: 'copy.way',
      say: word({ 1: 'login.byPassword', 2: 'login.bySms' })
    },
    { name: 'address', label: 'copy.address' },
    { name: 'userAgent', label: 'copy.device' }
  ],
  readings: [
    { name: 'at', label: 'copy.at', say: moment },
    {
      name: 'what',
      label: 'copy.what',
      say: word(readingTexts)
    },
    {
      name: 'groupName',
      label: 'copy.who',
      say: (name, { t }) => (name ? String(name) : t('readings.platform'))
    },
    {
      name: 'reason',
      label: 'copy.reason',
      say: (reason, { t }) => (reason === null ? t('readings.noReason') : String(reason))
    },
    { name: 'tid', label: 'copy.number' }
  ],
  'handling-records': [
    { name: 'handleType', label: 'copy.what', say: (_, { t }, row) => consequenceOf(row as Measure, t) },
    { name: 'ruleName', label: 'copy.reason' },
    { name: 'beginTime', label: 'copy.period', say: (_, { t }, row) => periodOf(row as Measure, t) }
  ],
  actions: [
    { name: 'at', label: 'copy.at', say: moment },
    { name: 'verb', label: 'copy.what', say: actWords },
    { name: 'tid', label: 'copy.number' },
    { name: 'note', label: 'copy.note' }
  ],
  notices: [
    { name: 'title', label: 'copy.title' },
    { name: 'readAt', label: 'copy.at', say: moment }
  ],
  failures: [
    { name: 'at', label: 'copy.at', say: moment },
    { name: 'reference', label: 'copy.reference' },
    { name: 'path', label: 'copy.path' }
  ]
}

function solvedSay(value: unknown, { t }: Words): string {
  const known = solvedWords[value as keyof typeof solvedWords]
  return known ? t(known.label) : ''
}

/** The files whose records are written one below the other. */
const records: Readonly<Record<string, (row: Row, words: Words) => string>> = {
  account: (row, words) => {
    const { t } = words
    const company = row.company as Row | null
    const choice = row.notificationChoice as Row | null
    return [
      facts(accountLines, row, words),
      company && heading(3, t('company.title')) + facts(companyLines, company, words),
      choice && heading(3, t('bind.news')) + facts(choiceLines, choice, words),
      ...listIn(row, 'thirdParty').map(
        one => heading(3, t('bind.providers')) + facts(providerLines, one, words)
      )
    ]
      .filter(Boolean)
      .join('')
  },
  companies: (row, words) => {
    const { t } = words
    const lines: Line[] = [
      { name: 'kind', label: 'copy.what', say: word({ 1: 'company.kind.1', 2: 'company.kind.2' }) },
      {
        name: 'state',
        label: 'copy.state',
        say: word({
          0: 'company.state.0',
          1: 'company.state.1',
          2: 'company.state.2',
          3: 'company.state.3'
        })
      },
      ...companyLines,
      { name: 'note', label: 'copy.note' },
      { name: 'createdAt', label: 'company.askedAt', say: moment },
      { name: 'decidedAt', label: 'company.decidedAt', say: moment }
    ]
    return (
      facts(lines, row, words) + heading(3, t('copy.before')) + facts(companyLines, row.was as Row, words)
    )
  },
  messages: messageRecord,
  feedback: (row, words) =>
    facts(
      [
        { name: 'id', label: 'copy.number' },
        {
          name: 'type',
          label: 'feedback.type',
          say: word({ 1: 'feedback.type1', 2: 'feedback.type2', 3: 'feedback.type3', 4: 'feedback.type4' })
        },
        {
          name: 'state',
          label: 'copy.state',
          say: word({ 0: 'feedback.stateWaiting', 1: 'feedback.stateAnswered' })
        },
        { name: 'createdAt', label: 'copy.postedAt', say: moment },
        { name: 'contact', label: 'feedback.contact' },
        { name: 'content', label: 'feedback.content' },
        { name: 'answer', label: 'feedback.answer' },
        { name: 'answeredAt', label: 'copy.answeredAt', say: moment }
      ],
      row,
      words
    )
}

/** Writes a message: its text and supplements, then replies and grades in the order of time, and its history. */
function messageRecord(row: Row, words: Words): string {
  const { t } = words
  const [first, ...supplements] = listIn(row, 'contentList')
  const answers = [
    ...listIn(row, 'replies').map(reply => ({ at: Number(reply.createdAt), html: replyHtml(reply, words) })),
    ...listIn(row, 'grades').map(grade => ({ at: Number(grade.createdAt), html: gradeHtml(grade, words) }))
  ].toSorted((one, other) => one.at - other.at)
  const isMasked = listIn(row, 'contentList').some(item => listIn(item, 'masks').length > 0)
  return [
    `<h3>${passages(String(row.subject), masksIn(first), 'subject')} <span class="quiet">${escapeHtml(
      t('message.number', { tid: String(row.tid) })
    )}</span></h3>`,
    facts(messageLines, row, words),
    first && textHtml(first, words),
    ...supplements.map(
      item =>
        heading(4, t('message.supplement'), moment(item.createdAt, words, item)) +
        (item.auditState === 1
          ? ''
          : paragraph(
              t(stateOf({ state: 0, gradingUsed: true, auditState: Number(item.auditState) }).label)
            )) +
        (item.auditNote ? paragraph(String(item.auditNote)) : '') +
        textHtml(item, words)
    ),
    isMasked && paragraph(t('copy.masked'), 'quiet'),
    ...answers.map(({ html }) => html),
    ...listIn(row, 'deletionRequests').map(
      request => heading(4, t('copy.deletion')) + facts(deletionLines, request, words)
    ),
    heading(4, t('timeline.title')),
    `<ol>${listIn(row, 'timeline')
      .map(
        event =>
          `<li>${time(event.at)} ${escapeHtml(t(stepName(String(event.verb))))}${
            event.note ? `: ${escapeHtml(String(event.note))}` : ''
          }</li>`
      )
      .join('')}</ol>`
  ]
    .filter(Boolean)
    .join('')
}

/** Returns the name of a step of a message. The copy does not say which message was merged into it. */
function stepName(verb: string): MessageKey {
  const name = eventName(verb)
  return name === 'event.merge.received' ? 'event.message.merged' : name
}

/** Writes a text of the person with the hidden passages framed, then the text that an editor published instead. */
const textHtml = (item: Row, { t }: Words): string =>
  `<p class="words">${passages(String(item.content), masksIn(item), 'content')}</p>${
    item.publicContent
      ? `${paragraph(t('copy.publicText'), 'quiet')}${paragraph(String(item.publicContent), 'words')}`
      : ''
  }`

const replyHtml = (reply: Row, words: Words): string => {
  const kind = replyKinds[reply.kind as keyof typeof replyKinds]
  const edited = reply.editedAt ? ` · ${words.t('reply.edited')} ${moment(reply.editedAt, words, reply)}` : ''
  return `<div class="reply">${heading(
    4,
    `${words.t(kind)} · ${reply.groupName}`,
    `${moment(reply.createdAt, words, reply)}${edited}`
  )}${paragraph(String(reply.content), 'words')}</div>`
}

const gradeHtml = (grade: Row, words: Words): string => {
  const { t } = words
  const score: Say = value => {
    const key = gradeWords[Number(value)]
    return key ? `${value} ${t(key)}` : plain(value, words, grade)
  }
  return (
    heading(4, t(grade.round === 1 ? 'grade.first' : 'grade.second'), moment(grade.createdAt, words, grade)) +
    facts(
      [
        { name: 'gradeLevel', label: 'grade.level', say: score },
        { name: 'gradeSpeed', label: 'grade.speed', say: score },
        { name: 'gradeManner', label: 'grade.manner', say: score },
        { name: 'solved', label: 'solved.question', say: solvedSay }
      ],
      grade,
      words
    ) +
    (grade.thanksFlag ? paragraph(t('grade.thanks')) : '') +
    (grade.comment ? paragraph(String(grade.comment), 'words') : '') +
    (grade.commentState === 2 ? paragraph(t('grade.commentRefused'), 'quiet') : '')
  )
}

const listIn = (row: Row, name: string): readonly Row[] => (row[name] as readonly Row[] | null) ?? []

const masksIn = (item: Row | undefined): readonly Mask[] => (item?.masks as readonly Mask[] | null) ?? []

const passages = (text: string, masks: readonly Mask[], field: 'subject' | 'content'): string =>
  piecesOf(text, masksOf(masks, field))
    .map(piece => (piece.isMasked ? `<mark>${escapeHtml(piece.text)}</mark>` : escapeHtml(piece.text)))
    .join('')

const heading = (level: 3 | 4, words: string, more = ''): string =>
  `<h${level}>${escapeHtml(words)}${
    more === '' ? '' : ` <span class="quiet">${escapeHtml(more)}</span>`
  }</h${level}>`

const paragraph = (words: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(words)}</p>`

const time = (at: unknown): string => `<time>${formatTime(Number(at))}</time>`

/** Writes the value of a line, as a link if it is a file of the copy. */
function cell(line: Line, row: Row, words: Words): string {
  const say = line.say ?? plain
  const text = escapeHtml(say(row[line.name], words, row))
  if (line.link) return `<a href="${escapeHtml(addressOf(line.link(row)))}">${text}</a>`
  return say === moment && text !== '' ? `<time>${text}</time>` : text
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const facts = (lines: readonly Line[], row: Row, words: Words): string =>
  `<dl>${lines
    .map(line => ({ label: words.t(line.label), value: cell(line, row, words) }))
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${value}</dd>`)
    .join('')}</dl>`

/**
 * Writes the page piece by piece while the records are read. It has no script and loads nothing, and all texts are
 * escaped. Decision 0036.
 */
export async function* ownDataPage(input: OwnDataPage): AsyncGenerator<string> {
  const { language, at, files, dictionaries } = input
  const t = createTranslate(await loadMessages(language, texts))
  const labels = new Map(
    dictionaries.map(({ dictType, dataList }) => [
      dictType,
      new Map(dataList.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))
    ])
  )
  const words: Words = {
    t,
    label: (name, value) => labels.get(name)?.get(String(value)) ?? String(value)
  }
  const title = `${t('copy.heading')} - ${t('site.name')}`
  yield `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${tokens}${headings}${styles}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('copy.made', { time: formatTime(at) }))}</p>
<p class="quiet">${escapeHtml(t('copy.intro'))}</p>
</header>
<nav aria-label="${escapeHtml(t('copy.contents'))}"><ul>
${files.map(file => `<li><a href="#${file.name}">${escapeHtml(file.title)}</a></li>`).join('\n')}
</ul></nav>
<main>
`
  for (const file of files) {
    yield `<section id="${file.name}"><h2>${escapeHtml(file.title)}</h2>\n`
    yield* sectionOf(file, words)
    yield '</section>\n'
  }
  yield '</main>\n</body>\n</html>\n'
}

async function* sectionOf(file: OwnDataPage['files'][number], words: Words): AsyncGenerator<string> {
  const { t } = words
  const record = records[file.name]
  const columns = tables[file.name]
  if (!record && !columns) {
    yield paragraph(t('copy.onlyFile', { file: `${file.name}.json` }), 'quiet')
    return
  }
  let count = 0
  for await (const row of file.rows()) {
    if (record) yield `<div class="record">${record(row, words)}</div>\n`
    else if (columns) {
      if (count === 0) yield `<div class="wide"><table><thead><tr>${headOf(columns, t)}</tr></thead><tbody>\n`
      yield `<tr>${columns.map(line => `<td>${cell(line, row, words)}</td>`).join('')}</tr>\n`
    }
    count += 1
  }
  if (count === 0) yield paragraph(t('copy.none'), 'quiet')
  else if (columns) yield '</tbody></table></div>\n'
}

const headOf = (columns: readonly Line[], t: Translate): string =>
  columns.map(({ label }) => `<th scope="col">${escapeHtml(t(label))}</th>`).join('')
