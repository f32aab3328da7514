import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'
import type { MachineInstanceChange } from './machine-instance'

type Schemas = components['schemas']

/** The field before the file: a server that reads the form as it comes knows it before the file begins. */
function asForm({ file, dry_run }: { file: Blob; dry_run?: boolean }): FormData {
  const form = new FormData()
  form.append('dry_run', String(dry_run ?? false))
  form.append('file', file)
  return form
}

export const machineInstanceMutations = {
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: MachineInstanceChange) =>
        unwrap(platform.PUT('/machines/instance/{id}', { params: { path: { id } }, body })),
    }),
  /** Enters what the meter says; a jump is asked back with 409 `jump`. */
  addReading: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewReading']) =>
        unwrap(platform.POST('/machines/instance/{id}/readings', { params: { path: { id } }, body })),
    }),
  voidReading: (readingId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['VoidReading']) =>
        unwrap(platform.POST('/machines/readings/{id}/void', { params: { path: { id: readingId } }, body })),
    }),
  completeTask: (id: string, taskId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewCompletion']) =>
        unwrap(
          platform.POST('/machines/instance/{id}/tasks/{taskId}/complete', {
            params: { path: { id, taskId } },
            body,
          }),
        ),
    }),
  undoCompletion: (completionId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['UndoneCompletion']) =>
        unwrap(platform.POST('/machines/completions/{id}/undo', { params: { path: { id: completionId } }, body })),
    }),
  /**
   * Sets what a dealership does on a model; the machines that it serves follow.
   *
   * @param dealershipId whose, for a super user; everybody else sets their own dealership's
   */
  setModelSchedule: (machineId: string, dealershipId?: string) =>
    mutationOptions({
      mutationFn: async (body: Schemas['Schedule']): Promise<void> => {
        const params = { path: { id: machineId }, query: { organization_id: dealershipId } }
        await unwrap(platform.PUT('/machines/{id}/schedule', { params, body }))
      },
    }),
  /** Sets the tasks of one machine. */
  setSchedule: (id: string) =>
    mutationOptions({
      mutationFn: async (body: Schemas['Schedule']): Promise<void> => {
        await unwrap(platform.PUT('/machines/instance/{id}/schedule', { params: { path: { id } }, body }))
      },
    }),
  /** Brings in a table, or only says what would become of each row. */
  import: (organizationId: string) =>
    mutationOptions({
      mutationFn: (body: { file: File; dry_run: boolean }) =>
        unwrap(
          platform.POST('/machines/instances/{orgId}/import', {
            params: { path: { orgId: organizationId } },
            body,
            bodySerializer: asForm,
          }),
        ),
    }),
}
