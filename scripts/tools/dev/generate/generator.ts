import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../programs.ts'
import type { Problem } from '../messages.ts'
import { placeIn } from '../server/place.ts'
import type { FromRun, ToRun } from './child.ts'

/** Milliseconds of rest before the next run is prepared, because the server restarts first. */
const pauseBeforeSpare = 1500

export type GeneratorListeners = {
  /** Gets the files that the programs read and that have changed, perhaps none. */
  onWritten(files: readonly string[]): void
  /** Is called when the contract has passed all checks; gets the files of types that have changed. */
  onChecked(files: readonly string[]): void
  /** @param isWritten whether the files that programs read were written before */
  onProblem(problem: Problem, isWritten: boolean): void
}

export type Generator = {
  /** Writes `generated/` anew after files have changed. An earlier run that has not ended is given up. */
  run(changed: readonly string[]): void
  /** Takes note of files that have changed without a run. */
  note(changed: readonly string[]): void
  /** Tells whether a run writes files at this time. */
  isWriting(): boolean
  stop(): void
}

/** Runs `npm run generate` in processes that are prepared beforehand. */
export function createGenerator(listeners: GeneratorListeners): Generator {
  let isWriting = false
  let running: ChildProcess | undefined
  let spare: ChildProcess | undefined
  let spareTimer: NodeJS.Timeout | undefined
  /** The files that have changed since the spare has begun. */
  const changedForSpare = new Set<string>()

  function launch(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'child.ts'), [], {
      cwd: root,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc']
    })
    let errors = ''
    let hasSpoken = false
    child.stderr?.on('data', chunk => {
      errors += chunk
    })
    child.on('message', (message: FromRun) => {
      if (child !== running) return
      hasSpoken = message.type !== 'written'
      receive(message)
    })
    child.on('close', () => {
      if (child !== running) return
      running = undefined
      if (!hasSpoken) receive({ type: 'refused', message: errors.trim() })
      else if (errors) process.stderr.write(errors)
    })
    return child
  }

  function receive(message: FromRun): void {
    const isWritten = !isWriting
    isWriting = false
    if (message.type === 'written') {
      listeners.onWritten(message.files)
    } else if (message.type === 'checked') listeners.onChecked(message.files)
    else {
      const place = placeIn(message.message, root)
      const title = isWritten ? 'The contract breaks a rule' : 'generated/ was not written'
      listeners.onProblem({ title, message: message.message, ...(place && { place }) }, isWritten)
    }
    prepareSpare()
  }

  function prepareSpare(): void {
    clearTimeout(spareTimer)
    spareTimer = setTimeout(() => {
      if (spare) return
      changedForSpare.clear()
      spare = launch()
    }, pauseBeforeSpare)
  }

  const note = (changed: readonly string[]) => {
    for (const file of changed) changedForSpare.add(file)
  }

  function run(changed: readonly string[]): void {
    clearTimeout(spareTimer)
    note(changed)
    const earlier = running
    running = spare ?? launch()
    send(running, { type: 'run', changed: spare ? [...changedForSpare] : [] })
    spare = undefined
    earlier?.kill('SIGKILL')
    isWriting = true
  }

  prepareSpare()
  return {
    run,
    note,
    isWriting: () => isWriting,
    stop() {
      clearTimeout(spareTimer)
      for (const child of [running, spare]) child?.kill('SIGKILL')
      running = undefined
    }
  }
}

function send(child: ChildProcess, message: ToRun): void {
  if (child.connected) child.send(message)
}
