/** One finding of the doctor. */
export interface Line {
  readonly level: 'ok' | 'warning' | 'error'
  /** The part of the set-up that was looked at. */
  readonly part: string
  readonly says: string
  /** The next step; absent where all is well. */
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

/** Writes a finding for a person: `warning  backup  There is no backup. Run npm run backup.` */
export const inLine = ({ level, part, says, todo }: Line): string =>
  [
    level.padEnd(7),
    part.padEnd(11),
    [says, todo]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/\s*\n\s*/g, ' ')
  ].join(' ')

/** 1 where an error was found, 0 otherwise. */
export const exitCodeOf = (lines: readonly Line[]): 0 | 1 =>
  lines.some(({ level }) => level === 'error') ? 1 : 0
