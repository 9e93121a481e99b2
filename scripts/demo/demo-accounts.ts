import { hashPassword } from '@board/server/people/accounts/password'
import type { RoleCode } from '../reference/reference.ts'
import { demoPeople } from './demo-people.ts'
import { demoPlaces, type Institutions } from './institutions.ts'
import type { Row } from './ledger.ts'
import { type AccountRow, accountRow } from './people.ts'

/** An account with which everybody may sign in in demo mode. */
export type DemoAccount = { role: string; username: string; password: string; page: string }

/** The password of every demo account; production refuses a database that has such accounts. */
export const demoPassword = 'Liuyan@2026'

type Cast = {
  username: string
  role: string
  page: string
  kind: 'citizen' | 'legal' | 'institution' | 'staff'
  nickname: string
  /** The name of the institution's group. */
  group?: string
  staffRole?: RoleCode
  /** The id of the department of a member of staff (staff.ts). */
  dept?: number
}

const day = 86_400_000

/** One account of each kind of domain 1, in the order of their uids. */
const cast: readonly Cast[] = [
  { username: 'citizen', role: '个人用户', page: '/', kind: 'citizen', nickname: '江边散步的人' },
  { username: 'company', role: '法人用户', page: '/', kind: 'legal', nickname: '某纺织企业' },
  {
    username: 'city',
    role: '地方机构（市级）',
    page: '/g',
    kind: 'institution',
    nickname: '绍兴市留言办理员',
    group: '绍兴市留言办理办公室'
  },
  {
    username: 'province',
    role: '地方机构（上级，省级）',
    page: '/g',
    kind: 'institution',
    nickname: '浙江省留言办理员',
    group: '浙江省留言办理办公室'
  },
  {
    username: 'bureau',
    role: '地方机构（下级，部门）',
    page: '/g',
    kind: 'institution',
    nickname: '绍兴市城管局留言办理员',
    group: '绍兴市城市管理局'
  },
  {
    username: 'ministry',
    role: '部委机构',
    page: '/g',
    kind: 'institution',
    nickname: '教育部留言办理员',
    group: demoPlaces.ministry
  },
  {
    username: 'congress',
    role: '人大机构',
    page: '/g',
    kind: 'institution',
    nickname: '绍兴市人大留言办理员',
    group: '绍兴市人大常委会'
  },
  {
    username: 'channel',
    role: '频道机构',
    page: '/g',
    kind: 'institution',
    nickname: '浙江频道编辑',
    group: '浙江省地方频道'
  },
  {
    username: 'editor',
    role: '平台编辑',
    page: '/admin',
    kind: 'staff',
    nickname: '平台编辑',
    staffRole: 'editor',
    dept: 2
  },
  {
    username: 'admin',
    role: '系统管理员',
    page: '/admin',
    kind: 'staff',
    nickname: '系统管理员',
    staffRole: 'administrator',
    dept: 7
  }
]

/** The uids of the demo accounts that take part in the lives of messages. */
export const demoUids = { citizen: 1, company: 2, editor: 9 }

/** @param now the present; all accounts were registered some time before it */
export async function makeDemoAccounts({ groups }: Institutions, now: Date): Promise<AccountRow[]> {
  const password_hash = await hashPassword(demoPassword)
  const since = new Date(now.getTime() - 430 * day)
  const people = demoPeople.map((person, index) => {
    const { username, nickname, compType, document, mustChangePassword = false, isOff } = person
    return accountRow({
      uid: cast.length + index + 1,
      username,
      nick_name: nickname,
      password_hash,
      kind: compType ? 'legal' : 'citizen',
      user_type: compType ? 1 : 0,
      comp_type: compType ?? null,
      must_change_password: mustChangePassword,
      password_changed_at: since,
      created_at: since,
      certified_at: document === null ? null : since,
      certification_type: document ?? null,
      status: isOff ? 0 : 1
    })
  })
  const accounts = cast.map(({ username, kind, nickname, group: groupName, dept }, index) => {
    const group = groups.find(({ name }) => name === groupName)
    if (groupName && !group) throw new Error(`no group is called ${groupName}`)
    return accountRow({
      uid: index + 1,
      kind,
      user_type: kind === 'legal' ? 1 : 0,
      comp_type: kind === 'legal' ? 2 : null,
      organization: group?.organization ?? 0,
      username,
      nick_name: nickname,
      real_name: kind === 'staff' ? nickname : '',
      dept_id: dept ?? null,
      password_hash,
      password_changed_at: since,
      certified_at: kind === 'citizen' || kind === 'legal' ? since : null,
      group_id: group?.id ?? null,
      created_at: since
    })
  })
  return [...accounts, ...people]
}

/** Returns the list of demo accounts that is printed when the server starts. */
export const demoAccountList = (): DemoAccount[] =>
  cast.map(({ role, username, page }) => ({ role, username, password: demoPassword, page }))

/** Returns the roles of the platform's accounts. */
export const demoRoles = (roleIds: ReadonlyMap<string, number>): Row<'account_role'>[] =>
  cast.flatMap(({ staffRole }, index) => {
    const role_id = staffRole && roleIds.get(staffRole)
    return role_id ? [{ account_uid: index + 1, role_id }] : []
  })
