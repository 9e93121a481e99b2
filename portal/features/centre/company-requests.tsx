import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { ListResults } from '../../shared/lists/list-page.tsx'
import type { ListFailure, ListQuery } from '../../shared/lists/list-query.ts'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip, type ChipTone } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

type Requests = DataOf<'listOwnCompanyRequests'>

const tones: Record<0 | 1 | 2 | 3, ChipTone> = { 0: 'wait', 1: 'ok', 2: 'late', 3: 'quiet' }

/** Lists the requests of a company and their decisions. */
export function CompanyRequests({ query, requests }: { query: ListQuery; requests: Requests | ListFailure }) {
  const t = useT()
  return (
    <ListResults
      query={query}
      results={requests}
      found={total => t('company.found', { total })}
      rows={list => (
        <CardList rows={list} keyOf={row => row.id} flush>
          {row => (
            <ListCard
              title={t('company.requestOf', {
                kind: t(`company.kind.${row.kind}`),
                name: row.enterpriseName
              })}
              state={<Chip tone={tones[row.state]}>{t(`company.state.${row.state}`)}</Chip>}
              facts={
                <>
                  <span>
                    {t('company.askedAt')} <Time at={row.createdAt} />
                  </span>
                  {row.decidedAt !== null && (
                    <span>
                      {t('company.decidedAt')} <Time at={row.decidedAt} />
                    </span>
                  )}
                </>
              }
            >
              <p className={css.asked}>
                {t('company.asked', {
                  type: t(`company.type.${row.compType}`),
                  name: row.enterpriseName,
                  code: row.creditCode,
                  person: row.legalPerson,
                  contacts: row.contacts
                })}
              </p>
              {row.note && <p>{t('company.note', { note: row.note })}</p>}
            </ListCard>
          )}
        </CardList>
      )}
      empty={{ title: t('company.historyNone'), hint: null }}
    />
  )
}
