import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const exists = () => statSync(file, { throwIfNoEntry: false }) !== undefined
const held = (holder: object) => writeFileSync(file, JSON.stringify(holder))

it('is held until it is let go', async () => {
  const release = await lockFolder(folder)
  expect(exists()).toBe(true)
  release()
  expect(exists()).toBe(false)
})

it('refuses a second one within a second, naming the process and what to do', async () => {
  const release = await lockFolder(folder)
  const before = Date.now()
  const second = lockFolder(folder)
  await expect(second).rejects.toThrow(FolderInUse)
  await expect(second).rejects.toThrow(new RegExp(`in use by process ${process.pid}.*kill ${process.pid}`))
  expect(Date.now() - before).toBeLessThan(1000)
  release()
})

it('takes over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise(done => child.once('exit', done))
  held({ pid: child.pid, started: '1', host: hostname() })
  const release = await lockFolder(folder)
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
  release()
})

it.runIf(process.platform === 'linux')('takes over where another process has the pid now', async () => {
  held({ pid: process.ppid, started: 'another boot 1', host: hostname() })
  const release = await lockFolder(folder)
  release()
})

it('takes over a lock that was never written to its end', async () => {
  writeFileSync(file, '')
  const release = await lockFolder(folder)
  release()
})

it('leaves another host its folder while that host shows signs of life', async () => {
  held({ pid: 1, started: '1', host: 'elsewhere' })
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere')
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(file, longAgo, longAgo)
  const release = await lockFolder(folder)
  release()
})

it('goes to exactly one of many that find it stale at once', async () => {
  held({ pid: 2 ** 22 + 1, started: '1', host: hostname() })
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    await lockFolder(process.argv[1]).then(() => console.log('mine'), error => console.log(error.name))
    setTimeout(() => {}, 1000)`
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder])
      let out = ''
      for await (const chunk of child.stdout) out += chunk
      return out.trim()
    })
  )
  expect(answers.filter(answer => answer === 'mine')).toHaveLength(1)
  expect(answers.filter(answer => answer === 'FolderInUse')).toHaveLength(5)
})
