import { useState } from 'react'
import type { LibraryManual, Manual } from '@/entities/manual'
import { useManualActions } from '@/widgets/manual-list'

type Options = { onOpen: (manual: LibraryManual) => void; onDeleted: (manual: Manual) => void }

/** What can be done with a manual of the library, and the dialog that asks before one is deleted. */
export function useLibraryActions({ onOpen, onDeleted }: Options) {
  const { retry, remove } = useManualActions()
  const [toDelete, setToDelete] = useState<LibraryManual>()

  function closeDialog() {
    setToDelete(undefined)
    remove.reset()
  }

  return {
    rowActions: {
      onOpen,
      onRetry: (manual: LibraryManual) => retry.mutate(manual),
      retryingId: retry.isPending ? retry.variables.id : undefined,
      onDelete: setToDelete,
    },
    deletion: {
      manual: toDelete,
      onCancel: closeDialog,
      onConfirm: (manual: Manual) =>
        remove.mutate(manual, {
          onSuccess: () => {
            closeDialog()
            onDeleted(manual)
          },
        }),
      pending: remove.isPending,
      failure: remove.error?.message,
    },
  }
}
