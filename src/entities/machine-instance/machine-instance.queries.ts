import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { components, operations } from '#contract/platform'
import { listReadingsQuery } from '#contract/platform-limits'
import { platform, settleAll, unwrap } from '@/shared/api'

export type InstanceFilter = NonNullable<operations['listMachineInstances']['parameters']['query']>
type ClashFilter = NonNullable<operations['listSerialClashes']['parameters']['query']>
type CompletionPage = NonNullable<operations['listCompletions']['parameters']['query']>
export type DueFilter = NonNullable<operations['listDueItems']['parameters']['query']>

/** A machine that is read once a day fills a chart of years with it. */
const readingsShown = listReadingsQuery.limit.maximum

/** How often an import that is being stored or undone is read again; in milliseconds. */
const POLLING_MS = 1500

/** Whether an import is being stored or undone. */
export const isImportRunning = (stored: components['schemas']['MachineImport'] | undefined): boolean =>
  stored?.status === 'APPLYING' || stored?.undo?.status === 'RUNNING'

type ExportFilter = NonNullable<operations['exportMachineInstances']['parameters']['query']>

/** What the filters leave, as a CSV file with the columns that an import takes. */
export const exportInstances = (organizationId: string, filter: ExportFilter) =>
  unwrap(
    platform.GET('/machines/instances/{orgId}/export', {
      params: { path: { orgId: organizationId }, query: filter },
      parseAs: 'blob',
    }),
  )

export const machineInstanceQueries = {
  all: () => ['machine-instances'] as const,
  /** An operator's machines, or those that a dealership serves. */
  list: (organizationId: string, filter: InstanceFilter) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'list', organizationId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/instances/{orgId}', {
            params: { path: { orgId: organizationId }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/instance/{id}', { params: { path: { id } }, signal })),
    }),
  /** What an import has stored. */
  import: (id: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'import', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => isImportRunning(state.data) && POLLING_MS,
    }),
  /** The newest readings of its meter, voided ones too. */
  readings: (id: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'readings', id] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/instance/{id}/readings', {
            params: { path: { id }, query: { limit: readingsShown } },
            signal,
          }),
        ),
    }),
  /** What was done on it, the newest first. */
  completions: (id: string, page: CompletionPage) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'completions', id, page] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/instance/{id}/completions', { params: { path: { id }, query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Its tasks, with when each is due. */
  schedule: (id: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'schedule', id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/instance/{id}/schedule', { params: { path: { id } }, signal })),
    }),
  /** The tasks of several machines, by the machine's id; none of one that could not be read. */
  schedules: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'schedules', ids] as const,
      queryFn: ({ signal }) =>
        settleAll(
          ids,
          (id) => unwrap(platform.GET('/machines/instance/{id}/schedule', { params: { path: { id } }, signal })),
          signal,
        ),
    }),
  /**
   * A dealership's maintenance tasks for every machine of a model.
   *
   * @param dealershipId the dealership, for a super user; everyone else reads those of their own dealership
   */
  modelSchedule: (machineId: string, dealershipId?: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'model-schedule', machineId, dealershipId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/{id}/schedule', {
            params: { path: { id: machineId }, query: { organization_id: dealershipId } },
            signal,
          }),
        ),
    }),
  /** Serial numbers that several owners have for one model. */
  serialClashes: (filter: ClashFilter) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'serial-clashes', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/serial-clashes', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Those that the reader last worked with, the last one first. */
  recent: () =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'recent'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/recent', { signal })),
    }),
  /** What is due and what falls due next, on the machines that the reader may see. */
  nextDue: (limit: number) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'next-due', limit] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/next-due', { params: { query: { limit } }, signal })),
    }),
  /** What is due on the machines that the reader may see. */
  due: (filter: DueFilter) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'due', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/due', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Whether an owner can be given a machine of a model with a serial number. */
  serialCheck: (organizationId: string, machineId: string, serialNumber: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'serial-check', organizationId, machineId, serialNumber] as const,
      queryFn:
        organizationId && machineId && serialNumber
          ? ({ signal }: { signal: AbortSignal }) =>
              unwrap(
                platform.GET('/machines/instances/{orgId}/serial-check', {
                  params: {
                    path: { orgId: organizationId },
                    query: { machine_id: machineId, serial_number: serialNumber },
                  },
                  signal,
                }),
              )
          : skipToken,
    }),
  /** The models that the text of a type plate names, and its serial number. */
  typePlate: (text: string) =>
    queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'type-plate', text] as const,
      queryFn: text
        ? ({ signal }: { signal: AbortSignal }) =>
            unwrap(platform.GET('/machines/type-plate', { params: { query: { text } }, signal }))
        : skipToken,
    }),
  /** "Serial suggestions are requested only when both machine and prefix are given" (specification, section 5). */
  serialSuggestions: (machineId: string | undefined, typed: string) => {
    const prefix = typed.trim()
    return queryOptions({
      queryKey: [...machineInstanceQueries.all(), 'serial-suggestions', machineId, prefix] as const,
      queryFn:
        machineId && prefix
          ? ({ signal }: { signal: AbortSignal }) =>
              unwrap(
                platform.GET('/machines/{id}/serial-suggestions', {
                  params: { path: { id: machineId }, query: { prefix } },
                  signal,
                }),
              )
          : skipToken,
    })
  },
}
