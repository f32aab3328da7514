import { useMutation } from '@tanstack/react-query'
import { type CatalogueImport, catalogueImportMutations } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { ImportState } from '@/widgets/table-import'
import { catalogueImportDetailsText } from './text'

type CatalogueImportStateProps = {
  catalogueId: string
  stored: CatalogueImport
  isMapping: boolean
  onDiscarded: () => void
}

/** How far the import of parts is, and what can be done next. */
export function CatalogueImportState({ catalogueId, stored, isMapping, onDiscarded }: CatalogueImportStateProps) {
  const t = useText(catalogueImportDetailsText)
  const { id, created, updated } = stored
  return (
    <ImportState
      stored={stored}
      isMapping={isMapping}
      count={created + updated}
      apply={useMutation(catalogueImportMutations.apply(catalogueId, id))}
      restart={useMutation(catalogueImportMutations.restart(catalogueId, id))}
      undo={useMutation(catalogueImportMutations.undo(catalogueId, id))}
      discard={useMutation({ ...catalogueImportMutations.discard(catalogueId, id), onSuccess: onDiscarded })}
      words={{
        mayLeave: t('mayLeave'),
        storing: t('storing'),
        nothingChanges: t('nothingChanges'),
        readyHelp: t('readyHelp'),
        applied: t('applied', { created, updated }),
      }}
    />
  )
}
