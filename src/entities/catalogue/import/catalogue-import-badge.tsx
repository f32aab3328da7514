import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { CatalogueImport } from './catalogue-import'
import { catalogueImportText } from './text'

const appearances: Record<CatalogueImport['status'], Status> = {
  READING: 'working',
  CHECKED: 'new',
  APPLYING: 'working',
  APPLIED: 'done',
  FAILED: 'failed',
}

export function CatalogueImportBadge({ status }: Pick<CatalogueImport, 'status'>) {
  const t = useText(catalogueImportText)
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
