import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { inventoryQueries } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { rowTitleClass } from '@/shared/ui/data-table'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { DealershipChoice, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { ImportsTable } from '@/widgets/table-import'
import { stockImportsRoute } from './route'
import { stockImportsText } from './text'

const pageSize = 25

/** The counts that were uploaded, with what became of them. */
export function StockImportsPage() {
  const t = useText(stockImportsText)
  const navigate = useNavigate()
  const { search, changeSearch } = useRouteSearch(stockImportsRoute)
  const { isMissing, organizationId } = useDealershipChoice(search.organization_id)
  const page = search.page ?? 1
  const query = useQuery({
    ...inventoryQueries.imports({ organization_id: organizationId, page, limit: pageSize }),
    enabled: !isMissing,
  })
  usePageTitle(t('title'))
  const inventory = { to: '/inventory', search: { organization_id: organizationId } } as const
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        back={
          <BackLink href="/inventory" onBack={() => void navigate(inventory)}>
            {t('back')}
          </BackLink>
        }
        actions={
          <DealershipChoice
            hideLabel
            value={search.organization_id}
            onChange={(id) => changeSearch({ organization_id: id, page: undefined })}
          />
        }
      />
      {isMissing ? (
        <NoDealershipChosen />
      ) : (
        <Card flush>
          <ImportsTable
            query={query}
            counts={[
              { id: 'updated', header: t('updated'), of: ({ updated }) => updated },
              { id: 'unchanged', header: t('unchanged'), of: ({ unchanged }) => unchanged },
              { id: 'refused', header: t('refused'), of: ({ refused }) => refused },
            ]}
            page={page}
            pageSize={pageSize}
            onPage={(next) => changeSearch({ page: next })}
            onOpen={(id) => void navigate({ to: '/inventory/imports/$id', params: { id } })}
            link={(id, words) => (
              <Link to="/inventory/imports/$id" params={{ id }} className={rowTitleClass}>
                {words}
              </Link>
            )}
          />
        </Card>
      )}
    </>
  )
}
