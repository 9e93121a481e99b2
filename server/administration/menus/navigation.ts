import type { components } from '@board/generated/openapi'
import { boards as declared } from '@board/schemas/boards/index'
import type { Language } from '@board/schemas/errors/catalogue'
import type { Board, GroupFlag } from '@board/schemas/vocabulary/vocabulary'
import { isInstitution, type SignedInActor } from '../../platform/actor.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/open.ts'
import { findProductEntry } from './product.ts'
import { type MenuRow, selectShownMenus } from './store.ts'

type Node = components['schemas']['MenuNode']

/** The institutions' menus that only some have: campaigns and the burden-reduction zone. Specification 6. */
const withFlag: Readonly<Record<number, 'allowCollect' | 'allowDelivery'>> = {
  25: 'allowCollect',
  26: 'allowDelivery'
}

const boards: readonly Board[] = declared

/** Organizations that a board is not for, by the key of its menu. */
const notFor: ReadonlyMap<string, readonly number[]> = new Map(
  boards.flatMap(({ name, notFor: organizations }) =>
    organizations ? [[`board:${name}`, organizations]] : []
  )
)

/** The flag that a board asks for, by the key of its menu. Specification 6. */
const flagOf: ReadonlyMap<string, GroupFlag> = new Map(
  boards.flatMap(({ name, flag }) => (flag ? [[`board:${name}`, flag]] : []))
)

/** The strings of a comma-separated list. */
export const listOfPermissions = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map(each => each.trim())
    .filter(each => each !== '')

/** The key of the development inbox. Only a demo site writes into it: in production, mail and SMS leave or wait. */
const devInbox = 'board:inbox'

/** Tells whether a menu is for somebody: their face, their permissions, what their institution may do. Specification 6. */
function isFor(actor: SignedInActor, menu: Pick<MenuRow, 'id' | 'key' | 'face' | 'permissions'>) {
  if (!listOfPermissions(menu.permissions).every(each => actor.permissions.has(each))) return false
  if (menu.face === 'admin') return !isInstitution(actor) && actor.permissions.size > 0
  if (!isInstitution(actor)) return false
  const { group } = actor
  const flag = withFlag[menu.id] ?? flagOf.get(menu.key ?? '')
  if (flag && !group[flag]) return false
  return !notFor.get(menu.key ?? '')?.includes(group.organization)
}

/** Takes the suggestion variant out of the address of a ministry's entry: ministries have no such list. Specification 6. */
function addressFor(actor: SignedInActor, url: string): string {
  const isMinistry = isInstitution(actor) && actor.group.organization === 3
  return isMinistry ? url.replace(/&typeId=5(?=&|#|$)/, '') : url
}

/**
 * Returns the part of the console's menu that somebody may use, in their language. A menu without an address is left out if
 * no entry below it is left.
 */
export async function navigationOf(
  db: Db,
  actor: SignedInActor,
  { language, mode }: { language: Language; mode: Config['mode'] }
): Promise<Node[]> {
  const isOffered = ({ key }: MenuRow) => mode === 'demo' || key !== devInbox
  const rows = (await selectShownMenus(db)).filter(row => isOffered(row) && isFor(actor, row))
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const branch = (parentId: number | null): Node[] =>
    (below.get(parentId) ?? []).flatMap(({ id, key, face, names, icon, url }) => {
      const children = branch(id)
      if (url === '' && children.length === 0) return []
      const name = names[language] || names['zh-CN']
      const product = key === null ? undefined : findProductEntry(key)
      return [
        {
          id,
          key,
          face: face as Node['face'],
          name,
          icon,
          url: addressFor(actor, url),
          isRenamed: name !== product?.names[language],
          hasOwnIcon: icon !== product?.icon,
          children
        }
      ]
    })
  return branch(null)
}
