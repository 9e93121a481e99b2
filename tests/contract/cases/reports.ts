/** Cases of reporting a message to the superior. */
import { type ClientCase, when } from '../support/case.ts'
import { dispute, disputed, ofBureau, reported, reportNoted } from '../support/moderation-scenes.ts'
import { pagingCases } from '../support/paging-cases.ts'
import { approved } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const note = '涉及跨区协调，请上级统筹'
const report = async (scene: Promise<{ tid: number; version: number }>, change: object = {}) => {
  const { tid, version } = await scene
  return { body: { tid, version, note, ...change } }
}

/**
 * The acts of the superior and of the reporting institution. Each succeeds on an open report and is refused on a closed
 * one.
 */
const acts = [
  { id: 'takeOverReport', caller: 'city', more: {} },
  { id: 'returnReport', caller: 'city', more: { advice: '请先会同区交通局现场核实后答复' } },
  { id: 'noteReport', caller: 'city', more: { advice: '知悉' } },
  { id: 'withdrawReport', caller: 'bureau', more: {} }
] as const

const actCases: ClientCase[] = acts.flatMap(({ id, caller, more }) => {
  const on = (
    expected: ClientCase['expected'],
    who: ClientCase['caller'],
    what: string,
    scene: typeof reported
  ) =>
    when(
      id,
      expected,
      who,
      async stage => ({ body: { id: (await scene(stage)).id, ...more } }) as never,
      what
    )
  return [
    on('done', caller, '', reported),
    on('RPT0003', caller, 'once it is dealt with', reportNoted),
    on('GEN0404', caller === 'city' ? 'bureau' : 'city', 'by the other side', reported)
  ]
})

/** Builds a reported message that is then under recheck. */
const reportedAndDisputed = async (stage: Stage) => {
  const { id, tid } = await reported(stage)
  await stage.call('bureau', 'requestRecheck', { body: dispute(await stage.view(tid, 'bureau')) })
  return { body: { id } }
}

export const reportCases: readonly ClientCase[] = [
  when('reportMessage', 'done', 'city', stage => report(approved(stage))),
  when(
    'reportMessage',
    'RPT0001',
    'congress',
    stage => report(approved(stage, { fid: stage.world.forums.congress })),
    'without a superior'
  ),
  when('reportMessage', 'RPT0002', 'bureau', stage => report(reported(stage)), 'a second time'),
  when('reportMessage', 'RPT0004', 'city', stage => report(disputed(stage)), 'while it is under recheck'),
  when(
    'reportMessage',
    'GEN0409',
    'bureau',
    stage => report(ofBureau(stage), { version: 99 }),
    'with another version'
  ),
  when(
    'reportMessage',
    'GEN0404',
    'stranger',
    stage => report(approved(stage)),
    'of another group’s message'
  ),
  ...actCases,
  when('takeOverReport', 'RPT0005', 'city', reportedAndDisputed, 'under recheck'),
  ...pagingCases('pageReportsTo', 'city', reported),
  ...pagingCases('pageReportsFrom', 'bureau', reported)
]
