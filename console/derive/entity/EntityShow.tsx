import { actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/entity'
import type { FormPart } from '@board/schemas/vocabulary'
import { useTranslate } from 'ra-core'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { useTitle } from '../../layout/useTitle.ts'
import {
  ActionButton,
  Card,
  CardBody,
  CountTabs,
  Facts,
  FormSection,
  PageFrame
} from '../../widgets/registry.tsx'
import { useFieldLabel, useRecordName } from '../labels.ts'
import { isEmpty, isShown, type Values } from '../schema/fields.ts'
import { useNow } from '../useNow.ts'
import { readableProperties } from './access.ts'
import { actionsOf } from './actions.ts'
import { listAddress, recordAddress } from './addresses.ts'
import { History } from './History.tsx'
import { RecordLoader } from './RecordLoader.tsx'
import { Related, relationsOf } from './Related.tsx'
import { allows, type EntityRecord } from './types.ts'
import { useDeletion } from './useDeletion.tsx'
import { useRecordAction } from './useRecordAction.ts'
import { ValueCell } from './ValueCell.tsx'

/** What every record has and no page shows as a field. */
const frame = ['version', 'allowedActions']

/**
 * The sections of a record's page: as its view says, else the form's and after them what is only read; without what does not
 * concern this record.
 */
function shownParts(entity: Entity, readable: readonly string[], record: Values) {
  const { form, show } = entity.view
  const named = (show ?? form).flatMap((part: FormPart) => (typeof part === 'string' ? part : part.fields))
  const rest = show
    ? []
    : readable.filter(name => !named.includes(name) && !frame.includes(name) && name !== 'id')
  const parts: { title: string | undefined; fields: string[] }[] = []
  for (const part of [...(show ?? form), ...rest]) {
    const last = parts.at(-1)
    if (typeof part !== 'string') parts.push({ title: part.section, fields: [...part.fields] })
    else if (last && last.title === undefined) last.fields.push(part)
    else parts.push({ title: undefined, fields: [part] })
  }
  return parts
    .map(part => ({
      ...part,
      fields: part.fields.filter(name => readable.includes(name) && concerns(entity, name, record))
    }))
    .filter(part => part.fields.length > 0)
}

const concerns = (entity: Entity, name: string, record: Values) =>
  isShown({ schema: entity.schema.properties[name] ?? {} }, record)

function RecordFacts({ entity, record }: { entity: Entity; record: EntityRecord }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const now = useNow()
  const { permissions } = useMe()
  return shownParts(entity, readableProperties(entity, permissions), record).map(part => (
    <FormSection
      key={part.title ?? part.fields[0]}
      title={part.title && translate(`entities.${entity.name}.sections.${part.title}`)}
    >
      <Facts
        facts={part.fields.map(name => ({
          name,
          label: label(name),
          value: isEmpty(record[name]) ? (
            '—'
          ) : (
            <ValueCell
              name={name}
              schema={entity.schema.properties[name] ?? {}}
              value={record[name]}
              record={record}
              now={now}
              whole
            />
          )
        }))}
      />
    </FormSection>
  ))
}

function ShowPage({ entity, record }: { entity: Entity; record: EntityRecord }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const run = useRecordAction(entity)
  const [params] = useSearchParams()
  const { permissions } = useMe()
  const relations = relationsOf(entity, permissions)
  const tab = params.get('tab')
  const history = tab === 'history'
  const related = relations.findIndex(one => one.entity.name === tab)
  const relation = relations[related]
  const title = useRecordName(entity)(record)
  useTitle(title)
  const deletion = useDeletion(entity, () => navigate(listAddress(entity.name)))
  const to = (page: 'show' | 'history' | 'edit') => recordAddress(entity.name, record.id, page)
  return (
    <PageFrame
      title={title}
      back={{ to: listAddress(entity.name), words: translate(`entities.${entity.name}.name`) }}
      tools={
        <>
          {actionsOf(entity, 'row')
            .filter(id => allows(record, id))
            .map(id => (
              <ActionButton key={id} onClick={() => run(id, record, title)}>
                {translate(`actions.${id}.verb`, { _: actions[id].summary })}
              </ActionButton>
            ))}
          {allows(record, entity.operations.delete) && (
            <ActionButton onClick={() => deletion.ask({ ids: [record.id], object: title })}>
              {translate('ra.action.delete')}
            </ActionButton>
          )}
          {allows(record, entity.operations.update) && (
            <ActionButton tone="primary" to={to('edit')}>
              {translate('ra.action.edit')}
            </ActionButton>
          )}
        </>
      }
    >
      <Card>
        <CountTabs
          label={title}
          value={history ? 1 : relation ? related + 2 : 0}
          tabs={[
            { value: 0, label: translate('entity.record'), count: undefined, to: to('show') },
            ...relations.map(({ entity: { name } }, index) => ({
              value: index + 2,
              label: translate(`entities.${name}.name`),
              count: undefined,
              to: `${to('show')}?tab=${name}`
            })),
            { value: 1, label: translate('entity.history.name'), count: undefined, to: to('history') }
          ]}
        />
        {history && <History entity={entity} record={record} />}
        {relation && <Related relation={relation} id={record.id} />}
        {!history && !relation && (
          <CardBody>
            <RecordFacts entity={entity} record={record} />
          </CardBody>
        )}
      </Card>
      {deletion.dialog}
    </PageFrame>
  )
}

/** The page of a record: what it holds, what can be done with it, and what happened to it. */
export const EntityShow = ({ entity, id }: { entity: Entity; id: number }) => (
  <RecordLoader entity={entity} id={id}>
    {record => <ShowPage entity={entity} record={record} />}
  </RecordLoader>
)
