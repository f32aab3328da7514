/** What hangs on a model, as far as it is somebody's to delete. */
export interface MachineDependents {
  manuals: number
  /** Machines in the yard that are served. */
  instances: number
  /** Of the maintenance schedule. */
  tasks: number
  /** Service kits. */
  kits: number
  /** Operators that have it assigned. */
  operators: number
  /** What people asked about it; goes with the model alone. */
  conversations: number
  /** Whether the model itself goes, since nothing of anybody else hangs on it. */
  deletesModel: boolean
}

/**
 * What goes with a model, in words for whoever is about to delete it: `3 manuals and 1 service kit`.
 * @returns undefined where nothing does
 */
export function whatGoes(dependents: MachineDependents): string | undefined {
  const { manuals, tasks, kits, operators, conversations, deletesModel } = dependents
  const parts = [
    counted(manuals, 'manual', 'manuals'),
    counted(tasks, 'maintenance task', 'maintenance tasks'),
    counted(kits, 'service kit', 'service kits'),
    counted(operators, 'assignment to an operator', 'assignments to operators'),
    ...(deletesModel ? [counted(conversations, 'conversation about it', 'conversations about it')] : []),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? new Intl.ListFormat('en').format(parts) : undefined
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : many}`
