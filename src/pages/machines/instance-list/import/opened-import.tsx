import type { ReactNode } from 'react'
import { useRouteSearch } from '@/shared/lib/page-route'
import { machineInstancesRoute } from '../route'
import { UndoImportDialog } from './undo-import-dialog'

/** The import that the address names, to which its notice leads. */
export function OpenedImport(): ReactNode {
  const { search, changeSearch } = useRouteSearch(machineInstancesRoute)
  const { import_id: importId } = search
  return importId && <UndoImportDialog importId={importId} onClose={() => changeSearch({ import_id: undefined })} />
}
