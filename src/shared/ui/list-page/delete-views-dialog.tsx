import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { type SavedView, savedViewMutations } from '@/shared/lib/saved-views'
import { Dialog } from '../dialog'
import { IconButton } from '../icon-button'
import { toast } from '../toaster'
import { listPageText } from './text'

type DeleteViewsDialogProps = { path: string; views: SavedView[]; onClose: () => void }

export function DeleteViewsDialog({ path, views, onClose }: DeleteViewsDialogProps) {
  const t = useText(listPageText)
  const retainedFocus = useRetainedFocus()
  const { mutate: remove } = useMutation(savedViewMutations.remove(path))
  const removeView = ({ id, name }: SavedView) =>
    remove(id, {
      onSuccess: () => {
        toast.success(t('viewDeleted', { name }))
        if (views.length === 1) onClose()
      },
      onError: ({ message }) => toast.error(message),
    })
  return (
    <Dialog open onOpenChange={onClose} title={t('manageViewsTitle')}>
      <ul {...retainedFocus} aria-label={t('manageViewsTitle')} className="divide-y divide-line">
        {views.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{view.name}</span>
            <IconButton
              label={t('deleteView', { name: view.name })}
              icon={<Trash2 aria-hidden />}
              onClick={() => removeView(view)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
