/** Milliseconds after which the browser has read a file that it was given. */
const untilRead = 60_000

/** Lets the browser keep a file under a name. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), untilRead)
}
