import type { Db, Trx } from '../database/open.ts'
import { namesOffice } from '../forums/find.ts'
import { namesInstitution } from '../groups/find.ts'
import { Refusal } from '../refusal.ts'
import { forbiddenWords } from '../site/forbidden-words.ts'
import { formsOf } from '../site/name-forms.ts'

/** The contract's pattern of a nickname. */
const shape = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** Words that would make a user look like the site itself, in both scripts. */
export const ofSite = [
  '管理员',
  '管理員',
  '官方',
  '客服',
  '留言板',
  '小编',
  '小編',
  'admin',
  'system'
] as const

/** Words that would make a citizen look like an office or an editor. Companies may use them. */
export const ofOffices = [
  '平台',
  '平臺',
  '编辑',
  '編輯',
  '人民网',
  '人民網',
  '政府',
  '书记',
  '書記',
  '市长',
  '市長',
  '省长',
  '省長',
  '县长',
  '縣長',
  '信访局',
  '信訪局'
] as const

/**
 * Checks a nickname, which everybody sees. It must hold no forbidden word, and must not look like the site, an
 * institution or an office, in either script (decision 0074). Several people may have the same nickname. Specification 7.
 * @throws Refusal USR0060 shape, USR0061 words
 */
export async function requireNickname(db: Db | Trx, nickName: string): Promise<void> {
  if (!shape.test(nickName)) throw new Refusal('USR0060')
  await requireDecentName(db, nickName, ofOffices)
  for (const name of await formsOf(nickName.normalize('NFKC')))
    if ((await namesInstitution(db, name)) || (await namesOffice(db, name))) throw new Refusal('USR0061')
}

/**
 * Checks only the words of a name that everybody sees, such as a company's.
 * @param more further words that the name must not hold
 * @throws Refusal USR0061
 */
export async function requireDecentName(
  db: Db | Trx,
  typed: string,
  more: readonly string[] = []
): Promise<void> {
  const names = await formsOf(typed.normalize('NFKC').toLowerCase())
  const words = [...ofSite, ...more, ...(await forbiddenWords(db))]
  if (words.some(word => names.some(name => name.includes(word.toLowerCase())))) throw new Refusal('USR0061')
}
