import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'

/** A table of machines: first what would become of each row, then for real. */
export function useImport(organizationId: string) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const dryRun = useMutation(machineInstanceMutations.import(organizationId))
  const apply = useMutation({
    ...machineInstanceMutations.import(organizationId),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() }),
  })

  function forget() {
    setFile(undefined)
    dryRun.reset()
    apply.reset()
  }

  return {
    file,
    /** What would become of each row; undefined until the server has said so. */
    report: dryRun.data,
    isChecking: dryRun.isPending,
    failure: apply.error ?? dryRun.error ?? undefined,
    isImporting: apply.isPending,
    choose: (chosen: File) => {
      forget()
      setFile(chosen)
      dryRun.mutate({ file: chosen, dry_run: true })
    },
    forget,
    /** Tells how many rows were stored. */
    run: (onDone: (rows: number) => void) => {
      if (!file) return
      apply.mutate({ file, dry_run: false }, { onSuccess: ({ created, updated }) => onDone(created + updated) })
    },
  }
}
