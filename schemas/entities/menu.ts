import { maxCode, maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Conditions for the two types. Only a menu has an icon and an address; a button has permissions. */
const isMenu = { required: ['type'], properties: { type: { const: 0 } } } as const
const isButton = { required: ['type'], properties: { type: { const: 1 } } } as const

/** An entry of the console's left menu, or a button on one of its pages; together they form a tree (specification 3). */
export const menu = resource({
  $id: 'menu',
  type: 'object',
  description: 'An entry of the console’s menu, or a button on one of its pages.',
  'x-resource': {
    label: 'nameZhCn',
    title: 'entities.menu.name',
    operations: ['create', 'update', 'delete', 'export'],
    refusals: {
      create: ['ENT0101', 'ENT0104', 'ENT0105'],
      update: ['ENT0101', 'ENT0102', 'ENT0104', 'ENT0105', 'ENT0107', 'ENT0114', 'ENT0115'],
      delete: ['ENT0103', 'ENT0106', 'ENT0114']
    }
  },
  required: ['nameZhCn'],
  properties: {
    face: {
      type: 'string',
      description: 'Where it stands: g at the institutions’ console, admin at the administration.',
      enum: ['g', 'admin'],
      default: 'admin',
      examples: ['admin']
    },
    parentId: {
      type: ['integer', 'null'],
      description: 'The menu above it; null at the top.',
      minimum: 1,
      maximum: maxId,
      default: null,
      'x-ref': { resource: 'menu', label: 'nameZhCn', tree: 'parentId' },
      examples: [null]
    },
    type: {
      type: 'integer',
      description: '0 menu, 1 button.',
      enum: [0, 1],
      default: 0,
      examples: [0]
    },
    nameZhCn: {
      type: 'string',
      description: 'What it is called in Simplified Chinese.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['用户管理']
    },
    nameZhTw: {
      type: 'string',
      description: 'What it is called in Traditional Chinese; empty: as in Simplified Chinese.',
      maxLength: 50,
      default: '',
      examples: ['使用者管理']
    },
    nameEnUs: {
      type: 'string',
      description: 'What it is called in English; empty: as in Simplified Chinese.',
      maxLength: 50,
      default: '',
      examples: ['Users']
    },
    icon: {
      type: 'string',
      description: 'Name of its icon, one of the console’s.',
      maxLength: 50,
      pattern: '^[A-Za-z]*$',
      default: '',
      'x-widget': 'icon',
      'x-when': { show: isMenu },
      examples: ['user']
    },
    url: {
      type: 'string',
      description: 'The page that it leads to, below /g or /admin; empty: it only holds others.',
      maxLength: 100,
      pattern: '^(/[A-Za-z0-9][A-Za-z0-9_/?=&%-]*)?$',
      default: '',
      'x-when': { show: isMenu },
      examples: ['/user']
    },
    permissions: {
      type: 'string',
      description: 'Permission strings, separated by commas: who holds all of them sees it.',
      maxLength: 1000,
      default: '',
      'x-widget': 'textarea',
      'x-when': { require: isButton },
      examples: ['sys:user:page,sys:user:info']
    },
    sort: {
      type: 'integer',
      description: 'Its place among its neighbours, smaller first.',
      minimum: 0,
      maximum: maxCode,
      default: 0,
      examples: [10]
    },
    status: {
      type: 'integer',
      description: '0 hidden, 1 shown.',
      enum: [0, 1],
      default: 1,
      examples: [1]
    },
    key: {
      type: ['string', 'null'],
      description: 'Of entries that come with the product, which can be hidden and not deleted.',
      readOnly: true,
      examples: ['entity:user']
    }
  }
} as const satisfies ResourceSchema)
