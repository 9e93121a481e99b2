import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { proposableKinds } from '@board/schemas/facts/proposals'
import { listDictionary } from '../../directory/site/dictionaries.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { dateOf } from '../../platform/calendar/calendar.ts'
import { day } from '../../platform/calendar/days.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { dictionaries } from './propose.ts'
import {
  countApproved,
  findLearningJob,
  type OutcomeRow,
  selectLearntFigures,
  selectOutcomes,
  selectSwitches,
  sumOutcomes
} from './store.ts'
import { leastTexts } from './train.ts'

type ProposalFigures = components['schemas']['ProposalFigures']

/** The most rows of an answer; those that were offered most come first. */
const mostRows = 500

export interface FiguresPeriod {
  /** The last days, today included; all days if absent. */
  readonly days?: number | undefined
  readonly now: Date
}

/** Reads how proposals of a period were received, and what they were learnt from. Domain 8. */
export async function readProposalFigures(
  db: Db,
  { days, now }: FiguresPeriod,
  language: Language
): Promise<ProposalFigures> {
  const since = days === undefined ? null : dateOf(new Date(now.getTime() - (days - 1) * day))
  const [parameters, messages, switches, sums, rows, models, jobId, names] = await Promise.all([
    readParameters(db),
    countApproved(db),
    selectSwitches(db),
    sumOutcomes(db, since),
    selectOutcomes(db, since, mostRows + 1),
    selectLearntFigures(db),
    findLearningJob(db),
    readLabelNames(db, language)
  ])
  const toRow = ({ name, ...row }: OutcomeRow): ProposalFigures['rows'][number] => ({
    ...row,
    labelName: name ?? names.get(row.kind)?.get(row.label) ?? null
  })
  const none = { offered: 0, taken: 0, changed: 0 }
  return {
    messages,
    leastMessages: leastTexts,
    kinds: proposableKinds.map(kind => ({
      kind,
      isOn: parameters.proposals[kind],
      parameter: switches.get(kind) ?? null,
      ...(sums.get(kind) ?? none)
    })),
    models: models.map(({ trainedAt, ...model }) => ({ ...model, trainedAt: seconds(trainedAt) })),
    rows: rows.slice(0, mostRows).map(toRow),
    hasMoreRows: rows.length > mostRows,
    jobId: jobId ?? null
  }
}

/** Reads the names of domains, types and urgencies by their ids. */
async function readLabelNames(
  db: Db,
  language: Language
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const named = Object.entries({ ...dictionaries, queue: 'priority' }).map(async ([name, dictionary]) => {
    const values = await listDictionary(db, dictionary, language)
    return [name, new Map(values.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))] as const
  })
  return new Map(await Promise.all(named))
}
