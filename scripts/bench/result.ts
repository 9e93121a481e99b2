/**
 * One measured value and its limit. `slack` is the distance of the value from the limit, in words; `better` tells whether
 * higher or lower values are better.
 */
export type Finding = {
  label: string
  value: number
  better: 'low' | 'high'
  result: string
  met: boolean
  slack: string
}

/** A row of the speed table. */
export type Result = {
  what: string
  bar: string
  /** The value of the reference, as measured in this run. */
  reference: string
  /** One finding for each part of the limit, or the reason why nothing was measured. */
  findings: readonly Finding[] | { notMeasured: string }
}

/** Returns the finding of a value that must not exceed its limit. */
export function atMost(label: string, value: number, bar: number, show: (value: number) => string): Finding {
  return finding(label, value, bar, show, 'low')
}

/** Returns the finding of a value that must reach its limit. */
export function atLeast(label: string, value: number, bar: number, show: (value: number) => string): Finding {
  return finding(label, value, bar, show, 'high')
}

function finding(
  label: string,
  value: number,
  bar: number,
  show: (value: number) => string,
  better: Finding['better']
): Finding {
  const difference = show(Math.abs(bar - value))
  const met = better === 'low' ? value <= bar : value >= bar
  return {
    label,
    value,
    better,
    result: `${label} ${show(value)}`.trim(),
    met,
    slack: met ? `${difference} to spare` : `missed by ${difference}`
  }
}

/** Returns the table in Markdown, which a terminal also shows well. */
export function toTable(results: readonly Result[]): string {
  const lines = results.map(({ what, bar, reference, findings }) => {
    if ('notMeasured' in findings) return [what, bar, reference, `not measured: ${findings.notMeasured}`, '–']
    const met = findings.every(one => one.met) ? 'yes' : '**no**'
    const details = findings.map(one => `${one.result} (${one.slack})`).join('; ')
    return [what, bar, reference, details, met]
  })
  const head = ['what', 'bar', 'reference', 'result', 'met']
  return [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
