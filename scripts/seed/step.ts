import type { Pace } from './clock.ts'
import type { Life } from './life.ts'

/** Something that happens: after how many hours, in whose time, and what becomes of it. */
export type Step = { hours: readonly [number, number]; pace: Pace; run: (life: Life) => void }
