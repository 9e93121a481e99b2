/** The first steps of the addresses that Vite serves. That of the console is the same as for a build. */
export const bases = { portal: '/@portal/', console: '/console-assets/' } as const

export type FrontEnd = keyof typeof bases

/** The address of the first script of a page, below the base of its front end. */
export const startFile = '@dev/start.js'

/** The address of the script of a page that says what is wrong. */
export const problemFile = '@dev/problem.js'

/** The event of Vite's client that takes the report of a problem away. */
export const mendedEvent = 'dev:mended'

/** The event of Vite's client that says that another server serves now. */
export const servedEvent = 'dev:served'
