import type { QueryOf } from '@board/generated/calls'
import { requireInstitution } from '../../platform/actor.ts'
import { Binary, type Call, defineOperations } from '../../platform/http/call.ts'
import { readBoard, type Sight } from './board.ts'
import { exportBoard } from './export.ts'
import { getForumFigures } from './forum-figures.ts'
import { homeNumbers, publicStatistics } from './public.ts'

type Exporting = Pick<Call<'exportDataBoard'>, 'db' | 'language' | 'now'>

async function file({ db, language, now }: Exporting, sight: Sight, query: QueryOf<'exportDataBoard'>) {
  const { fileName, content } = await exportBoard(db, sight, query ?? {}, language, now)
  return new Binary('text/csv; charset=utf-8', content, {
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'no-store'
  })
}

/** Editors see all institutions. */
const all: Sight = null

/** The data boards of institutions and of editors, and the public figures. */
export const statisticsOperations = defineOperations({
  dataBoard: call => readBoard(call.db, requireInstitution(call.actor).group, call.body, call.now),
  editorDataBoard: call => readBoard(call.db, all, call.body, call.now),
  exportDataBoard: call => file(call, requireInstitution(call.actor).group, call.query),
  exportEditorDataBoard: call => file(call, all, call.query),
  getForumFigures: call => getForumFigures(call.db, call.query.fid, call.now),
  siteNumbers: call => homeNumbers(call.db, call.query.regionId, call.now),
  publicStatistics: call => publicStatistics(call.db, call.query.regionId, call.now)
})
