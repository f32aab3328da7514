import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { machineInstanceMutations } from '@/entities/machine-instance'

/** A table of machines: first what would become of each row, then for real. */
export function useImport(organizationId: string) {
  const [file, setFile] = useState<File>()
  const dryRun = useMutation(machineInstanceMutations.checkImport(organizationId))
  const apply = useMutation(machineInstanceMutations.import(organizationId))

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
      dryRun.mutate(chosen)
    },
    forget,
    /** Tells how many rows were stored. */
    run: (onDone: (rows: number) => void) => {
      if (!file) return
      apply.mutate(file, { onSuccess: ({ created, updated }) => onDone(created + updated) })
    },
  }
}
