import { demoPlaces, type Forum, type Group, planInstitutions } from '../../demo/institutions.ts'
import { accountRow, makeAuthors } from '../../demo/people.ts'
import { type Random, randomFrom } from '../../demo/random.ts'
import { zipf } from './zipf.ts'

/** The share of all messages that go to the one large board: 60,000 of a million. */
const largeShare = 0.06

/** The first uid of the institutions' accounts, one for each group, after those of the authors. */
const accountOffset = 1_000_000

/** The forums and groups of the benchmark; the same in every process. */
export type World = {
  groups: readonly Group[]
  forums: readonly Forum[]
  regions: ReturnType<typeof planInstitutions>['regions']
  /** The board with the most messages, and so the group with the most. */
  large: Forum
  forumOf: (random: Random) => Forum
  childrenOf: (groupId: number) => readonly Group[]
  /** Authors have uids from 1. */
  authors: number
}

export const accountOf = (groupId: number): number => accountOffset + groupId

export function makeWorld(rows: number): World {
  const { regions, groups, forums } = planInstitutions()
  const large = forums.find(forum => forum.organization === 1 && forum.regionId === demoPlaces.city)
  if (!large) throw new Error('The demo city keeps no board')
  const others = randomFrom(2).shuffled(forums.filter(forum => forum !== large))
  const place = zipf(others.length, 300)
  const children = Map.groupBy(groups, group => group.parentId)
  return {
    groups,
    forums,
    regions,
    large,
    forumOf: random => (random.chance(largeShare) ? large : (others[place(random)] ?? large)),
    childrenOf: groupId => children.get(groupId) ?? [],
    authors: Math.max(100, Math.floor(rows / 10))
  }
}

/** Returns the rows of groups, forums and accounts in the form for COPY. */
export function worldRows({ groups, forums, authors }: World, now: Date) {
  const random = randomFrom(3)
  const institutions = groups.map(group =>
    accountRow({
      uid: accountOf(group.id),
      kind: 'institution',
      organization: group.organization,
      username: `group${group.id}`,
      nick_name: group.name,
      group_id: group.id,
      created_at: now
    })
  )
  return {
    org_group: groups.map(group => ({
      id: group.id,
      parent_id: group.parentId,
      path: group.path,
      name: group.name,
      organization: group.organization,
      region_id: group.regionId,
      sort: group.sort,
      allow_collect: group.allowCollect,
      allow_delivery: group.allowDelivery,
      allow_handle_delivery: group.allowHandleDelivery
    })),
    forum: forums.map(forum => ({
      fid: forum.fid,
      parent_fid: forum.parentFid,
      group_id: forum.groupId,
      name: forum.name,
      title: forum.title,
      organization: forum.organization,
      region_id: forum.regionId,
      path: forum.path,
      sort: forum.sort
    })),
    account: [...makeAuthors(random, authors, 1, now), ...institutions]
  }
}
