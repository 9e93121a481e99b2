/** One finding of the doctor. */
export interface Line {
  readonly level: 'ok' | 'warning' | 'error'
  /** The examined part of the set-up. */
  readonly part: string
  readonly says: string
  /** The next step; absent when there is no problem. */
  readonly todo?: string
}

export const ok = (part: string, says: string): Line => ({ level: 'ok', part, says })

export const warning = (part: string, says: string, todo: string): Line => ({
  level: 'warning',
  part,
  says,
  todo
})

export const error = (part: string, says: string, todo: string): Line => ({
  level: 'error',
  part,
  says,
  todo
})

/** Formats a finding for a person: `warning  backup  There is no backup. Run npm run backup.` */
export const formatLine = ({ level, part, says, todo }: Line): string =>
  [
    level.padEnd(7),
    part.padEnd(11),
    [says, todo]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/\s*\n\s*/g, ' ')
  ].join(' ')

/** Returns 1 when there is an error, otherwise 0. */
export const exitCodeOf = (lines: readonly Line[]): 0 | 1 =>
  lines.some(({ level }) => level === 'error') ? 1 : 0
