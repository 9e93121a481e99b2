/** Two entities that only tests have, with every hint: boxes in a tree, and pieces in the boxes. */
import type { ResourceSchema, View } from '@board/schemas'
import { describeEntity } from '../../../scripts/tools/generate/entities/describe.ts'
import type { Context } from '../../../server/administration/entities/context.ts'
import { modelsOf } from '../../../server/administration/entities/model.ts'
import type { EntityRules } from '../../../server/administration/entities/rules.ts'
import type { SignedInActor } from '../../../server/platform/actor.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import type { Deps } from '../../../server/platform/deps/deps.ts'
import { checksOf } from '../../../server/platform/validation/schema-checks.ts'
import { fieldProblems } from '../../../server/platform/validation/validation-texts.ts'

const id = { type: 'integer', minimum: 1, maximum: 2147483647 } as const
const moment = { ...id, type: ['integer', 'null'], 'x-widget': 'time' } as const

const box: ResourceSchema = {
  $id: 'box',
  type: 'object',
  'x-resource': { label: 'name', title: 'entities.box.name' },
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50 },
    parentId: {
      ...id,
      type: ['integer', 'null'],
      'x-ref': { resource: 'box', label: 'name', tree: 'parentId' }
    },
    place: { type: ['object', 'null'], default: null, 'x-widget': 'map' },
    photo: { type: ['object', 'null'], default: null, 'x-widget': 'attachment' },
    papers: {
      type: 'array',
      items: { type: 'object' },
      maxItems: 3,
      default: [],
      'x-widget': 'attachment',
      'x-permission': { read: 'sys:box:papers' }
    }
  }
}

const piece: ResourceSchema = {
  $id: 'piece',
  type: 'object',
  'x-resource': { label: 'name', title: 'entities.piece.name', scope: 'deptId' },
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    kind: { type: 'integer', enum: [1, 2] },
    topic: { type: 'string', 'x-dict': 'pieceTopic', maxLength: 20, default: '' },
    boxId: {
      ...id,
      type: ['integer', 'null'],
      'x-ref': { resource: 'box', label: 'name', tree: 'parentId' }
    },
    otherIds: { type: 'array', items: id, default: [], 'x-ref': { resource: 'box', label: 'name' } },
    deptId: { ...id, type: ['integer', 'null'] },
    weight: { type: ['number', 'null'], minimum: 0 },
    isFragile: { type: 'boolean', default: false },
    madeOn: { type: ['string', 'null'], format: 'date' },
    seenAt: moment,
    handling: {
      type: 'string',
      maxLength: 50,
      default: '',
      'x-when': {
        show: { properties: { kind: { const: 2 } }, required: ['kind'] },
        require: { properties: { isFragile: { const: true } }, required: ['isFragile'] }
      }
    },
    price: {
      type: ['integer', 'null'],
      minimum: 0,
      default: null,
      'x-permission': { read: 'sys:piece:price', write: 'sys:piece:price' }
    },
    code: { type: 'string', maxLength: 20, writeOnly: true }
  }
}

const pieceView: View = {
  resource: 'piece',
  icon: 'settings',
  menu: 'content',
  aside: 'boxId',
  columns: ['name', 'kind', 'topic', 'boxId', 'otherIds', 'weight', 'seenAt', 'price'],
  hidden: ['madeOn'],
  filters: ['name', 'kind', 'boxId', 'otherIds', 'isFragile', 'weight', 'madeOn', 'seenAt', 'price'],
  form: ['name', 'kind']
}
const boxView: View = {
  resource: 'box',
  icon: 'settings',
  menu: 'content',
  tree: 'parentId',
  columns: ['name'],
  filters: ['name'],
  sort: { field: 'name', order: 'ASC' },
  form: ['name', 'parentId']
}

const words = {
  box: {
    name: '箱子',
    fields: { name: '名称', parentId: '上级', place: '位置', photo: '照片', papers: '材料' }
  },
  piece: {
    name: '物件',
    fields: Object.fromEntries(
      Object.entries({
        name: '名称',
        kind: '类别',
        topic: '主题',
        boxId: '箱子',
        otherIds: '其他箱子',
        deptId: '部门',
        weight: '重量',
        isFragile: '易碎',
        madeOn: '制造日期',
        seenAt: '查看时间',
        handling: '搬运要求',
        price: '价格',
        code: '口令'
      })
    ),
    enums: { kind: { '1': '普通', '2': '贵重' } }
  }
}

const declared = (name: string, schema: ResourceSchema, view: View) =>
  describeEntity({ name, schema, view } as Parameters<typeof describeEntity>[0])

const entities = { box: declared('box', box, boxView), piece: declared('piece', piece, pieceView) }

/** Creates the tables of both entities in a test database. */
export async function makeThrowaway({ exec, db }: Pick<Database, 'exec' | 'db'>): Promise<void> {
  await exec(`
    create table box (
      id integer generated always as identity primary key,
      name text not null unique, parent_id integer references box (id), place jsonb, version integer not null default 1
    );
    create table piece (
      id integer generated always as identity primary key,
      name text not null, kind smallint not null, topic text not null default '', box_id integer references box (id),
      dept_id integer, weight numeric, is_fragile boolean not null default false, made_on date, seen_at timestamptz,
      handling text not null default '', price integer constraint piece_price_check check (price <> 13),
      code_hash text, version integer not null default 1, unique (box_id, name)
    );
    create table piece_box (piece_id integer references piece (id), box_id integer references box (id), primary key (piece_id, box_id));`)
  const type = db.insertInto('dict_type').values({ name: 'pieceTopic', label: '主题' }).returning('id')
  const { id: typeId } = await type.executeTakeFirstOrThrow()
  const labels = { label_zh_cn: '瓷器', label_zh_tw: '瓷器', label_en_us: 'China' }
  await db
    .insertInto('dict_value')
    .values({ type_id: typeId, value: 'china', ...labels })
    .execute()
}

/** Returns the context of an entity's verbs, without a server. */
export function throwaway(
  deps: Pick<Deps, 'keys'> & Partial<Deps>,
  actor: { uid: number; permissions?: readonly string[] },
  entity: 'box' | 'piece' = 'piece',
  pieceRules: EntityRules = {}
): Context {
  const models = modelsOf({
    entities,
    texts: { 'zh-CN': words, 'zh-TW': words, 'en-US': words },
    rules: {
      piece: {
        links: { otherIds: { table: 'piece_box', own: 'piece_id', other: 'box_id' } },
        fields: { code: { columns: ['code_hash'], write: value => ({ code_hash: `#${String(value)}` }) } },
        ...pieceRules
      }
    }
  })
  const model = models.get(entity)
  if (!model) throw new Error(`There is no entity ${entity}`)
  const person: SignedInActor = {
    kind: 'administrator',
    accountId: actor.uid,
    displayName: '',
    mustChangePassword: false,
    permissions: new Set(actor.permissions ?? []),
    group: null
  }
  const checks = checksOf(fieldProblems)
  return {
    model,
    models,
    checks,
    actor: person,
    language: 'zh-CN',
    now: new Date('2026-03-01T00:00:00Z'),
    deps: deps as Deps
  }
}
