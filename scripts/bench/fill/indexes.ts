import pg from 'pg'

type Index = { name: string; definition: string }

/** Drops the indexes that no constraint needs. @returns their definitions, the slowest to build first */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
     where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     order by am.amname <> 'gin', name`,
    [tables]
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

/** Builds the indexes, two at a time: while one connection builds the slow index, the other builds the rest. */
export async function makeIndexes(url: string, indexes: readonly Index[]): Promise<void> {
  const left = [...indexes]
  const work = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2`)
    for (let index = left.shift(); index; index = left.shift()) await client.query(index.definition)
    await client.end()
  }
  await Promise.all([work(), work()])
}
