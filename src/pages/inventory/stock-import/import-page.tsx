import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { inventoryMutations, inventoryQueries, type StockImport } from '@/entities/inventory'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { TableOutline } from '@/widgets/table-import'
import { StockImportRows } from './import-rows'
import { StockImportState } from './import-state'
import { stockImportRoute } from './route'
import { stockImportText } from './text'

type StockImportPageProps = { importId: string; onBack: () => void }

/** The table of one count: what becomes of its rows, and how far it is. It goes on when the page is left. */
export function StockImportPage({ importId, onBack }: StockImportPageProps) {
  const t = useText(stockImportText)
  const written = useDateTime()
  const client = useQueryClient()
  const query = useQuery(inventoryQueries.import(importId))
  usePageTitle(query.data?.file_name ?? t('back'))
  const map = useMutation(inventoryMutations.mapImport(importId))
  const isApplied = query.data?.status === 'APPLIED'
  const change = query.data?.undo?.status === 'DONE' ? 'undone' : isApplied && 'applied'
  useEffect(() => {
    if (change) void client.invalidateQueries({ queryKey: inventoryQueries.all() })
  }, [change, client])
  const back = (
    <BackLink href="/inventory/imports" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(stored) => (
        <>
          <PageHeader
            back={back}
            title={stored.file_name}
            summary={t('uploaded', { time: written(stored.created_at) })}
          />
          <div className="grid gap-6">
            <StockImportState stored={stored} isMapping={map.isPending} onDiscarded={onBack} />
            {stored.outline && canBeRead(stored) && (
              <TableOutline
                outline={stored.outline}
                onMapping={(mapping) => map.mutate(mapping)}
                pending={map.isPending}
                error={map.error}
              />
            )}
            {stored.status !== 'READING' && !hasStoredNothing(stored) && <StockImportRows stored={stored} />}
          </div>
        </>
      )}
    </LoadedPage>
  )
}

const canBeRead = (stored: StockImport) => stored.status === 'CHECKED' || hasStoredNothing(stored)

const hasStoredNothing = ({ status, progress }: StockImport) => status === 'FAILED' && progress === 0

export function StockImportScreen() {
  const { id } = useParams({ from: stockImportRoute.path })
  const navigate = useNavigate()
  return <StockImportPage importId={id} onBack={() => void navigate({ to: '/inventory/imports' })} />
}
