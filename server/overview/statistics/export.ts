import type { QueryOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { Cell as SheetCell } from '../../administration/entities/sheets/cell.ts'
import { writeCsv } from '../../administration/entities/sheets/write-csv.ts'
import { listDictionary } from '../../directory/site/dictionaries.ts'
import { momentText } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { periodsOf, readSums, rowsOf, type Sight, scopeOf } from './board.ts'
import type { Scope } from './cells/store.ts'
import { startOf } from './days.ts'
import { figuresOf } from './figures.ts'
import { selectNames } from './store.ts'
import type { Sums } from './sums/store.ts'

type Query = NonNullable<QueryOf<'exportDataBoard'>>
type By = NonNullable<Query['by']>

const heads: Readonly<Record<By, Words>> = {
  period: translations('统计周期', '統計週期', 'Period'),
  group: translations('机构', '機構', 'Institution'),
  forum: translations('留言板块', '留言板塊', 'Forum'),
  type: translations('留言类型', '留言類型', 'Type'),
  domain: translations('领域', '領域', 'Domain')
}

type Figures = ReturnType<typeof figuresOf>

type Column = readonly [Words, (figures: Figures) => SheetCell]

/** Columns that say what can make those before look better than they are. Decision 0032. */
const caveatColumns: readonly Column[] = [
  [
    translations('经检查的回复量', '經檢查的回覆量', 'Replies examined'),
    ({ caveats: { examined } }) => examined
  ],
  [
    translations('无实质内容回复量', '無實質內容回覆量', 'Replies without substance'),
    ({ caveats: { hollow } }) => hollow
  ],
  [
    translations('无实质内容回复率', '無實質內容回覆率', 'Share without substance'),
    ({ caveats: { hollowRate } }) => hollowRate
  ],
  [translations('照搬回复量', '照搬回覆量', 'Copied replies'), ({ caveats: { copied } }) => copied],
  [
    translations('有评价被剔除的留言量', '有評價被剔除的留言量', 'With a struck grade'),
    ({ caveats: { struck } }) => struck
  ],
  [
    translations('评价剔除率', '評價剔除率', 'Share with a struck grade'),
    ({ caveats: { struckRate } }) => struckRate
  ],
  [translations('逾期回复量', '逾期回覆量', 'Late replies'), ({ caveats: { late } }) => late],
  [
    translations(
      '逾期且曾因复核停止计时',
      '逾期且曾因複核停止計時',
      'Late although a recheck stopped the clock'
    ),
    ({ caveats: { pausedLate } }) => pausedLate
  ],
  [
    translations(
      '因复核停止计时才按时',
      '因複核停止計時才按時',
      'On time only because a recheck stopped the clock'
    ),
    ({ caveats: { pausedOnTime } }) => pausedOnTime
  ]
]

const columns: readonly Column[] = [
  [translations('留言量', '留言量', 'Messages'), ({ messages }) => messages],
  [translations('办结回复量', '辦結回覆量', 'Replied to'), ({ replied }) => replied],
  [translations('回复率', '回覆率', 'Reply rate'), ({ replyRate }) => replyRate],
  [translations('逾期未回复量', '逾期未回覆量', 'Overdue'), ({ overdue }) => overdue],
  [translations('按时回复量', '按時回覆量', 'On time'), ({ onTime }) => onTime],
  [translations('按时回复率', '按時回覆率', 'On-time rate'), ({ onTimeRate }) => onTimeRate],
  [
    translations('回复用时中位数（工作日）', '回覆用時中位數（工作日）', 'Working days, median'),
    ({ p50Days }) => p50Days
  ],
  [
    translations('回复用时九成以内（工作日）', '回覆用時九成以內（工作日）', 'Working days, 90 %'),
    ({ p90Days }) => p90Days
  ],
  [translations('评价量', '評價量', 'Graded'), ({ graded }) => graded],
  [translations('低分评价量', '低分評價量', 'Graded 1 or 2'), ({ lowGrades }) => lowGrades],
  [translations('满意率', '滿意率', 'Satisfaction'), ({ satisfactionRate }) => satisfactionRate],
  [translations('解决程度', '解決程度', 'Resolution'), ({ gradeLevel }) => gradeLevel],
  [translations('办理速度', '辦理速度', 'Speed'), ({ gradeSpeed }) => gradeSpeed],
  [translations('办理态度', '辦理態度', 'Manner'), ({ gradeManner }) => gradeManner],
  ...caveatColumns
]

const fileName = translations('数据看板', '數據看板', 'data-board')

/**
 * One table of the data board as a CSV file, written while it is sent; names that a program would take for formulas are
 * made texts.
 * @throws Refusal GEN0404, MSG0010, STA0001
 */
export async function exportBoard(
  db: Db,
  sight: Sight,
  { by = 'period', ...filter }: Query,
  language: Language,
  now: Date
) {
  const scope = await scopeOf(db, sight, filter, now)
  const { sums } = await readSums(db, scope, { dimensions: [by], waits: true }, now)
  const lines = await linesOf(db, scope, sums, by, language)
  const heading = [heads[by][language], ...columns.map(([words]) => words[language])]
  const day = momentText(now).slice(0, 10).replaceAll('-', '')
  return { fileName: `${fileName[language]}-${day}.csv`, content: writeCsv(heading, batches(lines)) }
}

type Line = readonly [name: string, sums: Sums | undefined]

const batch = 500

async function* batches(lines: readonly Line[]) {
  for (let start = 0; start < lines.length; start += batch)
    yield lines.slice(start, start + batch).map(([name, sums]) => {
      const figures = figuresOf(sums)
      return [name, ...columns.map(([, pick]) => pick(figures))]
    })
}

async function linesOf(
  db: Db,
  scope: Scope,
  sums: readonly Sums[],
  by: By,
  language: Language
): Promise<Line[]> {
  if (by === 'period')
    return periodsOf(scope, sums).map(period => [momentText(startOf(period.from)).slice(0, 10), period.sums])
  const rows = rowsOf(sums, by)
  if (by === 'type' || by === 'domain') {
    const values = await listDictionary(db, by === 'type' ? 'messageType' : 'domain', language)
    const labels = new Map(values.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))
    return rows.map(row => [labels.get(String(row.key)) ?? String(row.key), row])
  }
  const ids = rows.map(({ key }) => key)
  const { forums, groups } = await selectNames(db, by === 'forum' ? ids : [], by === 'group' ? ids : [])
  return rows.map(row => [
    (by === 'forum' ? forums.get(row.key)?.name : groups.get(row.key)) ?? String(row.key),
    row
  ])
}
