import { permissions as known } from '@board/generated/permissions'

/** The first of these strings that nothing asks for, and the known one that is most like it; undefined: all are known. */
export function findUnknown(given: readonly string[]): { permission: string; nearest: string } | undefined {
  const all: readonly string[] = known
  const permission = given.find(each => !all.includes(each))
  if (permission === undefined) return undefined
  const [nearest = ''] = [...all].sort((a, b) => distance(permission, a) - distance(permission, b))
  return { permission, nearest }
}

/** Returns the number of letters to add, drop or exchange to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged))
    }
    row = next
  }
  return row[b.length] ?? 0
}
