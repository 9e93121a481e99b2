/** Cases of the marks on messages, and of the visits that pages report. */
import { maxId } from '@board/schemas/facts/formats'
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import { sendRaw } from '../support/raw.ts'
import { approved, posted } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const open = async (stage: Stage) => ({ body: { tid: (await approved(stage)).tid } })
const pending = async (stage: Stage) => ({ body: { tid: (await posted(stage)).tid } })
const farPage = () => ({ query: { page: 1002 } })

const kept = async (stage: Stage, status: 0 | 1 = 1) => ({
  query: { status, messageId: (await approved(stage)).tid }
})

const visit = { topic: 'page_view', action_id: 900102, session_id: 's-1', page_id: 2 } as const

/** The case of a muted account. It uses its own account. */
const mutedLike: Case = whenRaw('likeMessage', 'USR0044', 'of a muted account', async stage => {
  const { uid } = await buildAccount(stage.db)
  await buildRestriction(stage.db, { account_uid: uid, handle_type: 4 })
  const token = await buildSession(stage.db, uid, stage.clock.now())
  return sendRaw(stage, 'likeMessage', { token, ...(await open(stage)) })
})

const filtered = (operation: 'pageCollect' | 'collectCount') => [
  when(operation, 'MSG0008', 'city', () => ({ body: { tids: '12，x' } }), 'for an id with letters'),
  when(operation, 'MSG0009', 'city', () => ({ body: { tids: '21474836470' } }), 'for too large an id'),
  when(
    operation,
    'MSG0010',
    'city',
    () => ({ body: { timeSt: 2000, timeEd: 1000 } }),
    'with an end before its start'
  )
]

export const activityCases: readonly Case[] = [
  when('addFavourite', 'done', 'citizen', open),
  when('addFavourite', 'FAV0001', 'city', open, 'for an institution'),
  when('addFavourite', 'GEN0404', 'neighbour', pending, 'of a message that is not public'),
  when('removeFavourite', 'done', 'citizen', open),
  when('removeFavourite', 'FAV0001', 'city', open, 'for an institution'),
  when('listFavourites', 'done', 'citizen', async stage => {
    await stage.call('citizen', 'addFavourite', await open(stage))
    return { query: { keywords: '坑洼', page: 1, rows: 10 } }
  }),
  when('listFavourites', 'MSG0011', 'citizen', farPage, 'beyond 10,000 rows'),
  when('followMessage', 'done', 'citizen', open),
  when('followMessage', 'GEN0404', 'neighbour', pending, 'of a message that is not public'),
  when('unfollowMessage', 'done', 'citizen', open),
  when('listFollows', 'done', 'citizen', async stage => {
    await stage.call('citizen', 'followMessage', await open(stage))
    return { query: {} }
  }),
  when('listFollows', 'MSG0011', 'citizen', farPage, 'beyond 10,000 rows'),
  when('likeMessage', 'done', 'citizen', open),
  when(
    'likeMessage',
    'GEN0404',
    'citizen',
    () => ({ body: { tid: maxId } }),
    'of a message that does not exist'
  ),
  when('likeMessage', 'done', 'visitor', open, 'by a visitor'),
  when('likeMessage', 'GEN0403', 'city', open, 'by an institution'),
  mutedLike,
  when('unlikeMessage', 'done', 'citizen', open),
  when('likedIds', 'done', 'citizen', () => ({})),
  when('listTracks', 'done', 'citizen', async stage => {
    await stage.call('citizen', 'getMessage', await open(stage))
    await stage.deps.footprints.drain()
    return { query: {} }
  }),
  when('listTracks', 'MSG0011', 'citizen', farPage, 'beyond 10,000 rows'),
  when('deleteTrack', 'done', 'citizen', open),
  when('clearTracks', 'done', 'citizen', () => ({})),
  when('cancelFavoriteByMessageId', 'done', 'city', stage => kept(stage)),
  when('cancelFavoriteByMessageId', 'done', 'city', stage => kept(stage, 0), 'and cancels'),
  when('cancelFavoriteByMessageId', 'GEN0404', 'stranger', stage => kept(stage), 'of a message of others'),
  when('pageCollect', 'done', 'city', async stage => {
    await stage.call('city', 'cancelFavoriteByMessageId', await kept(stage))
    return { body: { display: 8, rows: 10 } }
  }),
  when('pageCollect', 'MSG0011', 'city', () => ({ body: { page: 1002 } }), 'beyond 10,000 rows'),
  ...filtered('pageCollect'),
  when('collectCount', 'done', 'city', () => ({ body: {} })),
  ...filtered('collectCount'),
  when('addTrack', 'done', 'visitor', () => ({
    query: { platform: 'pc' },
    body: { events: [visit, visit] }
  })),
  when('robot', 'done', 'visitor', () => ({})),
  when('feedbackGrades', 'done', 'visitor', () => ({})),
  when('forumTree', 'done', 'visitor', () => ({ query: { organization: 1 } })),
  when('getManagedForumsTree', 'done', 'city', () => ({})),
  when('getForumShare', 'done', 'visitor', ({ world }) => ({ query: { fid: world.forums.city } })),
  when(
    'getForumShare',
    'GEN0404',
    'visitor',
    () => ({ query: { fid: maxId } }),
    'of a forum that does not exist'
  ),
  when('getShareCollect', 'done', 'visitor', ({ world }) => ({ body: { fid: world.forums.city } })),
  when(
    'getShareCollect',
    'GEN0404',
    'visitor',
    () => ({ body: { fid: maxId } }),
    'of a forum that does not exist'
  )
]
