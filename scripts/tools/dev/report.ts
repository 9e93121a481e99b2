import { stripVTControlCharacters } from 'node:util'
import { mendedEvent, servedEvent } from './front-ends/addresses.ts'
import type { FrontEndServers } from './front-ends/servers.ts'
import type { Problem } from './messages.ts'

/** The parts of `npm run dev` that can fail, each with at most one problem at a time. */
export type Part = 'server' | 'generated' | 'contract'

export type Reports = {
  /** Shows a problem in the terminal, and over every page that is open or will be opened. */
  show(part: Part, problem: Problem): void
  /** Takes the problem of a part away, if it has one. */
  clear(part: Part): void
  /** Tells every open page of the console that another server serves now. */
  serverHasChanged(): void
  /** Loads every open page of the portal again after its next change. */
  reloadPortalAtNextChange(): void
  /** Is called after a change of the portal. */
  portalHasChanged(): void
  /** Returns the problem of a part, if it has one. */
  find(part: Part): Problem | undefined
}

/** Reports problems in the terminal and in browsers. */
export function createReports({ portal, console }: FrontEndServers): Reports {
  const problems = new Map<Part, Problem>()
  const servers = [portal, console]
  let isUnrendered = false
  for (const vite of servers) {
    // a page that is opened later shows the problem, too
    vite.ws.on('connection', () => {
      for (const problem of problems.values()) vite.ws.send(overlayFor(problem))
    })
  }
  return {
    show(part, problem) {
      problems.set(part, problem)
      const place = problem.place ? `${problem.place.file}:${problem.place.line}  ` : ''
      process.stderr.write(`\n${place}${problem.title}\n${problem.message}\n`)
      for (const vite of servers) vite.ws.send(overlayFor(problem))
    },
    clear(part) {
      if (!problems.delete(part)) return
      process.stdout.write('Mended.\n')
      for (const vite of servers) vite.ws.send({ type: 'custom', event: mendedEvent })
      for (const problem of problems.values()) for (const vite of servers) vite.ws.send(overlayFor(problem))
    },
    serverHasChanged() {
      console.ws.send({ type: 'custom', event: servedEvent })
    },
    reloadPortalAtNextChange() {
      isUnrendered = true
    },
    portalHasChanged() {
      if (isUnrendered) portal.ws.send({ type: 'full-reload', path: '*' })
      isUnrendered = false
    },
    find: part => problems.get(part)
  }
}

/** Returns the message by which Vite's client lays a problem over the page. */
function overlayFor({ title, message, place }: Problem) {
  const text = stripVTControlCharacters(message)
  return {
    type: 'error' as const,
    err: {
      message: `${title}\n\n${text}`,
      stack: '',
      plugin: 'npm run dev',
      ...(place && { id: place.file, loc: { file: place.file, line: place.line, column: 1 } })
    }
  }
}
