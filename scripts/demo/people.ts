import { readFileSync } from 'node:fs'
import type { Row } from './ledger.ts'
import type { Random } from './random.ts'

export type AccountRow = Row<'account'>
/** The author of a message. */
export type Author = { uid: number; name: string; kind: 'citizen' | 'legal' }

const day = 86_400_000

/** Invented nicknames, none of which is a real name. */
const nicknames = readFileSync(new URL('nicknames.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

const trades = [
  '食品',
  '纺织',
  '机械',
  '电子',
  '建材',
  '物流',
  '餐饮',
  '五金',
  '印刷',
  '园林',
  '模具',
  '农业'
]

/** Returns a full account row from the given columns; the other columns have empty or default values. */
export const accountRow = (
  given: Pick<AccountRow, 'uid' | 'kind' | 'username' | 'nick_name' | 'created_at'> & Partial<AccountRow>
): AccountRow => ({
  user_type: 0,
  organization: 0,
  comp_type: null,
  username_key: given.username.toLowerCase(),
  password_hash: null,
  password_changed_at: null,
  must_change_password: false,
  phone_sealed: null,
  phone_index: null,
  region_id: null,
  certification_type: null,
  cancelled_at: null,
  email_sealed: null,
  email_index: null,
  real_name_sealed: null,
  id_number_sealed: null,
  id_number_index: null,
  certified_at: null,
  group_id: null,
  status: 1,
  failed_logins: 0,
  dept_id: null,
  real_name: '',
  gender: 2,
  email: null,
  mobile_sealed: null,
  version: 1,
  ...given
})

/** Creates citizens and a few companies who write messages; nobody can sign in with their accounts. */
export function makeAuthors(random: Random, count: number, firstUid: number, now: Date): AccountRow[] {
  return Array.from({ length: count }, (_, index) => {
    const company = index % 25 === 24
    const since = new Date(now.getTime() - random.int(430, 900) * day)
    return accountRow({
      uid: firstUid + index,
      kind: company ? 'legal' : 'citizen',
      user_type: company ? 1 : 0,
      comp_type: company ? 1 : null,
      username: `u${(firstUid + index).toString(36).padStart(6, '0')}x`,
      nick_name: company ? `某${random.pick(trades)}企业` : nickname(random),
      created_at: since,
      certified_at: since
    })
  })
}

function nickname(random: Random): string {
  const name = random.pick(nicknames)
  return random.chance(0.45) ? name : `${name}${random.pick(['', '_'])}${random.int(1, 9999)}`
}
