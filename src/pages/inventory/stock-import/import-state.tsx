import { useMutation } from '@tanstack/react-query'
import { inventoryMutations, type StockImport } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { ImportState } from '@/widgets/table-import'
import { stockImportText } from './text'

type StockImportStateProps = { stored: StockImport; isMapping: boolean; onDiscarded: () => void }

/** How far the import of a count is, and what can be done next. */
export function StockImportState({ stored, isMapping, onDiscarded }: StockImportStateProps) {
  const t = useText(stockImportText)
  const { id, updated: count, refused } = stored
  const skipped = refused > 0 ? ` ${t('skipped', { count: refused })}` : ''
  return (
    <ImportState
      stored={stored}
      isMapping={isMapping}
      count={count}
      isStoredInPart={stored.progress > 0}
      apply={useMutation(inventoryMutations.applyImport(id))}
      restart={useMutation(inventoryMutations.restartImport(id))}
      undo={useMutation(inventoryMutations.undoImport(id))}
      discard={useMutation({ ...inventoryMutations.discardImport(id), onSuccess: onDiscarded })}
      words={{
        mayLeave: t('mayLeave'),
        storing: t('storing'),
        nothingChanges: t('nothingChanges'),
        readyHelp: t('readyHelp'),
        applied: `${t('applied', { count })}${skipped}`,
      }}
    />
  )
}
