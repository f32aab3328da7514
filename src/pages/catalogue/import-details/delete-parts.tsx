import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueMutations } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { catalogueImportDetailsText } from './text'

/** Deletes the chosen parts that an import has added; those in use are taken off sale. */
export function DeleteParts({ ids, onDeleted }: { ids: readonly string[]; onDeleted: (ids: string[]) => void }) {
  const t = useText(catalogueImportDetailsText)
  const [asks, setAsks] = useState(false)
  const remove = useMutation({
    ...catalogueMutations.removeParts(),
    onSuccess: ({ done, refused, unsent }) => {
      setAsks(false)
      onDeleted(done)
      const left = refused.length + unsent.length
      if (left > 0) toast.error(t('notDeleted', { count: left }))
      else toast.success(t('deleted', { count: done.length }))
    },
  })
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('delete', { count: ids.length })}</Button>
      {asks && (
        <ConfirmDialog
          title={t('deleteTitle', { count: ids.length })}
          description={t('deleteHelp')}
          confirm={t('delete', { count: ids.length })}
          onConfirm={() => remove.mutate(ids)}
          onClose={() => setAsks(false)}
          pending={remove.isPending}
          failure={remove.error?.message}
        />
      )}
    </>
  )
}
