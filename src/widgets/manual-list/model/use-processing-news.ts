import { useQueryClient } from '@tanstack/react-query'
import type { Manual } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'
import { whenProcessed } from './when-processed'

/** Returns a function that registers a notification: a process started in this tab ends with one. */
export function useProcessingNews(): (manual: Pick<Manual, 'id' | 'machine_id'>) => void {
  const t = useText(manualListText)
  const queryClient = useQueryClient()
  return ({ id: manualId, machine_id: machineId }) =>
    whenProcessed(queryClient, { manualId, machineId }, ({ display_name: name, status, reason }) => {
      // One for each manual: the outcome of another try replaces that of the last one.
      const id = `manual ${manualId}`
      if (status === 'READY') toast.success(t('isReady', { name }), { id })
      else toast.error(t('hasFailed', { name, reason: reason ?? '' }), { id })
    })
}
