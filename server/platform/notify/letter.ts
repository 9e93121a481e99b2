import type { Language } from '@board/schemas/errors/catalogue'
import type { Words } from '@board/schemas/vocabulary/words'
import { translations } from '@board/schemas/vocabulary/words'
import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { Addressed, NewsWriter } from '../outbox/dispatch.ts'
import type { Channel } from '../outbox/provider.ts'
import type { TemplateParams } from '../outbox/templates.ts'
import { SendFailure } from '../outgoing/failure.ts'
import type { NewsKind } from './kinds.ts'
import { deleteFollowing, findNews, type NewsRow } from './store.ts'

interface Writing {
  readonly db: Db
  readonly keys: Keys
  /** Scheme and host of the site, for links. */
  readonly origin: string
}

/**
 * Returns the writer of letters about notifications. A letter names the number of the message and a page of the site. It
 * has no text, no subject and no person's name, because mail and SMS pass through many systems.
 */
export function newsWriter({ db, keys, origin }: Writing): NewsWriter {
  return async ({ id, channel, language }): Promise<Addressed> => {
    await deleteFollowing(db, id)
    const news = await findNews(db, id)
    if (!news?.sealed) throw new SendFailure('expired', '', { isFinal: true })
    const to = keys.openField(channel === 'mail' ? 'email' : 'phone', news.sealed)
    return { to, params: newsParams(news, channel, language, origin) }
  }
}

const settingsPages: Readonly<Record<'citizen' | 'institution', string>> = {
  citizen: '/uCenter/bindInfo',
  institution: '/g/settings/bind-info'
}

/** Writes the parameters of the template `news`. */
export function newsParams(
  { tid, kind, campaignId, verbs }: Omit<NewsRow, 'sealed'>,
  channel: Channel,
  language: Language,
  origin: string
): TemplateParams['news'] {
  const subject = fill(subjectOf(kind, tid, verbs), language, { tid: tid ?? 0 })
  // a letter about several campaigns leads to the list of news
  const campaign = verbs.length === 1 ? campaignId : null
  const page = origin + pageOf(kind, tid, campaign)
  const settings = origin + settingsPages[kind === 'work' ? 'institution' : 'citizen']
  const text = fill(texts[channel], language, { subject, page, settings })
  return { subject, text }
}

const fill = (words: Words, language: Language, values: Readonly<Record<string, string | number>>): string =>
  words[language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

function pageOf(kind: NewsKind, tid: number | null, campaign: number | null): string {
  if (kind === 'work') return tid === null ? '/g/messageCenter' : `/g/taskMain?messageId=${tid}`
  if (kind === 'campaign' && campaign !== null) return `/rmjy/collect/content?id=${campaign}`
  return tid === null || kind === 'account' ? '/myMessage' : `/threads/content?tid=${tid}`
}

/** Returns the subject of a letter about a message, by the most important of its news. */
function subjectOf(kind: NewsKind, tid: number | null, verbs: readonly string[]): Words {
  if (kind === 'work') return tid === null ? words.workElse : words.work
  if (kind === 'account') return words.account
  if (kind === 'campaign') return words.campaign
  const has = (pattern: RegExp) => verbs.some(verb => pattern.test(verb))
  const { final, reply, audit, other } = words[kind]
  if (has(/^reply\.final$/)) return final
  if (has(/^reply\./)) return reply
  return has(/^(message\.(approved|returned|takenDown|restored|deleted)|supplement\.|comment\.)/)
    ? audit
    : other
}

const words = {
  own: {
    final: translations(
      '您的留言（编号 {tid}）已收到办结回复，请查看并评价',
      '您的留言（編號 {tid}）已收到辦結回覆，請查看並評價',
      'Message {tid} of yours has a final reply: please read and grade it'
    ),
    reply: translations(
      '您的留言（编号 {tid}）有新的回复',
      '您的留言（編號 {tid}）有新的回覆',
      'Message {tid} of yours has a new reply'
    ),
    audit: translations(
      '您的留言（编号 {tid}）有了新的审核结果',
      '您的留言（編號 {tid}）有了新的審核結果',
      'The platform has decided on message {tid} of yours'
    ),
    other: translations(
      '您的留言（编号 {tid}）有新的进展',
      '您的留言（編號 {tid}）有新的進展',
      'There is news on message {tid} of yours'
    )
  },
  followed: {
    final: translations(
      '您关注的留言（编号 {tid}）有办结回复',
      '您關注的留言（編號 {tid}）有辦結回覆',
      'Message {tid}, which you follow, has a final reply'
    ),
    reply: translations(
      '您关注的留言（编号 {tid}）有新的回复',
      '您關注的留言（編號 {tid}）有新的回覆',
      'Message {tid}, which you follow, has a new reply'
    ),
    audit: translations(
      '您关注的留言（编号 {tid}）有新的进展',
      '您關注的留言（編號 {tid}）有新的進展',
      'There is news on message {tid}, which you follow'
    ),
    other: translations(
      '您关注的留言（编号 {tid}）有新的进展',
      '您關注的留言（編號 {tid}）有新的進展',
      'There is news on message {tid}, which you follow'
    )
  },
  campaign: translations(
    '您参与或关注的征集活动有新的结果',
    '您參與或關注的徵集活動有新的結果',
    'There is news on a campaign that you took part in or follow'
  ),
  account: translations(
    '您的账号有一条新通知',
    '您的帳號有一則新通知',
    'There is a new notification about your account'
  ),
  work: translations(
    '贵单位办理的留言（编号 {tid}）有新的动态',
    '貴單位辦理的留言（編號 {tid}）有新的動態',
    'There is news on message {tid}, which your institution handles'
  ),
  workElse: translations(
    '贵单位有一条新通知',
    '貴單位有一則新通知',
    'Your institution has a new notification'
  )
} as const

const texts: Readonly<Record<Channel, Words>> = {
  mail: translations(
    '{subject}。\n\n查看：{page}\n\n为保护隐私，邮件不含留言内容。本邮件由系统发出，请勿回复。\n不想再收到这类邮件，请在这里关闭：{settings}',
    '{subject}。\n\n查看：{page}\n\n為保護隱私，郵件不含留言內容。本郵件由系統寄出，請勿回覆。\n不想再收到這類郵件，請在這裡關閉：{settings}',
    '{subject}.\n\nOpen it: {page}\n\nTo protect your privacy, this mail holds nothing of what was written. It was sent by a machine; please do not answer it.\nTo get no more such mail, switch it off at: {settings}'
  ),
  sms: translations(
    '{subject}，查看：{page} 。可在网站的绑定设置中关闭短信提醒。',
    '{subject}，查看：{page} 。可在網站的綁定設定中關閉簡訊提醒。',
    '{subject}: {page} . Switch SMS off on the site.'
  )
}
