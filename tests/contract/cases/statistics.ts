/** Cases of the data board and of its public numbers. */
import { maxId } from '@board/schemas/facts/formats'
import { type Case, when } from '../support/case.ts'
import { replied } from '../support/scenes.ts'

const day = 86_400
const backwards = { startTime: 2 * day, endTime: day }
/** A period of a hundred years in days. */
const tooLong = { startTime: 0, endTime: 100 * 366 * day, unit: 'day' } as const

const boards = [
  ['dataBoard', 'exportDataBoard', 'city'],
  ['editorDataBoard', 'exportEditorDataBoard', 'editor']
] as const

/** A request for a list of messages as a file. */
const wanted = {
  list: 'pageAns' as const,
  format: 'csv' as const,
  columns: [{ name: 'subject', label: '标题' }]
}

export const statisticsCases: readonly Case[] = [
  ...boards.flatMap(([board, file, caller]) => [
    when(board, 'done', caller, async stage => {
      await replied(stage)
      return { body: { unit: 'week' } }
    }),
    when(board, 'GEN0404', caller, () => ({ body: { groupId: maxId } }), 'of a group that does not exist'),
    when(board, 'MSG0010', caller, () => ({ body: backwards }), 'with an end before its start'),
    when(board, 'STA0001', caller, () => ({ body: tooLong }), 'of too many days'),
    when(file, 'done', caller, () => ({ query: { by: 'forum', unit: 'month' } })),
    when(file, 'GEN0404', caller, () => ({ query: { groupId: maxId } }), 'of a group that does not exist'),
    when(file, 'MSG0010', caller, () => ({ query: backwards }), 'with an end before its start'),
    when(file, 'STA0001', caller, () => ({ query: tooLong }), 'of too many days')
  ]),
  when('exportList', 'done', 'city', async stage => {
    await replied(stage)
    return { body: { ...wanted, filter: { display: 4 } } }
  }),
  when('exportList', 'GEN0403', 'citizen', () => ({ body: wanted }), 'of a list that is not theirs'),
  when(
    'exportList',
    'CMP0001',
    'office',
    () => ({ body: { ...wanted, list: 'pageOrgCampaigns', columns: [{ name: 'title', label: '标题' }] } }),
    'of campaigns without the flag'
  ),
  when('exportList', 'MSG0008', 'city', () => ({ body: { ...wanted, filter: { tids: 'a' } } }), 'of bad ids'),
  when(
    'exportList',
    'MSG0009',
    'city',
    () => ({ body: { ...wanted, filter: { tids: String(maxId + 1) } } }),
    'of ids too large'
  ),
  when(
    'exportList',
    'MSG0010',
    'city',
    () => ({ body: { ...wanted, filter: { timeSt: 2000, timeEd: 1000 } } }),
    'with an end before its start'
  ),
  when('getForumFigures', 'done', 'visitor', ({ world }) => ({ query: { fid: world.forums.city } })),
  when(
    'getForumFigures',
    'GEN0404',
    'visitor',
    () => ({ query: { fid: 2147483647 } }),
    'of a forum that does not exist'
  ),
  when('publicStatistics', 'done', 'visitor', async stage => {
    await replied(stage)
    return {}
  })
]
