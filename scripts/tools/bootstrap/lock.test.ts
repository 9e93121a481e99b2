import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

function newLock() {
  const folder = mkdtempSync(join(tmpdir(), 'board-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'lock')
}

const nobodyWaits = () => {
  throw new Error('waited for nobody')
}

/** Starts another process that takes the lock and holds it until it is killed. */
async function holdElsewhere(lock: string) {
  const program = `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    await withLock(${JSON.stringify(lock)}, () => {}, () => new Promise(() => setInterval(() => {}, 1000)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  while (!existsSync(lock)) await sleep(10)
  return child
}

test('the work runs, its result is returned, and the lock is released', async () => {
  const lock = newLock()
  expect(await withLock(lock, nobodyWaits, async () => readdirSync(lock).length)).toBe(1)
  expect(existsSync(lock)).toBe(false)
})

test('a failure of the work also releases the lock', async () => {
  const lock = newLock()
  await expect(withLock(lock, nobodyWaits, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken'
  )
  expect(existsSync(lock)).toBe(false)
})

test('the second waits for the first, and says so once', async () => {
  const lock = newLock()
  const seen: string[] = []
  const first = withLock(lock, nobodyWaits, async () => {
    await sleep(500)
    seen.push('first ends')
  })
  const second = withLock(
    lock,
    () => seen.push('second waits'),
    async () => seen.push('second works')
  )
  await Promise.all([first, second])
  expect(seen).toEqual(['second waits', 'first ends', 'second works'])
})

test('the lock of a killed process is taken over by one waiting process at a time', async () => {
  const lock = newLock()
  const owner = await holdElsewhere(lock)
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await sleep(30)
    inside--
  }
  const waiters = [1, 2, 3, 4].map(() => withLock(lock, () => {}, work))
  await sleep(300)
  expect(most).toBe(0)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  await Promise.all(waiters)
  expect(most).toBe(1)
})

test('a pid that now belongs to another process does not hold the lock', async () => {
  const lock = newLock()
  mkdirSync(lock)
  writeFileSync(join(lock, `${process.pid}-1`), '')
  expect(await withLock(lock, nobodyWaits, async () => 'done')).toBe('done')
})
