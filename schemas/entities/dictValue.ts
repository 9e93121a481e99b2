import { maxCode, maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A value of a dictionary with its label in three languages (specification 3). */
export const dictValue = resource({
  $id: 'dictValue',
  type: 'object',
  description: 'A value of a dictionary with its labels.',
  'x-resource': {
    label: 'labelZhCn',
    title: 'entities.dictValue.name',
    refusals: {
      create: ['ENT0145', 'ENT0146'],
      update: ['ENT0142', 'ENT0143', 'ENT0144', 'ENT0145', 'ENT0146'],
      delete: ['ENT0142', 'ENT0143', 'ENT0144']
    }
  },
  required: ['typeId', 'value', 'labelZhCn', 'labelZhTw', 'labelEnUs'],
  properties: {
    typeId: {
      type: 'integer',
      description: 'The dictionary that it belongs to.',
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'dictType', label: 'name' },
      examples: [2]
    },
    value: {
      type: 'string',
      description: 'What is stored; once for each dictionary.',
      minLength: 1,
      maxLength: 50,
      pattern: '^[A-Za-z0-9_.-]+$',
      examples: ['15']
    },
    labelZhCn: {
      type: 'string',
      description: 'What it is called in Simplified Chinese.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['养老']
    },
    labelZhTw: {
      type: 'string',
      description: 'What it is called in Traditional Chinese.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['養老']
    },
    labelEnUs: {
      type: 'string',
      description: 'What it is called in English.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['Care of the elderly']
    },
    sort: {
      type: 'integer',
      description: 'Its place among the values of its dictionary, smaller first.',
      minimum: 0,
      maximum: maxCode,
      default: 0,
      examples: [15]
    },
    status: {
      type: 'integer',
      description: '0 retired: still a label, no longer a choice; 1 offered.',
      enum: [0, 1],
      default: 1,
      examples: [1]
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['养老服务、养老金、无障碍']
    }
  }
} as const satisfies ResourceSchema)
