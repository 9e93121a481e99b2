import { permissions } from '@board/generated/permissions'
import { templateWire } from '@board/generated/wire-template'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { dictionaries } from '../../../scripts/reference/dictionaries.ts'
import { withImplied } from '../../../server/people/access/implied.ts'
import { createSession } from '../../../server/people/sessions/sessions.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { testServer } from '../servers/server.ts'
import { setParameter } from './builders.ts'

type App = Awaited<ReturnType<typeof testServer>>['app']

/**
 * A small world: a province, its city, the city's bureau, the bureau's office, a congress and a stranger; forums of the
 * city, the congress and the province.
 */
export interface World {
  readonly groups: Readonly<Record<GroupName, number>>
  readonly forums: { readonly city: number; readonly congress: number; readonly province: number }
}

export type GroupName = 'province' | 'city' | 'bureau' | 'office' | 'congress' | 'stranger'

/**
 * The people that a test can use: two citizens, a clerk of each group (two of the city), an editor, an administrator.
 */
export type Person = 'citizen' | 'neighbour' | GroupName | 'cityToo' | 'editor' | 'administrator'

/** The permissions of editors, with the permissions that they imply, such as the choices of regions. */
const editorPermissions = withImplied(
  permissions.filter(permission => /^(board:|act:task:)/.test(permission))
)

/** All permissions of administrators, as `npm run seed` gives them. */
const administration = permissions.filter(permission => /^(sys|act):/.test(permission))

/** Writes the world, with the types and domains of messages, into an empty database. */
export async function makeWorld({ db }: Pick<Database, 'db'>): Promise<World> {
  await writeChoices({ db })
  // the tests post one text many times
  await setParameter(db, 'post.sameDays', 0)
  const group = async (name: string, parent: { id: number; path: string } | null, organization = 1) => {
    const { id } = await db
      .insertInto('org_group')
      .values({ name, parent_id: parent?.id ?? null, path: '', organization })
      .returning('id')
      .executeTakeFirstOrThrow()
    const path = `${parent?.path ?? '/'}${id}/`
    await db.updateTable('org_group').set({ path }).where('id', '=', id).execute()
    return { id, path }
  }
  const forum = async (name: string, groupId: number, organization = 1) => {
    const values = { name, group_id: groupId, organization, path: '/' }
    return (await db.insertInto('forum').values(values).returning('fid').executeTakeFirstOrThrow()).fid
  }
  const province = await group('青川省', null)
  const city = await group('临江市', province)
  const bureau = await group('临江市城管局', city)
  const office = await group('临江市城管局养护所', bureau)
  const congress = await group('临江市人大', null, 5)
  const stranger = await group('远山市', null)
  const groups = { province, city, bureau, office, congress, stranger }
  const ids = Object.fromEntries(
    Object.entries(groups).map(([name, { id }]) => [name, id])
  ) as World['groups']
  return {
    groups: ids,
    forums: {
      city: await forum('临江市市长', city.id),
      province: await forum('青川省省长', province.id),
      congress: await forum('临江市人大代表', congress.id, 5)
    }
  }
}

/** Writes the types and domains of messages, as every installation has them. */
async function writeChoices({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const { name, label, values } of dictionaries) {
    if (name !== 'messageType' && name !== 'domain') continue
    const type = db.insertInto('dict_type').values({ name, label }).returning('id')
    const { id } = await type.executeTakeFirstOrThrow()
    const rows = values.map(([value, zhCN, zhTW, enUS], sort) => ({
      type_id: id,
      value: String(value),
      sort,
      label_zh_cn: zhCN,
      label_zh_tw: zhTW,
      label_en_us: enUS
    }))
    await db.insertInto('dict_value').values(rows).execute()
  }
}

/** Builds a server on the database with the world in it, and a typed client for each person. */
export async function testBoard(
  database: Database,
  clock?: () => Date,
  given: Parameters<typeof testServer>[1] = {}
) {
  const world = await makeWorld(database)
  const { app, deps } = await testServer(database, { ...(clock && { clock }), ...given })
  const signIn = signer(database, world, clock ?? (() => new Date()))
  const client = async (person: Person): Promise<Client> =>
    clientOf(app, (await signIn(person)).token, deps.keys.publicKeyPem, clock)
  const uid = async (person: Person): Promise<number> => (await signIn(person)).uid
  const token = async (person: Person): Promise<string> => (await signIn(person)).token
  return {
    world,
    app,
    deps,
    db: database.db,
    client,
    uid,
    token,
    visitor: clientOf(app, undefined, deps.keys.publicKeyPem, clock)
  }
}

/** Returns a typed client that calls the server without a connection. */
export function clientOf(
  app: App,
  token: string | undefined,
  publicKey: string,
  clock?: () => Date,
  fetch = injector(app)
): Client {
  return createClient({
    baseUrl: 'http://localhost',
    fetch,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => publicKey,
    encryptField,
    calls: templateWire,
    ...(clock ? { clock: () => clock().getTime() } : {})
  })
}

/** Returns a `fetch` that calls `app.inject`. */
export const injector =
  (app: App): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 ? { payload } : {})
    })
    const headers = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string]
    )
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }

function signer({ db }: Pick<Database, 'db'>, world: World, clock: () => Date) {
  const known = new Map<Person, Promise<{ uid: number; token: string }>>()
  const make = async (person: Person) => {
    const uid = await insertPerson({ db }, world, person)
    const session = { accountUid: uid, loginType: 1, address: '', userAgent: 'test' } as const
    const { token } = await inTransaction(db, trx => createSession(trx, session, clock()))
    // a suite with many cases moves its clock on by more than a day
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2100-01-01T00:00:00Z') })
      .where('account_uid', '=', uid)
      .execute()
    return { uid, token }
  }
  return (person: Person) => {
    const made = known.get(person) ?? make(person)
    known.set(person, made)
    return made
  }
}

async function insertPerson({ db }: Pick<Database, 'db'>, world: World, person: Person): Promise<number> {
  const citizen = person === 'citizen' || person === 'neighbour'
  const groupName = person === 'cityToo' ? 'city' : person
  const groupId = groupName in world.groups ? world.groups[groupName as GroupName] : null
  const kind = citizen ? 'citizen' : groupId === null ? 'staff' : 'institution'
  const { uid } = await db
    .insertInto('account')
    .values({
      kind,
      username: person,
      username_key: person.toLowerCase(),
      nick_name: person,
      real_name: kind === 'staff' ? person : '',
      group_id: groupId,
      organization: groupId === null ? 0 : person === 'congress' ? 5 : 1
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  if (kind === 'staff') await giveRole({ db }, uid, person)
  return uid
}

async function giveRole({ db }: Pick<Database, 'db'>, uid: number, person: Person): Promise<void> {
  const held = person === 'editor' ? editorPermissions : administration
  const role = await db
    .insertInto('role')
    .values({ code: person, name: person, data_scope: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = held.map(permission => ({ role_id: role.id, permission }))
  await db.insertInto('role_permission').values(rows).execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id: role.id }).execute()
}
