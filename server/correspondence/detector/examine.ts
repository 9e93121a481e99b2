import type { Language } from '@board/schemas/errors/catalogue'
import {
  idNumbersIn,
  maskNumber,
  phonesIn,
  qqNumbersIn,
  wechatIdsIn
} from '@board/schemas/facts/text/findings'
import { findForum } from '../../directory/forums/find.ts'
import { forbiddenWords } from '../../directory/site/forbidden-words.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { findSameReply } from '../../records/lists/similar/same-reply.ts'
import { listSimilarRows, type SimilarRow } from '../../records/lists/similar/similar-answered.ts'
import { listTextsAtHand } from '../../records/lists/similar/texts-at-hand.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { textOf } from '../messages/text.ts'
import { detect, type Finding } from './detect.ts'
import { isReused } from './reused.ts'

/** Lists the detector's findings in an answer to a message. Domain 6. */
export async function examineAnswer(
  db: Db | Trx,
  message: MessageRecord,
  answer: string
): Promise<Finding[]> {
  const text = answer.trim()
  const [forbidden, forum, copied, original, standardTexts, reused] = await Promise.all([
    forbiddenWords(db),
    findForum(db, message.fid),
    findSameReply(db, message.tid, message.group_id, text),
    textOf(db, message),
    listTextsAtHand(db, message),
    listReused(db, message, text)
  ])
  return detect({
    answer: text,
    message: original,
    forumName: forum?.name ?? '',
    forbiddenWords: forbidden,
    standardTexts,
    copied,
    sources: reused.map(({ subject, text: other }) => `${subject}\n${other}`)
  })
}

/** Lists the similar messages whose replies an answer was made from. Decision 0183. */
export async function listReused(
  db: Db | Trx,
  message: MessageRecord,
  answer: string
): Promise<SimilarRow[]> {
  if (!(await isProposed(db, 'answered'))) return []
  const rows = await listSimilarRows(db, message)
  return rows.filter(({ content }) => content !== null && isReused(answer, content))
}

const words: Readonly<Record<Finding, Readonly<Record<Language, string>>>> = {
  phone: { 'zh-CN': '含有手机号码', 'zh-TW': '含有手機號碼', 'en-US': 'a phone number' },
  idNumber: { 'zh-CN': '含有证件号码', 'zh-TW': '含有證件號碼', 'en-US': 'an ID number' },
  wechat: { 'zh-CN': '含有微信号', 'zh-TW': '含有微信帳號', 'en-US': 'a WeChat ID' },
  qq: { 'zh-CN': '含有 QQ 号码', 'zh-TW': '含有 QQ 號碼', 'en-US': 'a QQ number' },
  forbiddenWord: { 'zh-CN': '含有禁用词', 'zh-TW': '含有禁用詞', 'en-US': 'a forbidden word' },
  placeholder: {
    'zh-CN': '含有未填写的占位符，如“{留言人}”',
    'zh-TW': '含有未填寫的預留位置，如「{留言人}」',
    'en-US': 'a placeholder that is not filled in, such as {留言人}'
  },
  repeated: {
    'zh-CN': '只是反复重复相同的字词',
    'zh-TW': '只是反覆重複相同的字詞',
    'en-US': 'the same few words again and again'
  },
  template: {
    'zh-CN': '只有套话，没有实质回复',
    'zh-TW': '只有套話，沒有實質回覆',
    'en-US': 'stock phrases and no answer'
  },
  copied: {
    'zh-CN': '与其他留言的回复相同',
    'zh-TW': '與其他留言的回覆相同',
    'en-US': 'a copy of another message’s reply'
  },
  othersData: {
    'zh-CN': '含有另一条留言的姓名、号码等信息',
    'zh-TW': '含有另一則留言的姓名、號碼等資訊',
    'en-US': 'names or numbers of another message'
  },
  unrelated: {
    'zh-CN': '内容与留言无关',
    'zh-TW': '內容與留言無關',
    'en-US': 'nothing in common with the message'
  }
}

const separator: Readonly<Record<Language, string>> = { 'zh-CN': '；', 'zh-TW': '；', 'en-US': '; ' }

/** The findings of numbers, with the function that returns the numbers of a text. */
const numbers: Partial<Readonly<Record<Finding, (text: string) => string[]>>> = {
  phone: phonesIn,
  idNumber: idNumbersIn,
  wechat: wechatIdsIn,
  qq: qqNumbersIn
}

const comma: Readonly<Record<Language, string>> = { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' }

/** Returns the findings in words, with the ends of each number, so that the writer of the answer finds it. */
export const describeFindings = (findings: readonly Finding[], answer: string, language: Language): string =>
  findings
    .map(finding => {
      const found = numbers[finding]?.(answer).map(maskNumber) ?? []
      return [words[finding][language], found.join(comma[language])].filter(Boolean).join(' ')
    })
    .join(separator[language])
