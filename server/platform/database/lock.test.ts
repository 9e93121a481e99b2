import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

// a test can let another process act between two steps of this one
vi.mock('node:fs', { spy: true })

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const exists = () => statSync(file, { throwIfNoEntry: false }) !== undefined
/** Returns the pid in the lock file of the folder. */
const owner = (): unknown => JSON.parse(readFileSync(file, 'utf8')).pid
const held = (holder: object, name = file) => writeFileSync(name, JSON.stringify(holder))

/** A lock whose process is gone, and one whose process is alive. */
const gone = { pid: 2 ** 22 + 1, started: '1', host: hostname() }
const alive = { pid: 1, started: '1', host: 'elsewhere' }

it('is held until it is let go', async () => {
  const release = await lockFolder(folder)
  expect(exists()).toBe(true)
  release()
  expect(exists()).toBe(false)
})

it('refuses a second one, naming the process and what to do', async () => {
  const release = await lockFolder(folder)
  const second = lockFolder(folder)
  await expect(second).rejects.toThrow(FolderInUse)
  await expect(second).rejects.toThrow(new RegExp(`in use by process ${process.pid}.*kill ${process.pid}`))
  release()
})

it('takes over the lock of a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise(done => child.once('exit', done))
  held({ pid: child.pid, started: '1', host: hostname() })
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it.runIf(process.platform === 'linux')('takes over a lock whose pid another process has now', async () => {
  held({ pid: process.ppid, started: 'another boot 1', host: hostname() })
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it('takes over a lock that was only partly written', async () => {
  writeFileSync(file, '')
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it('leaves the folder to another host while that host shows signs of life', async () => {
  held(alive)
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere')
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(file, longAgo, longAgo)
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it('takes over where a process was killed while it took the lock over', async () => {
  held(gone)
  held(gone, `${file}.takeover`)
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it('takes over where an earlier version was killed while it took the lock over', async () => {
  held(gone)
  mkdirSync(`${file}.takeover`)
  const release = await lockFolder(folder)
  expect(owner()).toBe(process.pid)
  release()
})

it('leaves a stale lock to the process that is taking it over', async () => {
  held(gone)
  held(alive, `${file}.takeover`)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(gone)
})

it('does not remove the lock of a faster process that found the same stale lock', async () => {
  held(gone)
  const read = vi.mocked(readFileSync)
  const { readFileSync: really } = await vi.importActual<typeof import('node:fs')>('node:fs')
  let looks = 0
  read.mockImplementation(((name: string, how: 'utf8') => {
    if (name !== file || ++looks !== 2) return really(name, how)
    // the second look comes between the two steps of the faster process: the stale lock is gone, and the new one is not
    // there
    rmSync(file)
    try {
      return really(name, how)
    } finally {
      held(alive)
    }
  }) as typeof readFileSync)
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere')
  read.mockReset()
  expect(looks).toBeGreaterThan(2)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(alive)
})

it('goes to exactly one of many processes that find it stale at once', async () => {
  held(gone)
  const script = `
    import { once } from 'node:events'
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    console.log('ready')
    await once(process.stdin, 'data')
    await lockFolder(process.argv[1]).then(() => console.log('mine'), error => console.log(error.name))
    process.stdin.once('end', () => process.exit())`
  const starters = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder])
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    return { child, next: async () => (await lines.next()).value as string }
  })
  expect(await Promise.all(starters.map(({ next }) => next()))).toEqual(Array(6).fill('ready'))
  for (const { child } of starters) child.stdin.write('go')
  // no process lets the folder go before all have had an answer
  const answers = await Promise.all(starters.map(({ next }) => next()))
  const ended = starters.map(({ child }) => new Promise(done => child.once('close', done)))
  for (const { child } of starters) child.stdin.end()
  await Promise.all(ended)
  expect(answers.toSorted()).toEqual([...Array(5).fill('FolderInUse'), 'mine'])
  expect(exists()).toBe(false)
})
