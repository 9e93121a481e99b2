/** Processes that ship, for cases that act on what becomes of them. */
import { deployShipped } from '../../../server/workflow/shipped/deploy.ts'
import { freshKey } from '../../support/workflow.ts'
import type { Stage } from './stage.ts'

const definitions = ({ db }: Stage, key: string) =>
  db.updateTable('workflow_definition').where('key', '=', key)

/** Puts away what other cases made of a process, and deploys it as it ships. */
export async function shipped(stage: Stage, key: string): Promise<void> {
  // the people who may decide
  await Promise.all([stage.client('administrator'), stage.client('editor')])
  await definitions(stage, key).set({ key: freshKey() }).execute()
  await deployShipped(stage.db, stage.clock.now())
}

/** The process as somebody has made it since. */
export async function reshipped(
  stage: Stage,
  key: string,
  change: { status?: number; key?: string; xml?: string }
): Promise<void> {
  await shipped(stage, key)
  await definitions(stage, key).set(change).execute()
}

/** A process of which nobody can do the first task. */
export const nobodysProcess = (key: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" targetNamespace="a">
  <process id="${key}"><startEvent id="s"/><userTask id="t" activiti:candidateGroups="nobody"/><endEvent id="e"/>
  <sequenceFlow id="f" sourceRef="s" targetRef="t"/><sequenceFlow id="g" sourceRef="t" targetRef="e"/></process></definitions>`
