/** The server's rules for an entity that the generator needs: the places where its fields are stored. */
export type Storage = {
  table?: string
  key?: string
  columns?: Readonly<Record<string, string>>
  /** The names of constraints with the fields of their messages. */
  constraints?: Readonly<Record<string, string>>
  where?: Readonly<Record<string, unknown>>
  links?: Readonly<Record<string, { table: string; own: string; other: string }>>
  fields?: Readonly<Record<string, { columns?: readonly string[]; read?: unknown; write?: unknown }>>
}

/** Reads the rules of the entities that have some; every other entity is stored as its schema declares. */
export async function readStorage(): Promise<Readonly<Record<string, Storage>>> {
  const { entityRules } = await import('@board/server/administration/entities/rules/index')
  return entityRules
}
