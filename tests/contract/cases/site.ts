/** Cases of the calls that everybody may make. */
import { maxId } from '@board/schemas/facts/formats'
import { buildRegion, setParameter } from '../../support/builders/builders.ts'
import { startTileServer } from '../../support/servers/tile-server.ts'
import { type ClientCase, when } from '../support/case.ts'
import { approved, replied } from '../support/scenes.ts'
import { draft } from '../support/stage.ts'

const day = 86_400

export const siteCases: readonly ClientCase[] = [
  when('siteConfig', 'done', 'visitor', () => ({})),
  when('mapTile', 'done', 'visitor', async ({ db }) => {
    await setParameter(db, 'map.tiles', (await startTileServer()).template)
    return { params: { z: '3', x: '6', y: '3' } }
  }),
  when(
    'mapTile',
    'GEN0404',
    'visitor',
    async ({ db }) => {
      await setParameter(db, 'map.tiles', '')
      return { params: { z: '3', x: '6', y: '3' } }
    },
    'of a site without tiles'
  ),
  when('siteNumbers', 'done', 'visitor', () => ({})),
  when('domainList', 'done', 'visitor', () => ({})),
  when('typeList', 'done', 'visitor', () => ({})),
  when('topicList', 'done', 'visitor', () => ({})),
  when('healthLive', 'done', 'visitor', () => ({})),
  when('healthReady', 'done', 'visitor', () => ({})),
  when('siteHealth', 'done', 'administrator', () => ({})),
  when('proposalFigures', 'done', 'administrator', () => ({ query: { days: 30 } })),
  when('regionChildren', 'done', 'visitor', () => ({})),
  when(
    'regionChildren',
    'done',
    'visitor',
    async ({ db }) => ({ query: { parentId: (await buildRegion(db)).id } }),
    'below a region'
  ),
  when('regionPath', 'done', 'visitor', async ({ db }) => ({ query: { id: (await buildRegion(db)).id } })),
  when(
    'regionPath',
    'GEN0404',
    'visitor',
    () => ({ query: { id: maxId } }),
    'of a region that does not exist'
  ),
  when('listForums', 'done', 'visitor', () => ({ query: { keywords: '临江', rows: 20 } })),
  when('listForums', 'MSG0011', 'visitor', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows'),
  when('getForum', 'done', 'visitor', ({ world }) => ({ query: { fid: world.forums.city } })),
  when(
    'getForum',
    'GEN0404',
    'visitor',
    () => ({ query: { fid: 2_147_483_647 } }),
    'of a forum that does not exist'
  ),
  when('listMessages', 'done', 'visitor', async stage => {
    await approved(stage)
    return { query: { fid: stage.world.forums.city, keywords: '道路', order: 'approvedAt:desc' } }
  }),
  when(
    'listMessages',
    'MSG0010',
    'visitor',
    () => ({ query: { timeSt: 2 * day, timeEd: day } }),
    'with an end before its start'
  ),
  when(
    'listMessages',
    'MSG0011',
    'visitor',
    () => ({ query: { page: 1002, rows: 10 } }),
    'beyond 10,000 rows'
  ),
  when(
    'listMessages',
    'GEN0400',
    'visitor',
    () => ({ query: { cursor: 'nonsense' } }),
    'with a cursor that the server did not make'
  ),
  when('listNearMessages', 'done', 'visitor', async stage => {
    await approved(stage)
    return { query: { keywords: '道路坑洼不平', fid: stage.world.forums.city } }
  }),
  when('searchSite', 'done', 'visitor', async stage => {
    const { tid } = await approved(stage)
    return { query: { keywords: `编号${tid}` } }
  }),
  when('correctWording', 'done', 'visitor', async stage => {
    await approved(stage)
    return { query: { keywords: '路登不亮 道路' } }
  }),
  when('getMessage', 'done', 'visitor', async stage => ({ body: { tid: (await approved(stage)).tid } })),
  when('listSimilarMessages', 'done', 'visitor', async stage => {
    await replied(stage)
    return { body: { subject: '道路坑洼不平', content: draft.content, fid: stage.world.forums.city } }
  }),
  when('proposeForText', 'done', 'visitor', async stage => ({
    body: { subject: draft.subject, content: draft.content, fid: stage.world.forums.city }
  })),
  when('suggestMessages', 'done', 'visitor', async stage => {
    await approved(stage)
    return { query: { keywords: '坑洼' } }
  })
]
