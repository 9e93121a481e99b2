/** Cases of the formats for programs: rules for crawlers, site map, feeds. */
import { maxId } from '@board/schemas/facts/formats'
import { type Case, when } from '../support/case.ts'
import { approved, replied } from '../support/scenes.ts'

export const feedCases: readonly Case[] = [
  when('robotsText', 'done', 'visitor', () => ({})),
  when('siteMapIndex', 'done', 'visitor', async stage => {
    await approved(stage)
    return {}
  }),
  when('siteMapFile', 'done', 'visitor', () => ({ params: { name: 'forums.xml' } })),
  when(
    'siteMapFile',
    'GEN0404',
    'visitor',
    () => ({ params: { name: 'messages-999999.xml' } }),
    'without messages'
  ),
  when('messagesFeed', 'done', 'visitor', async stage => {
    await approved(stage)
    return { query: { fid: stage.world.forums.city } }
  }),
  when(
    'messagesFeed',
    'GEN0404',
    'visitor',
    () => ({ query: { fid: maxId } }),
    'of a forum that does not exist'
  ),
  when('messageFeed', 'done', 'visitor', async stage => ({ query: { tid: (await replied(stage)).tid } })),
  when(
    'messageFeed',
    'GEN0404',
    'visitor',
    () => ({ query: { tid: maxId } }),
    'of a message that does not exist'
  )
]
