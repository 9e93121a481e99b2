/** Helpers of the cases about processes. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { byAdministrators, deployed, own } from '../../support/builders/workflow.ts'
import { type Block, documentOf, sequence, task } from '../../support/servers/processes.ts'
import { type Case, when } from './case.ts'
import type { Stage } from './stage.ts'

export const admin = (stage: Stage) => stage.client('administrator')
export const comment = '同意'

/** Makes a case of the administrator with an input whose type is known only at run time. */
export const by = (
  operation: OperationId,
  expected: 'done' | ErrorCode,
  input: (stage: Stage) => Promise<object> | object,
  what = ''
): Case => when(operation, expected, 'administrator', input as never, what)

/** Blocks that branch on a variable; `compared` compares it with a number, which fails for a text. */
export const straight: Block = { kind: 'choice', variable: 'way', ways: [task('甲', own), task('乙', own)] }
export const compared: Block = {
  kind: 'choice',
  variable: 'way > 1 && way',
  ways: [task('甲', own), task('乙', own)]
}

/** An application on which its applicant may not decide. */
export const approval = sequence(
  task('申请', own),
  task('审批', `${byAdministrators} activiti:notApplicant="true"`)
)

/**
 * Deploys `block` and returns its key. The definition has no default flow, as an earlier release could deploy it.
 */
export async function deployedWithoutDefault(stage: Stage, block: Block): Promise<string> {
  const { id, key } = await deployed(await admin(stage), block)
  const strict = (one: Block): Block =>
    one.kind === 'choice'
      ? { ...one, noDefault: true }
      : one.kind === 'sequence'
        ? { ...one, parts: one.parts.map(strict) }
        : one
  const xml = documentOf(strict(block), { key })
  await stage.db.updateTable('workflow_definition').set({ xml }).where('id', '=', id).execute()
  return key
}
