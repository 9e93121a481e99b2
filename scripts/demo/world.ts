import { parametersOf, type SiteParameters } from '@board/server/directory/site/parameters'
import type { Region } from '../reference/regions.ts'
import { readSituations, type Situation } from './corpus/situations.ts'
import { demoPlaces, type Forum, type Group, planInstitutions } from './institutions.ts'
import { standIns } from './offices.ts'
import { type AccountRow, accountRow } from './people.ts'
import type { Random } from './random.ts'

/** The setting of a situation: its region, its place and the department in charge. */
export type Scene = {
  region: Region
  /** The name of the place in texts: `越城区`, or `浙江省绍兴市` in a message to a ministry. */
  place: string
  /** The department in charge, with its place. */
  unit: string
}

/** Tells whether a group is in charge of the matters of a department: it is one of that name, or stands in for it. */
const isInCharge = ({ name }: Group, department: string): boolean =>
  name.endsWith(department) || name.endsWith(standIns.get(department) ?? department)

/** The world of the demo data: institutions, their accounts, and the situations of the corpus. */
export class World {
  readonly now: Date
  readonly parameters: SiteParameters = parametersOf([])
  readonly situations: readonly Situation[] = readSituations()
  readonly forums: readonly Forum[]
  readonly groups: readonly Group[]
  readonly accounts: AccountRow[] = []
  readonly editorUid: number
  readonly #regions: ReadonlyMap<number, Region>
  readonly #subregions: ReadonlyMap<number | null, Region[]>
  readonly #children: ReadonlyMap<number | null, Group[]>
  readonly #cities: readonly Region[]
  readonly #staff = new Map<number, number>()

  constructor(now: Date, accounts: readonly AccountRow[], editorUid: number) {
    const plan = planInstitutions()
    this.now = now
    this.forums = plan.forums
    this.groups = plan.groups
    this.editorUid = editorUid
    this.#regions = new Map(plan.regions.map(region => [region.id, region]))
    this.#subregions = Map.groupBy(plan.regions, region => region.parentId)
    this.#cities = plan.regions.filter(region => region.type === 'city')
    this.#children = Map.groupBy(plan.groups, group => group.parentId)
    for (const account of accounts) this.addAccount(account)
  }

  addAccount(account: AccountRow): void {
    this.accounts.push(account)
    if (account.kind === 'institution' && account.group_id)
      this.#staff.set(account.group_id, Number(account.uid))
  }

  group(id: number): Group {
    const group = this.groups[id - 1]
    if (!group) throw new Error(`no group ${id}`)
    return group
  }

  groupOfRegion(regionId: number): Group | undefined {
    return this.groups.find(group => group.regionId === regionId && group.organization === 1)
  }

  childrenOf(group: Group): readonly Group[] {
    return this.#children.get(group.id) ?? []
  }

  /** Returns the account of a group's clerk, which is created when the group first acts. */
  staffOf(group: Group): number {
    const known = this.#staff.get(group.id)
    if (known) return known
    const uid = this.accounts.length + 1
    this.addAccount(
      accountRow({
        uid,
        kind: 'institution',
        organization: group.organization,
        username: `org_${group.id}`,
        nick_name: group.name,
        group_id: group.id,
        created_at: new Date(this.now.getTime() - 430 * 86_400_000)
      })
    )
    return uid
  }

  /**
   * Returns a place for a situation within the reach of a board.
   * @param regionId the region of the place, if it is fixed
   */
  sceneFor(random: Random, forum: Forum, department: string, regionId?: number): Scene {
    const given = this.#regions.get(regionId ?? 0)
    const anywhere = given ?? (forum.regionId === null ? random.pick(this.#cities) : undefined)
    const home = anywhere ?? this.#regions.get(forum.regionId ?? 0)
    if (!home) throw new Error(`forum ${forum.fid} lies nowhere`)
    const region = anywhere ?? this.#within(random, home)
    const above = this.#above(region)
    const ofCity = region.type === 'county' && home.type !== 'county' && above.name.endsWith('市')
    const city = ofCity ? above : region
    const place = forum.organization === 3 ? `${above.name}${region.name}` : region.name
    return { region, place, unit: `${city.name}${department}` }
  }

  #within(random: Random, home: Region): Region {
    const parts = this.#subregions.get(home.id) ?? []
    if (parts.length === 0) return home
    const demoCity = parts.find(part => part.id === demoPlaces.city)
    return demoCity && random.chance(0.6) ? demoCity : random.pick(parts)
  }

  #above(region: Region): Region {
    return this.#regions.get(region.parentId ?? region.id) ?? region
  }

  /**
   * Returns the subordinate to which a group would assign a message: the department in charge, or the office of the place
   * that the message names.
   * @param namesPlace true if the message names the place of the scene
   * @param givesOn true if the subordinate must have subordinates of its own
   */
  subordinateFor(
    random: Random,
    giver: Group,
    {
      department,
      scene,
      namesPlace,
      givesOn
    }: { department: string; scene: Scene; namesPlace: boolean; givesOn: boolean }
  ): Group {
    const able = (group: Group) => !givesOn || this.childrenOf(group).length > 0
    const children = this.childrenOf(giver).filter(able)
    const fitting = children.find(child => isInCharge(child, department))
    const office = children.find(
      ({ regionId, organization }) =>
        regionId === scene.region.id && regionId !== giver.regionId && organization === 1
    )
    if (fitting && (!office || !namesPlace || random.chance(0.75))) return fitting
    return office ?? random.pick(children)
  }

  /** Returns a subordinate that is not in charge of a matter, for an assignment that comes back. */
  strangerFor(random: Random, giver: Group, department: string): Group {
    const children = this.childrenOf(giver)
    const strangers = children.filter(child => !isInCharge(child, department))
    return random.pick(strangers.length > 0 ? strangers : children)
  }
}
