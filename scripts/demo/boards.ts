import { plotsFor, type Wish } from './casting.ts'
import { demoPlaces, type Forum, type Group } from './institutions.ts'
import { ministryMatters } from './offices.ts'
import { answers, awaited, beginnings, corners, type Plot } from './plots.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'
import { approvedGroup } from './write-institutions.ts'

/** The forum of a message, and the facts that are chosen before it is written. */
export type Opening = {
  forum: Forum
  plot?: Plot
  /** The demo account that writes it; absent: any author. */
  author?: 'citizen' | 'company'
  /** The group that receives the first assignment. */
  holder?: Group | undefined
  prefer?: Wish
}

const isLocal = ({ organization }: Forum) => organization === 1

/** Returns the forums of the demo accounts' institutions. */
function demoBoards({ forums, groups }: World) {
  const of = (fits: (forum: Forum) => boolean) => forums.filter(fits)
  const ministry = groups.find(({ name }) => name === demoPlaces.ministry)
  return {
    city: of(forum => isLocal(forum) && forum.regionId === demoPlaces.city),
    province: of(forum => isLocal(forum) && forum.regionId === demoPlaces.province),
    ministry: of(({ groupId }) => groupId === ministry?.id),
    congress: of(forum => forum.organization === 5 && forum.regionId === demoPlaces.city)
  }
}

/** Lists so many openings: first one of each kind for the demo accounts, then messages all over the country. */
export function* openings(random: Random, world: World, count: number): Generator<Opening> {
  let left = count
  for (const opening of [...showcase(world)].slice(0, count)) {
    left--
    yield opening
  }
  const shares = sharesOf(world)
  for (; left > 0; left--) yield { forum: random.pick(random.weighted(shares)) }
}

/** Lists one opening for each course of events at the demo accounts' boards, so that none of their tabs is empty. */
function* showcase(world: World): Generator<Opening> {
  const { city, province, ministry, congress } = demoBoards(world)
  const [mayor, secretary] = city
  const bureau = world.groups.find(
    ({ name, regionId }) => regionId === demoPlaces.city && name.endsWith(demoPlaces.department)
  )
  const prefer: Wish = ({ department }) => department === demoPlaces.department
  for (const opening of eachPlot(world, mayor, { author: 'citizen', holder: bureau, prefer })) yield opening
  const suggests: Wish = ({ type }) => type === '建言'
  for (const plot of [...beginnings, ...answers]) yield { forum: known(mayor), plot, prefer: suggests }
  const superior = { holder: world.groupOfRegion(demoPlaces.city), prefer }
  for (const opening of eachPlot(world, province[0], superior)) yield opening
  for (const opening of eachPlot(world, secretary, { author: 'company' })) {
    if (opening.plot && !corners.includes(opening.plot)) yield opening
  }
  for (const forum of [ministry[0], congress[0]]) yield* eachPlot(world, forum, {})
  const approving = world.groups.find(({ name }) => name === approvedGroup)
  const board = world.forums.find(({ groupId }) => groupId === approving?.id)
  for (const plot of awaited) yield { forum: known(board), plot }
}

function known(forum: Forum | undefined): Forum {
  if (!forum) throw new Error('a demo account has no board')
  return forum
}

function* eachPlot(world: World, board: Forum | undefined, more: Omit<Opening, 'forum' | 'plot'>) {
  const forum = known(board)
  for (const [plot] of plotsFor(world, world.group(forum.groupId))) yield { forum, plot, ...more }
}

/**
 * Returns the forums with their shares: a large share for those of the demo accounts, the rest all over the country.
 */
function sharesOf(world: World): readonly (readonly [Forum[], number])[] {
  const of = (fits: (forum: Forum) => boolean) => world.forums.filter(fits)
  const level = ({ path }: Forum) => path.split('/').length - 2
  const { city, province, ministry, congress } = demoBoards(world)
  return [
    [city, 28],
    [province, 12],
    [of(forum => isLocal(forum) && forum.parentFid === city[0]?.fid), 8],
    [ministry, 3],
    [congress, 5],
    [of(forum => forum.organization === 5), 2],
    [ministryBoards(world), 6],
    [of(forum => isLocal(forum) && level(forum) === 1), 7],
    [of(forum => isLocal(forum) && level(forum) === 2), 16],
    [of(forum => isLocal(forum) && level(forum) >= 3), 13]
  ]
}

/**
 * Returns the forums of ministries, each as often as it has situations, so that a forum does not repeat itself soon.
 */
function ministryBoards(world: World): Forum[] {
  return world.forums
    .filter(({ organization }) => organization === 3)
    .flatMap(forum => {
      const departments = ministryMatters.get(world.group(forum.groupId).name) ?? []
      return world.situations.filter(({ department }) => departments.includes(department)).map(() => forum)
    })
}
