import type { Db, Trx } from '../database/open.ts'
import { forbiddenWords } from '../detector/forbidden-words.ts'
import { Refusal } from '../refusal.ts'

/** The contract's pattern of a nickname that is set. */
const shape = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** A citizen is not taken for the site, nor for those who answer there. */
const reserved = ['管理员', '管理員', '官方', '客服', '留言板', '小编', '小編', 'admin', 'system'] as const

/**
 * A name under which somebody may write: seen by everybody, so it holds no forbidden word and looks like no office of
 * the site. Several people may have the same. Specification 7.
 * @throws Refusal USR0060 shape, USR0061 words
 */
export async function requireNickname(db: Db | Trx, nickName: string): Promise<void> {
  if (!shape.test(nickName)) throw new Refusal('USR0060')
  const name = nickName.normalize('NFKC').toLowerCase()
  const words = [...reserved, ...(await forbiddenWords(db))]
  if (words.some(word => name.includes(word.toLowerCase()))) throw new Refusal('USR0061')
}
