/**
 * Tests the layout of the special campaign: it is the same on the message, on the lists of its topic and on those of
 * its forum.
 */
import { describe, expect, it } from 'vitest'
import { specialCampaign } from '../../../schemas/facts/formats.ts'
import { buildForum, buildMessage } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, browser } = await ownSite()
const { topicId, fid } = specialCampaign

await db
  .insertInto('topic')
  .values([
    { id: topicId, name: '我为规划建一言' },
    { id: 7, name: '老旧小区改造' }
  ])
  .execute()
await buildForum(db, { fid, name: '规划建言信箱', group_id: world.groups.city })
const onTopic = await buildMessage(db, {
  fid: world.forums.city,
  topic_id: topicId,
  subject: '规划里多留绿地'
})
const toForum = await buildMessage(db, { fid, type_id: 5, subject: '规划里多留自行车道' })
await buildMessage(db, { fid: world.forums.city, topic_id: 7, subject: '电梯什么时候装' })

/** Pages of the campaign, each with its heading. */
const inside = [
  [`/threads/content?tid=${onTopic.tid}`, '规划里多留绿地'],
  [`/threads/content?tid=${toForum.tid}`, '规划里多留自行车道'],
  [`/messageSearch?topicId=${topicId}`, '留言查询'],
  [`/messageSearch?topicId=${topicId}&keywords=绿地`, '留言查询'],
  [`/subSiteMessageSearch?topicId=${topicId}`, '按地区查询'],
  [`/threads/list?fid=${fid}`, '规划建言信箱'],
  [`/rmjy/rd/content?fid=${fid}`, '规划建言信箱'],
  [`/rmjy/rd/threads/list?fid=${fid}`, '规划建言信箱'],
  [`/rmjy/hot?fid=${fid}`, '热门建议']
] as const

const outside = [
  '/messageSearch?topicId=7',
  '/messageSearch',
  `/threads/list?fid=${world.forums.city}`,
  '/rmjy/hot'
]

describe.each(sizesOfStory('phone'))('the special campaign, on a %s,', size => {
  it('has its title and layout on all its pages, and on no other page', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    const campaign = page.getByRole('main').getByText('专项活动', { exact: true })
    const menu = page.locator('[data-menu]')
    for (const [path, heading] of inside) {
      await open(path)
      expect(await campaign.isVisible(), path).toBe(true)
      expect(await menu.isVisible(), path).toBe(false)
      expect(await page.title(), path).toMatch(/ - 专项活动 - /)
      expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toContain(heading)
      const first = await page.getByRole('main').locator(':scope > :first-child').textContent()
      expect(first, path).toBe('专项活动')
    }
    await looksWell(visitor, 'special-campaign')
    for (const path of outside) {
      await open(path)
      expect(await campaign.count(), path).toBe(0)
      expect(await menu.isVisible(), path).toBe(size === 'desktop')
      expect(await page.title(), path).not.toContain('专项活动')
    }
  })
})
