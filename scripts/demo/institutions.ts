import { specialCampaign } from '@board/schemas/facts/formats'
import { listRegions, type Region } from '../reference/regions.ts'
import {
  cityDepartments,
  congressRegions,
  hasBoard,
  ministries,
  officesOf,
  provinceDepartments
} from './offices.ts'

export type Group = {
  id: number
  parentId: number | null
  path: string
  name: string
  organization: 1 | 3 | 4 | 5
  regionId: number | null
  allowCollect: boolean
  allowDelivery: boolean
  allowHandleDelivery: boolean
  sort: number
}

export type Forum = {
  fid: number
  parentFid: number | null
  groupId: number
  name: string
  title: string
  organization: 1 | 3 | 5
  regionId: number | null
  path: string
  sort: number
}

export type Institutions = { regions: Region[]; groups: Group[]; forums: Forum[] }

/**
 * The places of the demo accounts' institutions: a province, one of its cities, a department of that city, and a
 * ministry.
 */
export const demoPlaces = { province: 330000, city: 330600, department: '城市管理局', ministry: '教育部' }

/** Returns the name of the office that handles the boards of a region. */
const officeName = (region: Region): string => `${region.name}留言办理办公室`

/**
 * Returns the national tree: ministries, provinces, cities, counties, departments of the demo province and city, a
 * few people's congresses and one channel, with the boards of each, and the board of the special campaign at the
 * first ministry. Parents come before children, and ids follow the order, except that of the special campaign. Domain
 * 1, 6.
 */
export function planInstitutions(): Institutions {
  const regions = listRegions()
  const plan = new Plan()
  for (const [name, head] of ministries) {
    const group = plan.group({ name, organization: 3, allowCollect: true, allowHandleDelivery: true })
    plan.forum(group, null, `${name}${head}`, '部委领导')
  }
  const names = new Map(regions.map(region => [region.id, region.name]))
  const ofRegion = new Map<number, { group: Group; board: Forum }>()
  for (const region of regions.filter(hasBoard)) {
    const above = region.parentId === null ? undefined : ofRegion.get(region.parentId)
    const group = plan.group({
      parent: above?.group,
      name: officeName(region),
      organization: 1,
      regionId: region.id,
      allowCollect: region.type !== 'county',
      allowDelivery: region.type !== 'county',
      allowHandleDelivery: region.type === 'province'
    })
    const title = region.parentId === null ? '省级领导' : placeLine(region, regions, names)
    const [board] = officesOf(region).map(office => plan.forum(group, above?.board ?? null, office, title))
    if (board) ofRegion.set(region.id, { group, board })
  }
  for (const [regionId, departments] of [
    [demoPlaces.province, provinceDepartments],
    [demoPlaces.city, cityDepartments]
  ] as const) {
    const parent = ofRegion.get(regionId)?.group
    for (const name of departments) {
      plan.group({ parent, name: `${names.get(regionId)}${name}`, organization: 1, regionId })
    }
  }
  for (const regionId of [...congressRegions, demoPlaces.city]) {
    const name = `${names.get(regionId)}人大常委会`
    const group = plan.group({ name, organization: 5, regionId, allowCollect: true })
    plan.forum(group, null, name, '人大代表听民意')
  }
  const representative = plan.group({
    name: `${names.get(demoPlaces.city)}人大代表联络站`,
    organization: 5,
    regionId: demoPlaces.city
  })
  plan.forum(representative, null, representative.name, '人大代表听民意')
  const planning = plan.groups[0]
  if (planning) plan.forum(planning, null, '规划建言信箱', '专项活动', specialCampaign.fid)
  plan.group({
    name: `${names.get(demoPlaces.province)}地方频道`,
    organization: 4,
    regionId: demoPlaces.province
  })
  return { regions, groups: plan.groups, forums: plan.forums }
}

function placeLine(region: Region, regions: Region[], names: ReadonlyMap<number, string>): string {
  const parent = regions.find(other => other.id === region.parentId)
  const above = parent?.parentId ? `${names.get(parent.parentId)} ` : ''
  return `${above}${parent?.name ?? ''}`
}

type NewGroup = Partial<Group> & {
  parent?: Group | undefined
  name: string
  organization: Group['organization']
}

class Plan {
  readonly groups: Group[] = []
  readonly forums: Forum[] = []

  group({ parent, ...given }: NewGroup): Group {
    const id = this.groups.length + 1
    const group: Group = {
      regionId: null,
      allowCollect: false,
      allowDelivery: false,
      allowHandleDelivery: false,
      ...given,
      id,
      parentId: parent?.id ?? null,
      path: `${parent?.path ?? '/'}${id}/`,
      sort: id
    }
    this.groups.push(group)
    return group
  }

  forum(
    group: Group,
    parent: Forum | null,
    name: string,
    title: string,
    fid = this.forums.length + 1
  ): Forum {
    if (group.organization === 4) throw new Error('a channel keeps no board')
    const forum: Forum = {
      fid,
      parentFid: parent?.fid ?? null,
      groupId: group.id,
      name,
      title,
      organization: group.organization,
      regionId: group.regionId,
      path: `${parent?.path ?? '/'}${fid}/`,
      sort: fid
    }
    this.forums.push(forum)
    return forum
  }
}
