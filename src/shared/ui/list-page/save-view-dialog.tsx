import { useMutation } from '@tanstack/react-query'
import { newListViewLimits } from '#contract/platform-limits'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { type SavedView, savedViewMutations } from '@/shared/lib/saved-views'
import { FormDialog } from '../form-dialog'
import { TextField } from '../text-field'
import { toast } from '../toaster'
import { listPageText } from './text'
import type { CurrentView } from './views-menu'

type SaveViewDialogProps = { path: string; views: SavedView[]; current: CurrentView; onClose: () => void }

/** Saves what is shown under a name; under the name of a saved view it takes that one's place. */
export function SaveViewDialog({ path, views, current, onClose }: SaveViewDialogProps) {
  const t = useText(listPageText)
  const { mutateAsync: save } = useMutation(savedViewMutations.save(path))
  const { search, hiddenColumns, density } = current
  const named = (name: string) => views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase())
  const form = useApiForm({
    defaultValues: { name: '' },
    send: async ({ name }) => {
      const view = await save({
        id: named(name)?.id,
        name: name.trim(),
        search,
        hidden_columns: [...hiddenColumns],
        density,
      })
      toast.success(t('viewSaved', { name: view.name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('saveViewTitle')}
      description={t('saveViewHelp')}
      submit={t(named(form.watch('name')) ? 'replaceView' : 'saveViewSubmit')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('viewName')}
        maxLength={newListViewLimits.name.maxLength}
        autoComplete="off"
        error={form.errorOf('name')}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('viewNameRequired') })}
      />
    </FormDialog>
  )
}
