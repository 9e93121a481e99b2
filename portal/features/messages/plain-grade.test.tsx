import { expect, test } from 'vitest'
import type { Translate } from '../../lib/i18n.tsx'
import { plainGrade } from './plain-grade.tsx'

/** Sends the form with these fields; returns the body of the call, or the problems of the form. */
async function grade(fields: Record<string, string>) {
  let sent: Record<string, unknown> | undefined
  const outcome = await plainGrade.send({
    call: async (_: string, { body }: { body: Record<string, unknown> }) => {
      sent = body
    },
    url: new URL('http://site.invalid/forms/grade?tid=7'),
    values: new URLSearchParams(fields),
    keyOf: () => 'key',
    t: ((key: string) => key) as unknown as Translate,
    data: { tid: 7, limits: { commentMax: 500 } }
  } as never)
  return sent ?? (outcome as { problems: Record<string, unknown> }).problems
}

const scores = { gradeLevel: '4', gradeSpeed: '5', gradeManner: '3' }

test('a grade says whether the matter is solved only if its author said so', async () => {
  expect(await grade({ ...scores, solved: '2' })).toMatchObject({ tid: 7, solved: 2, gradeLevel: 4 })
  for (const solved of ['', '0', '4', 'yes'])
    expect(await grade({ ...scores, solved })).toMatchObject({ tid: 7, solved: undefined, gradeManner: 3 })
  expect(await grade(scores)).toMatchObject({ tid: 7, solved: undefined })
})

test('the scores are needed', async () => {
  const problems = await grade({ gradeLevel: '4', gradeSpeed: '5', solved: '1' })
  expect(problems).toMatchObject({ gradeLevel: false, gradeManner: 'grade.choose' })
})
