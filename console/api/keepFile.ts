/** Milliseconds after which the browser has read the given file. */
const untilRead = 60_000

/** Lets the browser save a file with a name. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), untilRead)
}
