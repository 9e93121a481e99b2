import { type ActionId, actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { FormPart } from '@board/schemas/vocabulary/vocabulary'
import { CanAccess, ShowBase, useGetResourceLabel, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { Values } from '../../base/values.ts'
import { allows, type EntityRecord } from '../../fields/entityRecord.ts'
import { isShown } from '../../fields/fields.ts'
import { useFieldLabel, useRecordName } from '../../fields/labels.ts'
import { useMe } from '../../session/useMe.ts'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import {
  ActionButton,
  Card,
  CardBody,
  CountTabs,
  Facts,
  FormSection,
  PageFrame
} from '../../widgets/registry.tsx'
import { DoneLine } from '../dialog/DoneLine.tsx'
import { useOfferedActs } from '../offeredActs.ts'
import { DerivedField } from '../record/DerivedField.tsx'
import { readableProperties } from './access.ts'
import { actionsOf, hasHistory } from './actions.ts'
import { type Behind, messagesBehind } from './behind.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { FreshRecord, fresh } from './edit/FreshRecord.tsx'
import { groupedBy } from './edit/form.ts'
import { History } from './History.tsx'
import { resourceAt, useListPlace } from './listPlace.ts'
import { Neighbours } from './Neighbours.tsx'
import { Related, relationsOf } from './Related.tsx'
import { useRecordAction } from './useRecordAction.ts'

/** Properties of every record that no page shows as a field. */
const frame = ['version', 'allowedActions']

/**
 * Returns the sections of a record's page: those of its view, or those of the form and then the read-only fields.
 * Fields that do not apply to the record are left out.
 */
function shownParts(entity: Entity, readable: readonly string[], record: Values) {
  const { form, show } = entity.view
  const named = (show ?? form).flatMap((part: FormPart) => (typeof part === 'string' ? part : part.fields))
  const rest = show
    ? []
    : readable.filter(name => !named.includes(name) && !frame.includes(name) && name !== 'id')
  const concerns = (name: string) =>
    readable.includes(name) && isShown({ schema: entity.schema.properties[name] ?? {} }, record)
  return groupedBy([...(show ?? form), ...rest], name => (concerns(name) ? [name] : []))
}

function RecordFacts({ entity, record }: { entity: Entity; record: EntityRecord }) {
  const translate = useTranslate()
  const label = useFieldLabel()
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
          value: <DerivedField source={name} emptyText="—" whole />
        }))}
      />
    </FormSection>
  ))
}

/** Links to the messages of the record. */
function MessagesLink({ to }: Behind) {
  const translate = useTranslate()
  const { permissions } = useMe()
  if (!permissions.includes('board:message:page')) return null
  return <ActionButton to={to}>{translate('entity.messages')}</ActionButton>
}

function ShowPage({ entity, record }: { entity: Entity; record: EntityRecord }) {
  const translate = useTranslate()
  const resourceLabel = useGetResourceLabel()
  const navigate = useNavigate()
  const listed = useListPlace(entity.name)(record)
  const run = useRecordAction(entity)
  const [params] = useSearchParams()
  const { permissions } = useMe()
  const relations = relationsOf(entity, permissions)
  const tab = params.get('tab')
  const history = tab === 'history' && hasHistory(entity)
  const related = relations.findIndex(one => one.entity.name === tab)
  const relation = relations[related]
  const title = useRecordName(entity)(record)
  useTitle(title, title)
  const [asked, setAsked] = useState(false)
  const to = (page: 'show' | 'history' | 'edit') => recordAddress(entity.name, record.id, page)
  const acts = actionsOf(entity, 'row').filter(id => allows(record, id))
  const wordOf = (id: ActionId) => translate(`actions.${id}.verb`, { _: actions[id].summary ?? id })
  const behind = messagesBehind(entity.name, record)
  const edits = allows(record, entity.operations.update)
  const deletes = allows(record, entity.operations.delete)
  useOfferedActs([
    ...acts.map(id => ({ key: id, label: wordOf(id), run: () => run(id, record, title) })),
    ...(deletes ? [{ key: 'delete', label: translate('ra.action.delete'), run: () => setAsked(true) }] : []),
    ...(edits ? [{ key: 'edit', label: translate('ra.action.edit'), run: () => navigate(to('edit')) }] : [])
  ])
  const tabs = [
    { value: 0, label: translate('entity.record'), count: undefined, to: to('show') },
    ...relations.map(({ entity: { name } }, index) => ({
      value: index + 2,
      label: resourceLabel(name),
      count: undefined,
      to: `${to('show')}?tab=${name}`
    })),
    ...(hasHistory(entity)
      ? [{ value: 1, label: translate('entity.history.name'), count: undefined, to: to('history') }]
      : [])
  ]
  return (
    <PageFrame
      title={title}
      back={{ to: listed, words: resourceLabel(entity.name) }}
      tools={
        <>
          {/* a tree has no order */}
          {entity.view.tree === undefined && (
            <CanAccess action="list" error={null}>
              <Neighbours entity={entity} />
            </CanAccess>
          )}
          {behind && <MessagesLink {...behind} />}
          {acts.map(id => (
            <ActionButton key={id} onClick={() => run(id, record, title)}>
              {wordOf(id)}
            </ActionButton>
          ))}
          {deletes && (
            <ActionButton onClick={() => setAsked(true)}>{translate('ra.action.delete')}</ActionButton>
          )}
          {edits && (
            <ActionButton tone="primary" to={to('edit')}>
              {translate('ra.action.edit')}
            </ActionButton>
          )}
        </>
      }
    >
      <DoneLine />
      <Card>
        {tabs.length > 1 && (
          <CountTabs label={title} value={history ? 1 : relation ? related + 2 : 0} tabs={tabs} />
        )}
        {history && <History entity={entity} record={record} />}
        {relation && <Related key={relation.entity.name} relation={relation} />}
        {!history && !relation && (
          <CardBody>
            <RecordFacts entity={entity} record={record} />
          </CardBody>
        )}
      </Card>
      {asked && (
        <DeleteDialog
          record={record}
          object={title}
          shownOn={resourceAt(listed)}
          onDone={() => navigate(listed)}
          onClose={() => setAsked(false)}
        />
      )}
    </PageFrame>
  )
}

/** Shows the page of a record: its fields, its actions and its history. */
export const EntityShow = ({ entity, id }: { entity: Entity; id: number }) => (
  <ShowBase<EntityRecord>
    id={id}
    queryOptions={fresh}
    disableAuthentication
    render={context => (
      <FreshRecord entity={entity} context={context}>
        {record => <ShowPage entity={entity} record={record} />}
      </FreshRecord>
    )}
  />
)
