/** The rules of an entity on the server that the generator must know: where its fields are stored. */
export type Storage = {
  table?: string
  key?: string
  columns?: Readonly<Record<string, string>>
  /** Names of constraints and the fields that they are told at. */
  constraints?: Readonly<Record<string, string>>
  where?: Readonly<Record<string, unknown>>
  links?: Readonly<Record<string, { table: string; own: string; other: string }>>
  fields?: Readonly<Record<string, { columns?: readonly string[]; read?: unknown; write?: unknown }>>
}

/** The rules of the entities that have some; every other is stored as its schema says. */
export async function readStorage(): Promise<Readonly<Record<string, Storage>>> {
  const { entityRules } = await import('@board/server/entities/rules/index')
  return entityRules
}
