/** Builders of library cases for tests, which call the API. */
import type { Client } from '../../../client/types.ts'
import { held } from './workflow.ts'

/** The texts of a case that can be submitted. */
export const caseTexts = {
  title: '小区门口道路坑洼三日修复',
  domainId: 1,
  summary: '市民反映小区门口道路坑洼、雨天积水，城管部门现场核实后列入应急养护。',
  measures: '接到留言当日到场勘查，次日组织施工队铣刨重铺，并疏通两处雨水口。',
  result: '三日内恢复通行，同类路段已列入季度巡查，回访留言人表示满意。'
} as const

/** Decides on a waiting case as the editor. */
export async function decided(
  editor: Client,
  processInstanceId: number | null,
  act: 'completeTask' | 'backToFirst' | 'endProcess',
  comment = '做法具体，同意入库'
) {
  const taskId = await held(editor, processInstanceId ?? 0)
  return await editor.call(act, { body: { taskId, comment } })
}
