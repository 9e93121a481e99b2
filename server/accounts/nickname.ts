import type { Db, Trx } from '../database/open.ts'
import { namesOffice } from '../forums/find.ts'
import { namesInstitution } from '../groups/find.ts'
import { Refusal } from '../refusal.ts'
import { forbiddenWords } from '../site/forbidden-words.ts'

/** The contract's pattern of a nickname that is set. */
const shape = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** Nobody is taken for the site. */
const ofSite = ['管理员', '管理員', '官方', '客服', '留言板', '小编', '小編', 'admin', 'system'] as const

/** A citizen is not taken for those who answer or edit there either; companies may call themselves a platform. */
const ofOffices = [
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
 * A name under which somebody may write: seen by everybody, so it holds no forbidden word and looks like no office of
 * the site, and like no institution or office that is written to. Several people may have the same. Specification 7.
 * @throws Refusal USR0060 shape, USR0061 words
 */
export async function requireNickname(db: Db | Trx, nickName: string): Promise<void> {
  if (!shape.test(nickName)) throw new Refusal('USR0060')
  await requireDecentName(db, nickName, ofOffices)
  const name = nickName.normalize('NFKC')
  if ((await namesInstitution(db, name)) || (await namesOffice(db, name))) throw new Refusal('USR0061')
}

/**
 * The words alone of a name that everybody sees, such as a company's.
 * @param more words that it may not hold besides
 * @throws Refusal USR0061
 */
export async function requireDecentName(
  db: Db | Trx,
  typed: string,
  more: readonly string[] = []
): Promise<void> {
  const name = typed.normalize('NFKC').toLowerCase()
  const words = [...ofSite, ...more, ...(await forbiddenWords(db))]
  if (words.some(word => name.includes(word.toLowerCase()))) throw new Refusal('USR0061')
}
