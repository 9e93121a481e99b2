import { useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { ChoiceMenu, SharedList } from '../../widgets/registry.tsx'
import { successTime } from '../dialog/done.tsx'
import { sharedQueriesKey, useSharedQueries } from './useSharedQueries.ts'

/** Returns a function that changes the shared queries, notifies the reader, and loads them again. */
function useChange() {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const throttle = useThrottle()
  return async (words: string, change: () => Promise<unknown>) => {
    try {
      if (!(await throttle(change))) return
      notify(translate(`sharedQueries.${words}`), { type: 'success', autoHideDuration: successTime })
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
    await queries.invalidateQueries({ queryKey: sharedQueriesKey })
  }
}

interface Shared {
  name: string
  search: string
}

interface OwnProps extends Shared {
  /** True if the list is filtered now, so that the query can take these filters. */
  canReplace: boolean
  onRename: () => void
  onReplace: () => void
  onRemove: () => void
}

/** Shows the menu of a saved query of the reader: rename it, give it the present filters, share it, or delete it. */
export function OwnQueryMenu({ canReplace, onRename, onReplace, onRemove, ...shared }: OwnProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const choicesOf = useShareChoices()
  const { name } = shared
  const tell = (words: string) => notify(translate(words), { type: 'success', autoHideDuration: successTime })
  return (
    <ChoiceMenu
      label={translate('sharedQueries.actions', { name })}
      choices={[
        { key: 'rename', label: translate('sharedQueries.rename'), onChoose: onRename },
        ...(canReplace
          ? [
              {
                key: 'replace',
                label: translate('sharedQueries.replace'),
                onChoose: () => {
                  onReplace()
                  tell('sharedQueries.changed')
                }
              }
            ]
          : []),
        ...choicesOf(shared),
        {
          key: 'remove',
          label: translate('ra.action.delete'),
          danger: true,
          onChoose: () => {
            onRemove()
            tell('sharedQueries.removed')
          }
        }
      ]}
    />
  )
}

/** Returns a function that gives the choices of those with whom the reader may share a query of the list. */
function useShareChoices() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { data } = useSharedQueries()
  const change = useChange()
  return ({ name, search }: Shared) => {
    const query = { list: resource, name, search }
    return [
      ...(data?.withGroup
        ? [
            {
              key: 'group',
              label: translate('sharedQueries.withGroup'),
              onChoose: () => void change('shared', () => api.call('shareQueryWithGroup', { body: query }))
            }
          ]
        : []),
      ...(data?.roles ?? []).map(role => ({
        key: String(role.id),
        label: translate('sharedQueries.withRole', { role: role.name }),
        onChoose: () =>
          void change('shared', () => api.call('shareQueryWithRole', { body: { roleId: role.id, query } }))
      }))
    ]
  }
}

interface Props {
  /** The present state of the list. */
  search: string
  toOf: (search: string) => string
  onCopy: (name: string, search: string) => void
  onChoose: () => void
}

/** Shows the queries of the list that are shared with the reader. */
export function SharedQueries({ search, toOf, onCopy, onChoose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { resource } = useListContext()
  const { data } = useSharedQueries()
  const change = useChange()
  const shareChoicesOf = useShareChoices()
  const [renamed, setRenamed] = useState<number>()
  const queries = (data?.queries ?? []).filter(({ list }) => list === resource)
  if (queries.length === 0) return null
  /** Returns the key of the choice that has shared a query: with a role, or with the institution. */
  const keyOfTarget = (target: string) =>
    String(data?.roles.find(role => role.name === target)?.id ?? 'group')
  const versionOf = (id: number) => queries.find(query => query.id === id)?.version ?? 0
  return (
    <SharedList
      title={translate('sharedQueries.title')}
      mark={translate('frame.shared')}
      renamed={renamed}
      words={{
        name: translate('ra.saved_queries.query_name'),
        save: translate('ra.action.save'),
        cancel: translate('ra.action.cancel')
      }}
      onChoose={onChoose}
      onCancel={() => setRenamed(undefined)}
      onRename={(id, name) => {
        setRenamed(undefined)
        const body = { id, version: versionOf(id), name }
        void change('changed', () => api.call('changeSharedQuery', { body }))
      }}
      entries={queries.map(
        ({ id, version, name, isOwn, ownerName, sharedWith, allowedActions, ...query }) => ({
          id,
          name,
          to: toOf(query.search),
          about: isOwn
            ? translate('sharedQueries.ownAbout', { target: sharedWith })
            : translate('sharedQueries.about', { owner: ownerName, target: sharedWith }),
          menu: {
            label: translate('sharedQueries.actions', { name }),
            choices: [
              {
                key: 'copy',
                label: translate('sharedQueries.copy'),
                onChoose: () => {
                  onCopy(name, query.search)
                  notify(translate('sharedQueries.copied'), {
                    type: 'success',
                    autoHideDuration: successTime
                  })
                }
              },
              // an own one is listed here only, so it is shared with others here, too
              ...(isOwn
                ? shareChoicesOf({ name, search: query.search }).filter(
                    ({ key }) => key !== keyOfTarget(sharedWith)
                  )
                : []),
              ...(allowedActions.includes('changeSharedQuery')
                ? [
                    {
                      key: 'rename',
                      label: translate('sharedQueries.rename'),
                      onChoose: () => setRenamed(id)
                    },
                    {
                      key: 'replace',
                      label: translate('sharedQueries.replace'),
                      onChoose: () =>
                        void change('changed', () =>
                          api.call('changeSharedQuery', { body: { id, version, search } })
                        )
                    }
                  ]
                : []),
              ...(allowedActions.includes('withdrawSharedQuery')
                ? [
                    {
                      key: 'withdraw',
                      label: translate('sharedQueries.withdraw'),
                      danger: true,
                      onChoose: () =>
                        void change('withdrawn', () => api.call('withdrawSharedQuery', { body: { id } }))
                    }
                  ]
                : [])
            ]
          }
        })
      )}
    />
  )
}
