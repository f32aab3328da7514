import { useQueryClient } from '@tanstack/react-query'
import { type MeterUnit, machineInstanceQueries, type TaskState } from '@/entities/machine-instance'
import { ApiError, platform, unwrap } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { toast } from '@/shared/ui/toaster'
import { daysSince, mayHaveBeenServiced } from './service-history'
import { addInstanceText } from './text'

export type AddValues = {
  organization_id: string
  dealership_id: string
  machine_id: string
  serial_number: string
  name: string
  location: string
  unit: MeterUnit
  in_service_on: string
  hours: string
}

/** What was added, and the tasks that its dealership's schedule for the model brought, if they may have been done before. */
export type AddedInstance = { id: string; unit: MeterUnit; tasks: readonly TaskState[] }

/**
 * A new machine, and its first reading if one was entered.
 *
 * @param onAdded called with the new machine
 */
export function useAddForm(organizationId: string, onAdded: (added: AddedInstance) => void) {
  const t = useText(addInstanceText)
  const queryClient = useQueryClient()
  const defaultValues: AddValues = {
    ...{ organization_id: organizationId, dealership_id: '', machine_id: '', serial_number: '' },
    ...{ name: '', location: '', unit: 'hours', in_service_on: '', hours: '' },
  }
  return useApiForm<AddValues>({
    defaultValues,
    send: async ({ organization_id: orgId, dealership_id, hours, in_service_on, ...values }) => {
      const serial_number = values.serial_number.trim()
      const chosen = { ...(dealership_id && { dealership_id }), ...(in_service_on && { in_service_on }) }
      const body = { ...values, ...chosen, serial_number }
      const { id } = await unwrap(platform.POST('/machines/instances/{orgId}', { params: { path: { orgId } }, body }))
      const meter = readFigure(hours)
      await enterHours(id, serial_number, meter)
      void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
      const tasks = await tasksOf(id)
      const age = { hours: meter, days: daysSince(in_service_on, new Date()) }
      onAdded({ id, unit: values.unit, tasks: mayHaveBeenServiced(age, tasks) ? tasks : [] })
    },
  })

  /** None where they cannot be read: the machine exists by then, and its page shows them. */
  async function tasksOf(id: string): Promise<readonly TaskState[]> {
    try {
      return (await queryClient.fetchQuery(machineInstanceQueries.schedule(id))).tasks
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return []
    }
  }

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
