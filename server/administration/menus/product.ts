/** The menu entries that come with the product: made of what there is, so that a new entity has its own by itself. */
import { entities } from '@board/generated/entities'
import { entityTexts as enUS } from '@board/generated/locales/en-US'
import { entityTexts as zhCN } from '@board/generated/locales/zh-CN'
import { entityTexts as zhTW } from '@board/generated/locales/zh-TW'
import { permissions } from '@board/generated/permissions'
import { boards as declared } from '@board/schemas/boards/index'
import { type BoardName, boardNames } from '@board/schemas/boards/names'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { staffPages } from '@board/schemas/vocabulary/menu-words'
import type { Board, EntityTexts } from '@board/schemas/vocabulary/vocabulary'
import { groupWords, institutionMenus, type Names, permissionWords, verbWords } from './words.ts'

/** A menu entry as the product brings it; `key` finds it again whatever administrators make of it. */
export interface ProductEntry {
  readonly key: string
  /** Given for the institutions' menus, whose numbers the specification names. */
  readonly id?: number
  /** Key of the entry above it; it comes earlier in the list. */
  readonly parent: string | null
  readonly face: 'g' | 'admin'
  /** 0 menu, 1 button. */
  readonly type: 0 | 1
  readonly names: Names
  readonly icon: string
  readonly url: string
  readonly permission: string
  readonly sort: number
}

type Draft = Omit<ProductEntry, 'sort' | 'type'> & { readonly type?: 0 | 1 }

const boards: readonly (Board & { readonly name: BoardName })[] = declared

/** The menu that the institutions' boards stand under where they name none: message handling. */
const handling = 21

/** The entities that administrators work with first. All others follow in alphabetical order. */
const firstEntities = [
  'user',
  'dept',
  'role',
  'menu',
  'dictType',
  'dictValue',
  'parameter',
  'region',
  'onlineUser',
  'scheduleJob',
  'loginLog',
  'operationLog',
  'errorLog',
  'scheduleJobLog',
  'institution',
  'institutionAccount',
  'forum',
  'topic'
]

const placeOf = (name: string) => (firstEntities.indexOf(name) + 1 || firstEntities.length + 1) * 1000

const allEntities: readonly Entity[] = Object.values<Entity>(entities)
  .map((entity, index) => ({ entity, place: placeOf(entity.name) + index }))
  .sort((a, b) => a.place - b.place)
  .map(({ entity }) => entity)

const allTexts: Readonly<Record<string, Readonly<Record<string, EntityTexts>>>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
}

const textsOf = (entity: string, pick: (texts: EntityTexts) => string | undefined): Names => {
  const word = (language: string) => {
    const texts = allTexts[language]?.[entity]
    return (texts && pick(texts)) ?? entity
  }
  return { 'zh-CN': word('zh-CN'), 'zh-TW': word('zh-TW'), 'en-US': word('en-US') }
}

const institutions = (): Draft[] => [
  ...institutionMenus.map(
    ({ id, url, icon, names }): Draft => ({
      key: `institution:${id}`,
      id,
      parent: null,
      face: 'g',
      names,
      icon,
      url,
      permission: ''
    })
  ),
  ...boards
    .filter(({ face, name }) => face === 'g' && !institutionMenus.some(({ url }) => url === `/${name}`))
    .map(({ name, partOf, menu = handling, permission = '', icon }): Draft => {
      const parent = partOf === undefined ? `institution:${menu}` : `board:${partOf}`
      const names = boardNames[name]
      return { key: `board:${name}`, parent, face: 'g', names, icon, url: `/${name}`, permission }
    }),
  institutionPage(staffPages.hotIssues)
]

/** A page for staff that institutions have, too: beside the boards of message handling. */
function institutionPage({ url, names, icon }: (typeof staffPages)[keyof typeof staffPages]): Draft {
  const parent = `institution:${handling}`
  return { key: `institution${url}`, parent, face: 'g', names, icon, url, permission: '' }
}

const isOfSystem = (permission: string) => /^(sys|act):/.test(permission)

/** The group of a board of the platform's staff; what concerns messages and names none stands at the top. */
const groupOf = ({ group, permission = '' }: Board) =>
  group ?? (isOfSystem(permission) ? 'system' : undefined)

/** Boards of the platform's staff, those at the top or those in groups. */
const staffBoards = (grouped: boolean): Draft[] =>
  boards
    .filter(board => board.face === 'admin' && (groupOf(board) !== undefined) === grouped)
    .map(board => {
      const { name, permission = '', icon } = board
      const names = boardNames[name]
      const group = groupOf(board)
      const parent = group ? `group:${group}` : null
      return { key: `board:${name}`, parent, face: 'admin', names, icon, url: `/${name}`, permission }
    })

