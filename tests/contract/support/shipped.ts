/** Shipped processes, for cases that depend on their state. */
import { deployShipped } from '../../../server/administration/workflow/shipped/deploy.ts'
import { freshKey } from '../../support/builders/workflow.ts'
import type { Stage } from './stage.ts'

const definitions = ({ db }: Stage, key: string) =>
  db.updateTable('workflow_definition').where('key', '=', key)

/** Puts the versions of other cases away and deploys the shipped process. */
export async function shipped(stage: Stage, key: string): Promise<void> {
  // creates the accounts that may decide
  await Promise.all([stage.client('administrator'), stage.client('editor')])
  await definitions(stage, key).set({ key: freshKey() }).execute()
  await deployShipped(stage.db, stage.clock.now())
}

/** Deploys the shipped process with a later change. */
export async function reshipped(
  stage: Stage,
  key: string,
  change: { status?: number; key?: string; xml?: string }
): Promise<void> {
  await shipped(stage, key)
  await definitions(stage, key).set(change).execute()
}

/** Returns a process whose first task nobody can do. */
export const nobodysProcess = (key: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" targetNamespace="a">
  <process id="${key}"><startEvent id="s"/><userTask id="t" activiti:candidateGroups="nobody"/><endEvent id="e"/>
  <sequenceFlow id="f" sourceRef="s" targetRef="t"/><sequenceFlow id="g" sourceRef="t" targetRef="e"/></process></definitions>`
