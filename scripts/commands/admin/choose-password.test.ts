import { expect, test } from 'vitest'
import { choosePassword, passwordRule } from './choose-password.ts'

/** Types these lines, and notes what is said. */
function typing(...lines: string[]) {
  const said: string[] = []
  const chosen = choosePassword(
    async () => lines.shift(),
    line => void said.push(line)
  )
  return { chosen, said, left: lines }
}

test('a password is chosen once it was typed twice', async () => {
  const { chosen, said } = typing('Chang-jiang9', 'Chang-jiang9')
  expect(await chosen).toBe('Chang-jiang9')
  expect(said).toEqual([])
})

test('a password that breaks the rule is asked for again, before it is typed once more', async () => {
  const { chosen, said } = typing('changjiang', 'Chang-jiang9', 'Chang-jiang9')
  expect(await chosen).toBe('Chang-jiang9')
  expect(said).toEqual([passwordRule])
})

test('two that differ are no password, and after three attempts there is none', async () => {
  const { chosen, said, left } = typing('Chang-jiang9', 'Chang-jiang8', 'x', 'Chang-jiang9', '', 'late')
  await expect(chosen).rejects.toThrow('No password was chosen')
  expect(said).toEqual(['The two are not the same.', passwordRule, 'The two are not the same.'])
  expect(left).toEqual(['late'])
})

test('whoever stops typing has chosen none', async () => {
  await expect(typing('Chang-jiang9').chosen).rejects.toThrow('No password was chosen')
  await expect(typing().chosen).rejects.toThrow('No password was chosen')
})
