import type { Catalogue } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { CatalogueTabs, ManagedCatalogue } from '@/widgets/managed-catalogue'
import { ExportButton } from './export-button'
import { CatalogueImportsTable } from './imports-table'
import { catalogueImportsText } from './text'
import { UploadTable } from './upload-table'

/** Parts from a table and back into one. */
export function CatalogueImportsPage() {
  return <ManagedCatalogue>{(catalogue) => <Imports catalogue={catalogue} />}</ManagedCatalogue>
}

function Imports({ catalogue }: { catalogue: Catalogue }) {
  const t = useText(catalogueImportsText)
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} actions={<ExportButton catalogue={catalogue} />} />
      <CatalogueTabs />
      <div className="grid gap-6">
        <Card title={t('upload')}>
          <UploadTable catalogueId={catalogue.id} />
        </Card>
        <Card title={t('imports')} flush>
          <CatalogueImportsTable catalogueId={catalogue.id} />
        </Card>
      </div>
    </>
  )
}
