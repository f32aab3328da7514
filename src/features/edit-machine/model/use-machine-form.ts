import { useMutation, useQueryClient } from '@tanstack/react-query'
import { brandQueries } from '@/entities/brand'
import { type Machine, machineMutations } from '@/entities/machine'
import { useApiForm } from '@/shared/lib/api-form'
import { type MachineValues, valuesOf, variantsOf } from './machine-values'

/**
 * The form of a model.
 *
 * @param machine the one to change; undefined for a new one
 * @param onSaved called with the model as the server saved it
 */
export function useMachineForm(machine: Machine | undefined, onSaved: (machine: Machine) => void) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(machineMutations.create())
  const { mutateAsync: update } = useMutation(machineMutations.update(machine?.id ?? ''))

  return useApiForm<MachineValues>({
    defaultValues: valuesOf(machine),
    send: async (values) => {
      const { brand_id, type, model } = values
      const described = { type, model, variants: variantsOf(values) }
      const saved = await (machine ? update(described) : create({ brand_id, ...described }))
      void queryClient.invalidateQueries({ queryKey: brandQueries.all() })
      onSaved(saved)
    },
  })
}

export type MachineForm = ReturnType<typeof useMachineForm>
