import { useMutation } from '@tanstack/react-query'
import { machineInstanceMutations } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { toast } from '@/shared/ui/toaster'
import type { InstancesSearch } from './instances-search'
import { instanceListText } from './text'

/** Saves what words and status leave, all pages of it, as a table that can be brought in again. */
export function useExport(organizationId: string, { search, status }: InstancesSearch) {
  const t = useText(instanceListText)
  const { mutate, isPending } = useMutation({
    ...machineInstanceMutations.export(organizationId),
    onSuccess: (table) => {
      const name = `machines-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile(table, name)
      toast.success(t('exported', { name }))
    },
    onError: ({ message }) => toast.error(t('exportFailed', { reason: message })),
  })
  return { save: () => mutate({ search, status }), isSaving: isPending }
}
