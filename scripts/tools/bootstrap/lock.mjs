import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other process holds the lock folder; waits for a living owner and takes over from a dead one.
 * The folder contains one file named after its owner. It is created by a rename, which fails while the target has an
 * owner, and a dead owner is removed by name, so two waiting processes can never both take over.
 * @template T
 * @param {string} folder
 * @param {() => void} onWait called once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, onWait, work) {
  const me = ownerName(process.pid)
  mkdirSync(dirname(folder), { recursive: true })
  let told = false
  while (!take(folder, me)) {
    if (!dropDeadOwner(folder) && !told) {
      told = true
      onWait()
    }
    if (told) await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(join(folder, me), { force: true })
    try {
      rmdirSync(folder)
    } catch {
      // the next owner is already in the folder
    }
  }
}

function take(/** @type {string} */ folder, /** @type {string} */ me) {
  const own = `${folder}.${me}`
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, me), '')
  try {
    renameSync(own, folder)
    return true
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false
    throw error
  }
}

function dropDeadOwner(/** @type {string} */ folder) {
  try {
    const owner = readdirSync(folder)[0]
    if (owner === undefined) return true
    const pid = Number.parseInt(owner, 10)
    if (isAlive(pid) && ownerName(pid) === owner) return false
    unlinkSync(join(folder, owner))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return true
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Returns the pid with the start time of the process, because the system reuses pids. */
function ownerName(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid}-0`
  }
}

function codeOf(/** @type {unknown} */ error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
