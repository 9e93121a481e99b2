import { placeFields, regionFields } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A board to which people write: of a leader, a ministry or a congress (specification 1, 3). */
export const forum = resource({
  $id: 'forum',
  type: 'object',
  description: 'A board that can be written to.',
  'x-resource': {
    label: 'name',
    title: 'entities.forum.name',
    area: 'board',
    refusals: {
      create: ['ENT0220', 'ENT0222', 'ENT0223', 'ENT0224'],
      update: ['ENT0220', 'ENT0221', 'ENT0222', 'ENT0223', 'ENT0224', 'ENT0225', 'ENT0226', 'ENT0233'],
      delete: ['ENT0227', 'ENT0228', 'ENT0229']
    }
  },
  required: ['name', 'groupId'],
  properties: {
    name: {
      type: 'string',
      description: 'The office that is written to, not a person’s name.',
      minLength: 2,
      maxLength: 50,
      examples: ['临江市市长']
    },
    title: {
      type: 'string',
      description: 'A line under its name.',
      maxLength: 50,
      default: '',
      examples: ['青川省 临江市']
    },
    parentId: {
      type: ['integer', 'null'],
      description: 'The forum above it; null at the top.',
      minimum: 1,
      maximum: maxId,
      default: null,
      'x-ref': { resource: 'forum', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    groupId: {
      type: 'integer',
      description: 'The institution that handles its messages.',
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'institution', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    organization: {
      type: 'integer',
      description: '1 a leader’s, 3 a ministry’s, 5 a people’s congress’s: as its institution is.',
      enum: [1, 3, 5],
      readOnly: true,
      examples: [1]
    },
    ...regionFields,
    ...placeFields,
    isVisible: {
      type: 'boolean',
      description: 'Whether it stands in lists and trees; by its address it is there anyway.',
      default: true,
      examples: [true]
    },
    status: {
      type: 'integer',
      description: '0 takes no messages, 1 takes messages.',
      enum: [0, 1],
      default: 1,
      'x-tone': { 0: 'wait', 1: 'ok' },
      examples: [1]
    },
    shareTitle: {
      type: 'string',
      description: 'The title of its page where it is shared; empty: the site’s words.',
      maxLength: 50,
      default: '',
      examples: ['给临江市市长留言']
    },
    shareDesc: {
      type: 'string',
      description: 'The text of its page where it is shared; empty: the site’s words.',
      maxLength: 100,
      default: '',
      examples: ['说说您身边的事。']
    },
    handingOver: {
      type: 'boolean',
      description: 'Whether messages of it are still on their way to its institution from the one before.',
      readOnly: true,
      examples: [false]
    },
    messageCount: {
      type: 'integer',
      description:
        'Messages that were approved and not taken down, deleted ones too, less those left out of the volume; a job counts them.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [120]
    },
    replyCount: {
      type: 'integer',
      description:
        'Those of them with a final reply since it was theirs to reply, less those left out of rates.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [96]
    }
  }
} as const satisfies ResourceSchema)
