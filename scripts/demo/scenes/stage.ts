import { permissions } from '@board/generated/permissions'
import { withImplied } from '@board/server/people/access/implied'
import { participation } from '@board/server/people/access/participation'
import type { CitizenActor, InstitutionActor, StaffActor } from '@board/server/platform/actor'
import type { Trx } from '@board/server/platform/database/open'
import type { Keys } from '@board/server/platform/keys/keys'
import type { Group } from '../institutions.ts'
import type { Ledger } from '../ledger.ts'
import type { AccountRow } from '../people.ts'
import type { World } from '../world.ts'

/** The data of the demo that scenes use. */
export type Cast = {
  world: World
  ledger: Ledger
  /** The platform's further staff. */
  staff: readonly AccountRow[]
}

const day = 86_400_000

/**
 * The stage of the scenes after the messages are written. It runs the server's own verbs, each at its own time, so
 * that records, processes, events and notices are the same as those of real use.
 */
export class Stage {
  readonly trx: Trx
  readonly keys: Keys
  /** The present. */
  readonly now: Date
  readonly world: World
  readonly ledger: Ledger
  readonly editor: StaffActor
  readonly administrator: StaffActor
  /** The messages that a scene has used already. */
  readonly taken = new Set<number>()
  readonly #accounts: ReadonlyMap<string, AccountRow>
  readonly #last: ReadonlyMap<number | null, Date>

  constructor(trx: Trx, keys: Keys, { world, ledger, staff }: Cast) {
    this.trx = trx
    this.keys = keys
    this.now = world.now
    this.world = world
    this.ledger = ledger
    const accounts = [...world.accounts, ...staff]
    this.#accounts = new Map(accounts.map(account => [account.username, account]))
    this.#last = new Map(ledger.events.map(({ tid, at }) => [tid, at as Date]))
    this.editor = staffOf(this.account('editor'), 'editor', ['board:', 'act:task:'])
    this.administrator = staffOf(this.account('admin'), 'administrator', ['sys:', 'act:'])
  }

  account(username: string): AccountRow {
    const found = this.#accounts.get(username)
    if (!found) throw new Error(`there is no demo account ${username}`)
    return found
  }

  /** The uid of another editor. */
  get colleague(): number {
    return Number(this.account('shenhe_01').uid)
  }

  /** Returns the time of the last event of a message; the events are in the order of their times. */
  lastOf(tid: number): Date {
    const at = this.#last.get(tid)
    if (!at) throw new Error(`nothing has happened to message ${tid}`)
    return at
  }

  /** Returns the time so many days from now; negative days are before now. */
  inDays(days: number): Date {
    return new Date(Math.floor((this.now.getTime() + days * day) / 1000) * 1000)
  }

  citizen(username: string): CitizenActor {
    const { uid, kind, nick_name, comp_type, certified_at } = this.account(username)
    return {
      kind: kind === 'legal' ? 'legal' : 'citizen',
      accountId: Number(uid),
      displayName: nick_name ?? '',
      mustChangePassword: false,
      permissions: new Set<string>(),
      compType: comp_type,
      certified: certified_at !== null,
      group: null
    }
  }

  /** Returns the actor of a group's clerk. */
  clerk(group: Group): InstitutionActor {
    const { id, name, parentId, path, organization } = group
    const { allowCollect, allowDelivery, allowHandleDelivery } = group
    const flags = {
      allowCollect,
      allowDelivery,
      allowHandleDelivery,
      allowNoAlert: false,
      replyApproval: false
    }
    return {
      kind: kinds[organization],
      accountId: this.world.staffOf(group),
      displayName: name,
      mustChangePassword: false,
      permissions: new Set(participation),
      group: { id, name, parentId, path, organization, ...flags }
    }
  }

  /** Returns the group of a demo account. */
  groupOf(username: string): Group {
    return this.world.group(Number(this.account(username).group_id))
  }
}

const kinds = { 1: 'local', 3: 'ministry', 4: 'channel', 5: 'congress' } as const

function staffOf({ uid, nick_name }: AccountRow, kind: StaffActor['kind'], prefixes: readonly string[]) {
  const held = permissions.filter(permission => prefixes.some(prefix => permission.startsWith(prefix)))
  const actor: StaffActor = {
    kind,
    accountId: Number(uid),
    displayName: nick_name ?? '',
    mustChangePassword: false,
    permissions: new Set(withImplied(held)),
    group: null
  }
  return actor
}
