import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * A role of the staff: its menus are its permissions, and its departments limit the data that it sees (specification 3,
 * 6).
 */
export const role = resource({
  $id: 'role',
  type: 'object',
  description: 'What a group of staff may do and whose data they may see.',
  'x-resource': {
    label: 'name',
    title: 'entities.role.name',
    refusals: {
      create: ['ENT0115', 'ENT0125'],
      update: ['ENT0114', 'ENT0115', 'ENT0125', 'ENT0131', 'ENT0134'],
      delete: ['ENT0130', 'ENT0132', 'ENT0134']
    }
  },
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['部门管理员']
    },
    code: {
      type: ['string', 'null'],
      description: 'Of the roles that come with the product: administrator, editor.',
      readOnly: true,
      examples: [null]
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['管理本部门的用户']
    },
    secondFactor: {
      type: 'boolean',
      description: 'Whether accounts with it must have a second factor.',
      default: false,
      examples: [false]
    },
    withoutFactor: {
      type: 'integer',
      description: 'How many active accounts with it have no second factor.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [3]
    },
    menuIdList: {
      type: 'array',
      description: 'Menu authorisation: the menus and buttons that it opens.',
      items: { type: 'integer', minimum: 1, maximum: maxId },
      uniqueItems: true,
      maxItems: 2000,
      default: [],
      // the menus of institutions depend on their permissions
      'x-ref': {
        resource: 'menu',
        label: 'nameZhCn',
        tree: 'parentId',
        // a button is on a page, which its menu opens
        withAbove: true,
        filter: { face: ['admin'] }
      },
      examples: [[1001]]
    },
    dataScope: {
      type: 'integer',
      description: 'Department data authorisation: 0 all, 1 own department and below, 2 chosen departments.',
      enum: [0, 1, 2],
      default: 1,
      examples: [1]
    },
    deptIdList: {
      type: 'array',
      description: 'The departments whose data it opens.',
      items: { type: 'integer', minimum: 1, maximum: maxId },
      uniqueItems: true,
      maxItems: 2000,
      default: [],
      'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
      'x-when': {
        show: { required: ['dataScope'], properties: { dataScope: { const: 2 } } },
        require: { required: ['dataScope'], properties: { dataScope: { const: 2 } } }
      },
      examples: [[]]
    }
  }
} as const satisfies ResourceSchema)
