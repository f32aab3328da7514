import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, oneByOne, platform, sendOrWait, unwrap } from '@/shared/api'
import type { Tries } from '@/shared/lib/new-id'
import type { InstanceTask, MachineInstanceChange } from './machine-instance'
import { machineInstanceQueries } from './machine-instance.queries'

type Schemas = components['schemas']

/** The field before the file: a server that reads the form as it comes knows it before the file begins. */
function asForm({ file, dry_run, mapping }: { file: Blob; dry_run?: boolean; mapping?: string }): FormData {
  const form = new FormData()
  form.append('dry_run', String(dry_run ?? false))
  if (mapping !== undefined) form.append('mapping', mapping)
  form.append('file', file)
  return form
}

const changesInstances = invalidates(machineInstanceQueries.all())

export const machineInstanceMutations = {
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: MachineInstanceChange) =>
        unwrap(platform.PUT('/machines/instance/{id}', { params: { path: { id } }, body })),
      ...changesInstances,
    }),
  /** Has a dealership serve machines, null for none, one after the other; it ends at the first that is not answered. */
  assignDealership: () =>
    mutationOptions({
      mutationFn: ({ ids, dealership_id }: { ids: readonly string[]; dealership_id: string | null }) =>
        oneByOne(
          ids.map((id) => ({ id })),
          ({ id }) =>
            unwrap(platform.PUT('/machines/instance/{id}', { params: { path: { id } }, body: { dealership_id } })),
        ),
      ...changesInstances,
    }),
  /** Enters the figure on the meter; a jump has to be confirmed (409 `jump`). */
  addReading: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewReading']) =>
        unwrap(platform.POST('/machines/instance/{id}/readings', { params: { path: { id } }, body })),
      ...changesInstances,
    }),
  voidReading: (readingId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['VoidReading']) =>
        unwrap(platform.POST('/machines/readings/{id}/void', { params: { path: { id: readingId } }, body })),
      ...changesInstances,
    }),
  /** Without an answer, a completion waits on this device under its title, and undefined is returned. */
  completeTask: (id: string, taskId: string, { tries, title }: { tries: Tries; title: string }) =>
    mutationOptions({
      mutationFn: async (body: Schemas['NewCompletion']) => {
        const key = tries.idOf(JSON.stringify(body))
        const params = { path: { id, taskId }, header: { 'Idempotency-Key': key } }
        const path = `/machines/instance/${id}/tasks/${taskId}/complete`
        return sendOrWait(
          () => unwrap(platform.POST('/machines/instance/{id}/tasks/{taskId}/complete', { params, body })),
          { id: key, title, path, body },
        )
      },
      ...changesInstances,
    }),
  /** Records completions on several machines; `id` is the task's, and the item that was seen prevents duplicates. */
  completeTasks: () =>
    mutationOptions({
      mutationFn: (completions: readonly { id: string; instanceId: string; body: Schemas['NewCompletion'] }[]) =>
        oneByOne(completions, ({ id: taskId, instanceId: id, body }) =>
          unwrap(
            platform.POST('/machines/instance/{id}/tasks/{taskId}/complete', {
              params: { path: { id, taskId } },
              body,
            }),
          ),
        ),
      ...changesInstances,
    }),
  /** Takes back completions of several machines for one reason, one after the other; only the last one of a task can be. */
  undoCompletions: () =>
    mutationOptions({
      mutationFn: ({ ids, reason }: { ids: readonly string[]; reason: string }) =>
        oneByOne(
          ids.map((id) => ({ id })),
          ({ id }) =>
            unwrap(platform.POST('/machines/completions/{id}/undo', { params: { path: { id } }, body: { reason } })),
        ),
      ...changesInstances,
    }),
  undoCompletion: (completionId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['UndoneCompletion']) =>
        unwrap(platform.POST('/machines/completions/{id}/undo', { params: { path: { id: completionId } }, body })),
      ...changesInstances,
    }),
  /**
   * Sets a dealership's maintenance tasks for a model; the machines that it serves follow.
   *
   * @param dealershipId the dealership, for a super user; everyone else sets those of their own dealership
   */
  setModelSchedule: (machineId: string, dealershipId?: string) =>
    mutationOptions({
      mutationFn: async (body: Schemas['Schedule']): Promise<void> => {
        const params = { path: { id: machineId }, query: { organization_id: dealershipId } }
        await unwrap(platform.PUT('/machines/{id}/schedule', { params, body }))
      },
      ...changesInstances,
    }),
  /** Sets the tasks of one machine. */
  setSchedule: (id: string) =>
    mutationOptions({
      mutationFn: async (body: Schemas['InstanceSchedule']): Promise<void> => {
        await unwrap(platform.PUT('/machines/instance/{id}/schedule', { params: { path: { id } }, body }))
      },
      ...changesInstances,
    }),
  /** The same of several machines, one after the other. */
  setSchedules: () =>
    mutationOptions({
      mutationFn: (machines: readonly { id: string; tasks: InstanceTask[] }[]) =>
        oneByOne(machines, ({ id, tasks }) =>
          unwrap(platform.PUT('/machines/instance/{id}/schedule', { params: { path: { id } }, body: { tasks } })),
        ),
      ...changesInstances,
    }),
  /** Gives machines the schedule of their model, one after the other; it ends at the first that is not answered. */
  assignSchedules: () =>
    mutationOptions({
      mutationFn: (ids: readonly string[]) =>
        oneByOne(
          ids.map((id) => ({ id })),
          ({ id }) => unwrap(platform.POST('/machines/instance/{id}/schedule/assign', { params: { path: { id } } })),
        ),
      ...changesInstances,
    }),
  /** Brings in a table. */
  import: (organizationId: string) =>
    mutationOptions({
      mutationFn: (table: MappedTable) => importTable(organizationId, table, false),
      ...changesInstances,
    }),
  /** Stores the rows that an interrupted import has not stored. */
  restartImport: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.POST('/machines/imports/{id}/restart', { params: { path: { id } } })),
      ...changesInstances,
    }),
  /** Takes back what an import has stored. */
  undoImport: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.POST('/machines/imports/{id}/undo', { params: { path: { id } } })),
      ...changesInstances,
    }),
  /** Only reports what would become of each row of a table. */
  checkImport: () =>
    mutationOptions({
      mutationFn: ({ organizationId, ...table }: MappedTable & { organizationId: string }) =>
        importTable(organizationId, table, true),
    }),
}

/** A table, and what was chosen for its columns. */
interface MappedTable {
  file: File
  mapping: Schemas['TableMapping'] | undefined
}

const importTable = (organizationId: string, { file, mapping }: MappedTable, isDryRun: boolean) =>
  unwrap(
    platform.POST('/machines/instances/{orgId}/import', {
      params: { path: { orgId: organizationId } },
      body: { file, dry_run: isDryRun, ...(mapping && { mapping: JSON.stringify(mapping) }) },
      bodySerializer: asForm,
    }),
  )
