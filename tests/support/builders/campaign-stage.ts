/** Builds a site with institutions that hold campaigns, an editor who confirms them, and citizens who join. */
import { followCampaigns } from '../../../server/publishing/campaigns/cycle.ts'
import { testClock } from '../clock.ts'
import { testDatabase } from '../postgres/database.ts'
import { setParameter } from './builders.ts'
import { allowCollect } from './campaigns.ts'
import { testBoard } from './world.ts'

const day = 86_400

/** Returns the common steps of campaign tests, with a clock that the test moves. */
export async function campaignStage() {
  const clock = testClock()
  const board = await testBoard(await testDatabase(), clock.now)
  const { db, world, visitor } = board
  await allowCollect(db, world.groups.city, world.groups.bureau)
  await setParameter(db, 'post.daily', 1000)
  const [city, bureau, editor] = [
    await board.client('city'),
    await board.client('bureau'),
    await board.client('editor')
  ]
  const [citizen, neighbour] = [await board.client('citizen'), await board.client('neighbour')]

  const inDays = (days: number) => Math.floor(clock.now().getTime() / 1000) + days * day
  const draft = (more: object = {}) => ({
    title: '公园怎么改，您来说',
    content: '<p>请谈谈您<b>最希望</b>增加什么。</p>',
    fids: [world.forums.city],
    beginTime: inDays(-1),
    endTime: inDays(5),
    ...more
  })
  const create = (more: object = {}) => city.call('createCampaign', { body: draft(more) })
  const view = (id: number) => city.call('getOrgCampaign', { body: { id } })
  const seen = async (id: number) => ({ id, version: (await view(id)).version })
  const confirm = async (id: number) => await editor.call('confirmCampaign', { body: await seen(id) })
  const change = async (id: number, more: object = {}) =>
    await city.call('changeCampaign', { body: { ...(await seen(id)), ...draft(more) } })
  const publicly = (id: number) => visitor.call('getCampaign', { query: { id } })
  const missing = { code: 'GEN0404', status: 404 }

  async function confirmed(more: object = {}) {
    const { id } = await create(more)
    await confirm(id)
    return id
  }

  const join = (collectId: number, more: object = {}, who = citizen) =>
    who.call('postMessage', {
      body: {
        fid: world.forums.city,
        typeId: 2,
        domainId: 1,
        subject: '公园里多放几张长椅',
        isPublic: true,
        isAnonymous: false,
        content: '公园里老人很多，走累了没有地方坐，希望沿河每隔一百米放一张有靠背的长椅。',
        collectId,
        ...more
      }
    })
  const approve = (message: { tid: number; version: number }) =>
    editor.call('approveMessage', { body: { ...message, priorityLevel: 2 } })
  const entry = async (id: number, more: object = {}, who = citizen) =>
    await approve(await join(id, more, who))
  const verbsOf = ({ timeline }: { timeline: { verb: string }[] }) => timeline.map(({ verb }) => verb)
  const follow = () => followCampaigns(db, clock.now(), new AbortController().signal)

  return {
    clock,
    board,
    db,
    world,
    visitor,
    city,
    bureau,
    editor,
    citizen,
    neighbour,
    inDays,
    draft,
    create,
    view,
    seen,
    confirm,
    change,
    publicly,
    missing,
    confirmed,
    join,
    approve,
    entry,
    verbsOf,
    follow
  }
}
