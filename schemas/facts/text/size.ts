const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Writes a number of bytes in the largest unit that leaves a whole part. As for disks, 1 kB is 1,000 bytes. */
export function sizeOf(bytes: number): string {
  const step = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), units.length - 1)
  const value = bytes / 1000 ** step
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`
}
