import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runTasks } from './schedule.ts'

function recorder() {
  const seen: string[] = []
  const task = (name: string, ms: number, alone = false) => ({
    alone,
    run: async () => {
      seen.push(`${name} starts`)
      await sleep(ms)
      seen.push(`${name} ends`)
    }
  })
  return { seen, task }
}

test('two tasks run in parallel, the third when one has ended', async () => {
  const { seen, task } = recorder()
  await runTasks([task('a', 60), task('b', 20), task('c', 5)], 2)
  expect(seen).toEqual(['a starts', 'b starts', 'b ends', 'c starts', 'c ends', 'a ends'])
})

test('a task that must be alone runs without others', async () => {
  const { seen, task } = recorder()
  await runTasks([task('a', 20), task('b', 5, true), task('c', 5)], 2)
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('the failure of a task is reported', async () => {
  await expect(runTasks([{ run: () => Promise.reject(new Error('broken')) }], 2)).rejects.toThrow('broken')
})