const isUsed = (group: string) =>
  allEntities.some(({ view }) => view.menu === group) ||
  boards.some(board => board.group === group) ||
  Object.values(staffPages).some(page => page.group === group)

/** Pages of the administration that are made by hand. */
const ownPages = (): Draft[] =>
  Object.values(staffPages).map(({ url, permission, names, icon, group }) => ({
    key: `page:${url.slice(1)}`,
    parent: `group:${group}`,
    face: 'admin',
    names,
    icon,
    url,
    permission
  }))

/** The groups that hold something; that of the system takes what has no place of its own. */
const groups = (): Draft[] =>
  Object.entries(groupWords)
    .filter(([name]) => name === 'system' || isUsed(name))
    .map(([name, { names, icon }]) => ({
      key: `group:${name}`,
      parent: null,
      face: 'admin',
      names,
      icon,
      url: '',
      permission: ''
    }))

const pages = (): Draft[] =>
  allEntities.map(({ name, view, permissions: own }) => ({
    key: `entity:${name}`,
    parent: `group:${view.menu}`,
    face: 'admin',
    names: textsOf(name, texts => texts.name),
    icon: view.icon,
    url: `/${name}`,
    permission: own.page
  }))

/** Returns a permission's name at a button: that of a call, of a verb of entities, or of the field that it guards. */
export function wordsOfPermission(permission: string): Names | undefined {
  const verb = permission.slice(permission.lastIndexOf(':') + 1)
  return permissionWords[permission] ?? verbWords[verb] ?? wordsOfField(permission)
}

function wordsOfField(permission: string): Names | undefined {
  for (const { name, schema } of allEntities) {
    const guarded = Object.entries(schema.properties).find(([, { 'x-permission': hint }]) =>
      [hint?.read, hint?.write].includes(permission)
    )
    if (guarded) return textsOf(name, texts => texts.fields[guarded[0]])
  }
  return undefined
}

/** `sys:user` of `sys:user:save`. */
const subjectOf = (permission: string) => permission.slice(0, permission.lastIndexOf(':'))

const verbs = Object.keys(verbWords)
const placeOfVerb = (permission: string) => {
  const place = verbs.indexOf(permission.slice(permission.lastIndexOf(':') + 1))
  return place < 0 ? verbs.length : place
}

/** A button for every permission that opens no page, so that each can be given in the form of a role. */
function buttons(menus: readonly Draft[]): Draft[] {
  const opening = menus.filter(({ face, permission }) => face === 'admin' && permission !== '')
  const firstOf = (prefix: string) => opening.find(({ permission }) => permission.startsWith(prefix))
  return permissions
    .filter(permission => !opening.some(menu => menu.permission === permission))
    .sort((a, b) => placeOfVerb(a) - placeOfVerb(b))
    .map(permission => {
      const above =
        firstOf(`${subjectOf(permission)}:`) ?? (isOfSystem(permission) ? undefined : firstOf('board:'))
      const plain = { 'zh-CN': permission, 'zh-TW': permission, 'en-US': permission }
      return {
        key: `permission:${permission}`,
        parent: above?.key ?? 'group:system',
        face: 'admin',
        type: 1,
        names: wordsOfPermission(permission) ?? plain,
        icon: '',
        url: '',
        permission
      }
    })
}

/** Places in tens, so that entries of one's own fit between. */
function placed(drafts: readonly Draft[]): ProductEntry[] {
  const taken = new Map<string | null, number>()
  return drafts.map(draft => {
    const sort = (taken.get(draft.parent) ?? 0) + 10
    taken.set(draft.parent, sort)
    return { type: 0, ...draft, sort }
  })
}

function productOf(): ProductEntry[] {
  const menus = [
    ...institutions(),
    ...staffBoards(false),
    ...groups(),
    ...pages(),
    ...staffBoards(true),
    ...ownPages()
  ]
  return placed([...menus, ...buttons(menus)])
}

let made: { entries: readonly ProductEntry[]; byKey: ReadonlyMap<string, ProductEntry> } | undefined

/** Made when it is first asked for: the generator loads this file before what it is made of is complete. */
function product() {
  if (made) return made
  const entries = productOf()
  made = { entries, byKey: new Map(entries.map(entry => [entry.key, entry])) }
  return made
}

/** Every entry of the product, parents first. */
export const productEntries = (): readonly ProductEntry[] => product().entries

/** Finds an entry of the product by its key. */
export const findProductEntry = (key: string): ProductEntry | undefined => product().byKey.get(key)

/** Tells whether an entry comes with this version of the product; one that an older version left behind can be deleted. */
export const isOfProduct = (key: unknown): boolean => typeof key === 'string' && product().byKey.has(key)
