import { useQuery } from '@tanstack/react-query'
import { type Machine, machineQueries } from '@/entities/machine'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useSettled } from '@/shared/lib/settled'

/** A model as it is chosen. */
export type Model = Pick<Machine, 'id' | 'name' | 'brand' | 'model' | 'type'>

/** A model to choose, with the serial number that a type plate names beside it. */
export type ModelChoice = { model: Model; serialNumber: string | undefined }

/** As many as a person reads through; those with more of them search. */
const offered = 50
const pauseMs = 200

/**
 * The models that match what is typed, those first that it names as a type plate does; before anything is typed, those of the
 * machines that the person last worked with come first. While the next ones are on their way, those of before stay.
 */
export function useModelSearch(typed: string) {
  const search = useSettled(typed.trim(), pauseMs)
  const list = useQuery(machineQueries.list({ search, limit: offered }))
  const recent = useQuery(machineInstanceQueries.recent())
  const plate = useQuery(machineInstanceQueries.typePlate(search))
  const serialNumber = plate.data?.serial_number ?? undefined
  const named: ModelChoice[] = plate.data?.models.map((model) => ({ model, serialNumber })) ?? []
  const listed = list.data?.items ?? []
  const models = search === '' ? recentFirst(listed, recent.data?.items ?? []) : listed
  const others = models.filter(({ id }) => named.every(({ model }) => model.id !== id))
  // Nothing may move under a finger: what comes first must be known before the others are shown.
  const isLoaded = list.data !== undefined && (search !== '' || !recent.isPending)
  return {
    search,
    choices: [...named, ...(isLoaded ? others : []).map((model) => ({ model, serialNumber: undefined }))],
    /** Those that the text that is typed now names as a plate does; undefined until it has been read. */
    named: search === typed.trim() && plate.isSuccess ? named : undefined,
    /** The serial number on that plate. */
    serialNumber,
    isLoaded,
    isFetching: list.isFetching || plate.isFetching,
    /** Whether the choices are those of the text that is typed now. */
    isSettled: search === typed.trim() && isLoaded && !list.isFetching && !plate.isFetching,
    /** How many match beyond those that are offered. */
    hidden: isLoaded ? Math.max(0, (list.data?.total ?? 0) - models.length) : 0,
    error: list.error,
    retry: () => void list.refetch(),
  }
}

/** Also a recent one beyond those that are offered is among them. */
function recentFirst(listed: readonly Model[], recent: readonly MachineInstance[]): Model[] {
  const first = new Map(recent.map(({ machine }) => [machine.id, machine]))
  return [...first.values(), ...listed.filter(({ id }) => !first.has(id))]
}
