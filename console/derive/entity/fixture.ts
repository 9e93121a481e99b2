import type { Entity } from '@board/schemas/vocabulary/entity'

/** A resource that uses all features of forms and lists: a stock of tools, each with a keeper. */
export const tool: Entity = {
  name: 'tool',
  schema: {
    $id: 'tool',
    type: 'object',
    'x-resource': { label: 'name', title: 'entities.tool.name', operations: ['create', 'update', 'delete'] },
    required: ['name', 'kind'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string', minLength: 1, maxLength: 20 },
      kind: { type: 'integer', enum: [0, 1] },
      power: {
        type: ['integer', 'null'],
        minimum: 1,
        'x-when': { show: { properties: { kind: { const: 1 } }, required: ['kind'] } }
      },
      remark: { type: 'string', maxLength: 200, default: '' },
      keeperIds: {
        type: 'array',
        items: { type: 'integer' },
        'x-ref': { resource: 'user', label: 'username' }
      },
      lent: { type: 'boolean', default: false },
      bought: { type: ['string', 'null'], format: 'date' },
      price: { type: 'number', 'x-permission': { read: 'tool:price', write: 'tool:price:write' } },
      password: { type: 'string', maxLength: 20, writeOnly: true, 'x-widget': 'password' },
      confirmPassword: { type: 'string', maxLength: 20, writeOnly: true, 'x-widget': 'password' },
      createdAt: { type: 'integer', readOnly: true, 'x-widget': 'time' },
      version: { type: 'integer', readOnly: true }
    }
  },
  view: {
    resource: 'tool',
    icon: 'build',
    menu: 'system',
    columns: ['name', 'kind', 'keeperIds', 'price', 'createdAt'],
    hidden: ['remark'],
    filters: ['name', 'kind', 'lent', 'price', 'bought', 'createdAt'],
    form: [
      'name',
      'kind',
      { section: 'use', fields: ['power', 'lent', 'keeperIds', 'price'] },
      { section: 'more', fields: ['remark', 'bought', 'password', 'confirmPassword', 'createdAt'] }
    ]
  },
  filter: {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 100, 'x-filter': { field: 'name', op: 'like' } },
      kind: {
        type: 'array',
        items: { type: 'integer', enum: [0, 1] },
        'x-filter': { field: 'kind', op: 'in' }
      },
      lent: { type: 'array', items: { type: 'boolean' }, 'x-filter': { field: 'lent', op: 'in' } },
      priceFrom: { type: 'number', 'x-filter': { field: 'price', op: 'from' } },
      priceTo: { type: 'number', 'x-filter': { field: 'price', op: 'to' } },
      boughtFrom: { type: 'string', format: 'date', 'x-filter': { field: 'bought', op: 'from' } },
      boughtTo: { type: 'string', format: 'date', 'x-filter': { field: 'bought', op: 'to' } },
      createdAtFrom: { type: 'integer', 'x-widget': 'time', 'x-filter': { field: 'createdAt', op: 'from' } },
      createdAtTo: { type: 'integer', 'x-widget': 'time', 'x-filter': { field: 'createdAt', op: 'to' } },
      q: { type: 'string', 'x-filter': { field: 'name', op: 'like' } },
      id: { type: 'array', items: { type: 'integer' }, 'x-filter': { field: 'id', op: 'in' } }
    }
  },
  operations: {
    list: 'sysToolList',
    get: 'sysToolGet',
    options: 'sysToolOptions',
    history: 'sysToolHistory'
  },
  permissions: { page: 'sys:tool:page', info: 'sys:tool:info', options: 'sys:tool:options' }
}
