/**
 * Returns the page numbers to offer: the first, the last and those around the current one. `undefined` stands for a
 * gap.
 */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, last]
  const shown = [...new Set(wanted.filter(candidate => candidate >= 1 && candidate <= last))].sort(
    (a, b) => a - b
  )
  return shown.flatMap((current, index) => {
    const before = shown[index - 1]
    if (before === undefined || current === before + 1) return [current]
    return current === before + 2 ? [before + 1, current] : [undefined, current]
  })
}
