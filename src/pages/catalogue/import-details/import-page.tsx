import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import {
  type CatalogueImport,
  CatalogueImportBadge,
  catalogueImportMutations,
  catalogueImportQueries,
  catalogueQueries,
} from '@/entities/catalogue'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { ManagedCatalogue } from '@/widgets/managed-catalogue'
import { TableOutline } from '@/widgets/table-import'
import { CatalogueImportRows } from './import-rows'
import { CatalogueImportState } from './import-state'
import { catalogueImportDetailsText } from './text'

type CatalogueImportPageProps = { importId: string; onBack: () => void }

/** One table of parts: what becomes of its rows, and how far it is. It goes on when the page is left. */
export function CatalogueImportPage({ importId, onBack }: CatalogueImportPageProps) {
  return (
    <ManagedCatalogue>
      {({ id }) => <ImportDetails catalogueId={id} importId={importId} onBack={onBack} />}
    </ManagedCatalogue>
  )
}

export function CatalogueImportScreen() {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return id && <CatalogueImportPage importId={id} onBack={() => void navigate({ to: '/manage-catalogue/import' })} />
}

function ImportDetails({ catalogueId, importId, onBack }: CatalogueImportPageProps & { catalogueId: string }) {
  const t = useText(catalogueImportDetailsText)
  const client = useQueryClient()
  const query = useQuery(catalogueImportQueries.detail(catalogueId, importId))
  usePageTitle(query.data?.file_name ?? t('back'))
  const isApplied = query.data?.status === 'APPLIED'
  const isUndone = query.data?.undo?.status === 'DONE'
  useEffect(() => {
    if (isApplied) void client.invalidateQueries({ queryKey: [...catalogueQueries.all(), catalogueId] })
  }, [isApplied, client, catalogueId])
  useEffect(() => {
    if (isUndone) void client.invalidateQueries({ queryKey: catalogueQueries.all() })
  }, [isUndone, client])
  // The page is left first, because it would find the import no more.
  const onDiscarded = () => {
    onBack()
    void client.invalidateQueries({ queryKey: catalogueImportQueries.all(), refetchType: 'none' })
  }
  const back = (
    <BackLink href="/manage-catalogue/import" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(stored) => <Import catalogueId={catalogueId} stored={stored} back={back} onDiscarded={onDiscarded} />}
    </LoadedPage>
  )
}

type ImportProps = { catalogueId: string; stored: CatalogueImport; back: ReactNode; onDiscarded: () => void }

function Import({ catalogueId, stored, back, onDiscarded }: ImportProps) {
  const t = useText(catalogueImportDetailsText)
  const written = useDateTime()
  const map = useMutation(catalogueImportMutations.map(catalogueId, stored.id))
  const canChange = stored.status === 'CHECKED' || stored.status === 'FAILED'
  return (
    <>
      <PageHeader
        back={back}
        title={stored.file_name}
        summary={
          <span className="flex flex-wrap items-center gap-3">
            <CatalogueImportBadge status={stored.status} />
            {t('uploaded', { time: written(stored.created_at) })}
          </span>
        }
      />
      <div className="grid gap-6">
        <CatalogueImportState
          catalogueId={catalogueId}
          stored={stored}
          isMapping={map.isPending}
          onDiscarded={onDiscarded}
        />
        {stored.outline && canChange && (
          <TableOutline
            outline={stored.outline}
            onMapping={(mapping) => map.mutate(mapping)}
            pending={map.isPending}
            error={map.error}
          />
        )}
        {stored.status !== 'READING' && stored.status !== 'FAILED' && (
          <CatalogueImportRows catalogueId={catalogueId} stored={stored} />
        )}
      </div>
    </>
  )
}
