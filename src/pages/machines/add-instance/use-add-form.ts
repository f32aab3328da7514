import { useQueryClient } from '@tanstack/react-query'
import { type MeterUnit, machineInstanceQueries } from '@/entities/machine-instance'
import { ApiError, platform, unwrap } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { toast } from '@/shared/ui/toaster'
import { type AddStep, stepOf } from './steps'
import { addInstanceText } from './text'

export type AddValues = {
  organization_id: string
  machine_id: string
  serial_number: string
  name: string
  location: string
  unit: MeterUnit
  in_service_on: string
  hours: string
}

/**
 * A new machine, and its first reading if one was entered.
 *
 * @param onRefused called with the step whose field the server refuses
 * @param onAdded called with the new machine's id
 */
export function useAddForm(
  organizationId: string,
  onRefused: (step: AddStep) => void,
  onAdded: (instanceId: string) => void,
) {
  const t = useText(addInstanceText)
  const queryClient = useQueryClient()
  const defaultValues: AddValues = {
    ...{ organization_id: organizationId, machine_id: '', serial_number: '', name: '', location: '' },
    ...{ unit: 'hours', in_service_on: '', hours: '' },
  }
  return useApiForm<AddValues>({
    defaultValues,
    send: async ({ organization_id: orgId, hours, in_service_on, ...values }) => {
      try {
        const serial_number = values.serial_number.trim()
        const body = { ...values, serial_number, ...(in_service_on && { in_service_on }) }
        const { id } = await unwrap(platform.POST('/machines/instances/{orgId}', { params: { path: { orgId } }, body }))
        await enterHours(id, serial_number, readFigure(hours))
        void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
        onAdded(id)
      } catch (cause) {
        const step = cause instanceof ApiError ? stepOf(Object.keys(cause.fields)) : undefined
        if (step) onRefused(step)
        throw cause
      }
    },
  })

  /** The machine exists by then: an error about its hours does not undo it. */
  async function enterHours(id: string, serial: string, value: number | undefined) {
    try {
      const params = { path: { id } }
      if (value !== undefined)
        await unwrap(platform.POST('/machines/instance/{id}/readings', { params, body: { value } }))
      toast.success(t('saved', { serial }))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      toast.error(t('hoursNotTaken', { serial, reason: cause.message }))
    }
  }
}

export type AddForm = ReturnType<typeof useAddForm>
