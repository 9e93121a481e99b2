import { placeFields, regionFields } from '../facts/entity-fields.ts'
import { maxId, officePhonePattern } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A group that handles messages: local institutions, ministries, channels, people's congresses (specification 1, 6). */
export const institution = resource({
  $id: 'institution',
  type: 'object',
  description: 'A group that handles messages.',
  'x-resource': {
    label: 'name',
    title: 'entities.institution.name',
    area: 'board',
    refusals: {
      create: ['ENT0200', 'ENT0202', 'ENT0203'],
      update: [
        'ENT0200',
        'ENT0201',
        'ENT0202',
        'ENT0203',
        'ENT0204',
        'ENT0205',
        'ENT0206',
        'ENT0207',
        'ENT0208',
        'ENT0209',
        'ENT0210',
        'ENT0234'
      ],
      delete: ['ENT0211']
    }
  },
  required: ['name', 'organization'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 2,
      maxLength: 50,
      examples: ['临江市留言办理办公室']
    },
    parentId: {
      type: ['integer', 'null'],
      description: 'Its superior; null at the top.',
      minimum: 1,
      maximum: maxId,
      default: null,
      'x-ref': { resource: 'institution', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    organization: {
      type: 'integer',
      description: '1 local, 3 ministry, 4 channel, 5 people’s congress.',
      enum: [1, 3, 4, 5],
      examples: [1]
    },
    ...regionFields,
    ...placeFields,
    status: {
      type: 'integer',
      description: '0 closed, 1 open.',
      enum: [0, 1],
      default: 1,
      'x-tone': { 0: 'late', 1: 'ok' },
      examples: [1]
    },
    allowCollect: {
      type: 'boolean',
      description: 'May hold campaigns.',
      default: false,
      examples: [false]
    },
    allowDelivery: {
      type: 'boolean',
      description: 'May ask to put messages before others.',
      default: false,
      examples: [false]
    },
    allowHandleDelivery: {
      type: 'boolean',
      description: 'May have messages put before it.',
      default: false,
      examples: [false]
    },
    allowNoAlert: {
      type: 'boolean',
      description: 'Is not reminded to bind a phone.',
      default: false,
      examples: [false]
    },
    replyApproval: {
      type: 'boolean',
      description: 'Its replies and explanations are published once its superior approves them.',
      default: false,
      examples: [false]
    },
    contact: {
      type: 'string',
      description: 'The post that answers for it, not a person’s name.',
      maxLength: 50,
      default: '',
      examples: ['留言办理岗']
    },
    phone: {
      type: 'string',
      description: 'A phone number at which it can be reached.',
      maxLength: 30,
      pattern: officePhonePattern,
      default: '',
      examples: ['0575-12345']
    },
    address: {
      type: 'string',
      description: 'Where it is.',
      maxLength: 200,
      default: '',
      examples: ['临江市江滨路 1 号']
    },
    officePlace: {
      type: ['object', 'null'],
      description: 'Where its service hall stands on a map.',
      default: null,
      'x-widget': 'map',
      examples: [null]
    },
    intro: {
      type: 'string',
      description: 'What it does, in short.',
      maxLength: 1000,
      default: '',
      'x-widget': 'textarea',
      examples: ['负责本市留言的受理、交办与答复。']
    }
  }
} as const satisfies ResourceSchema)
