/** The progress of a transfer in bytes; `total` is 0 while it is unknown. */
export type Progress = { loaded: number; total: number }

/** Returns a multipart body, with plain fields before files, because the server reads it as it arrives. */
export function toForm(body: object): FormData {
  const form = new FormData()
  const entries = Object.entries(body).filter(([, value]) => value !== undefined && value !== null)
  const isFile = ([, value]: [string, unknown]) => value instanceof Blob
  for (const [name, value] of entries.filter(entry => !isFile(entry))) form.append(name, String(value))
  for (const [name, value] of entries.filter(isFile)) form.append(name, value as Blob)
  return form
}
