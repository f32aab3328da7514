import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { telematicsSourceMutations } from '@/entities/telematics-source'

/** A document of hours: chosen first, then brought in. */
export function useImportTelematics(organizationId: string) {
  const [file, setFile] = useState<File>()
  const { mutate, reset, data, error, isPending } = useMutation({
    ...telematicsSourceMutations.import(organizationId),
    // What could not be read is chosen anew.
    onError: () => setFile(undefined),
  })
  return {
    file,
    /** What became of each machine; undefined until it was brought in. */
    report: data,
    failure: error ?? undefined,
    isImporting: isPending,
    /** Another document; none to begin anew. */
    choose: (chosen: File | undefined) => {
      reset()
      setFile(chosen)
    },
    run: () => file && mutate(file),
  }
}
