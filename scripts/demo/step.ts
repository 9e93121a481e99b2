import type { Pace } from './clock.ts'
import type { Life } from './life.ts'

/** A step in the life of a message: the hours before it, the working hours of its actor, and its effect. */
export type Step = { hours: readonly [number, number]; pace: Pace; run: (life: Life) => void }
