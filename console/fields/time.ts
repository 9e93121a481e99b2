const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23'
})

function read(seconds: number) {
  const found = Object.fromEntries(parts.formatToParts(seconds * 1000).map(part => [part.type, part.value]))
  return {
    date: `${found.year}-${found.month}-${found.day}`,
    clock: `${found.hour}:${found.minute}`,
    second: found.second
  }
}

/** Formats seconds as yyyy-MM-dd HH:mm in Asia/Shanghai (specification 9). */
export function formatTime(seconds: number): string {
  const { date, clock } = read(seconds)
  return `${date} ${clock}`
}

/** Formats seconds as yyyy-MM-dd HH:mm:ss in Asia/Shanghai, for places where the second matters. */
export function formatSecond(seconds: number): string {
  const { date, clock, second } = read(seconds)
  return `${date} ${clock}:${second}`
}

/** Formats seconds as yyyy-MM-dd in Asia/Shanghai. */
export const formatDate = (seconds: number): string => read(seconds).date

/** Formats seconds as the value of a `datetime-local` control, in Asia/Shanghai. */
export function toTimeInput(seconds: number): string {
  const { date, clock } = read(seconds)
  return `${date}T${clock}`
}

/**
 * Returns the seconds of the first moment of a yyyy-MM-dd day in Asia/Shanghai, or of a yyyy-MM-ddTHH:mm minute;
 * undefined for another text.
 */
export function fromInput(text: string): number | undefined {
  const whole = text.length === 10 ? `${text}T00:00` : text
  const milliseconds = Date.parse(`${whole}:00+08:00`)
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000
}

const day = 24 * 60 * 60

/** Returns the first and the last second of the last `days` days in Asia/Shanghai, including today. */
export function lastDays(days: number, now: number): [number, number] {
  const today = fromInput(formatDate(now)) ?? now
  return [today - (days - 1) * day, today + day - 1]
}
