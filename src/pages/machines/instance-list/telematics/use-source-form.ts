import { useMutation } from '@tanstack/react-query'
import { type TelematicsSource, telematicsSourceMutations } from '@/entities/telematics-source'
import { useApiForm } from '@/shared/lib/api-form'
import { type SourceValues, toSend, valuesOf } from './source-values'

type Options = {
  organizationId: string
  /** The one to change; a new one is added without. */
  source: TelematicsSource | undefined
  onSaved: () => void
}

export function useSourceForm({ organizationId, source, onSaved }: Options) {
  const add = useMutation(telematicsSourceMutations.add(organizationId))
  const change = useMutation(telematicsSourceMutations.change(source?.id ?? ''))
  return useApiForm<SourceValues>({
    defaultValues: valuesOf(source),
    send: async (values) => {
      await (source ? change : add).mutateAsync(toSend(values))
      onSaved()
    },
  })
}

export type SourceForm = ReturnType<typeof useSourceForm>
