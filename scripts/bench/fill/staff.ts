import { migrate } from '@board/server/platform/database/migrate'
import { openDatabase } from '@board/server/platform/database/open'
import pg from 'pg'
import { seedReference } from '../../reference/reference.ts'

/**
 * The numbers of provinces, and of counties in each city; the number of cities follows from them. Codes are like
 * those of GB/T 2260.
 */
const provinces = 40
const counties = 40

/** The numbers of departments below the first one, on two levels. */
const departments = { offices: 20, sections: 10 }

/** Migrates an empty database and fills it with members of staff in departments, and with regions on three levels. */
export async function fillStaff(url: string, users: number, regions: number): Promise<void> {
  const database = await openDatabase({ url })
  await migrate(database)
  await seedReference(database)
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query('delete from region')
  await client.query(regionRows, [provinces, Math.ceil(regions / provinces / (counties + 1)), counties])
  await client.query(departmentRows, [departments.offices, departments.sections])
  await client.query(staffRows, [users])
  await client.query(`
    insert into account_role (account_uid, role_id)
    select uid, (select id from role where code = 'editor') from account where kind = 'staff'`)
  await client.query(`select setval(pg_get_serial_sequence('dept', 'id'), (select max(id) from dept))`)
  await client.query('vacuum (freeze, analyze)')
  await client.end()
}

const regionRows = `
  with code (id, parent_id, type, sort) as (
    select (10 + p) * 10000, null::integer, 'province', p from generate_series(1, $1::integer) p
    union all
    select (10 + p) * 10000 + c * 100, (10 + p) * 10000, 'city', c
    from generate_series(1, $1::integer) p, generate_series(1, $2::integer) c
    union all
    select (10 + p) * 10000 + c * 100 + k, (10 + p) * 10000 + c * 100, 'county', k
    from generate_series(1, $1::integer) p, generate_series(1, $2::integer) c, generate_series(1, $3::integer) k
  )
  insert into region (id, parent_id, type, sort, name)
  select id, parent_id, type, sort, '第' || id || case type when 'province' then '省' when 'city' then '市' else '县' end
  from code`

const departmentRows = `
  with place (id, parent_id, path, sort) as (
    select 1, null::integer, '/1/', 0
    union all
    select 1 + o, 1, '/1/' || 1 + o || '/', o from generate_series(1, $1::integer) o
    union all
    select 1000 * o + s, 1 + o, '/1/' || 1 + o || '/' || 1000 * o + s || '/', s
    from generate_series(1, $1::integer) o, generate_series(1, $2::integer) s
  )
  insert into dept (id, name, parent_id, path, sort) overriding system value
  select id, '第' || id || '部', parent_id, path, sort from place`

const staffRows = `
  insert into account (kind, username, username_key, nick_name, real_name, organization, status, dept_id, created_at)
  select 'staff', 'staff_' || n, 'staff_' || n, '职员' || n, '职员' || n, 0, case when n % 20 = 0 then 0 else 1 end,
    ids[1 + n % cardinality(ids)], now() - n * interval '10 minutes'
  from generate_series(1, $1::integer) n, (select array_agg(id order by id) as ids from dept) d`
